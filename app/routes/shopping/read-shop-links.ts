// An item's shopping links as JSON, which the drawer fetches.

import { errorFacts, log } from "~/lib/logger.server.ts";
import { SHOP_COPY } from "~/words/en/shopping/shop-copy.ts";
import type { Route } from "./+types/read-shop-links";
import { readItemShop } from "./read-shopping-list.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export async function loader(args: Route.LoaderArgs) {
  try {
    const shop = await readItemShop(args);
    return shop ? Response.json(shop.sections) : Response.json(null, { status: 404 });
  } catch (error) {
    // A redirect to the sign-in is not an error.
    if (error instanceof Response) throw error;
    log.error("shop_links_unreadable", errorFacts(error));
    return Response.json({ message: SHOP_COPY.unreadable }, { status: 503 });
  }
}
