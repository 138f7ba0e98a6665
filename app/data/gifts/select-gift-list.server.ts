// A gift list with everything that its pages need: list and plan, the plan's items, wishes, and reservations, in four selects
// for one batch. Whoever has the address reads by its token; parents read by their plan.
import { and, eq, inArray, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { parentsNamesOf } from "~/data/members/people.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isPlanOpenTo, ownerOf, peopleOf } from "~/data/plans/open-to.server.ts";
import { SIZE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import {
  clothingList,
  userClothingItems as items,
  giftLists as lists,
  userOnboardingData as plans,
  giftReservations as reservations,
  giftWishes as wishes,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { aroundPlan } from "~/data/wardrobe/select-around.server.ts";
import { type GiftTarget, targetColumns } from "~/domain/gifts/gift-lines.ts";
import type { Act } from "~/domain/members/roles.ts";
import { pick } from "~/lib/pick.ts";

/**
 * SQL condition on lists and attempts: the list whose token has one of these hashes. While its plan is worked out again, it
 * stays readable with the numbers that there are.
 */
export function isListBehind(tokenHashes: readonly string[]): SQL | undefined {
  return and(inArray(lists.tokenHash, [...tokenHashes]), isNull(plans.deletedAt));
}

/** SQL condition on lists and attempts: the list of a plan that the viewer may do this to. */
export function isListOfPlan(viewerId: string, planId: string, act: Act): SQL | undefined {
  return isPlanOpenTo(viewerId, planId, act);
}

/** SQL condition on lists and attempts: the list of the reservation with this secret's hash. */
export function isListOfReservation(secretHash: string): SQL | undefined {
  return and(
    sql`${lists.onboardingId} = (select ${reservations.onboardingId} from ${reservations}
      where ${eq(reservations.secretHash, secretHash)})`,
    isNull(plans.deletedAt),
  );
}

/** The four selects of one list. Read them together: `Promise.all` through a page's reader, or one batch. */
export function selectGiftList(db: Database, isList: SQL | undefined) {
  return selectsOf(db, isList);
}

/** What a select that is written once is given about a line. */
const LINE = ["tokenHashes", "clothingId", "wishId"] as const;
type GivenLine = Readonly<Record<(typeof LINE)[number], Placeholder>>;

const lineSelects = {
  list: pageQuery(LINE, (db, line) => selectsOf(db, isListOfLine(line), line).list),
  items: pageQuery(LINE, (db, line) => selectsOf(db, isListOfLine(line), line).items),
  wishes: pageQuery(LINE, (db, line) => selectsOf(db, isListOfLine(line), line).wishes),
  reservations: pageQuery(LINE, (db, line) => selectsOf(db, isListOfLine(line), line).reservations),
};

/** The same of the list whose token has one of these hashes, without the items and wishes of all lines but one. */
export function selectGiftLine(db: Database, tokenHashes: readonly string[], line: GiftTarget) {
  const { clothingId, wishId } = targetColumns(line);
  // No row has these in place of null.
  const values = {
    tokenHashes: JSON.stringify(tokenHashes),
    clothingId: clothingId ?? -1,
    wishId: wishId ?? "",
  };
  return {
    list: lineSelects.list(db, values),
    items: lineSelects.items(db, values),
    wishes: lineSelects.wishes(db, values),
    reservations: lineSelects.reservations(db, values),
  };
}

function isListOfLine({ tokenHashes }: GivenLine): SQL | undefined {
  return and(
    sql`${lists.tokenHash} in (select value from json_each(${tokenHashes}))`,
    isNull(plans.deletedAt),
  );
}

function selectsOf(db: Database, isList: SQL | undefined, only?: GivenLine) {
  const isItem = only && eq(items.clothingId, only.clothingId);
  const isWish = only && eq(wishes.id, only.wishId);
  const id = sql`(select ${lists.onboardingId} from ${lists}
    join ${plans} on ${eq(plans.onboardingId, lists.onboardingId)} where ${isList})`;
  return {
    list: db
      .select({
        planId: lists.onboardingId,
        ...pick(lists, "listId", "tokenHash", "sealedToken", "closedAt", "title", "greeting", "sizes"),
        ...pick(lists, "essentialities", "saysPlace", "saysMonth", "mode", "revealOn", "approves", "leftOff"),
        ...pick(lists, "starred", "mails", "mailedAt", "heldVersion"),
        listVersion: sql<number>`${lists.version}`.as("list_version"),
        planVersion: sql<number>`${plans.version}`.as("plan_version"),
        ownerId: plans.userId,
        parentsNames: parentsNamesOf(),
        ...PLACE_COLUMNS,
        ...SIZE_COLUMNS,
        ...pick(plans, "weatherGroups", "laundryScenario"),
        ...aroundPlan(null),
      })
      .from(lists)
      .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
      .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
      .where(isList),
    items: db
      .select({
        ...pick(items, "dashboardItemId", "clothingId"),
        clothingNameId: clothingList.clothingNameId,
        name: items.itemName,
        ...pick(clothingList, "category", "sizeUp", "validAgeRanges"),
        ...pick(items, "calculatedQuantities", "userAddedQuantities", "setAside"),
        ownerId: clothingList.ownerId,
        version: items.version,
      })
      .from(items)
      .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
      .where(and(sql`${items.onboardingId} = ${id}`, isItem, isNull(items.removedAt)))
      .orderBy(items.clothingId),
    wishes: db
      .select()
      .from(wishes)
      .where(and(sql`${wishes.onboardingId} = ${id}`, isWish, isNull(wishes.removedAt)))
      .orderBy(wishes.createdAt, wishes.id),
    reservations: db
      .select()
      .from(reservations)
      .where(sql`${reservations.onboardingId} = ${id}`)
      .orderBy(reservations.createdAt, reservations.id),
  };
}

/** Whether a plan that is open to the viewer has a list: a row, or none. */
export function selectHasGiftList(db: Database, viewerId: string, planId: string) {
  return db
    .select({ giftListOf: lists.onboardingId })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .where(isListOfPlan(viewerId, planId, "read"));
}

/** A list's plan, and everyone whom its changes concern. */
export interface ListsPlan {
  planId: string;
  ownerId: string;
  /** A JSON list of everyone on the plan; null for a plan without members. */
  people: string | null;
}

/** The same as columns; `plan` is the plan's id, as an expression. */
export function listsPlan(plan: SQL) {
  return {
    planId: sql<string>`${plan}`.as("plan_id"),
    ownerId: ownerOf(plan).as("plan_owner"),
    people: peopleOf(plan).as("plan_people"),
  };
}

/** What decides whether a list's channel is open to givers, its name, and whom else the list concerns. */
export function selectGiftChannel(db: Database, isList: SQL | undefined) {
  return db
    .select({
      ...listsPlan(sql`${lists.onboardingId}`),
      ...pick(lists, "tokenHash", "closedAt"),
      ...pick(plans, "expectedDueDate", "babyBornOn", "plannedMonths"),
    })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .where(isList);
}

type Selects = ReturnType<typeof selectGiftList>;

/** A list with its plan. */
export type GiftListRow = Awaited<Selects["list"]>[number];
export type GiftItemRow = Awaited<Selects["items"]>[number];
export type ReservationRow = Awaited<Selects["reservations"]>[number];

/** Everything about one list; notes are never read. */
export interface GiftListRows {
  list: GiftListRow;
  items: readonly GiftItemRow[];
  wishes: Awaited<Selects["wishes"]>;
  reservations: readonly ReservationRow[];
}

/** One list in one round trip; null if there is none. */
export async function readGiftList(db: Database, isList: SQL | undefined): Promise<GiftListRows | null> {
  const selects = selectGiftList(db, isList);
  const [[list], planItems, wished, reserved] = await db.batch([
    selects.list,
    selects.items,
    selects.wishes,
    selects.reservations,
  ]);
  return list ? { list, items: planItems, wishes: wished, reservations: reserved } : null;
}
