// What people on a shared plan are told about what they may not do; `owner` is the owner's first name.

/** Why a reader can't change anything. */
export function readerText(owner: string | null | undefined): string {
  return `Vous pouvez consulter ce plan. Pour le modifier, demandez à ${owner ?? "son propriétaire"}.`;
}

/** Why an editor can't do what is the owner's alone. */
export function ownersOnlyText(owner: string | null | undefined): string {
  return owner
    ? `C’est réservé à ${owner}, propriétaire du plan.`
    : "Seul son propriétaire peut faire cela avec ce plan.";
}

export const REFUSED_COPY = {
  title: "Ce n’est pas enregistré",
  readTitle: "Vous ne pouvez pas modifier cela",
  typed: "Voici ce que vous avez saisi, si vous voulez le copier\u00a0:",
};

/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `Ce plan est partagé avec\u00a0: ${names.join(", ")}`;
}
