import { readClothingRules } from "~/contracts/wardrobe/clothing-rules.ts";
import type { CalculatedItem, ClothingRow } from "~/data/wardrobe/select-wardrobe.server.ts";
import { planQuantities } from "~/domain/growth/plan-quantities.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import type { SizedGroups } from "~/domain/growth/sized-groups.ts";
import { rulesForBabies } from "~/domain/wardrobe/catalogue.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";

/** What a plan asks for of each item in the catalogue, given its weather groups and who wears which size, newborn sizes among them. */
export function calculateItems(
  catalogue: readonly ClothingRow[],
  groups: SizedGroups,
  { shares, newborns }: Pick<SizesOfPlan, "shares" | "newborns">,
): CalculatedItem[] {
  return catalogue.map((row) => {
    const { rules } = readClothingRules(row);
    const quantities = planQuantities((babies) => rulesForBabies(rules, babies), groups, shares, newborns);
    return { clothingId: row.clothingId, name: row.name, quantities: packQuantities(quantities) };
  });
}
