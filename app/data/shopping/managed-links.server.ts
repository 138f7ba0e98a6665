// Shopping links as administrators change them. Each statement checks the role itself, so that a user who has
// just lost it can't change anything.
import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { affiliateLinks, clothingList, usersProfile } from "~/data/schema.ts";
import { MANAGING_ROLES } from "~/domain/plans/access.ts";
import type { LinkCategory } from "~/domain/shopping/shop-links.ts";
import type { AgeRange, GenderPreference } from "~/domain/vocabulary.ts";
import { pick } from "~/lib/pick.ts";

/** The seed's link ids are the garment's id times a hundred; new links start above them. */
const FIRST_ADDED_ID = 1_000_000;

export interface StoredLink {
  category: LinkCategory;
  displayOrder: number;
  gender: GenderPreference | null;
  ageRange: AgeRange | null;
  productTitle: string;
  descriptor: string | null;
  affiliateUrl: string;
  /** Two letters; null is everywhere. */
  country: string | null;
}

export type LinkTarget = { clothingId: number; linkId: number };

/** How many links each garment has, and how many of them are active. */
export function selectLinkCounts(db: Database) {
  return db
    .select({
      clothingId: affiliateLinks.clothingId,
      links: count(),
      active: sql<number>`sum(${affiliateLinks.isActive})`.mapWith(Number),
    })
    .from(affiliateLinks)
    .groupBy(affiliateLinks.clothingId);
}

/** A catalogue garment; no row for any other id. */
export function selectGarment(db: Database, clothingId: number) {
  return db
    .select({
      id: clothingList.clothingId,
      nameId: clothingList.clothingNameId,
      ...pick(clothingList, "name", "category"),
    })
    .from(clothingList)
    .where(and(eq(clothingList.clothingId, clothingId), isNull(clothingList.ownerId)));
}

/** A garment's links, in the order of its shop drawer. */
export function selectLinksOfGarment(db: Database, clothingId: number) {
  return db
    .select()
    .from(affiliateLinks)
    .where(eq(affiliateLinks.clothingId, clothingId))
    .orderBy(desc(affiliateLinks.category), asc(affiliateLinks.displayOrder), asc(affiliateLinks.id));
}

/** Adds a link to a catalogue garment; returns its id, or null without the role or the garment. */
export async function insertLink(
  db: Database,
  userId: string,
  clothingId: number,
  link: StoredLink,
): Promise<number | null> {
  const rows = await db.all<{ id: number }>(sql`
    insert into ${affiliateLinks}
      (id, clothing_id, is_active, category, display_order, gender, age_range, product_title, descriptor, affiliate_url, country)
    select (select max(${FIRST_ADDED_ID}, coalesce(max(id) + 1, 0)) from ${affiliateLinks}), ${clothingList.clothingId}, 1,
      ${link.category}, ${link.displayOrder}, ${link.gender}, ${link.ageRange}, ${link.productTitle}, ${link.descriptor},
      ${link.affiliateUrl}, ${link.country}
    from ${clothingList}
    where ${clothingList.clothingId} = ${clothingId} and ${clothingList.ownerId} is null and ${mayManage(userId)}
    returning id`);
  return rows[0]?.id ?? null;
}

/** Changes a link; false if the user may not or the link doesn't exist. */
export async function updateLink(
  db: Database,
  userId: string,
  { clothingId, linkId }: LinkTarget,
  change: StoredLink | { isActive: boolean },
): Promise<boolean> {
  const changed = await db
    .update(affiliateLinks)
    .set(change)
    .where(and(eq(affiliateLinks.id, linkId), eq(affiliateLinks.clothingId, clothingId), mayManage(userId)))
    .returning({ id: affiliateLinks.id });
  return changed.length > 0;
}

/** SQL condition: the user has a managing role. */
export function mayManage(userId: string): SQL {
  const roles = sql.join(
    MANAGING_ROLES.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`exists (select 1 from ${usersProfile} where ${usersProfile.userId} = ${userId}
    and ${usersProfile.role} in (${roles}))`;
}
