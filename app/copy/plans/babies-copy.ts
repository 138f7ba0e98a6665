// What a plan for more than one baby says of itself.
/** The name of the fact, for screen readers and tables. */
export const BABIES_FACT = "Babies";

/** 'Counted for 2 babies'; null for one. */
export function countedForBabies(babies: number): string | null {
  return babies < 2 ? null : `Calculated for ${babies} babies`;
}

/** 'Twins', '3 babies'; null for one, which goes without saying. */
export function babiesWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? "Twins" : `${babies} babies`;
}
