// "How many babies?" and what a plan for more than one says of itself.
export const BABIES_COPY = {
  fold: "Twins or more?",
  question: "How many babies?",
  hint: "One plan covers them all. They share clothes, so you won't need twice as many.",
  /** The name of the fact, for screen readers and tables. */
  fact: "Babies",
} as const;

/** 'Counted for 2 babies'; null for one. */
export function countedForBabies(babies: number): string | null {
  return babies < 2 ? null : `Counted for ${babies} babies`;
}

/** 'Twins', '3 babies'; null for one, which goes without saying. */
export function babiesWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? "Twins" : `${babies} babies`;
}
