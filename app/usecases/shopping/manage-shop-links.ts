// Shopping links: read for the drawer and the page of an item, written by administrators.

import type { SentFields } from "~/contracts/form.ts";
import { readLink } from "~/contracts/shopping/link-form.ts";
import { readAffiliateUrl, type ShopLink, type ShopSection } from "~/contracts/shopping/shop-links-answer.ts";
import type { selectActiveLinks } from "~/data/shopping/affiliate-links.server.ts";
import { insertLink, updateLink } from "~/data/shopping/managed-links.server.ts";
import type { FieldErrorCodes } from "~/domain/error-codes.ts";
import { chooseLinks, type LinkFacts, sectionsOfLinks } from "~/domain/shopping/shop-links.ts";
import { type AgeRange, type ItemCategory, itemCategory } from "~/domain/vocabulary.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

type Row = Awaited<ReturnType<typeof selectActiveLinks>>[number];

export interface ItemShop {
  plan: { cardTitle: string | null; babyNames: readonly string[] | null; attemptNumber: number };
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
    plan: first.plan,
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

interface LinkAddress {
  userId: string;
  clothingId: number;
  /** Null adds one. */
  linkId: number | null;
}

type SaveLinkResult =
  | { kind: "saved"; linkId: number }
  | { kind: "refused"; errors: FieldErrorCodes }
  /** There is no such garment or link, or the user has no managing role anymore. */
  | { kind: "not-found" };

/** Saves a form's link; parents see it the next time they open the garment's links. Throws if D1 fails. */
export async function saveShopLink(
  { db }: Needs<"db">,
  { userId, clothingId, linkId }: LinkAddress,
  fields: SentFields,
): Promise<SaveLinkResult> {
  const reading = readLink(fields);
  if (!reading.isValid) return { kind: "refused", errors: reading.errors };
  const { link } = reading;
  const saved =
    linkId === null
      ? await insertLink(db, userId, clothingId, link)
      : (await updateLink(db, userId, { clothingId, linkId }, link)) && linkId;
  if (!saved) return { kind: "not-found" };
  const change = linkId === null ? "added" : "edited";
  securityLog("shop_link_changed", { userId, clothingId, linkId: saved, change });
  return { kind: "saved", linkId: saved };
}

/** Shows or hides a link; false if there is no such link or the role is missing. Throws if D1 fails. */
export async function switchShopLink(
  { db }: Needs<"db">,
  { userId, clothingId, linkId }: LinkAddress & { linkId: number },
  isActive: boolean,
): Promise<boolean> {
  const isSaved = await updateLink(db, userId, { clothingId, linkId }, { isActive });
  const change = isActive ? "switched-on" : "switched-off";
  if (isSaved) securityLog("shop_link_changed", { userId, clothingId, linkId, change });
  return isSaved;
}
