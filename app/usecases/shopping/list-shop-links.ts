// The shopping links of one item, as the drawer and the page show them.
import { readAffiliateUrl, type ShopLink, type ShopSection } from "~/contracts/shopping/shop-links-answer.ts";
import type { selectActiveLinks } from "~/data/shopping/affiliate-links.server.ts";
import { chooseLinks, type LinkFacts, sectionsOfLinks } from "~/domain/shopping/shop-links.ts";
import { type AgeRange, type ItemCategory, itemCategory } from "~/domain/vocabulary.ts";

type Row = Awaited<ReturnType<typeof selectActiveLinks>>[number];

export interface ItemShop {
  item: { id: number; name: string; nameId: string; category: ItemCategory };
  sections: ShopSection[];
}

/** What there is to buy for an age range, or null when the rows say that there is no such item. */
export function listShopLinks(rows: readonly Row[], ageRange: AgeRange): ItemShop | null {
  const [first] = rows;
  if (!first) return null;
  const { gender, category, ...item } = first.item;
  // Before the choice: a link that may not be followed must not keep wider ones from being shown.
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
