// A plan's stored rows as the list of what is still to get under one laundry scenario.
import { readOwnedQuantities, readValidAgeRanges } from "~/contracts/stored-plan.ts";
import { perAgeRange } from "~/domain/growth.ts";
import { type OwnedQuantities, ownedForAgeRange } from "~/domain/owned.ts";
import { type CalculatedQuantities, totalForAgeRange } from "~/domain/quantities.ts";
import { unpackQuantities } from "~/domain/quantity-code.ts";
import {
  type AgeNeed,
  agesOfScope,
  type Progress,
  progressOf,
  type ShoppingItem,
  type ShoppingList,
  type ShoppingScope,
  shoppingList,
  strongestEssentiality,
} from "~/domain/shopping-list.ts";
import { AGE_RANGES, type AgeRange, ITEM_CATEGORIES, type LaundryScenario } from "~/domain/vocabulary.ts";
import type { ItemRow } from "./view-dashboard.ts";

export interface ShoppingView {
  list: ShoppingList;
  /** How far every scope is, for the way from one to the other. */
  progress: Record<ShoppingScope, Progress>;
  /** Names of items that the list is without, because their quantities cannot be read. */
  unreadable: string[];
  /** Names of items that count as not owned, because what is owned cannot be read. */
  uncounted: string[];
}

/** The list of one scope. Items that are not for an age are left out of it, as on that age's dashboard. */
export function viewShoppingList(
  rows: readonly ItemRow[],
  scenario: LaundryScenario,
  scope: ShoppingScope,
): ShoppingView {
  const read = rows.map(readRow);
  const items = read.flatMap(({ row, ages, quantities, owned }) =>
    quantities ? [itemOf(row, ages, quantities, owned ?? {}, scenario)] : [],
  );
  const inScope = read.filter(({ ages }) => agesOfScope(scope).some((age) => ages.includes(age)));
  return {
    list: shoppingList(items, scope),
    progress: { ...perAgeRange((age) => progressOf(items, age)), year: progressOf(items, "year") },
    unreadable: inScope.filter(({ quantities }) => !quantities).map(({ row }) => row.name),
    uncounted: inScope.filter(({ quantities, owned }) => quantities && !owned).map(({ row }) => row.name),
  };
}

function readRow(row: ItemRow) {
  return {
    row,
    ages: readValidAgeRanges(row.validAgeRanges) ?? AGE_RANGES,
    quantities: unpackQuantities(row.calculatedQuantities),
    owned: readOwnedQuantities(row.userAddedQuantities),
  };
}

function itemOf(
  row: ItemRow,
  ages: readonly AgeRange[],
  quantities: CalculatedQuantities,
  owned: OwnedQuantities,
  scenario: LaundryScenario,
): ShoppingItem {
  const needs = ages.map((age): [AgeRange, AgeNeed] => {
    const groups = quantities[scenario][age];
    return [
      age,
      {
        needed: totalForAgeRange(row.clothingNameId, groups),
        owned: ownedForAgeRange(row.clothingNameId, owned, age),
        essentiality: strongestEssentiality(groups),
      },
    ];
  });
  return {
    id: row.dashboardItemId,
    nameId: row.clothingNameId,
    name: row.name,
    category: ITEM_CATEGORIES.find((category) => category === row.category) ?? "Uncategorized",
    ages: Object.fromEntries(needs),
  };
}
