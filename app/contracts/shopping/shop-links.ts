// Shopping links at their two borders: out of the database, and as JSON into the drawer. zod/mini, because the browser
// checks what arrives.
import { z } from "zod/mini";
import { LINK_CATEGORIES } from "../../domain/shopping/shop-links.ts";

/** Nothing but an address of the web becomes an href. */
const webAddress = z.url({ protocol: /^https?$/, normalize: true });

const shopLink = z.object({
  id: z.number(),
  title: z.string(),
  descriptor: z.nullable(z.string()),
  url: webAddress,
});

const shopSections = z.array(z.object({ category: z.enum(LINK_CATEGORIES), links: z.array(shopLink) }));

export type ShopLink = z.infer<typeof shopLink>;
export type ShopSection = z.infer<typeof shopSections>[number];

/** The address of a stored link as it may be followed, or null when it may not. */
export function readAffiliateUrl(text: string): string | null {
  return webAddress.safeParse(text).data ?? null;
}

/** The sections in an answer to the drawer, or null for anything else. */
export function readShopSections(body: unknown): ShopSection[] | null {
  return shopSections.safeParse(body).data ?? null;
}
