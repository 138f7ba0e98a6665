// What people on a shared plan are told about what they may not do; `owner` is the owner's first name.

/** Why a reader can't change anything. */
export function readerText(owner: string | null | undefined): string {
  return owner
    ? `Du liest in diesem Plan mit. Wenn du mitplanen möchtest, frag ${owner}.`
    : "Du liest in diesem Plan mit. Wenn du mitplanen möchtest, frag die Person, der er gehört.";
}

/** Why an editor can't do what is the owner's alone. */
export function ownersOnlyText(owner: string | null | undefined): string {
  return `Das kann in diesem Plan nur ${owner ?? "die Person, der er gehört"}.`;
}

export const REFUSED_COPY = {
  title: "Das wurde nicht gespeichert",
  readTitle: "Das kannst du nicht ändern",
  typed: "Hier noch einmal deine Eingabe, zum Kopieren:",
};

/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `Mit dir in diesem Plan: ${names.join(", ")}`;
}
