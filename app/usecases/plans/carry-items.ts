import type { CarriedItem } from "~/data/wardrobe/carried-items.server.ts";
import { carryOver, spreadOver } from "~/domain/plans/carry-over.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { GroupsByAge } from "~/domain/wardrobe/size-pieces.ts";

/**
 * The parent's own items with their numbers for other weather groups; only those whose numbers change. `before` is null if
 * the groups that they were for are unknown.
 */
export function carryItems(
  own: readonly { dashboardItemId: number; calculatedQuantities: string }[],
  before: GroupsByAge | null,
  after: GroupsByAge,
): CarriedItem[] {
  return own.flatMap(({ dashboardItemId, calculatedQuantities: from }) => {
    const quantities = unpackQuantities(from);
    const carried =
      quantities && (before ? carryOver(quantities, before, after) : spreadOver(quantities, after));
    const to = carried ? packQuantities(carried) : from;
    return to === from ? [] : [{ dashboardItemId, from, to }];
  });
}
