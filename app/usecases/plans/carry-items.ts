import type { CarriedItem } from "~/data/wardrobe/carried-items.server.ts";
import { carryOver } from "~/domain/plans/carry-over.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { GroupsByAge } from "~/domain/wardrobe/size-totals.ts";

/** The parent's own items with their numbers for other weather groups; only those whose numbers change. */
export function carryItems(
  own: readonly { dashboardItemId: number; calculatedQuantities: string }[],
  before: GroupsByAge,
  after: GroupsByAge,
): CarriedItem[] {
  return own.flatMap(({ dashboardItemId, calculatedQuantities: from }) => {
    const quantities = unpackQuantities(from);
    const to = quantities ? packQuantities(carryOver(quantities, before, after)) : from;
    return to === from ? [] : [{ dashboardItemId, from, to }];
  });
}
