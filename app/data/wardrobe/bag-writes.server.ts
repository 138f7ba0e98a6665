// A bag changes many counts at once, each by what it adds or takes off, so that nobody else's change is lost. What it really
// changed is kept with it, which is what its undo takes back.
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ActFacts } from "~/contracts/members/stored-acts.ts";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { giftChannelOf } from "~/data/plans/gift-channel.server.ts";
import { areItemsOpenTo, isCompletePlanOpenTo, isPlanOpenTo, peopleOf } from "~/data/plans/open-to.server.ts";
import {
  planActs as acts,
  bags,
  boxes,
  boxPieces,
  clothingList,
  userClothingItems as items,
  userOnboardingData as plans,
} from "~/data/schema.ts";
import { listIn, objectIn } from "~/data/sound-json.server.ts";
import { type PlanAct, TAKEN_BACK_MS } from "~/domain/members/plan-acts.ts";
import type { Act } from "~/domain/members/roles.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { enoughKey } from "~/domain/wardrobe/bag-answer.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import { DEFAULT_GROUP, MAX_OWNED } from "~/domain/wardrobe/owned.ts";
import type { BagCell } from "~/domain/wardrobe/read-garments.ts";
import { pick } from "~/lib/pick.ts";
import { countCustomItems, insertOwnItems, type OwnItem } from "./custom-items.server.ts";
import { areCountsSound, countAt, hasNoSize, type SavedItem, steppedCount } from "./item-edits.server.ts";

type PlanForViewer = { viewerId: string; planId: string };

/** As many as can be undone. */
const MOST_BAGS = 50;

const EVERY_AGE = JSON.stringify(AGE_RANGES);

export interface NewBag extends PlanForViewer {
  id: string;
  formKey: string;
  /** "in": pieces are added; "out": they are taken off, as far as they are there; "to": counts below them are raised to them. */
  way: "in" | "out" | "to";
  /** Each item and size once; items without a size once in all. */
  cells: readonly BagCell[];
  /** Items that it brings along, each with its pieces at its size; the plan then has to be complete. */
  own: readonly (OwnItem & Omit<BagCell, "itemId">)[];
  leftText: string;
}

/** A bag as it is stored. */
type BagRow = typeof bags.$inferSelect;
export type ChangedItem = SavedItem & { itemId: number };

/**
 * Writes a bag and changes the counts, in one transaction. `bag` is the form's bag, also if the form was sent before; null if
 * nothing was written: the viewer may not edit the plan, or it has none of the items, or no room for the own ones, or a count would
 * be too high or can't be read.
 */
export async function insertBag(
  db: Database,
  bag: NewBag,
  now: number,
): Promise<{ bag: BagRow | null; changed: ChangedItem[] }> {
  const { viewerId, planId, formKey, way } = bag;
  const cell = sql`json_each(${JSON.stringify(bag.cells.map(({ itemId, ageRange, pieces }) => [itemId, ageRange, pieces]))}) as cell
    join ${items} on ${items.dashboardItemId} = cell.value ->> 0 and ${areItemsOpenTo(viewerId, planId, "edit")}
      and ${items.removedAt} is null`;
  const count = countAt(sql`cell.value ->> 1`);
  const pieces = sql`(cell.value ->> 2)`;
  const change = { in: pieces, out: sql`-min(${pieces}, ${count})`, to: sql`max(0, ${pieces} - ${count})` }[
    way
  ];
  const isTooHigh = sql`exists (select 1 from ${cell} where ${count} + (cell.value ->> 2) > ${MAX_OWNED})`;
  const isUnreadable = sql`exists (select 1 from ${cell} where not ${areCountsSound()})`;
  const mine = and(eq(bags.onboardingId, planId), eq(bags.formKey, formKey));
  const own = JSON.stringify(bag.own);
  const hasRoom = sql`${countCustomItems(db, viewerId, planId)} + ${bag.own.length} <= ${MAX_CUSTOM_ITEMS}`;
  const isOpenPlan = (bag.own.length > 0 ? isCompletePlanOpenTo : isPlanOpenTo)(viewerId, planId, "edit");
  const hasSome = bag.own.length > 0 ? hasRoom : sql`exists (select 1 from ${cell} where ${change} <> 0)`;
  const where = sql`exists (select 1 from ${bags} where ${bags.id} = ${bag.id})`;
  const [, , , , changed, , stored] = await db.batch([
    db.run(sql`insert or ignore into ${bags} (id, onboarding_id, form_key, changes, left_text, created_at)
      select ${bag.id}, ${plans.onboardingId}, ${formKey}, (select json_group_array(
          json_array(cell.value ->> 0, cell.value ->> 1, ${change})) from ${cell} where ${change} <> 0), ${bag.leftText}, ${now}
      from ${plans} where ${isOpenPlan} and ${hasSome}
        and not ${isUnreadable} ${way === "in" ? sql`and not ${isTooHigh}` : sql``}`),
    ...insertOwnItems(db, { viewerId, planId, tripId: null, rows: own, where }, now),
    db.run(sql`update ${bags} set changes = (select json_group_array(json(value)) from (
        select value from json_each(${bags.changes}) union all
        select json_array(${items.dashboardItemId}, one.value ->> 'ageRange', one.value ->> 'pieces', 1)
        from json_each(${own}) as one join ${clothingList} on ${clothingList.clothingNameId} = one.value ->> 'nameId'
          join ${items} on ${items.clothingId} = ${clothingList.clothingId} and ${items.onboardingId} = ${planId}))
      where ${bags.id} = ${bag.id} and ${bag.own.length} > 0`),
    changeItems(db, { planId, bagId: bag.id }, 1, now),
    dropOldBags(db, bag),
    selectBagWhere(db, bag, mine, "edit"),
  ]);
  return { bag: stored[0] ?? null, changed };
}

/**
 * Takes a bag's changes back, once, as far as the counts, and the box of a move, still hold them, keeps with the bag what was really
 * taken back, and notes it as `act`. Own items that it has brought go too, unless someone has counted more of them or noted something
 * since. A move of boxed pieces can be taken back for a day, also by the owner of the box's plan who isn't on the other one; its box
 * comes back if it was deleted. `bag` is null if there is none for the viewer; `told` lists the plans that an undone move has changed.
 */
export async function undoBag(
  db: Database,
  { viewerId, planId, bagId }: PlanForViewer & { bagId: string },
  { act, ...facts }: ActFacts & { act: PlanAct },
  now: number,
) {
  const isTheirs = (may: Act) =>
    sql`exists (select 1 from ${plans} where ${isPlanOpenTo(viewerId, planId, may)})`;
  const isAtHand = and(eq(bags.onboardingId, planId), isTheirs("edit"));
  const isOfBox = and(
    isNotNull(bags.boxId),
    sql`${listIn(bags.leftText)} ->> 0 = ${planId}`,
    isTheirs("manage"),
  );
  const isIt = and(eq(bags.id, bagId), or(isAtHand, isOfBox));
  // Nothing is taken back of changes that can't be read, nor from counts that can't, and the bag isn't over either.
  const isOnSoundCounts = sql`not exists (select 1 from json_each(${soundChanges(bags.changes)}) as one
    join ${items} on ${items.dashboardItemId} = one.value ->> 0 where not ${areCountsSound()})`;
  // A move of an earlier release doesn't say which way it went.
  const isKnown = and(
    gt(bags.createdAt, now - TAKEN_BACK_MS),
    sql`json_array_length(${listIn(bags.leftText)}) = 4`,
  );
  const isOpen = and(
    isIt,
    isNull(bags.undoneAt),
    or(isNull(bags.boxId), isKnown),
    sql`${soundChanges(bags.changes)} = ${bags.changes}`,
    isOnSoundCounts,
  );
  const isStillOpen = sql`exists (select 1 from ${bags} where ${isOpen})`;
  const bag = sql`(select *, ${MOVE} ->> 0 as box_plan, ${MOVE} ->> 3 as way from ${bags} where ${bags.id} = ${bagId}) as bag`;
  const it = sql`${bag}, json_each(bag.changes) as one left join ${items} on ${items.dashboardItemId} = one.value ->> 0
    left join ${items} as source on source.onboarding_id = bag.box_plan and source.clothing_id = ${items.clothingId}
      and source.removed_at is null`;
  const pieces = sql`(one.value ->> 2)`;
  const count = countAt(sql`one.value ->> 1`);
  const ofCounts = sql`case when bag.way = 'give' then ${MAX_OWNED} when ${items.removedAt} is not null then 0
    when ${pieces} > 0 then ${count} else ${MAX_OWNED} - ${count} end`;
  const ofBox = sql`case when bag.way is null then ${MAX_OWNED} when source.dashboard_item_id is null then 0
    when bag.way = 'pack' then coalesce(inside.pieces, 0) else ${MAX_OWNED} - coalesce(inside.pieces, 0) end`;
  const really = sql`(select json_group_array(json_array(one.value ->> 0, one.value ->> 1, iif(${items.dashboardItemId} is null, 0,
      cast(sign(${pieces}) * max(0, min(abs(${pieces}), ${ofCounts}, ${ofBox})) as integer)), coalesce(one.value ->> 3, 0), ${pieces}))
    from ${it} left join ${boxPieces} as inside on inside.box_id = bag.box_id
      and inside.item_id = source.dashboard_item_id and inside.size = one.value ->> 1)`;
  const ofBoth = sql`${plans.onboardingId} in (select value from ${bag}, json_each(json_array(bag.onboarding_id, bag.box_plan)))
    and ${isStillOpen}`;
  const isMove = sql`${isStillOpen} and (select bag.box_id from ${bag}) is not null`;
  const isCounted = sql`${isStillOpen} and (select bag.way from ${bag}) is not 'give'`;
  const atHand = { planId: sql`(select bag.onboarding_id from ${bag})`, bagId };
  const [, , , , changed, , , told, , [stored]] = await db.batch([
    db.update(bags).set({ changes: really }).where(isOpen),
    db.run(sql`insert or ignore into ${boxes} (id, onboarding_id, label, place, created_at)
      select bag.box_id, ${plans.onboardingId}, ${MOVE} ->> 1, ${MOVE} ->> 2, bag.created_at
      from ${bag} join ${plans} on ${plans.onboardingId} = bag.box_plan where bag.way <> 'pack' and ${isMove}`),
    db.run(sql`insert into ${boxPieces} (box_id, item_id, size, pieces) select bag.box_id, source.dashboard_item_id,
        one.value ->> 1, iif(bag.way = 'pack', ${pieces}, abs(${pieces}))
      from ${it} where ${pieces} <> 0 and source.dashboard_item_id is not null and ${isMove}
      on conflict (box_id, item_id, size) do update set pieces = ${boxPieces.pieces} + excluded.pieces`),
    db.run(sql`delete from ${boxPieces} where ${boxPieces.boxId} = (select bag.box_id from ${bag}) and ${boxPieces.pieces} <= 0
      and ${isMove}`),
    changeItems(db, atHand, -1, now, isCounted),
    removeOwn(db, bagId, now, isStillOpen),
    db.run(sql`insert into ${acts} (onboarding_id, user_id, act, facts, made_at)
      select ${plans.onboardingId}, ${viewerId}, ${act}, json_set(${JSON.stringify(facts)}, '$.bag', ${bagId}, '$.after',
        (select sum(abs${pieces}) from ${bag}, json_each(bag.changes) as one)), ${now} from ${plans} where ${ofBoth}`),
    db.update(plans).set(nextVersion(plans)).where(and(ofBoth, isMove)).returning(),
    db.update(bags).set({ undoneAt: now }).where(isOpen),
    db.select().from(bags).where(isIt),
  ]);
  return { bag: stored ?? null, changed, told };
}

/** Of a move: its box's plan, label, and place then, and which way the pieces went; empty for what was left of a bag's text. */
const MOVE = sql`iif(box_id is null, '[]', ${listIn(sql.raw("left_text"))})`;

/** One bag of a plan, if the plan is open to the viewer; none that went into a box or came from one. */
export function selectBag(db: Database, { bagId, ...plan }: PlanForViewer & { bagId: string }) {
  return selectBagWhere(db, plan, and(eq(bags.id, bagId), isNull(bags.boxId)), "read");
}

/**
 * The bags of a plan since an instant that can still be taken back, the newest first: those that said a whole size is there, or all
 * others.
 */
export function selectRecentBags(db: Database, plan: PlanForViewer, since: number, size: AgeRange | null) {
  const key = enoughKey(size ?? "");
  const ofSize = sql`${bags.formKey} between ${key} and ${`${key}~`}`;
  const isIt = and(
    size ? ofSize : sql`not ${ofSize}`,
    gt(bags.createdAt, since),
    isNull(bags.undoneAt),
    isNull(bags.boxId),
  );
  return selectBagWhere(db, plan, isIt, "edit").orderBy(desc(bags.createdAt));
}

/** The bags of a plan for which this holds, if the viewer may do this to it. */
export function selectBagWhere(
  db: Database,
  { viewerId, planId }: PlanForViewer,
  isIt: SQL | undefined,
  act: Act,
) {
  return db
    .select(
      pick(bags, "id", "onboardingId", "formKey", "changes", "leftText", "undoneAt", "boxId", "createdAt"),
    )
    .from(bags)
    .innerJoin(plans, eq(plans.onboardingId, bags.onboardingId))
    .where(and(isPlanOpenTo(viewerId, planId, act), isIt));
}

/** A bag's changes; none if they aren't a list of lists. */
const soundChanges = (column: SQLWrapper) =>
  sql`iif(exists (select 1 from json_each(${listIn(column)}) where type <> 'array'), '[]', ${listIn(column)})`;

const CHANGES = soundChanges(sql.raw("bag.changes"));

/** The statement that drops the oldest of a plan's bags, those that can't be undone anymore. */
export function dropOldBags(db: Database, { viewerId, planId }: PlanForViewer) {
  return db.run(sql`delete from ${bags} where ${bags.onboardingId} = ${planId} and ${bags.id} not in (select newest.id
    from ${bags} as newest where newest.onboarding_id = ${planId} order by newest.created_at desc limit ${MOST_BAGS})
    and exists (select 1 from ${plans} where ${isPlanOpenTo(viewerId, planId, "edit")})`);
}

/** The statement that adds a bag's changes to the counts, times `sign`; it changes nothing if there is no such bag. */
export function changeItems(
  db: Database,
  { planId, bagId }: { planId: string | SQL; bagId: string },
  sign: 1 | -1,
  now: number,
  where?: SQL,
) {
  const owned = objectIn(items.userAddedQuantities);
  const total = steppedCount(sql`age.value`, sql`${sign} * (one.value ->> 2)`);
  const counts = sql`(select json_patch(json_patch(${owned}, json_group_object(age.value, null)),
      json_group_object(age.value, json_object(${DEFAULT_GROUP}, json_object('quantity', cast(${total} as integer)))))
    from ${bags} as bag, json_each(${CHANGES}) as one
      join json_each(${EVERY_AGE}) as age on age.value = one.value ->> 1 or ${hasNoSize()}
    where bag.id = ${bagId} and one.value ->> 0 = ${items.dashboardItemId})`;
  return db
    .update(items)
    .set({ userAddedQuantities: counts, ...nextVersion(items), updatedAt: now })
    .where(
      and(
        sql`${items.dashboardItemId} in (select one.value ->> 0 from ${bags} as bag, json_each(${CHANGES}) as one
          where bag.id = ${bagId})`,
        where,
      ),
    )
    .returning({
      itemId: items.dashboardItemId,
      ...pick(items, "version", "userAddedQuantities", "personalNotes", "setAside", "countedSteps"),
      people: peopleOf(planId),
      giftChannel: giftChannelOf(planId),
    });
}

/** The statement that removes the own items that a bag has brought and that hold nothing else. */
function removeOwn(db: Database, bagId: string, now: number, where: SQL) {
  const owned = objectIn(items.userAddedQuantities);
  return db
    .update(items)
    .set({ removedAt: now, ...nextVersion(items), updatedAt: now })
    .where(
      and(
        isNull(items.removedAt),
        sql`${items.dashboardItemId} in (select one.value ->> 0 from ${bags} as bag, json_each(${CHANGES}) as one
          where bag.id = ${bagId} and one.value ->> 3 = 1)`,
        sql`${items.personalNotes} = '{}'`,
        sql`not exists (select 1 from json_each(${owned}) as aged, json_each(iif(aged.type = 'object', aged.value, '{}')) as counted
          where iif(counted.type = 'object', counted.value ->> 'quantity', counted.value) > 0)`,
        sql`not exists (select 1 from ${boxPieces} where ${boxPieces.itemId} = ${items.dashboardItemId})`,
        where,
      ),
    );
}
