import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { isTurn, type Turn } from "~/data/plans/move.server.ts";
import { areItemsOpenTo, isOpenTo } from "~/data/plans/open-to.server.ts";
import { isBornPlan, isCompleteOf, OF_FAMILY } from "~/data/plans/selection.server.ts";
import {
  clothingImages,
  clothingList,
  userClothingItems as items,
  giftLists as lists,
  userOnboardingData as plans,
  giftReservations as reservations,
} from "~/data/schema.ts";
import { HEAVY } from "~/domain/wardrobe/decide-outerwear.ts";
import { ESSENTIAL_MARK } from "~/domain/wardrobe/quantity-code.ts";
import { pick } from "~/lib/pick.ts";

export type ClothingRow = typeof clothingList.$inferSelect;

/** Everything the calculation knows about clothes: the shared catalogue, without anyone's custom items. */
export function selectCatalogue(db: Database) {
  return db.select().from(clothingList).where(isNull(clothingList.ownerId)).orderBy(clothingList.clothingId);
}

/** What every wardrobe page reads of an item. */
const ITEM = {
  ...pick(items, "dashboardItemId", "clothingId"),
  clothingNameId: clothingList.clothingNameId,
  name: items.itemName,
  ...pick(clothingList, "category", "sizeUp", "validAgeRanges"),
  ...pick(items, "calculatedQuantities", "userAddedQuantities", "personalNotes", "setAside", "warmAs"),
  ownerId: clothingList.ownerId,
  version: items.version,
};

const itemsForViewer = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
  itemsWhere(db, planId, areItemsOpenTo(viewerId, planId, "read")),
);

const IS_HEAVY = sql`${items.clothingId} in (select clothing_id from ${clothingList}
  where clothing_name_id in ${[...HEAVY]})`;

function itemsWhere(db: Database, planId: string | SQLWrapper, isSo: SQL | undefined) {
  const coming = comingByItem(db, planId);
  return db
    .select({ ...ITEM, coming: coming.coming })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(coming, eq(coming.clothingId, items.clothingId))
    .where(and(isSo, isNull(items.removedAt)))
    .orderBy(items.clothingId);
}

/** The heavy outerwear of a plan, for a page that says when it is decided. */
export function selectOuterwearForViewer(db: Database, viewerId: string, planId: string) {
  return itemsWhere(db, planId, and(areItemsOpenTo(viewerId, planId, "read"), IS_HEAVY));
}

/** Whether a row is of a plan that a table `child` of ids has. */
export const isOfChild = (planId: SQLWrapper) => sql`${planId} = child.value`;

/** The same of the plans that such a table has; whoever names them checks that they are open to the reader. */
export function selectOuterwearOf(db: Database, children: SQL, isAsked: SQL) {
  const coming = comingIn(db, sql`(select value from ${children} where ${isAsked})`);
  // A cross join, because SQLite would take the clothes first, and with them everyone's.
  return db
    .select({ onboardingId: items.onboardingId, ...ITEM, coming: coming.coming })
    .from(children)
    .crossJoin(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(coming, isOfItem(coming))
    .where(and(isAsked, isOfChild(items.onboardingId), IS_HEAVY, isNull(items.removedAt)))
    .orderBy(items.clothingId);
}

/** A plan's items joined with the catalogue and with what is coming, if the viewer may read the plan. */
export function selectItemsForViewer(db: Database, viewerId: string, planId: string) {
  return itemsForViewer(db, { viewerId, planId });
}

/** The same of the plans of all born children. */
export const selectItemsOfFamily = pageQuery(OF_FAMILY, (db, given) => {
  const coming = comingByPlan(db, isBornPlan(given));
  return db
    .select({ onboardingId: items.onboardingId, ...ITEM, coming: coming.coming })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(coming, isOfItem(coming))
    .where(and(isBornPlan(given, items.onboardingId), isNull(items.removedAt)))
    .orderBy(items.clothingId);
});

/** The same with the rules behind the numbers, to explain them. */
export function selectItemRulesForViewer(db: Database, viewerId: string, planId: string) {
  const coming = comingByItem(db, planId);
  return db
    .select({
      ...ITEM,
      ...pick(clothingList, "notes", "baseQuantities", "weatherAdjustments", "essentiality"),
      coming: coming.coming,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(coming, eq(coming.clothingId, items.clothingId))
    .where(and(areItemsOpenTo(viewerId, planId, "read"), isNull(items.removedAt)))
    .orderBy(items.clothingId);
}

/** The weather of all complete plans that the viewer may read, for the list. */
export function selectWeatherForViewer(db: Database, viewerId: string) {
  return db
    .select({ onboardingId: plans.onboardingId, weatherGroups: plans.weatherGroups })
    .from(plans)
    .where(isCompleteOf(viewerId));
}

/** What counting needs of the items that are essential in some weather, in all complete plans that the viewer may read. */
export function selectEssentialsForViewer(db: Database, viewerId: string) {
  const coming = comingByPlan(db, isOpenTo(viewerId, "read"));
  return db
    .select({
      onboardingId: items.onboardingId,
      ...pick(clothingList, "clothingNameId", "validAgeRanges"),
      ...pick(items, "calculatedQuantities", "userAddedQuantities", "setAside"),
      coming: coming.coming,
    })
    .from(items)
    .innerJoin(plans, eq(plans.onboardingId, items.onboardingId))
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(coming, isOfItem(coming))
    .where(
      and(
        isCompleteOf(viewerId),
        isNull(items.removedAt),
        sql`instr(${items.calculatedQuantities}, ${ESSENTIAL_MARK}) > 0`,
      ),
    );
}

export interface CalculatedItem {
  clothingId: number;
  name: string;
  /** Packed by domain/wardrobe/quantity-code. */
  quantities: string;
}

/**
 * The statement that writes a run's items, all in one parameter. It writes nothing if it isn't the run's
 * turn; when repeated, it replaces only the numbers: owned counts, notes, and set-aside choices stay.
 */
export function saveItemsStatement(
  db: Database,
  turn: Turn,
  calculated: readonly CalculatedItem[],
  now: number,
) {
  const rows = JSON.stringify(
    calculated.map(({ clothingId, name, quantities }) => [clothingId, name, quantities]),
  );
  return db.run(sql`
    insert into ${items} (user_id, clothing_id, item_name, onboarding_id, attempt_number,
      calculated_quantities, created_at, updated_at)
    select ${plans.userId}, item.value ->> 0, item.value ->> 1, ${plans.onboardingId},
      ${plans.attemptNumber}, item.value ->> 2, ${now}, ${now}
    from json_each(${rows}) as item join ${plans} on ${isTurn(turn)}
    where true
    on conflict (onboarding_id, clothing_id) do update set
      item_name = excluded.item_name, calculated_quantities = excluded.calculated_quantities,
      version = version + 1, updated_at = excluded.updated_at`);
}

/** All catalogue garments by name, for administrators: nothing of the parents. */
export function selectCatalogueNames(db: Database) {
  return db
    .select({
      id: clothingList.clothingId,
      nameId: clothingList.clothingNameId,
      ...pick(clothingList, "name", "category"),
    })
    .from(clothingList)
    .where(isNull(clothingList.ownerId))
    .orderBy(asc(clothingList.name), asc(clothingList.clothingId));
}

/** All uploads except replaced ones, oldest first. */
export function selectUploads(db: Database) {
  return db
    .select(pick(clothingImages, "clothingId", "contentHash", "status", "width", "height"))
    .from(clothingImages)
    .where(inArray(clothingImages.status, ["processing", "ready", "failed"]))
    .orderBy(asc(clothingImages.createdAt), asc(clothingImages.imageId));
}

/**
 * Pieces that givers have reserved and that haven't arrived, without those that wait for the parents' approval: a JSON list of
 * sizes and pieces, which contracts/wardrobe/coming.ts reads. It is joined to items, so that a plan without a gift list costs an
 * index lookup.
 */
const COMING = sql<string>`json_group_array(json_array(${reservations.size},
  ${reservations.pieces} - ${reservations.arrivedPieces}))`.as("coming");

/** The same with who brings it, which views show to whom it may be shown. */
const COMING_FROM = sql<string>`json_group_array(json_array(${reservations.size},
  ${reservations.pieces} - ${reservations.arrivedPieces},
  json_object('name', ${reservations.giverName}, 'mode', ${lists.mode}, 'revealOn', ${lists.revealOn},
    'hiddenUntil', ${reservations.hiddenUntil})))`.as("coming");

const isComing = and(
  isNotNull(reservations.clothingId),
  ne(reservations.state, "waiting"),
  gt(reservations.pieces, reservations.arrivedPieces),
);

/** What is coming in one plan; whoever joins it checks that the plan is open to the viewer. */
export function comingByItem(db: Database, planId: string | SQLWrapper) {
  return db
    .select({ clothingId: reservations.clothingId, coming: COMING_FROM })
    .from(reservations)
    .innerJoin(lists, eq(lists.onboardingId, reservations.onboardingId))
    .where(and(eq(reservations.onboardingId, planId), isComing))
    .groupBy(reservations.clothingId)
    .as("coming_items");
}

/** Pieces that are coming in all plans that are open to a reader, by the query's condition. */
export function comingByPlan(db: Database, isOpen: SQL | undefined) {
  return comingIn(db, db.select({ id: plans.onboardingId }).from(plans).where(isOpen));
}

function comingIn(db: Database, planIds: SQLWrapper) {
  return db
    .select({ onboardingId: reservations.onboardingId, clothingId: reservations.clothingId, coming: COMING })
    .from(reservations)
    .where(and(inArray(reservations.onboardingId, planIds), isComing))
    .groupBy(reservations.onboardingId, reservations.clothingId)
    .as("coming_items");
}

/** Joins such pieces to their item. */
export function isOfItem(coming: ReturnType<typeof comingIn>) {
  return and(eq(coming.onboardingId, items.onboardingId), eq(coming.clothingId, items.clothingId));
}
