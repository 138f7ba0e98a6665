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
import type { OuterwearDecision } from "./decide-outerwear.ts";
import { type LeadingSize, leadingSize } from "./leading-size.ts";
import { type OwnedQuantities, ownedForAgeRange } from "./owned.ts";
import type { CalculatedQuantities, GroupRecommendations } from "./quantities.ts";
import { askedFor, type WaitingPieces } from "./settle.ts";
import { type SizeTimes, sizesOver, sizeTimes } from "./size-times.ts";
import { sizeTotals } from "./size-totals.ts";

/** The numbers of a plan that count on a day. */
export interface AskedOnDay extends AroundPlan {
  groups: PlannedGroups;
  /** For how many days this baby wears newborn sizes; null for the catalogue's. */
  newbornDays: number | null;
  still: StillAsked;
  /** Sizes that are over need nothing. */
  over: readonly AgeRange[];
}

/** Pieces that a family needs for its kept lists for day care, by size and item. */
export type CareAsks = Readonly<Partial<Record<AgeRange, Readonly<Partial<Record<string, number>>>>>>;

/** Pieces that a plan's own rows don't hold. */
export interface AroundPlan {
  /** What an older child has left. */
  attic: Attic;
  care: CareAsks;
}

export const NOTHING_AROUND: AroundPlan = { attic: NO_ATTIC, care: {} };

/** All that these numbers ever ask for, on no day. */
export function everAsked(groups: PlannedGroups, newbornDays: number | null = null): AskedOnDay {
  return { groups, newbornDays, still: ALL_ASKED, over: [], ...NOTHING_AROUND };
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
  around: AroundPlan = NOTHING_AROUND,
): PlanOnDay {
  const times = sizeTimes(sizes.days, today);
  return {
    ...{ ...around, today, sizes, groups, times },
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
  /** How many pieces of a size givers bring. */
  comingAt: (ageRange: AgeRange) => number;
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

/** Why a plan holds heavy outerwear back (decide-outerwear.ts). */
export type Held = Exclude<OuterwearDecision, { kind: "now" }>;

/** An item in one size on a day. */
export interface PiecesOnDay {
  /** All that the size asks for as long as it is worn. */
  wanted: number;
  /**
   * What counts on this day: nothing of a size that is over or set aside, no more than is there of one that is worn briefly, and of heavy
   * outerwear that isn't asked for on this day no more than is there or coming.
   */
  needed: number;
  owned: number;
  /** Pieces of this size that an older child has left, and where; missing for none. */
  boxed?: number;
  kept?: readonly AtticPieces[];
  /** Why heavy outerwear isn't asked for on this day; missing if it is, and for any other item. */
  held?: Held;
  /** The pieces of it that are asked for from a day on; missing for none. */
  waits?: WaitingPieces;
  /** How many more the family's list for day care asks for than its plan; missing for none. */
  forCare?: number;
  /** The highest among the weather groups of the size. */
  essentiality: Essentiality | null;
  isSkipped: boolean;
  /** In some weather of the size. */
  asking: ReturnType<typeof askingIn>;
}

/** The pieces of an item in each of its sizes, by a laundry routine. */
export function piecesOnDay(
  { nameId, ages, quantities: stored, owned, setAside, comingAt }: OwnedItem,
  { groups, newbornDays, still, over, attic, care }: AskedOnDay,
  scenario: LaundryScenario,
): Map<AgeRange, PiecesOnDay> {
  const quantities = stored && still.numbersOf(nameId, stored);
  const totals = quantities && sizeTotals(nameId, quantities, groups, scenario, newbornDays);
  const boxedAt = (age: AgeRange) => sum(keptAt(attic, nameId, age).map(({ pieces }) => pieces));
  const has = (age: AgeRange) => ownedForAgeRange(nameId, owned, age) + comingAt(age) + boxedAt(age) > 0;
  const decisions = stored ? still.decisionsOn({ nameId, quantities: stored, has, setAside }) : {};
  const askedAt = (age: AgeRange) => {
    if (!totals) return askedIn(NOTHING, 0, {});
    return askedIn(totals[age], care[age]?.[nameId] ?? 0, askingIn(quantities?.[scenario][age]));
  };
  return new Map(
    ages.map((age) => {
      const ofSize = askedAt(age);
      const there = ownedForAgeRange(nameId, owned, age);
      const isSkipped = setAside.includes(age);
      const isOut = isSkipped || over.includes(age);
      const asked = isOut ? 0 : askedFor(ofSize.wanted, there, still.isBrief(nameId, age));
      const boxed = boxedAt(age);
      const own = { ...ofSize, needed: asked, owned: there, isSkipped };
      const ofAttic = { ...own, ...(boxed > 0 && { boxed, kept: keptAt(attic, nameId, age) }) };
      const had = there + comingAt(age) + boxed;
      return [age, isOut ? ofAttic : { ...ofAttic, ...heldBack(decisions[age], asked, had) }];
    }),
  );
}

const NOTHING = { needed: 0, essentiality: null } as const;

/** Day care asks for pieces beyond the plan as the plan does for what it recommends, or as urgently as the plan asks for the others. */
function askedIn(
  { needed, essentiality: ofPlan }: { needed: number; essentiality: Essentiality | null },
  forCare: number,
  asking: PiecesOnDay["asking"],
): Pick<PiecesOnDay, "wanted" | "essentiality" | "asking" | "forCare"> {
  if (forCare <= needed) return { wanted: needed, essentiality: ofPlan, asking };
  const essentiality = ofPlan === ESSENTIALITY.essential ? ofPlan : ESSENTIALITY.recommended;
  return { wanted: forCare, essentiality, asking: { isPlanned: true }, forCare: forCare - needed };
}

/** How many count of pieces whose day hasn't come, or that another size is bought for, and how many wait for that day. */
function heldBack(decision: OuterwearDecision | undefined, asked: number, has: number): Partial<PiecesOnDay> {
  if (!decision || decision.kind === "now") return {};
  const needed = Math.min(asked, has);
  const waits = decision.kind === "waits" && asked > needed && { day: decision.day, pieces: asked - needed };
  return { needed, held: decision, ...(waits && { waits }) };
}
