// "How many babies?": the answer as it is chosen, and as a plan keeps it.

/** The most babies that a plan is for. */
export const MOST_BABIES = 3;

/** The choices as a form sends them: '1' to '3'. */
export const BABY_COUNTS: readonly string[] = Array.from({ length: MOST_BABIES }, (_, at) => `${at + 1}`);

/** What a plan is for unless someone says otherwise. */
export const ONE_BABY = "1";

/** Whether a text is one of the choices. */
export function isBabyCount(text: string): boolean {
  return BABY_COUNTS.includes(text);
}
