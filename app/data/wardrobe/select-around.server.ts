// A plan's columns for pieces that its own rows don't hold: those that older children of the family have left, and those that the kept
// lists for day care ask for.
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { olderPlans } from "~/data/plans/open-to.server.ts";
import {
  boxes,
  boxPieces,
  clothingList,
  userClothingItems as items,
  dayCareLists as lists,
  userOnboardingData as plans,
} from "~/data/schema.ts";
import { MOST_OLDER_PLANS, SIBLING_DAYS } from "~/domain/wardrobe/attic.ts";

const older = alias(plans, "older");

/** The day care lists of the plan that a query reads: an object of size → counts, null without any list. */
export const DAY_CARE: SQL.Aliased<string | null> = sql<
  string | null
>`(select json_group_object(${lists.size}, ${lists.counts})
  from ${lists} where ${lists.onboardingId} = ${plans.onboardingId} having count(*) > 0)`.as("day_care");

/**
 * Both columns, each null if it is empty or `isShown` is false. `viewerId` is who may take pieces out of the attic, null for nobody.
 */
export function aroundPlan(viewerId: string | Placeholder | null, isShown?: SQL) {
  return {
    attic: atticFor(viewerId, isShown ?? sql`1`),
    dayCare: isShown ? sql<string | null>`iif(${isShown}, ${DAY_CARE.sql}, null)`.as("day_care") : DAY_CARE,
  };
}

/**
 * The plans of older children whose owner may edit the plan that the query reads, the nearest first, each with what is in its boxes and
 * what is counted (contracts/wardrobe/stored-box.ts); null for none.
 */
function atticFor(viewerId: string | Placeholder | null, isShown: SQL): SQL.Aliased<string | null> {
  const { isOpen, where, nearest } = olderPlans(viewerId, older, SIBLING_DAYS);
  const boxed = sql`(select json_group_array(json_array(${items.dashboardItemId}, ${clothingList.clothingNameId}, ${boxPieces.size}, ${boxPieces.pieces},
      ${boxes.id}, ${boxes.label}, ${boxes.place}))
    from ${boxes} join ${boxPieces} on ${boxPieces.boxId} = ${boxes.id}
      join ${items} on ${items.dashboardItemId} = ${boxPieces.itemId} and ${items.removedAt} is null
      join ${clothingList} on ${clothingList.clothingId} = ${items.clothingId}
    where ${boxes.onboardingId} = ${older.onboardingId})`;
  const counted = sql`(select json_group_array(json_array(${items.dashboardItemId}, ${clothingList.clothingNameId}, ${items.userAddedQuantities}, ${items.setAside}))
    from ${items} join ${clothingList} on ${clothingList.clothingId} = ${items.clothingId}
    where ${items.onboardingId} = ${older.onboardingId} and ${items.removedAt} is null and ${items.userAddedQuantities} <> '{}')`;
  const one = sql`json_object('planId', ${older.onboardingId}, 'isOpen', ${isOpen}, 'expectedDueDate', ${older.expectedDueDate},
    'babyBornOn', ${older.babyBornOn}, 'babies', ${older.babies}, 'plannedMonths', ${older.plannedMonths},
    'plannedSizes', ${older.plannedSizes}, 'place', ${older.place}, 'boxed', ${boxed}, 'counted', ${counted})`;
  return sql<
    string | null
  >`(select nullif(json_group_array(json(one)), '[]') from (select ${one} as one from ${plans} as older
    where ${isShown} and ${where} order by ${nearest} limit ${MOST_OLDER_PLANS}))`.as("attic");
}
