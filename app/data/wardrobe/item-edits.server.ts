// Changes of single cells of `user_clothing_items`. Each is one UPDATE that sets one path of a JSON column, scoped by
// owner and plan: changes of different cells keep each other, of the same cell the last one wins.
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { clothingList, userClothingItems as items } from "~/data/schema.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { DEFAULT_GROUP } from "~/domain/wardrobe/owned.ts";
import type { SetAsideChoice } from "~/domain/wardrobe/set-aside.ts";
import { ONE_SIZE_ITEMS } from "~/domain/wardrobe/sizes.ts";

export interface ItemOfOwner {
  ownerId: string;
  onboardingId: string;
  itemId: number;
}

/** What has been saved of an item, whole. */
export interface SavedItem {
  version: number;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
}

const ONE_SIZE_LIST = JSON.stringify(ONE_SIZE_ITEMS);

/** Sets the count of an age range, of all of them where the item has no size; null when there is no such item. */
export function updateOwnedQuantity(
  db: Database,
  item: ItemOfOwner,
  cell: { ageRange: AgeRange; quantity: number },
  now: number,
): Promise<SavedItem | null> {
  const count = JSON.stringify({ [DEFAULT_GROUP]: { quantity: cell.quantity } });
  const everyAge = `{${AGE_RANGES.map((age) => `"${age}":${count}`).join()}}`;
  const hasNoSize = sql`exists (select 1 from ${clothingList} where ${clothingList.clothingId} = ${items.clothingId}
    and ${clothingList.clothingNameId} in (select value from json_each(${ONE_SIZE_LIST})))`;
  const owned = readable(items.userAddedQuantities);
  const userAddedQuantities = sql`iif(${hasNoSize}, ${everyAge}, json_set(${owned}, ${`$."${cell.ageRange}"`}, json(${count})))`;
  return update(db, item, { userAddedQuantities }, now);
}

/** Sets an item aside, or takes it back (domain/wardrobe/set-aside.ts says for which ages); null when there is no such item. */
export function updateSetAside(
  db: Database,
  item: ItemOfOwner,
  { ageRange, setAside }: { ageRange: AgeRange; setAside: SetAsideChoice },
  now: number,
): Promise<SavedItem | null> {
  const all = JSON.stringify(AGE_RANGES);
  const known = sql`iif(json_valid(${items.setAside}), ${items.setAside}, '[]')`;
  const chosen = {
    plan: sql`${all}`,
    age: sql`(select json_group_array(value) from json_each(${all})
      where value = ${ageRange} or value in (select value from json_each(${known})))`,
    no: sql`iif(json_array_length(${known}) >= ${AGE_RANGES.length}, '[]',
      (select json_group_array(value) from json_each(${known}) where value <> ${ageRange}))`,
  } as const satisfies Record<SetAsideChoice, SQL>;
  return update(db, item, { setAside: chosen[setAside] }, now);
}

/** Sets the note of one age range; an empty one takes it away. Null when there is no such item. */
export function updatePersonalNote(
  db: Database,
  item: ItemOfOwner,
  cell: { ageRange: AgeRange; note: string },
  now: number,
): Promise<SavedItem | null> {
  const path = `$."${cell.ageRange}"`;
  const notes = readable(items.personalNotes);
  return update(
    db,
    item,
    {
      personalNotes:
        cell.note === ""
          ? sql`json_remove(${notes}, ${path})`
          : sql`json_set(${notes}, ${path}, ${cell.note})`,
    },
    now,
  );
}

async function update(
  db: Database,
  item: ItemOfOwner,
  change: { userAddedQuantities: SQL } | { personalNotes: SQL } | { setAside: SQL },
  now: number,
): Promise<SavedItem | null> {
  const [saved] = await db
    .update(items)
    .set({ ...change, version: sql`${items.version} + 1`, updatedAt: now })
    .where(isThis(item))
    .returning({
      version: items.version,
      userAddedQuantities: items.userAddedQuantities,
      personalNotes: items.personalNotes,
      setAside: items.setAside,
    });
  return saved ?? null;
}

function isThis({ ownerId, onboardingId, itemId }: ItemOfOwner): SQL | undefined {
  return and(
    eq(items.dashboardItemId, itemId),
    eq(items.onboardingId, onboardingId),
    eq(items.userId, ownerId),
    isNull(items.removedAt),
  );
}

/** A column that holds no object is started anew: it could not be shown either. */
function readable(column: typeof items.userAddedQuantities | typeof items.personalNotes): SQL {
  return sql`case when not json_valid(${column}) then '{}' when json_type(${column}) = 'object' then ${column} else '{}' end`;
}
