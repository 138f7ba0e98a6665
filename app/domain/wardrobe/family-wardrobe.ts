// A family's wardrobe on a day (O1): how many pieces of each item and size are wanted, owned, coming, and left to get. Every page, list, mail,
// and file takes these numbers and works none of them out again.
import type { IsoDay } from "../calendar.ts";
import type { PlannedGroups } from "../growth/plan-quantities.ts";
import type { SizesOfPlan } from "../growth/planned-sizes.ts";
import { ALL_ASKED, type StillAsked, stillAsked } from "../growth/still-asked.ts";
import { ESSENTIALITY } from "../ids.ts";
import { sum } from "../sum.ts";
import type { AgeRange, Essentiality, LaundryScenario } from "../vocabulary.ts";
import { type Attic, type AtticPieces, keptAt, NO_ATTIC } from "./attic.ts";
import { type LeadingSize, leadingSize } from "./leading-size.ts";
import { type OwnedQuantities, ownedForAgeRange } from "./owned.ts";
import type { CalculatedQuantities, GroupRecommendations } from "./quantities.ts";
import { askedFor } from "./settle.ts";
import { type SizeTimes, sizesOver, sizeTimes } from "./size-times.ts";
import { sizeTotals } from "./size-totals.ts";

/** The numbers of a plan that count on a day. */
export interface AskedOnDay {
  groups: PlannedGroups;
  /** For how many days this baby wears newborn sizes; null for the catalogue's. */
  newbornDays: number | null;
  still: StillAsked;
  /** Sizes that are over need nothing. */
  over: readonly AgeRange[];
  /** What an older child has left. */
  attic: Attic;
}

/** All that these numbers ever ask for, on no day. */
export function everAsked(groups: PlannedGroups, newbornDays: number | null = null): AskedOnDay {
  return { groups, newbornDays, still: ALL_ASKED, over: [], attic: NO_ATTIC };
}

/** A plan on one of its reader's days. */
export interface PlanOnDay extends AskedOnDay {
  today: IsoDay;
  sizes: SizesOfPlan;
  times: SizeTimes;
  leading: LeadingSize;
}

/** The plan with these sizes and this weather on a day. */
export function planOnDay(
  sizes: SizesOfPlan,
  groups: PlannedGroups,
  today: IsoDay,
  attic: Attic = NO_ATTIC,
): PlanOnDay {
  const times = sizeTimes(sizes.days, today);
  return {
    ...{ today, sizes, groups, times, attic },
    newbornDays: sizes.newbornDays,
    still: stillAsked(sizes, groups, today),
    over: sizesOver(times),
    leading: leadingSize(sizes.days, today),
  };
}

/** An item of a plan, as far as counting goes. */
export interface OwnedItem {
  nameId: string;
  ages: readonly AgeRange[];
  /** Null where they can't be read: nothing is needed. */
  quantities: CalculatedQuantities | null;
  owned: OwnedQuantities;
  setAside: readonly AgeRange[];
}

/** How a plan asks for a piece. */
export interface Asking {
  /** On any level. */
  isPlanned?: boolean;
  /** As nice to have, and no more. */
  isNice?: boolean;
}

/** How a size asks for an item in any of its weathers, also in one for which another size's pieces are bought; empty for not at all. */
export function askingIn(weathers: GroupRecommendations = {}): { isPlanned?: true; isNice?: true } {
  const asked = Object.values(weathers).filter(({ quantity }) => quantity > 0);
  if (asked.length === 0) return {};
  const isNice = asked.every(({ essentiality }) => essentiality === ESSENTIALITY.niceToHave);
  return { isPlanned: true, ...(isNice && { isNice }) };
}

/** An item in one size on a day. */
export interface PiecesOnDay {
  /** All that the size asks for as long as it is worn. */
  wanted: number;
  /** What counts on this day: nothing of a size that is over or set aside, and no more than is there of one that is worn briefly. */
  needed: number;
  owned: number;
  /** Pieces of this size that an older child has left, and where; missing for none. */
  boxed?: number;
  kept?: readonly AtticPieces[];
  /** The highest among the weather groups of the size. */
  essentiality: Essentiality | null;
  isSkipped: boolean;
  /** In some weather of the size. */
  asking: ReturnType<typeof askingIn>;
}

/** The pieces of an item in each of its sizes, by a laundry routine. */
export function piecesOnDay(
  { nameId, ages, quantities: stored, owned, setAside }: OwnedItem,
  { groups, newbornDays, still, over, attic }: AskedOnDay,
  scenario: LaundryScenario,
): Map<AgeRange, PiecesOnDay> {
  const quantities = stored && still.numbersOf(nameId, stored);
  const totals = quantities && sizeTotals(nameId, quantities, groups, scenario, newbornDays);
  return new Map(
    ages.map((age) => {
      const { needed: wanted, essentiality } = totals ? totals[age] : NOTHING;
      const there = ownedForAgeRange(nameId, owned, age);
      const isSkipped = setAside.includes(age);
      const isOut = isSkipped || over.includes(age);
      const needed = isOut ? 0 : askedFor(wanted, there, still.isBrief(nameId, age));
      const asking = askingIn(quantities?.[scenario][age]);
      const kept = keptAt(attic, nameId, age);
      const boxed = kept.length > 0 && { boxed: sum(kept.map(({ pieces }) => pieces)), kept };
      return [age, { wanted, needed, owned: there, ...boxed, essentiality, isSkipped, asking }];
    }),
  );
}

const NOTHING = { needed: 0, essentiality: null } as const;
