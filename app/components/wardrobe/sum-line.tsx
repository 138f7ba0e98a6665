import { whySumsDiffer } from "~/copy/wardrobe/dashboard-copy.ts";

interface SumLineProps {
  /** The numbers shown for the sizes. */
  sizes: readonly number[];
  year: number;
  /** The items without a size. */
  names: readonly string[];
}

/** Explains why the sizes' numbers don't add up to the year's, when they don't. */
export function SumLine({ sizes, year, names }: SumLineProps) {
  const why = whySumsDiffer(sizes, year, names);
  return why && <p className="figures mt-1 max-w-xl text-xs text-ink-soft">{why}</p>;
}
