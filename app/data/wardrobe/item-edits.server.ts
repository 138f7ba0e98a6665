// Changes of single cells of `user_clothing_items`. Each is one UPDATE that sets one path of a JSON column,
// scoped by its plan: changes to different cells don't overwrite each other; for the same cell the last one
// wins.
import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { shortNameOf } from "~/data/members/short-names.server.ts";
import { forMembers, type ItemOfOwner, isItemOpenTo, peopleOf } from "~/data/plans/open-to.server.ts";
import { clothingList, userClothingItems as items } from "~/data/schema.ts";
import { objectIn } from "~/data/sound-json.server.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";
import { DEFAULT_GROUP } from "~/domain/wardrobe/owned.ts";
import { type SetAsideChoice, STORED_ONE_BY_ONE, STORED_WHOLE_PLAN } from "~/domain/wardrobe/set-aside.ts";
import { ONE_SIZE_ITEMS } from "~/domain/wardrobe/sizes.ts";

/** An item's saved values, complete. */
export interface SavedItem {
  version: number;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
  /** Whom to tell besides whoever changed it: announce in services/live.server.ts. */
  people: string | null;
  /** Who changed it, for them; null for a plan without members. */
  by?: string | null;
}

const ONE_SIZE_LIST = JSON.stringify(ONE_SIZE_ITEMS);
const EVERY_AGE = JSON.stringify(AGE_RANGES);
const WHOLE_PLAN = JSON.stringify(STORED_WHOLE_PLAN);
const ONE_BY_ONE = JSON.stringify(STORED_ONE_BY_ONE);

/** The statement that sets one cell; returns no row if there is no such item or `where` doesn't hold. */
export function saveCell(db: Database, item: ItemOfOwner, edit: ItemEdit, now: number, where?: SQL) {
  return db
    .update(items)
    .set({ ...changeOf(edit), ...nextVersion(items), updatedAt: now })
    .where(and(isItemOpenTo(item, "edit"), isNull(items.removedAt), where))
    .returning({
      version: items.version,
      userAddedQuantities: items.userAddedQuantities,
      personalNotes: items.personalNotes,
      setAside: items.setAside,
      people: peopleOf(item.onboardingId),
      by: forMembers(item.onboardingId, shortNameOf(item.ownerId)),
    });
}

function changeOf(edit: ItemEdit) {
  switch (edit.kind) {
    case "quantity":
      return { userAddedQuantities: countsWith(edit.ageRange, edit.value) };
    case "note":
      return { personalNotes: notesWith(edit.ageRange, edit.value) };
    case "set-aside":
      return { setAside: agesAsideAfter(edit.ageRange, edit.value) };
    default:
      return edit satisfies never;
  }
}

/** The counts with that of one age range changed, or of all if the item has no size. */
function countsWith(ageRange: AgeRange, quantity: number): SQL {
  const count = JSON.stringify({ [DEFAULT_GROUP]: { quantity } });
  const everyAge = `{${AGE_RANGES.map((age) => `"${age}":${count}`).join()}}`;
  const hasNoSize = sql`exists (select 1 from ${clothingList} where ${clothingList.clothingId} = ${items.clothingId}
    and ${clothingList.clothingNameId} in (select value from json_each(${ONE_SIZE_LIST})))`;
  const owned = objectIn(items.userAddedQuantities);
  return sql`iif(${hasNoSize}, ${everyAge}, json_set(${owned}, ${`$."${ageRange}"`}, json(${count})))`;
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
