// What people on a shared plan are told about what they may not do; `owner` is the owner's first name.

/** Why a reader can't change anything. */
export function readerText(owner: string | null | undefined): string {
  return `Vous pouvez regarder ce plan. Pour le modifier, demandez à ${owner ?? "son propriétaire"}.`;
}

/** Why an editor can't do what is the owner's alone. */
export function ownersOnlyText(owner: string | null | undefined): string {
  return owner
    ? `Seule la personne propriétaire, ${owner}, peut faire cela avec ce plan.`
    : "Seul son propriétaire peut faire cela avec ce plan.";
}

export const REFUSED_COPY = {
  title: "Ce n’est pas enregistré",
  readTitle: "Vous ne pouvez pas modifier cela",
  typed: "Ce que vous avez saisi, pour pouvoir le copier\u00a0:",
};

/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `Sur ce plan avec vous\u00a0: ${names.join(", ")}`;
}
