// The three laundry routines side by side: pieces of each, and how many more or fewer that is than the routine that is shown.
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "../vocabulary.ts";

export type ByScenario<Value> = Readonly<Record<LaundryScenario, Value>>;

/** Pieces that something asks for; the essentials are among all. */
export interface PieceCount {
  essentials: number;
  all: number;
}

/** How many more pieces one routine asks for than another; fewer are negative. */
export function difference(of: PieceCount, than: PieceCount): PieceCount {
  return { essentials: of.essentials - than.essentials, all: of.all - than.all };
}

/** True when the number is not the same for all routines. */
export function differs(counts: ByScenario<number>): boolean {
  return LAUNDRY_SCENARIOS.some((scenario) => counts[scenario] !== counts.daily);
}

/**
 * The routine whose numbers are farthest from those of `current`: by essentials, then by all pieces, then the one with
 * more. Null where all three ask for the same.
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
