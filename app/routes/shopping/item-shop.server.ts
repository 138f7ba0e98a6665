import { appContext } from "~/context.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { selectActiveLinks } from "~/data/shopping/affiliate-links.server.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { type ItemShop, listShopLinks } from "~/usecases/shopping/manage-shop-links.ts";

type ShopRequest = RouteArgs & { params: { onboardingId: string; ageRangeId: string; itemId: string } };

/** The shop of the address's item, or null when the user has no such item. */
export async function readItemShop(args: ShopRequest): Promise<(ItemShop & { ageRange: AgeRange }) | null> {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId, ageRangeId, itemId } = args.params;
  const ageRange = parseAgeRange(ageRangeId);
  if (!ageRange || !/^[0-9]{1,15}$/.test(itemId)) return null;
  const { rows } = await readAsViewer(args, (userId) =>
    reader.read(selectActiveLinks(db, userId, Number(itemId), planId)),
  );
  const shop = listShopLinks(rows, ageRange);
  if (!shop) return null;
  const { item } = shop;
  return { ...shop, item: { ...item, name: itemName(item.nameId, item.name) }, ageRange };
}
