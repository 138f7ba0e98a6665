// The three laundry routines side by side: pieces in each, and the difference from the current one.
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "../vocabulary.ts";

export type ByScenario<Value> = Readonly<Record<LaundryScenario, Value>>;

/** The pieces needed; `all` includes the essentials. */
export type PieceCount = { essentials: number; all: number };

/** How many more pieces one routine needs than another; negative if fewer. */
export function difference(of: PieceCount, than: PieceCount): PieceCount {
  return { essentials: of.essentials - than.essentials, all: of.all - than.all };
}

/** True if the routines' numbers differ. */
export function differs(counts: ByScenario<number>): boolean {
  return LAUNDRY_SCENARIOS.some((scenario) => counts[scenario] !== counts.daily);
}

/**
 * The routine that differs the most from `current`: by essentials, then by all pieces, then the one with
 * more. Null if all three are equal.
 */
export function farthest(
  counts: ByScenario<PieceCount>,
  current: LaundryScenario,
): { scenario: LaundryScenario; more: PieceCount } | null {
  const [first] = LAUNDRY_SCENARIOS.map((scenario) => ({
    scenario,
    more: difference(counts[scenario], counts[current]),
  }))
    .filter(({ more }) => more.essentials !== 0 || more.all !== 0)
    .sort(
      (a, b) =>
        Math.abs(b.more.essentials) - Math.abs(a.more.essentials) ||
        Math.abs(b.more.all) - Math.abs(a.more.all) ||
        b.more.all - a.more.all,
    );
  return first ?? null;
}
