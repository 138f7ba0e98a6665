/**
 * Whether a plan's weather is its place's typical climate, in the US or elsewhere, and not an archive's days.
 */
export function isTypicalClimate(source: string | null): boolean {
  return source === "typical-climate" || source === "world-climate";
}
