/** Who else is on the open plan, for screen readers. */
export function peopleText(names: readonly string[]): string {
  return `Sur ce plan avec vous\u00a0: ${names.join(", ")}`;
}
