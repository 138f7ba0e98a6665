// Shopping links where they are read: from the database, and as JSON in the drawer. zod/mini, because the
// browser checks it.
import { z } from "zod/mini";
import { LINK_CATEGORIES } from "../../domain/shopping/shop-links.ts";

/** Only an http or https address becomes an href. */
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

/** The address of a stored link if it is safe to follow, else null. */
export function readAffiliateUrl(text: string): string | null {
  return webAddress.safeParse(text).data ?? null;
}

/** The sections in the drawer's answer; null for anything else. */
export function readShopSections(body: unknown): ShopSection[] | null {
  return shopSections.safeParse(body).data ?? null;
}
