// Boxes of kept clothes. Pieces move between a plan's counts and a box in one transaction with the bag that says which, so that a form
// that is sent twice moves them once, and of two that are sent at the same time the second finds what the first has left.
import { and, asc, eq, exists, ne, type SQL, sql } from "drizzle-orm";
import type { WayOut } from "~/contracts/wardrobe/box-forms.ts";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import {
  areItemsOpenTo,
  isCompletePlanOpenTo,
  isOpenTo,
  isPlanOpenTo,
  ownerOf,
  planOpenTo,
} from "~/data/plans/open-to.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import {
  bags,
  boxes,
  boxPieces,
  clothingList,
  userClothingItems as items,
  userOnboardingData as plans,
} from "~/data/schema.ts";
import { MOST_BOXES, SIZE_OF_ONE_SIZE } from "~/domain/wardrobe/boxed-pieces.ts";
import { MAX_OWNED } from "~/domain/wardrobe/owned.ts";
import type { BagCell } from "~/domain/wardrobe/read-garments.ts";
import { pick } from "~/lib/pick.ts";
import { type ChangedItem, changeItems, dropOldBags, selectBagWhere } from "./bag-writes.server.ts";
import { areCountsSound, countAt, hasNoSize } from "./item-edits.server.ts";

/** As many boxes of other plans as a page reads: those of two full plans. */
const MOST_OF_OTHERS = 2 * MOST_BOXES;

interface PlanForViewer {
  viewerId: string;
  planId: string;
}

/** The pieces in a box, as contracts/wardrobe/stored-box.ts reads them; without items that were removed. */
const CONTENT = sql<string>`(select json_group_array(json_array(item_id, name_id, name, size, pieces)) from (
  select ${boxPieces.itemId}, ${clothingList.clothingNameId} as name_id, ${items.itemName} as name, ${boxPieces.size}, ${boxPieces.pieces}
  from ${boxPieces} join ${items} on ${items.dashboardItemId} = ${boxPieces.itemId} and ${items.removedAt} is null
    join ${clothingList} on ${clothingList.clothingId} = ${items.clothingId}
  where ${boxPieces.boxId} = ${boxes.id} order by ${items.clothingId}))`.as("content");

const BOX = { id: boxes.id, label: boxes.label, place: boxes.place, content: CONTENT };

/** The boxes of a plan that the viewer may read, oldest first. */
export function selectBoxes(db: Database, { viewerId, planId }: PlanForViewer) {
  return db
    .select(BOX)
    .from(boxes)
    .innerJoin(plans, eq(plans.onboardingId, boxes.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "read"))
    .orderBy(asc(boxes.createdAt), asc(boxes.id));
}

export type BoxRow = Awaited<ReturnType<typeof selectBoxes>>[number];

/** One box of a plan that the viewer may read. */
export function selectBox(db: Database, { viewerId, planId, boxId }: PlanForViewer & { boxId: string }) {
  return db
    .select(BOX)
    .from(boxes)
    .innerJoin(plans, eq(plans.onboardingId, boxes.onboardingId))
    .where(and(isPlanOpenTo(viewerId, planId, "read"), eq(boxes.id, boxId)));
}

/**
 * The full boxes of all other plans that the viewer may edit, if the viewer and the box's owner may edit this plan too; oldest first,
 * plan by plan.
 */
export function selectBoxesOfOthers(db: Database, { viewerId, planId }: PlanForViewer) {
  const isOpen = db
    .select({ one: sql`1` })
    .from(plans)
    .where(isPlanOpenTo(viewerId, planId, "edit"));
  return db
    .select({ ...BOX, ...pick(plans, "onboardingId", "attemptNumber", "cardTitle", "babyNames") })
    .from(boxes)
    .innerJoin(plans, eq(plans.onboardingId, boxes.onboardingId))
    .where(
      and(
        isOpenTo(viewerId, "edit"),
        ne(plans.onboardingId, planId),
        exists(isOpen),
        opensInto(sql`${boxes.onboardingId}`, planId),
        isFull(),
      ),
    )
    .orderBy(asc(plans.attemptNumber), asc(plans.onboardingId), asc(boxes.createdAt), asc(boxes.id))
    .limit(MOST_OF_OTHERS);
}

export type OtherBoxRow = Awaited<ReturnType<typeof selectBoxesOfOthers>>[number];

/** Whether a box's owner may edit a plan: pieces leave for no other, so that they can always be taken back. */
function opensInto(boxPlan: SQL, planId: string): SQL {
  return sql`exists (select 1 from ${plans} where ${isPlanOpenTo(ownerOf(boxPlan), planId, "edit")})`;
}

/** Whether something is in the box that a statement reads. */
function isFull(): SQL {
  return sql`exists (select 1 from ${boxPieces} join ${items} on ${items.dashboardItemId} = ${boxPieces.itemId}
    and ${items.removedAt} is null where ${boxPieces.boxId} = ${boxes.id})`;
}

/** How many boxes a plan has, if the viewer may edit it, and whether this is one of them. */
export function selectRoom(db: Database, { viewerId, planId, boxId }: PlanForViewer & { boxId: string }) {
  return db
    .select({
      boxes: sql<number>`count(*)`.as("boxes"),
      isThere: sql<number>`coalesce(max(${boxes.id} = ${boxId}), 0)`.mapWith(Boolean).as("is_there"),
    })
    .from(boxes)
    .innerJoin(plans, eq(plans.onboardingId, boxes.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "edit"));
}

interface Move extends PlanForViewer {
  /** The id of the bag that says what was moved. */
  id: string;
  formKey: string;
  boxId: string;
  way: WayOut | "pack";
  /** By items of the plan. */
  cells: readonly BagCell[];
}

/** The outcome of a move. */
interface Moved {
  /** The form's bag, also if the form was sent before; null if nothing was moved. */
  bag: { id: string; changes: string } | null;
  /** The plan's items whose counts have changed. */
  changed: ChangedItem[];
  /** The box's plan; null if nothing was moved by this form now. */
  plan: PlanRow | null;
}

/**
 * Takes pieces off a plan's counts, as far as they are there, into one of its boxes, or into a new one. Nothing is moved if the viewer may not edit the
 * plan, it isn't complete, it has no such box, or no room for a new one, or a count can't be read or would be too high.
 */
export async function packPieces(db: Database, move: Packed, now: number): Promise<Moved> {
  const [, , , changed, , [plan], stored] = await db.batch(packing(db, move, now));
  return { bag: stored[0] ?? null, changed, plan: plan ?? null };
}

/** Pieces that go into a box; `fresh` names a new one. */
interface Packed extends Move {
  fresh: { label: string; place: string } | null;
}

function packing(db: Database, move: Packed, now: number) {
  const { viewerId, planId, boxId, fresh } = move;
  const isOfPlan = sql`${boxes.onboardingId} = ${planId}`;
  const wish = wishOf(move, "sum");
  const count = countAt(sql`wish.size`);
  const moved = sql`(select ${items.dashboardItemId} as item, wish.size as size, -min(wish.pieces, ${count}) as pieces
    from ${wish} as wish join ${items} on ${isWished(move)})`;
  const isFound = fresh
    ? sql`(select count(*) from ${boxes} where ${isOfPlan}) < ${MOST_BOXES}`
    : sql`exists (select 1 from ${boxes} where ${isOfPlan} and ${boxes.id} = ${boxId})`;
  const isTooHigh = sql`exists (select 1 from ${moved} as moved join ${boxPieces} on ${boxPieces.boxId} = ${boxId}
    and ${boxPieces.itemId} = moved.item and ${boxPieces.size} = moved.size where ${boxPieces.pieces} - moved.pieces > ${MAX_OWNED})`;
  const isMade = sql`exists (select 1 from ${bags} where ${bags.id} = ${move.id})`;
  return [
    insertMove(db, move, moved, sql`${isFound} and not ${isTooHigh}`, now),
    db.run(sql`insert into ${boxes} (id, onboarding_id, label, place, created_at)
      select ${boxId}, ${planId}, ${fresh?.label ?? ""}, ${fresh?.place ?? ""}, ${now} where ${fresh ? 1 : 0} and ${isMade}`),
    db.run(sql`insert into ${boxPieces} (box_id, item_id, size, pieces)
      select ${boxId}, one.value ->> 0, one.value ->> 1, -(one.value ->> 2)
      from ${bags} as bag, json_each(bag.changes) as one where bag.id = ${move.id}
      on conflict (box_id, item_id, size) do update set pieces = ${boxPieces.pieces} + excluded.pieces`),
    changeItems(db, { planId, bagId: move.id }, 1, now),
    dropOldBags(db, { viewerId, planId }),
    tellPlanOfBox(db, boxId, isMade),
    selectBagWhere(db, move, isFormOf(move), "edit"),
  ] as const;
}

/** How pieces leave a box. */
export interface TakenOut extends Move {
  /**
   * "unpack": back into the counts of the box's own plan; "give": away, without a count; "use": into the counts of the plan at hand, each
   * raised to the pieces of its cell, which may be another plan than the box's.
   */
  way: WayOut;
}

/**
 * Takes pieces out of a box, as far as they are in it. Nothing is moved unless the viewer may edit both the plan at hand and the box's plan,
 * and the box's owner the plan at hand, or if a count can't be read or would be too high.
 */
export async function takeOut(db: Database, out: TakenOut, now: number): Promise<Moved> {
  const [, changed, , , , [plan], stored] = await db.batch(taking(db, out, now));
  return { bag: stored[0] ?? null, changed, plan: plan ?? null };
}

/**
 * Moves pieces that nobody has packed from one plan's counts to another's, in one write: into a new box of theirs, and out of it again, so
 * that taking it back leaves them in that box. The box goes if it is empty then.
 */
export async function packAndTake(
  db: Database,
  packed: Packed,
  out: TakenOut,
  now: number,
): Promise<Moved & { left: ChangedItem[] }> {
  const [, , , left, , , , , changed, , , , [plan], stored] = await db.batch([
    ...packing(db, packed, now),
    ...taking(db, out, now),
    db.delete(boxes).where(and(isBoxOf(packed.viewerId, packed.planId, packed.boxId), sql`not ${isFull()}`)),
  ]);
  return { bag: stored[0] ?? null, changed, plan: plan ?? null, left };
}

function taking(db: Database, out: TakenOut, now: number) {
  const { viewerId, planId, boxId, way } = out;
  const isOpenBox = sql`box.onboarding_id in (select ${plans.onboardingId} from ${plans} where ${isOpenTo(viewerId, "edit")})
    and ${way === "use" ? opensInto(sql`box.onboarding_id`, planId) : sql`box.onboarding_id = ${planId}`}`;
  const count = countAt(sql`wish.size`);
  const pieces = {
    unpack: sql`min(wish.pieces, inside.pieces)`,
    give: sql`-min(wish.pieces, inside.pieces)`,
    use: sql`max(0, min(wish.pieces - ${count}, inside.pieces))`,
  }[way];
  const found = sql`${wishOf(out, way === "use" ? "max" : "sum")} as wish join ${items} on ${isWished(out)}
    join ${boxes} as box on box.id = ${boxId} and ${isOpenBox}
    join ${items} as source on source.onboarding_id = box.onboarding_id and source.clothing_id = ${items.clothingId}
      and source.removed_at is null
    join ${boxPieces} as inside on inside.box_id = box.id and inside.item_id = source.dashboard_item_id and inside.size = wish.size`;
  const moved = sql`(select ${items.dashboardItemId} as item, wish.size as size, ${pieces} as pieces from ${found})`;
  const isTooHigh = sql`exists (select 1 from ${found} where ${count} + ${pieces} > ${MAX_OWNED})`;
  const isMade = sql`exists (select 1 from ${bags} where ${bags.id} = ${out.id})`;
  const inside = sql`(select source.dashboard_item_id as item, one.value ->> 1 as size, abs(one.value ->> 2) as pieces
    from ${bags} as bag, json_each(bag.changes) as one
      join ${items} as target on target.dashboard_item_id = one.value ->> 0
      join ${boxes} as box on box.id = bag.box_id
      join ${items} as source on source.onboarding_id = box.onboarding_id and source.clothing_id = target.clothing_id
    where bag.id = ${out.id})`;
  const changeCounts = changeItems(
    db,
    { planId, bagId: out.id },
    1,
    now,
    way === "give" ? sql`false` : undefined,
  );
  return [
    insertMove(db, out, moved, sql`not ${isTooHigh}`, now),
    changeCounts,
    db.run(sql`update ${boxPieces} set pieces = ${boxPieces.pieces} - taken.pieces from ${inside} as taken
      where ${boxPieces.boxId} = ${boxId} and ${boxPieces.itemId} = taken.item and ${boxPieces.size} = taken.size`),
    db.run(
      sql`delete from ${boxPieces} where ${boxPieces.boxId} = ${boxId} and ${boxPieces.pieces} <= 0 and ${isMade}`,
    ),
    dropOldBags(db, { viewerId, planId }),
    tellPlanOfBox(db, boxId, isMade),
    selectBagWhere(db, out, isFormOf(out), "edit"),
  ] as const;
}

/** Renames a box or says where it is. Null, with nothing written, unless it is one of a plan that the viewer may edit. */
export async function saveBox(
  db: Database,
  { viewerId, planId, boxId, label, place }: PlanForViewer & { boxId: string; label: string; place: string },
): Promise<PlanRow | null> {
  const isIt = isBoxOf(viewerId, planId, boxId);
  const [, [plan]] = await db.batch([
    db.update(boxes).set({ label, place }).where(isIt),
    tellPlanOfBox(db, boxId, sql`exists (select 1 from ${boxes} where ${isIt})`),
  ]);
  return plan ?? null;
}

/** Deletes an empty box. Null, with nothing written, unless it is one of a plan that the viewer may edit. */
export async function deleteBox(
  db: Database,
  { viewerId, planId, boxId }: PlanForViewer & { boxId: string },
): Promise<PlanRow | null> {
  const isIt = and(isBoxOf(viewerId, planId, boxId), sql`not ${isFull()}`);
  const [[plan]] = await db.batch([
    tellPlanOfBox(db, boxId, sql`exists (select 1 from ${boxes} where ${isIt})`),
    db.delete(boxes).where(isIt),
  ]);
  return plan ?? null;
}

function isBoxOf(viewerId: string, planId: string, boxId: string): SQL | undefined {
  return and(eq(boxes.id, boxId), eq(boxes.onboardingId, planOpenTo(viewerId, planId, "edit")));
}

/** The wished pieces once for each item and size; an item without a size has the one that boxes hold it under. */
function wishOf({ cells, viewerId, planId }: Move, together: "sum" | "max"): SQL {
  const pieces = together === "sum" ? sql`sum(cell.value ->> 2)` : sql`max(cell.value ->> 2)`;
  return sql`(select cell.value ->> 0 as item, iif(${hasNoSize()}, ${SIZE_OF_ONE_SIZE}, cell.value ->> 1) as size, ${pieces} as pieces
    from json_each(${JSON.stringify(cells.map(({ itemId, ageRange, pieces: count }) => [itemId, ageRange, count]))}) as cell
      join ${items} on ${items.dashboardItemId} = cell.value ->> 0 and ${areItemsOpenTo(viewerId, planId, "edit")}
    group by 1, 2)`;
}

/** Whether an item of the plan is wished for. */
function isWished({ viewerId, planId }: Move): SQL {
  return sql`${items.dashboardItemId} = wish.item and ${areItemsOpenTo(viewerId, planId, "edit")}
    and ${items.removedAt} is null`;
}

/** The statement that writes a move's bag, if anything is moved and every wished count can be read. */
function insertMove(db: Database, move: Move, moved: SQL, where: SQL, now: number) {
  const { viewerId, planId, formKey, boxId, way } = move;
  const isUnreadable = sql`exists (select 1 from ${wishOf(move, "sum")} as wish join ${items} on ${isWished(move)}
    where not ${areCountsSound()})`;
  return db.run(sql`insert or ignore into ${bags} (id, onboarding_id, form_key, box_id, left_text, changes, created_at)
    select ${move.id}, ${plans.onboardingId}, ${formKey}, ${boxId},
      coalesce((select json_array(${boxes.onboardingId}, ${boxes.label}, ${boxes.place}, ${way}) from ${boxes}
        where ${boxes.id} = ${boxId}), json_array(${planId}, '', '', ${way})),
      (select json_group_array(json_array(item, size, pieces)) from ${moved} where pieces <> 0), ${now}
    from ${plans} where ${isCompletePlanOpenTo(viewerId, planId, "edit")}
      and exists (select 1 from ${moved} where pieces <> 0) and not ${isUnreadable} and ${where}`);
}

function isFormOf({ planId, formKey }: Move): SQL | undefined {
  return and(eq(bags.onboardingId, planId), eq(bags.formKey, formKey));
}

/** The statement that counts the version of a box's plan up, for its people's open pages. */
function tellPlanOfBox(db: Database, boxId: string, where: SQL) {
  return db
    .update(plans)
    .set(nextVersion(plans))
    .where(
      and(
        sql`${plans.onboardingId} = (select ${boxes.onboardingId} from ${boxes} where ${boxes.id} = ${boxId})`,
        where,
      ),
    )
    .returning();
}
