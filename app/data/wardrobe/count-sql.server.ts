// How statements read and change the counts in a row of `user_clothing_items`.
import { type SQL, sql } from "drizzle-orm";
import { clothingList, userClothingItems as items } from "~/data/schema.ts";
import { objectIn } from "~/data/sound-json.server.ts";
import type { StepId } from "~/domain/wardrobe/count-steps.ts";
import { MAX_OWNED } from "~/domain/wardrobe/owned.ts";
import { RAIN_SUIT_ID } from "~/domain/wardrobe/quantities.ts";
import { ONE_SIZE_ITEMS } from "~/domain/wardrobe/sizes.ts";

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
export function soundCounts(): SQL {
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
export function isCountedStep({ line, number }: StepId): SQL {
  return sql`cast(coalesce(${objectIn(items.countedSteps)} ->> ${pathOf(line)}, 0) as integer) >= ${number}`;
}

/** The changes that the row has counted, with this one; of too many lines, those changed longest ago are forgotten. */
export function countedWith({ line, number }: StepId): SQL {
  const path = pathOf(line);
  const all = sql`json_set(json_remove(${objectIn(items.countedSteps)}, ${path}), ${path}, cast(${number} as integer))`;
  return sql`(select json_group_object(key, value) from (select key, value from
    (select key, value, id from json_each(${all}) order by id desc limit ${MOST_LINES}) order by id))`;
}

function pathOf(line: string): string {
  return `$."${line}"`;
}
