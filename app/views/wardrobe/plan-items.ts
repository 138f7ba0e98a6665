// A plan's stored rows, read once: what every page of a wardrobe is worked out from.
import {
  readOwnedQuantities,
  readPersonalNotes,
  readSetAside,
  readValidAgeRanges,
} from "~/contracts/plans/stored-plan.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import type { AgeNeed, ShoppingItem } from "~/domain/shopping/shopping-list.ts";
import {
  AGE_RANGES,
  type AgeRange,
  type ItemCategory,
  itemCategory,
  type LaundryScenario,
} from "~/domain/vocabulary.ts";
import { type OwnedQuantities, ownedForAgeRange, type PersonalNotes } from "~/domain/wardrobe/owned.ts";
import type { KeptItem } from "~/domain/wardrobe/pass-on.ts";
import type { CalculatedQuantities } from "~/domain/wardrobe/quantities.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { type GroupsByAge, sizeTotals } from "~/domain/wardrobe/size-totals.ts";

/** One row of the reading behind a page; data/wardrobe/select-wardrobe.server.ts selects it. */
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
  /** Whose item it is; null for the catalogue's. */
  ownerId: string | null;
  version: number;
}

/** A row with its columns read; null for what could not be. */
export interface PlanItem {
  row: ItemRow;
  category: ItemCategory;
  ages: readonly AgeRange[];
  quantities: CalculatedQuantities | null;
  owned: OwnedQuantities | null;
  personalNotes: PersonalNotes;
  setAside: readonly AgeRange[];
}

/** Reads one row; what is the catalogue's is called as everywhere. An item whose ages cannot be read is for all of them, so that it is not lost. */
export function readPlanItem(row: ItemRow): PlanItem {
  return {
    row: { ...row, name: itemName(row.clothingNameId, row.name) },
    category: itemCategory(row.category),
    ages: readValidAgeRanges(row.validAgeRanges) ?? AGE_RANGES,
    quantities: unpackQuantities(row.calculatedQuantities),
    owned: readOwnedQuantities(row.userAddedQuantities),
    personalNotes: readPersonalNotes(row.personalNotes) ?? {},
    setAside: readSetAside(row.setAside) ?? [],
  };
}

/**
 * What an item asks for at each age that it is for and not set aside for; nothing where its quantities cannot be read.
 * Sizes that are `over` ask for nothing any more.
 */
export function shoppingItem(
  item: PlanItem,
  groups: GroupsByAge,
  scenario: LaundryScenario,
  over: readonly AgeRange[] = [],
): ShoppingItem {
  const { row, category, ages, quantities, owned, setAside } = item;
  const totals = quantities && sizeTotals(row.clothingNameId, quantities, groups, scenario);
  const needs = ages.flatMap((age): [AgeRange, AgeNeed][] => {
    if (!totals || setAside.includes(age) || over.includes(age)) return [];
    const { needed, essentiality } = totals[age];
    return [[age, { needed, essentiality, owned: ownedForAgeRange(row.clothingNameId, owned ?? {}, age) }]];
  });
  return {
    id: row.dashboardItemId,
    nameId: row.clothingNameId,
    name: row.name,
    category,
    ages: Object.fromEntries(needs),
  };
}

/** What there is of an item, for what is passed on; counts that cannot be read are none. */
export function keptItem({ row, category, ages, owned, setAside }: PlanItem): KeptItem {
  const { dashboardItemId: id, clothingNameId: nameId, name } = row;
  return { id, nameId, name, category, ages, setAside, owned: owned ?? {} };
}
