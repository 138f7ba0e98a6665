// Apart from the model, because Today has bars in a browser, and the model only without a network.

/** The bars of five by what is needed or worn, clo: a light layer, a mild day, a cool one, a cold one, deep cold. Our choice. */
const BARS = [0.3, 0.8, 1.6, 2.6] as const;

/** Insulation in bars from 1 to 5, because people don't use clo. */
export function barsOf(clo: number): number {
  return 1 + BARS.filter((least) => clo >= least).length;
}
