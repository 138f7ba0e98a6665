import { readClothingRules } from "~/contracts/wardrobe/clothing-rules.ts";
import type { CalculatedItem, ClothingRow } from "~/data/wardrobe/select-wardrobe.server.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { calculateQuantities, type GroupWeather } from "~/domain/wardrobe/quantities.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";

/** What a plan asks for of each item in the catalogue, given its weather groups. */
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
