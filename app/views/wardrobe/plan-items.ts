// A plan's stored rows, read once; every wardrobe page is calculated from them.

import type { AgeNeed, ShoppingItem } from "~/domain/shopping/shopping-list.ts";
import type { KeptItem } from "~/domain/wardrobe/pass-on.ts";
import type { CalculatedQuantities } from "~/domain/wardrobe/quantities.ts";
import type { GroupsByAge } from "~/domain/wardrobe/size-pieces.ts";
import {
  readOwnedQuantities,
  readPersonalNotes,
  readSetAside,
  readValidAgeRanges,
} from "../../contracts/plans/stored-plan.ts";
import {
  type Coming,
  type ComingGiver,
  comingFor,
  giversFor,
  readComing,
} from "../../contracts/wardrobe/coming.ts";
import { ALL_ASKED, type StillAsked } from "../../domain/growth/still-asked.ts";
import {
  AGE_RANGES,
  type AgeRange,
  type ItemCategory,
  itemCategory,
  type LaundryScenario,
} from "../../domain/vocabulary.ts";
import { askedFor } from "../../domain/wardrobe/answer.ts";
import { agesInPlan, isOfSecondYear, itemIn } from "../../domain/wardrobe/catalogue.ts";
import type { PlannedMonths } from "../../domain/wardrobe/growth.ts";
import { type OwnedQuantities, ownedForAgeRange, type PersonalNotes } from "../../domain/wardrobe/owned.ts";
import { unpackQuantities } from "../../domain/wardrobe/quantity-code.ts";
import { isOneSize } from "../../domain/wardrobe/size-table.ts";
import { sizeTotals } from "../../domain/wardrobe/size-totals.ts";
import { itemName } from "../../words/en/wardrobe/item-copy.ts";

/** The weather that a plan's numbers are for. */
export interface PlannedWeather {
  groups: GroupsByAge;
  /** For how many days this baby wears newborn sizes; null for the catalogue's. */
  newbornDays: number | null;
  /** Whether the viewer may see who brings a gift; missing for whoever sees only how much is coming. */
  maySeeGiver?: MaySeeGiver | undefined;
  /** The plan's numbers on the reader's day; all of the stored ones if missing. */
  still?: StillAsked;
}

export type MaySeeGiver = (giver: ComingGiver) => boolean;

/** One row of a page's query, selected by data/wardrobe/select-wardrobe.server.ts. */
export interface ItemRow {
  dashboardItemId: number;
  clothingId: number;
  clothingNameId: string;
  name: string;
  category: string;
  sizeUp: boolean;
  validAgeRanges: string;
  calculatedQuantities: string;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
  /** The piece that an own item is as warm as, where a page reads that. */
  warmAs?: string | null;
  /** The item's owner; null for the catalogue's. */
  ownerId: string | null;
  version: number;
  /** What givers have reserved of it, where a page reads that (data/gifts/lists-to-mail.server.ts). */
  coming?: string | null;
}

/** A row with its columns read; null for unreadable ones. */
export interface PlanItem {
  row: ItemRow;
  category: ItemCategory;
  ages: readonly AgeRange[];
  quantities: CalculatedQuantities | null;
  owned: OwnedQuantities | null;
  personalNotes: PersonalNotes;
  setAside: readonly AgeRange[];
  /** Null if nothing is reserved. */
  coming: Coming | null;
}

/** Reads one row, with a catalogue item's current name. Unreadable ages count as all, so no item is lost. */
export function readPlanItem(row: ItemRow): PlanItem {
  const quantities = unpackQuantities(row.calculatedQuantities);
  const ages = readValidAgeRanges(row.validAgeRanges) ?? AGE_RANGES;
  return {
    row: { ...row, name: itemName(row.clothingNameId, row.name) },
    category: itemCategory(row.category),
    ages: agesInPlan(row.clothingNameId, ages, quantities),
    quantities,
    owned: readOwnedQuantities(row.userAddedQuantities),
    personalNotes: readPersonalNotes(row.personalNotes) ?? {},
    setAside: readSetAside(row.setAside) ?? [],
    coming: readComing(row.coming),
  };
}

/** An item's id, and whether it may be worn a size up in a size of a plan of so many months. */
export function looseness(
  { clothingNameId, sizeUp }: Pick<ItemRow, "clothingNameId" | "sizeUp">,
  ageRange: AgeRange,
  months: PlannedMonths,
) {
  const item = isOfSecondYear(ageRange, months) ? itemIn(clothingNameId, ageRange, months) : null;
  return { clothing_name_id: clothingNameId, size_up: item ? item.sizeUp : sizeUp };
}

/**
 * What an item needs at each of its ages for which it isn't set aside; empty if its quantities can't be read.
 * Sizes that are `over` need nothing anymore, pieces that are no longer asked for don't count, and of those that would be worn too
 * briefly only the ones that are there.
 */
export function shoppingItem(
  item: PlanItem,
  { groups, newbornDays, maySeeGiver, still = ALL_ASKED }: PlannedWeather,
  scenario: LaundryScenario,
  over: readonly AgeRange[] = [],
): ShoppingItem {
  const { row, category, ages, owned, setAside, coming } = item;
  const quantities = item.quantities && still.numbersOf(row.clothingNameId, item.quantities);
  const totals = quantities && sizeTotals(row.clothingNameId, quantities, groups, scenario, newbornDays);
  const needs = ages.flatMap((age): [AgeRange, AgeNeed][] => {
    if (!totals || setAside.includes(age) || over.includes(age)) return [];
    const { needed: all, essentiality } = totals[age];
    const there = ownedForAgeRange(row.clothingNameId, owned ?? {}, age);
    const needed = askedFor(all, there, still.isBrief(row.clothingNameId, age));
    const need = { needed, essentiality, owned: there };
    return [[age, { ...need, ...comingOf(row.clothingNameId, coming, age, maySeeGiver) }]];
  });
  return {
    id: row.dashboardItemId,
    nameId: row.clothingNameId,
    name: row.name,
    category,
    ages: Object.fromEntries(needs),
  };
}

/** What is coming of an item at an age, and from whom, as fields that are there only if something is. */
export function comingOf(
  nameId: string,
  coming: Coming | null,
  age: AgeRange,
  maySee: MaySeeGiver = () => false,
): Pick<AgeNeed, "coming" | "givers"> {
  const size = isOneSize(nameId) ? null : age;
  const pieces = coming ? comingFor(coming, size) : 0;
  if (!coming || pieces === 0) return {};
  const givers = giversFor(coming, size, maySee);
  return { coming: pieces, ...(givers.length > 0 && { givers }) };
}

/** What the family has of an item, for passing it on; unreadable counts are none. */
export function keptItem({ row, category, ages, owned, setAside }: PlanItem): KeptItem {
  const { dashboardItemId: id, clothingNameId: nameId, name } = row;
  return { id, nameId, name, category, ages, setAside, owned: owned ?? {} };
}
