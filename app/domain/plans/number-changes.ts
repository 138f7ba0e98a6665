// What a plan asked for before newer rules changed its numbers, kept until the parent has read it: by item, the totals
// of all laundry scenarios and ages, packed. Only items whose totals are others now.

import { type AgeRange, LAUNDRY_SCENARIOS, type LaundryScenario } from "../vocabulary.ts";
import { perAgeRange } from "../wardrobe/growth.ts";
import type { CalculatedQuantities } from "../wardrobe/quantities.ts";
import { perScenario } from "../wardrobe/scenarios.ts";
import { type GroupsByAge, mostOf, sizeTotals } from "../wardrobe/size-totals.ts";
import { readSizedText, sizedText, sizesToHold } from "../wardrobe/sized-text.ts";

/** Scenario → age range → pieces. */
export type PlanTotals = Record<LaundryScenario, Record<AgeRange, number>>;

export interface NumberChanges {
  /** The rules that made the numbers which the parent has seen last. */
  from: number;
  /** clothing_name_id → what was asked for, as packTotals writes it. */
  items: Readonly<Record<string, string>>;
}

/** One line of the notice: 'Footed Sleeper: 6 → 4'. */
export interface NumberChange {
  name: string;
  before: number;
  after: number;
}

/** The first rules took the most that any weather group needs, whatever the size beside it could do. */
const PLAIN_RULES = 1;
const SEPARATOR = ".";
const PACKED_TOTAL = /^[0-9a-z]{1,4}$/;

/** What an item comes to by the rules of a version. */
export function totalsByRules(
  version: number,
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
): PlanTotals {
  return perScenario((scenario) => {
    if (version <= PLAIN_RULES) {
      return perAgeRange((ageRange) => mostOf(clothingNameId, quantities[scenario][ageRange]));
    }
    const totals = sizeTotals(clothingNameId, quantities, groups, scenario);
    return perAgeRange((ageRange) => totals[ageRange].needed);
  });
}

/** The totals as short text: a number in base 36 for each scenario and each size that the text holds (sized-text.ts). */
export function packTotals(totals: PlanTotals): string {
  const sizes = sizesToHold((ageRange) =>
    LAUNDRY_SCENARIOS.some((scenario) => totals[scenario][ageRange] > 0),
  );
  const numbers = LAUNDRY_SCENARIOS.flatMap((scenario) =>
    sizes.map((ageRange) => totals[scenario][ageRange].toString(36)),
  );
  return sizedText(sizes, numbers.join(SEPARATOR));
}

/**
 * The totals that packTotals wrote, in this release or an earlier one; null for any other text. Of a size that it does not
 * hold nothing was asked for.
 */
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
 * What is to be told after the totals of a plan were replaced; null for nothing. Of what was not read yet the oldest
 * number stays, and what is back to it is nothing to tell. An item that is new to the plan was asked for not at all.
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

/** The changes for one age range and scenario, in the order of the items. `needed` is what each asks for now. */
export function changesFor(
  { items: known }: NumberChanges,
  items: readonly { nameId: string; name: string; needed: number }[],
  ageRange: AgeRange,
  scenario: LaundryScenario,
): NumberChange[] {
  return items.flatMap(({ nameId, name, needed }) => {
    const before = unpackTotals(known[nameId] ?? "")?.[scenario][ageRange] ?? needed;
    return before === needed ? [] : [{ name, before, after: needed }];
  });
}

const NOTHING: PlanTotals = perScenario(() => perAgeRange(() => 0));
