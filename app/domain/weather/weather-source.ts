/** Whether a plan's weather is the typical climate of its place, in the US or elsewhere, and no archive's days. */
export function isTypicalClimate(source: string | null): boolean {
  return source === "typical-climate" || source === "world-climate";
}
