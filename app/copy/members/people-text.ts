/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `On this plan with you: ${names.join(", ")}`;
}
