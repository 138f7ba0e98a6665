// The shopping links of one item, for the drawer and the page.
import { readAffiliateUrl, type ShopLink, type ShopSection } from "~/contracts/shopping/shop-links-answer.ts";
import type { selectActiveLinks } from "~/data/shopping/affiliate-links.server.ts";
import { chooseLinks, type LinkFacts, sectionsOfLinks } from "~/domain/shopping/shop-links.ts";
import { type AgeRange, type ItemCategory, itemCategory } from "~/domain/vocabulary.ts";

type Row = Awaited<ReturnType<typeof selectActiveLinks>>[number];

export interface ItemShop {
  item: { id: number; name: string; nameId: string; category: ItemCategory };
  sections: ShopSection[];
}

/** The links for an age range, or null if there is no such item. */
export function listShopLinks(rows: readonly Row[], ageRange: AgeRange): ItemShop | null {
  const [first] = rows;
  if (!first) return null;
  const { gender, category, ...item } = first.item;
  // Filtered before choosing, so that a link we can't use doesn't hide more general ones.
  const links = rows.flatMap(({ link }) => {
    const url = link && readAffiliateUrl(link.affiliateUrl);
    return url ? [{ ...link, url }] : [];
  });
  return {
    item: { ...item, category: itemCategory(category) },
    sections: sectionsOfLinks(chooseLinks(links, { gender, ageRange })).map((section) => ({
      category: section.category,
      links: section.links.map(shown),
    })),
  };
}

function shown(link: LinkFacts & { productTitle: string; descriptor: string | null; url: string }): ShopLink {
  const { id, productTitle, descriptor, url } = link;
  return { id, title: productTitle, descriptor, url };
}
