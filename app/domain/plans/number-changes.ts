// What a plan asked for before newer rules changed its numbers, kept until the parent has read it. For each
// item, the packed totals of all laundry scenarios and ages; only items whose totals changed.

import { ESSENTIALITY } from "../ids.ts";
import { type AgeRange, LAUNDRY_SCENARIOS, type LaundryScenario } from "../vocabulary.ts";
import { readSizedText, sizedText, sizesToHold } from "../wardrobe/explain.ts";
import { perAgeRange } from "../wardrobe/growth.ts";
import type { CalculatedQuantities, Recommendation } from "../wardrobe/quantities.ts";
import { perScenario } from "../wardrobe/scenarios.ts";
import { type GroupsByAge, mostOf } from "../wardrobe/size-pieces.ts";
import { sizeTotals } from "../wardrobe/size-totals.ts";
import { otherSack } from "../wardrobe/tog.ts";

/** Scenario → age range → pieces. */
export type PlanTotals = Record<LaundryScenario, Record<AgeRange, number>>;

export interface NumberChanges {
  /** The version of the rules behind the numbers that the parent saw last. */
  from: number;
  /** clothing_name_id → what was asked for, packed by packTotals. */
  items: Readonly<Record<string, string>>;
}

/** One line of the notice: 'Footed Sleeper: 6 → 4'. `followsRoom` for the sacks of which the room at night decides. */
export type NumberChange = { name: string; before: number; after: number; followsRoom?: true };

/** The first version took the maximum over all weather groups, without looking at neighboring sizes. */
const PLAIN_RULES = 1;
/** Before this one, a short edge was left to the neighboring size by counts alone. */
const LEVELS_COMPARED = 4;
const SEPARATOR = ".";
const PACKED_TOTAL = /^[0-9a-z]{1,4}$/;

/** An item's totals by the rules of a version. `newbornDays`: as in sizeTotals. */
export function totalsByRules(
  version: number,
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  newbornDays: number | null = null,
): PlanTotals {
  return perScenario((scenario) => {
    if (version <= PLAIN_RULES) {
      return perAgeRange((ageRange) => mostOf(clothingNameId, quantities[scenario][ageRange]));
    }
    const counted = version < LEVELS_COMPARED ? sameLevels(quantities) : quantities;
    const totals = sizeTotals(clothingNameId, counted, groups, scenario, newbornDays);
    return perAgeRange((ageRange) => totals[ageRange].needed);
  });
}

/** The same quantities, with everything that is needed equally essential. */
function sameLevels(quantities: CalculatedQuantities): CalculatedQuantities {
  const level = ({ quantity }: Recommendation): Recommendation => ({
    quantity,
    essentiality: quantity > 0 ? ESSENTIALITY.essential : null,
  });
  return perScenario((scenario) =>
    Object.fromEntries(
      Object.entries(quantities[scenario]).map(([ageRange, cells]) => [
        ageRange,
        Object.fromEntries(Object.entries(cells).map(([order, cell]) => [order, level(cell)])),
      ]),
    ),
  );
}

/** The totals as short text: a base-36 number for each scenario and each stored size (explain.ts). */
export function packTotals(totals: PlanTotals): string {
  const sizes = sizesToHold((ageRange) =>
    LAUNDRY_SCENARIOS.some((scenario) => totals[scenario][ageRange] > 0),
  );
  const numbers = LAUNDRY_SCENARIOS.flatMap((scenario) =>
    sizes.map((ageRange) => totals[scenario][ageRange].toString(36)),
  );
  return sizedText(sizes, numbers.join(SEPARATOR));
}

/** Totals packed by this release or an earlier one; null for other text. A missing size asked for nothing. */
export function unpackTotals(text: string): PlanTotals | null {
  const sized = readSizedText(text);
  if (!sized) return null;
  const { sizes, body } = sized;
  const digits = body.split(SEPARATOR);
  if (digits.length !== LAUNDRY_SCENARIOS.length * sizes.length) return null;
  if (!digits.every((one) => PACKED_TOTAL.test(one))) return null;
  return perScenario((scenario) =>
    perAgeRange((ageRange) => {
      const place = sizes.indexOf(ageRange);
      const at = LAUNDRY_SCENARIOS.indexOf(scenario) * sizes.length + place;
      return place === -1 ? 0 : Number.parseInt(digits[at] ?? "0", 36);
    }),
  );
}

/**
 * What to tell the parent after a plan's totals were replaced; null for nothing. Of unread changes the oldest
 * number stays; an item that is back to it has nothing to tell. An item new to the plan counts as zero
 * before.
 */
export function noteChanges(
  unread: NumberChanges | null,
  from: number,
  before: ReadonlyMap<string, PlanTotals>,
  after: ReadonlyMap<string, PlanTotals>,
): NumberChanges | null {
  const items: Record<string, string> = {};
  for (const [nameId, totals] of after) {
    const old = unread?.items[nameId] ?? packTotals(before.get(nameId) ?? NOTHING);
    if (old !== packTotals(totals)) items[nameId] = old;
  }
  if (Object.keys(items).length === 0) return null;
  return { from: unread?.from ?? from, items };
}

/** The changes for one age range and scenario, in item order. `needed` is each item's current number. */
export function changesFor(
  { items: known }: NumberChanges,
  items: readonly { nameId: string; name: string; needed: number }[],
  ageRange: AgeRange,
  scenario: LaundryScenario,
): NumberChange[] {
  return items.flatMap(({ nameId, name, needed }) => {
    const before = unpackTotals(known[nameId] ?? "")?.[scenario][ageRange] ?? needed;
    const followsRoom = otherSack(nameId) && { followsRoom: true as const };
    return before === needed ? [] : [{ name, before, after: needed, ...followsRoom }];
  });
}

const NOTHING: PlanTotals = perScenario(() => perAgeRange(() => 0));
