// What a plan for more than one baby says of itself.
/** The name of the fact, for screen readers and tables. */
export const BABIES_FACT = "Babys";

/** 'Berechnet für 2 Babys'; null for one. */
export function countedForBabies(babies: number): string | null {
  return babies < 2 ? null : `Berechnet für ${babies} Babys`;
}

/** 'Zwillinge', '3 Babys'; null for one, which goes without saying. */
export function babiesWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? "Zwillinge" : `${babies} Babys`;
}
