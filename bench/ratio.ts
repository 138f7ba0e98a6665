// Two things measured in turn, so that a busy machine slows both.

export interface Ratio {
  median: number;
  min: number;
  max: number;
  /** Medians of each by itself. */
  ours: number;
  theirs: number;
}

export const ROUNDS = 5;

/** ours ÷ theirs, measured one after the other in each of five rounds. */
export async function measureRatio(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  rounds = ROUNDS,
): Promise<Ratio> {
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const other = await theirs();
    pairs.push({ ours: await ours(), theirs: other });
  }
  const ratios = pairs.map((pair) => pair.ours / pair.theirs);
  return {
    median: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
  };
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that this percentage doesn't exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, at)] ?? Number.NaN;
}
