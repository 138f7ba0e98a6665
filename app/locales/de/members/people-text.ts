/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `Mit dir in diesem Plan: ${names.join(", ")}`;
}
