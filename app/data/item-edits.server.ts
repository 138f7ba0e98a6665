// Changes of single cells of `user_clothing_items`. Each is one UPDATE that sets one path of a JSON column, scoped by
// owner and plan: changes of different cells keep each other, of the same cell the last one wins.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { DEFAULT_GROUP } from "~/domain/owned.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { Database } from "./database.server.ts";
import { userOnboardingData as attempts, userClothingItems as items } from "./schema.ts";

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
}

/** Sets the count of one weather group; null when there is no such item, or no such group in its plan. */
export function updateOwnedQuantity(
  db: Database,
  item: ItemOfOwner,
  cell: { ageRange: AgeRange; group: string; quantity: number },
  now: number,
): Promise<SavedItem | null> {
  const path = `$."${cell.ageRange}"."${cell.group}"`;
  const groupExists = sql`exists (select 1 from ${attempts}, json_each(${attempts.weatherGroups}, ${`$."${cell.ageRange}"`}) as "group"
    where ${attempts.onboardingId} = ${items.onboardingId}
      and "group".value ->> 'weather_group_order' = ${Number(cell.group)})`;
  return update(
    db,
    item,
    {
      userAddedQuantities: sql`json_set(${readable(items.userAddedQuantities)}, ${path}, json_object('quantity', ${cell.quantity}))`,
    },
    now,
    cell.group === DEFAULT_GROUP ? undefined : groupExists,
  );
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

/** One row when the item is the user's. */
export async function isItemOfOwner(db: Database, item: ItemOfOwner): Promise<boolean> {
  const rows = await db.select({ itemId: items.dashboardItemId }).from(items).where(isThis(item));
  return rows.length > 0;
}

async function update(
  db: Database,
  item: ItemOfOwner,
  change: { userAddedQuantities: SQL } | { personalNotes: SQL },
  now: number,
  condition?: SQL,
): Promise<SavedItem | null> {
  const [saved] = await db
    .update(items)
    .set({ ...change, version: sql`${items.version} + 1`, updatedAt: now })
    .where(and(isThis(item), condition))
    .returning({
      version: items.version,
      userAddedQuantities: items.userAddedQuantities,
      personalNotes: items.personalNotes,
    });
  return saved ?? null;
}

function isThis({ ownerId, onboardingId, itemId }: ItemOfOwner): SQL | undefined {
  return and(
    eq(items.dashboardItemId, itemId),
    eq(items.onboardingId, onboardingId),
    eq(items.userId, ownerId),
  );
}

/** A column that holds no object is started anew: it could not be shown either. */
function readable(column: typeof items.userAddedQuantities | typeof items.personalNotes): SQL {
  return sql`case when json_valid(${column}) then ${column} else '{}' end`;
}
