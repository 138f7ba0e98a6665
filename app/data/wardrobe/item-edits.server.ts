// Changes of single cells of `user_clothing_items`. Each is one UPDATE that sets one path of a JSON column, scoped by its plan:
// changes to different cells don't overwrite each other; for the same cell steps add up, and the last of everything else wins.

import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { shortNameOf } from "~/data/members/people.server.ts";
import { giftChannelOf } from "~/data/plans/gift-channel.server.ts";
import {
  areItemsOpenTo,
  forMembers,
  type ItemForViewer,
  isItemOpenTo,
  peopleOf,
} from "~/data/plans/open-to.server.ts";
import { clothingList, userClothingItems as items } from "~/data/schema.ts";
import { objectIn } from "~/data/sound-json.server.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { type ItemEdit, parseStepId, type StepId } from "~/domain/wardrobe/item-edit.ts";
import { DEFAULT_GROUP, MAX_OWNED } from "~/domain/wardrobe/owned.ts";
import { RAIN_SUIT_ID } from "~/domain/wardrobe/quantities.ts";
import { type SetAsideChoice, STORED_ONE_BY_ONE, STORED_WHOLE_PLAN } from "~/domain/wardrobe/set-aside.ts";
import { ONE_SIZE_ITEMS } from "~/domain/wardrobe/size-table.ts";
import { pick } from "~/lib/pick.ts";

const ONE_SIZE_LIST = JSON.stringify(ONE_SIZE_ITEMS);

/** The pieces of a group. Rows of the first releases hold plain numbers. */
const STORED_COUNT = sql`iif(counted.type = 'object', counted.value ->> 'quantity', counted.value)`;

/** As many lines of changes as a row remembers: the latest pages that changed its counts. Keeps a row small. */
const MOST_LINES = 8;

/** The pieces of an item at an age, as domain/wardrobe/owned.ts counts them. */
export function countAt(age: SQL): SQL {
  const quantity = sql`cast(${STORED_COUNT} as integer)`;
  return sql`coalesce((select iif(${nameIs(sql`= ${RAIN_SUIT_ID}`)}, sum(${quantity}), max(${quantity}))
    from json_each(${objectIn(items.userAddedQuantities)}) as aged, json_each(iif(aged.type = 'object', aged.value, '{}')) as counted
    where aged.key = ${age} or ${hasNoSize()}), 0)`;
}

/**
 * Whether a row's counts can be read, as contracts/plans/stored-plan.ts reads them. What is added to a count that can't be read
 * would take its place without anybody having seen it.
 */
export function areCountsSound(): SQL {
  const owned = items.userAddedQuantities;
  return sql`(${objectIn(owned)} = ${owned} and not exists (select 1 from json_each(${objectIn(owned)}) as aged where not ${isAgeSound()}))`;
}

/** The counts that can be read, each age by itself. */
function soundCounts(): SQL {
  const owned = items.userAddedQuantities;
  return sql`iif(${areCountsSound()}, ${owned}, (select json_group_object(aged.key, json(aged.value))
    from json_each(${objectIn(owned)}) as aged where ${isAgeSound()}))`;
}

/** Whether what `aged` holds are counts: whole numbers, which bags have stored with a point. */
function isAgeSound(): SQL {
  const groups = sql`json_each(iif(aged.type = 'object', aged.value, '{}'))`;
  const isObject = sql`counted.type = 'object'`;
  const type = sql`iif(${isObject}, json_type(iif(${isObject}, counted.value, '{}'), '$.quantity'), counted.type)`;
  const isCount = sql`${type} in ('integer', 'real') and ${STORED_COUNT} = cast(${STORED_COUNT} as integer)
    and ${STORED_COUNT} between 0 and ${MAX_OWNED}`;
  return sql`(aged.key glob '[0-9]*-[0-9]*m' and aged.type = 'object'
    and not exists (select 1 from ${groups} as counted where not coalesce(${isCount}, false)))`;
}

/** That count after a change by a number of pieces. */
export function steppedCount(age: SQL, by: SQL): SQL {
  return sql`max(0, min(${MAX_OWNED}, ${countAt(age)} + ${by}))`;
}

export function hasNoSize(): SQL {
  return nameIs(sql`in (select value from json_each(${ONE_SIZE_LIST}))`);
}

function nameIs(condition: SQL): SQL {
  return sql`exists (select 1 from ${clothingList} where ${clothingList.clothingId} = ${items.clothingId}
    and ${clothingList.clothingNameId} ${condition})`;
}

/** Whether the row has counted this change before. */
function isCountedStep({ line, number }: StepId): SQL {
  return sql`cast(coalesce(${objectIn(items.countedSteps)} ->> ${pathOf(line)}, 0) as integer) >= ${number}`;
}

/** The changes that the row has counted, with this one; of too many lines, those changed longest ago are forgotten. */
function countedWith({ line, number }: StepId): SQL {
  const path = pathOf(line);
  const all = sql`json_set(json_remove(${objectIn(items.countedSteps)}, ${path}), ${path}, cast(${number} as integer))`;
  return sql`(select json_group_object(key, value) from (select key, value from
    (select key, value, id from json_each(${all}) order by id desc limit ${MOST_LINES}) order by id))`;
}

function pathOf(line: string): string {
  return `$."${line}"`;
}

/** An item's saved values, complete. */
export interface SavedItem {
  version: number;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
  countedSteps: string | null;
  /** Whom to tell besides whoever changed it: announce in services/live.server.ts. */
  people: string | null;
  /** The channel of the plan's open gift list: `PlanOfGivers` there. */
  giftChannel: string | null;
  /** Who changed it, for them; null for a plan without members. */
  by?: string | null;
}

const EVERY_AGE = JSON.stringify(AGE_RANGES);
const WHOLE_PLAN = JSON.stringify(STORED_WHOLE_PLAN);
const ONE_BY_ONE = JSON.stringify(STORED_ONE_BY_ONE);

/**
 * The statement that changes one cell; returns no row if there is no such item or `where` doesn't hold. A change of a count that
 * was counted before returns the row as it is.
 */
export function saveCell(db: Database, item: ItemForViewer, edit: ItemEdit, now: number, where?: SQL) {
  return db
    .update(items)
    .set(columnsOf(edit, now))
    .where(and(isItemOpenTo(item, "edit"), isNull(items.removedAt), isOpenToEdit(edit), where))
    .returning({
      ...pick(items, "version", "userAddedQuantities", "personalNotes", "setAside", "countedSteps"),
      people: peopleOf(item.planId),
      giftChannel: giftChannelOf(item.planId),
      by: forMembers(item.planId, shortNameOf(item.viewerId)),
    });
}

/** What a change asks of the row itself; a step needs a count to step from. */
export function isOpenToEdit({ kind }: ItemEdit): SQL | undefined {
  return kind === "step" ? areCountsSound() : undefined;
}

/** Whether one of these items of a plan that the viewer may edit has counts that can't be read. */
export async function hasUnreadableCounts(
  db: Database,
  { viewerId, planId }: Omit<ItemForViewer, "itemId">,
  itemIds: readonly number[],
): Promise<boolean> {
  const isOneOfThem = sql`${items.dashboardItemId} in (select value from json_each(${JSON.stringify(itemIds)}))`;
  const rows = await db
    .select({ id: items.dashboardItemId })
    .from(items)
    .where(
      and(
        areItemsOpenTo(viewerId, planId, "edit"),
        isOneOfThem,
        isNull(items.removedAt),
        sql`not ${areCountsSound()}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The statement that reads the count of a cell, for a batch that then changes it. */
export function selectCount(db: Database, item: ItemForViewer, ageRange: AgeRange) {
  return db
    .select({ count: sql<number>`${countAt(sql`${ageRange}`)}`.as("count") })
    .from(items)
    .where(isItemOpenTo(item, "edit"));
}

/** Whether a change of a count was counted before; undefined for any other change, and for one without an id. */
export function isRepeated(edit: ItemEdit): SQL | undefined {
  const step = stepOf(edit);
  return step ? isCountedStep(step) : undefined;
}

function stepOf(edit: ItemEdit): StepId | null {
  return edit.kind === "quantity" || edit.kind === "step" ? parseStepId(edit.id ?? "") : null;
}

/** What the statement sets. A change that was counted before leaves all of it as it is. */
function columnsOf(edit: ItemEdit, now: number) {
  const changed = { ...changeOf(edit), ...nextVersion(items), updatedAt: now };
  const step = stepOf(edit);
  if (!step) return changed;
  const isOld = isCountedStep(step);
  const unlessOld = (column: SQLiteColumn, value: unknown) => sql`iif(${isOld}, ${column}, ${value})`;
  return {
    userAddedQuantities: unlessOld(items.userAddedQuantities, changed.userAddedQuantities),
    countedSteps: unlessOld(items.countedSteps, countedWith(step)),
    version: unlessOld(items.version, changed.version),
    updatedAt: unlessOld(items.updatedAt, now),
  };
}

function changeOf(edit: ItemEdit): { userAddedQuantities?: SQL; personalNotes?: SQL; setAside?: SQL } {
  switch (edit.kind) {
    case "quantity":
      return { userAddedQuantities: countsWith(edit.ageRange, sql`cast(${edit.value} as integer)`) };
    case "step":
      return { userAddedQuantities: countsWith(edit.ageRange, countAfterStep(edit)) };
    case "note":
      return { personalNotes: notesWith(edit.ageRange, edit.value) };
    case "set-aside":
      return { setAside: agesAsideAfter(edit.ageRange, edit.value) };
    default:
      return edit satisfies never;
  }
}

/** The count of a row after a step. */
export function countAfterStep({ ageRange, by }: { ageRange: AgeRange; by: number }): SQL {
  return sql`cast(${steppedCount(sql`${ageRange}`, sql`${by}`)} as integer)`;
}

/** The counts with that of one age range changed, or of all if the item has no size. */
function countsWith(ageRange: AgeRange, quantity: SQL): SQL {
  const count = sql`json_object(${DEFAULT_GROUP}, json_object('quantity', ${quantity}))`;
  const everyAge = sql`(select json_group_object(value, ${count}) from json_each(${EVERY_AGE}))`;
  return sql`iif(${hasNoSize()}, ${everyAge}, json_set(${soundCounts()}, ${`$."${ageRange}"`}, ${count}))`;
}

/** The notes with that of one age range changed; an empty one is removed. */
function notesWith(ageRange: AgeRange, note: string): SQL {
  const path = `$."${ageRange}"`;
  const notes = objectIn(items.personalNotes);
  return note === "" ? sql`json_remove(${notes}, ${path})` : sql`json_set(${notes}, ${path}, ${note})`;
}

/** The ages that the item is set aside for afterwards (see domain/wardrobe/set-aside.ts). */
function agesAsideAfter(ageRange: AgeRange, choice: SetAsideChoice): SQL {
  const stored = sql`iif(json_valid(${items.setAside}), ${items.setAside}, '[]')`;
  const known = sql`(select value from json_each(iif(${stored} = ${WHOLE_PLAN}, ${EVERY_AGE}, ${stored})))`;
  const chosen = {
    plan: sql`${WHOLE_PLAN}`,
    age: agesWhere(sql`value = ${ageRange} or value in ${known}`),
    no: sql`iif(not exists (select 1 from json_each(${EVERY_AGE}) where value not in ${known}), '[]',
      ${agesWhere(sql`value <> ${ageRange} and value in ${known}`)})`,
  } as const satisfies Record<SetAsideChoice, SQL>;
  return chosen[choice];
}

/** The known ages for which a condition on `value` holds, in stored form. */
function agesWhere(condition: SQL): SQL {
  return sql`(select case ages when ${EVERY_AGE} then ${WHOLE_PLAN} when ${WHOLE_PLAN} then ${ONE_BY_ONE} else ages end
    from (select json_group_array(value) as ages from json_each(${EVERY_AGE}) where ${condition}))`;
}
