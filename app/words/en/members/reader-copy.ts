// What people on a shared plan are told about what they may not do; `owner` is the owner's first name.

/** Why a reader can't change anything. */
export function readerText(owner: string | null | undefined): string {
  return `You can view this plan. To make changes, ask ${owner ?? "its owner"} for editing access.`;
}

/** Why an editor can't do what is the owner's alone. */
export function ownersOnlyText(owner: string | null | undefined): string {
  return `Only ${owner ?? "the owner"} can do that with this plan.`;
}

export const REFUSED_COPY = {
  title: "That wasn't saved",
  readTitle: "You can't change this",
  typed: "Here's what you entered, in case you want to copy it:",
};

/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `On this plan with you: ${names.join(", ")}`;
}
