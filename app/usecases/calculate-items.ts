// The catalogue against the weather groups of a plan.

import { readClothingRules } from "~/contracts/clothing-rules.ts";
import type { CalculatedItem, ClothingRow } from "~/data/wardrobe.server.ts";
import { calculateQuantities, type GroupWeather } from "~/domain/quantities.ts";
import { packQuantities } from "~/domain/quantity-code.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

/** What a plan asks for of everything in the catalogue. */
export function calculateItems(
  catalogue: readonly ClothingRow[],
  groups: Partial<Record<AgeRange, readonly GroupWeather[]>>,
): CalculatedItem[] {
  return catalogue.map((row) => ({
    clothingId: row.clothingId,
    name: row.name,
    quantities: packQuantities(calculateQuantities(readClothingRules(row).rules, groups)),
  }));
}
