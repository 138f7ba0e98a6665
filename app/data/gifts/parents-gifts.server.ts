// Parents' changes of their gift list: its row, its wishes, and its reservations; and the links and photos beside its lines.
// Whatever decides what can be reserved moves the list's version on: a giver's reservation from before is worked out again.

import { and, eq, inArray, isNull, max, or, type SQL, sql } from "drizzle-orm";
import { pick } from "~/lib/pick.ts";
import { type GiftWish, MAX_WISHES } from "../../domain/gifts/gift-lines.ts";
import type { Act } from "../../domain/members/roles.ts";
import type { AgeRange } from "../../domain/vocabulary.ts";
import type { Database } from "../database.server.ts";
import { nextVersion } from "../leased-rows.server.ts";
import { PLACE_COLUMNS } from "../places/select-places.server.ts";
import { planOpenTo } from "../plans/open-to.server.ts";
import {
  affiliateLinks,
  clothingImages,
  userClothingItems as items,
  giftLists as lists,
  userOnboardingData as plans,
  giftReservations as reservations,
  giftWishes as wishes,
} from "../schema.ts";
import { saveCell } from "../wardrobe/item-edits.server.ts";

/** A plan's gift list, and the viewer that the plan must be open to. */
export type ListOfViewer = { viewerId: string; planId: string };

type ListFields = Partial<Omit<typeof lists.$inferInsert, "onboardingId" | "listId" | "version">>;

/** Changes columns of the list's row if it is still at `version`, or at any if none is given; whether it did. */
export async function saveGiftList(
  db: Database,
  { act, ...list }: ListOfViewer & { act: Act },
  fields: ListFields,
  version?: number,
): Promise<boolean> {
  const asRead = version === undefined ? undefined : eq(lists.version, version);
  const saved = await db
    .update(lists)
    .set({ ...fields, ...nextVersion(lists) })
    .where(and(eq(lists.onboardingId, planOf(list, act)), asRead))
    .returning({ id: lists.onboardingId });
  return saved.length > 0;
}

/** Adds a wish unless the list has as many as fit; whether it did. */
export async function insertWish(
  db: Database,
  list: ListOfViewer,
  { id, name, link, pieces, priceHint }: GiftWish,
  now: number,
): Promise<boolean> {
  const made =
    await db.run(sql`insert into ${wishes} (id, onboarding_id, name, link, pieces, price_hint, created_at)
    select ${id}, ${lists.onboardingId}, ${name}, ${link}, ${pieces}, ${priceHint}, ${now} from ${lists}
    where ${eq(lists.onboardingId, planOf(list, "edit"))} and (select count(*) from ${wishes}
      where ${wishes.onboardingId} = ${lists.onboardingId} and ${wishes.removedAt} is null) < ${MAX_WISHES}`);
  return made.meta.changes > 0;
}

/** Takes a wish off the list; it stays for those who have reserved it. */
export async function removeWish(
  db: Database,
  list: ListOfViewer,
  id: string,
  now: number,
): Promise<boolean> {
  const removed = await db
    .update(wishes)
    .set({ removedAt: now })
    .where(and(eq(wishes.id, id), eq(wishes.onboardingId, planOf(list, "edit")), isNull(wishes.removedAt)))
    .returning({ id: wishes.id });
  return removed.length > 0;
}

interface Arrival {
  reservationId: string;
  /** Arrived pieces as they were read. */
  before: number;
  after: number;
  now: number;
}

/** The plan's item that arrived pieces are counted in, as it was read. */
export interface CountedItemAsRead {
  itemId: number;
  version: number;
  ageRange: AgeRange;
  /** The family's count afterwards. */
  quantity: number;
}

/**
 * Moves pieces of a reservation between coming and the plan's count, both in one transaction, if neither has changed since it was
 * read. An item's arrivals all move its version on, so one that is still at `version` has had none in between. Without an item,
 * as for a wish, only the reservation changes. `saved` is the item's new row.
 */
export async function saveArrival(
  db: Database,
  list: ListOfViewer,
  { reservationId, before, after, now }: Arrival,
  item: CountedItemAsRead | null,
) {
  const isReservation = and(
    eq(reservations.id, reservationId),
    eq(reservations.onboardingId, planOf(list, "edit")),
  );
  const isItemAsRead = item
    ? sql`exists (select 1 from ${items} where ${and(eq(items.dashboardItemId, item.itemId), eq(items.version, item.version), isNull(items.removedAt))})`
    : undefined;
  const arrived = db
    .update(reservations)
    // Nothing is left to undo once all of it is there, and so no use for the giver's address.
    .set({
      arrivedPieces: after,
      sealedEmail: sql`iif(${after} >= ${reservations.pieces}, null, ${reservations.sealedEmail})`,
      updatedAt: now,
    })
    .where(
      and(
        isReservation,
        eq(reservations.arrivedPieces, before),
        sql`${after} <= ${reservations.pieces}`,
        isItemAsRead,
      ),
    )
    .returning({ id: reservations.id });
  if (!item) return { isSaved: (await arrived).length > 0, saved: null };
  const { itemId, ageRange, quantity, version } = item;
  const target = { viewerId: list.viewerId, planId: list.planId, itemId };
  const hasArrived = sql`exists (select 1 from ${reservations} where ${and(isReservation, eq(reservations.arrivedPieces, after))})`;
  const counted = saveCell(
    db,
    target,
    { kind: "quantity", ageRange, value: quantity },
    now,
    and(eq(items.version, version), hasArrived),
  );
  const [, [saved]] = await db.batch([arrived, counted]);
  return { isSaved: saved !== undefined, saved: saved ?? null };
}

type ReservationChange = { thankedAt: number | null } | { isApproved: true };

/** Changes a reservation of the list; whether there is one. What is approved waits no more, and is otherwise as it was. */
export async function saveReservation(
  db: Database,
  list: ListOfViewer,
  id: string,
  change: ReservationChange,
): Promise<boolean> {
  const saved = await db
    .update(reservations)
    .set(
      "isApproved" in change
        ? { state: sql`iif(${reservations.state} = 'waiting', 'reserved', ${reservations.state})` }
        : change,
    )
    .where(and(eq(reservations.id, id), eq(reservations.onboardingId, planOf(list, "edit"))))
    .returning({ id: reservations.id });
  return saved.length > 0;
}

/** Ends a reservation, with the address in it. What has arrived of it stays in the plan's count. */
export async function deleteReservation(db: Database, list: ListOfViewer, id: string): Promise<boolean> {
  const gone = await db
    .delete(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.onboardingId, planOf(list, "edit"))))
    .returning({ id: reservations.id });
  return gone.length > 0;
}

const planOf = ({ viewerId, planId }: ListOfViewer, act: Act) => planOpenTo(viewerId, planId, act);

/**
 * Active links for the plan's country of a list's garments, of any age, without those for one gender: they would tell it. Read
 * them in the list's batch.
 */
export function selectGiftLinks(db: Database, isList: SQL | undefined) {
  return db
    .select({
      clothingId: items.clothingId,
      ...pick(affiliateLinks, "id", "category", "displayOrder", "gender", "ageRange"),
      title: affiliateLinks.productTitle,
      affiliateUrl: affiliateLinks.affiliateUrl,
    })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .innerJoin(items, and(eq(items.onboardingId, lists.onboardingId), isNull(items.removedAt)))
    .innerJoin(
      affiliateLinks,
      and(
        eq(affiliateLinks.clothingId, items.clothingId),
        eq(affiliateLinks.isActive, true),
        or(isNull(affiliateLinks.country), eq(affiliateLinks.country, PLACE_COLUMNS.country)),
        or(isNull(affiliateLinks.gender), eq(affiliateLinks.gender, "neutral")),
      ),
    )
    .where(isList);
}

/** The newest finished photo of each garment of a list that has one. */
export function selectGiftImages(db: Database, isList: SQL | undefined) {
  return db
    .select({
      clothingId: clothingImages.clothingId,
      // SQLite takes the other columns from the row with the maximum.
      contentHash: clothingImages.contentHash,
      newest: max(clothingImages.createdAt),
    })
    .from(clothingImages)
    .where(
      and(
        eq(clothingImages.status, "ready"),
        inArray(
          clothingImages.clothingId,
          sql`(select ${items.clothingId} from ${lists} join ${plans} on ${eq(plans.onboardingId, lists.onboardingId)}
            join ${items} on ${eq(items.onboardingId, lists.onboardingId)} where ${isList})`,
        ),
      ),
    )
    .groupBy(clothingImages.clothingId);
}

/** The weather of a list's plan month by month, which only the question what fits in a month needs. */
export function selectGiftWeather(db: Database, isList: SQL | undefined) {
  return db
    .select({ monthCards: plans.monthCards })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .where(isList);
}

export type GiftLinkRow = Awaited<ReturnType<typeof selectGiftLinks>>[number];
