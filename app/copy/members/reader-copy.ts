// What people on a shared plan are told about what they may not do; `owner` is the owner's first name.

/** Why a reader can't change anything. */
export function readerText(owner: string | null | undefined): string {
  return `You can look at this plan. Ask ${owner ?? "its owner"} to let you edit.`;
}

/** Why an editor can't do what is the owner's alone. */
export function ownersOnlyText(owner: string | null | undefined): string {
  return `Only ${owner ?? "the owner"} can do that with this plan.`;
}

export const REFUSED_COPY = {
  title: "That wasn't saved",
  readTitle: "You can't change this",
  typed: "What you entered, so that you can copy it:",
};

/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `On this plan with you: ${names.join(", ")}`;
}
