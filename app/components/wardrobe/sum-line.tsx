import { whySumsDiffer } from "~/copy/wardrobe/essentials.ts";

interface SumLineProps {
  /** The numbers of the sizes as they are shown. */
  sizes: readonly number[];
  year: number;
  /** The items that have no size. */
  names: readonly string[];
}

/** One line where the numbers of the sizes are not those of the year, for whoever adds them up. */
export function SumLine({ sizes, year, names }: SumLineProps) {
  const why = whySumsDiffer(sizes, year, names);
  return why && <p className="figures mt-1 max-w-xl text-xs text-ink-soft">{why}</p>;
}
