// What people on a shared plan are told about what they may not do; `owner` is the owner's first name.

/** Why a reader can't change anything. */
export function readerText(owner: string | null | undefined): string {
  return `Puedes ver este plan. Pídele a ${owner ?? "su titular"} que te deje editarlo.`;
}

/** Why an editor can't do what is the owner's alone. */
export function ownersOnlyText(owner: string | null | undefined): string {
  return `Solo ${owner ?? "su titular"} puede hacer eso con este plan.`;
}

export const REFUSED_COPY = {
  title: "Eso no se guardó",
  readTitle: "No puedes cambiar esto",
  typed: "Esto es lo que escribiste, por si quieres copiarlo:",
};

/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `En este plan contigo: ${names.join(", ")}`;
}
