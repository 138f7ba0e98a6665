// A plan's numbers on a given day. Every list and number on a screen reads them here.

import type { IsoDay } from "../calendar.ts";
import { catalogueRules } from "../wardrobe/catalogue.ts";
import {
  type DecidedItem,
  isHeavyOuterwear,
  type OuterwearDecisions,
  outerwearDecisions,
} from "../wardrobe/decide-outerwear.ts";
import type { CalculatedQuantities } from "../wardrobe/quantities.ts";
import { type SizeDays, sizesIn } from "../wardrobe/size-days.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import { briefPieces, type IsBrief, NEVER_BRIEF, withSameEdges } from "../wardrobe/size-totals.ts";
import { type LeadingSack, USUAL_SACK } from "../wardrobe/tog.ts";
import { isNewbornItem, type NewbornNeed, needsOn } from "./newborn-set.ts";
import { type SharedSize, sharesFrom } from "./parted-sizes.ts";
import { type PlannedGroups, quantitiesOnDay } from "./plan-quantities.ts";
import type { SizesOfPlan } from "./planned-sizes.ts";

export interface StillAsked {
  /** True for pieces that a baby would wear too briefly to get more of them. */
  isBrief: IsBrief;
  /** Each baby's need for newborn sizes on that day; empty until the parents have told a weight or a length. */
  newborns: readonly NewbornNeed[];
  /** Who wears which size from that day on; none for one baby. */
  shares: readonly SharedSize[];
  /** The sack for the plan's room at night. */
  sack: LeadingSack;
  /** The plan's decisions on an item of heavy outerwear, by size; none on any other item. */
  decisionsOn: (item: DecidedItem) => OuterwearDecisions;
  /**
   * A plan's numbers of an item, without pieces in preemie that are no longer asked for, and without those of babies who have left a
   * size; the same object while all are.
   */
  numbersOf: (nameId: string, quantities: CalculatedQuantities) => CalculatedQuantities;
}

/** For numbers that are anyone's. */
export const ALL_ASKED: StillAsked = {
  isBrief: NEVER_BRIEF,
  newborns: [],
  shares: [],
  sack: USUAL_SACK,
  decisionsOn: () => ({}),
  numbersOf: (_, quantities) => quantities,
};

/** The numbers of a plan with these sizes and this weather on one of the reader's days. */
export function stillAsked(
  sizes: Pick<SizesOfPlan, "days" | "newbornDays" | "newborns" | "shares" | "months" | "sack">,
  groups: PlannedGroups,
  today: IsoDay,
): StillAsked {
  const { days, newbornDays, months } = sizes;
  const [first = FIRST_AGE_RANGE] = sizesIn(days);
  const newborns = needsOn(sizes.newborns, days[first]?.start ?? today, today);
  const shares = sharesFrom(sizes.shares, today);
  const isShared = shares === sizes.shares;
  const babies = daysOfEach(sizes.shares);
  const newbornGroups = { [FIRST_AGE_RANGE]: groups[FIRST_AGE_RANGE] ?? [] };
  const isAll = isShared && newborns.every((need, baby) => need === sizes.newborns[baby]);
  return {
    isBrief: briefPieces(days, newbornDays, today),
    newborns,
    shares,
    sack: sizes.sack,
    decisionsOn: ({ nameId, quantities, has, setAside = [] }) =>
      isHeavyOuterwear(nameId)
        ? outerwearDecisions(nameId, quantities, { groups, newbornDays, babies, setAside }, today, has)
        : {},
    numbersOf: (nameId, quantities) => {
      const isNewborn = isNewbornItem(nameId);
      const isAsBefore = isNewborn ? isAll : isShared;
      const rules = isAsBefore ? null : catalogueRules(nameId, sizes.sack);
      if (!rules) return quantities;
      const now = { shares, newborns, months };
      return withSameEdges(
        quantitiesOnDay(rules, quantities, isNewborn ? newbornGroups : groups, { all: sizes, now }),
        quantities,
      );
    },
  };
}

/** When each baby wears which size. */
export function daysOfEach(shares: readonly SharedSize[]): SizeDays[] {
  return [...new Set(shares.flatMap((share) => share.babies))].map((baby) => {
    const own = shares.filter(({ babies }) => babies.includes(baby));
    return Object.fromEntries(own.map(({ ageRange, start, end }) => [ageRange, { start, end }]));
  });
}
