// The sleep guide's shopping links: one budget and one premium pick for each product.
import { readAffiliateUrl, type ShopLink } from "../../contracts/shopping/shop-links-answer.ts";
import type { LinkCategory } from "../../domain/shopping/shop-links.ts";
import { GUIDE_KEYS, type GuideKey } from "../../domain/wardrobe/tog.ts";
import { ITEM_NAMES } from "../../words/en/wardrobe/item-copy.ts";

/** A stored link that is active and meant for every gender and age. */
export interface GuideLinkRow {
  nameId: string;
  /** The garment's in the catalogue. */
  name: string;
  id: number;
  category: LinkCategory;
  displayOrder: number;
  productTitle: string;
  descriptor: string | null;
  affiliateUrl: string;
}

/** The first safe link of each category, if there is one. */
export type GuideLinks = Readonly<Partial<Record<GuideKey, Partial<Record<LinkCategory, ShopLink>>>>>;

/** Picks by display order, then by id. A link with the garment's own name as its title has it in the reader's language. */
export function guideLinks(rows: readonly GuideLinkRow[]): GuideLinks {
  const links: Partial<Record<GuideKey, Partial<Record<LinkCategory, ShopLink>>>> = {};
  const sorted = rows.toSorted((one, other) => one.displayOrder - other.displayOrder || one.id - other.id);
  for (const { nameId, name, category, id, productTitle, descriptor, affiliateUrl } of sorted) {
    const key = GUIDE_KEYS.find((known) => known === nameId);
    const url = readAffiliateUrl(affiliateUrl);
    if (!key || !url) continue;
    links[key] ??= {};
    const title = productTitle === name ? ITEM_NAMES[key] : productTitle;
    links[key][category] ??= { id, title, descriptor, url };
  }
  return links;
}
