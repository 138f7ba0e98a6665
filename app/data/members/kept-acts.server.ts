// What changed in a plan. A trigger keeps fifty acts of each, and makes what follows on one cell one act.
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ActFacts } from "~/contracts/members/stored-acts.ts";
import type { Database } from "~/data/database.server.ts";
import {
  areActsOpenTo,
  type ItemForViewer,
  isItemOpenTo,
  isPlanOpenTo,
} from "~/data/plans/open-to.server.ts";
import {
  planActs as acts,
  userClothingItems as items,
  userOnboardingData as plans,
  userTravelPlans as trips,
} from "~/data/schema.ts";
import { fieldIn } from "~/data/sound-json.server.ts";
import { MOST_PLAN_ACTS, type PlanAct } from "~/domain/members/plan-acts.ts";
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";
import { DEFAULT_GROUP } from "~/domain/wardrobe/owned.ts";
import { pick } from "~/lib/pick.ts";
import { countAfterStep, isOpenToEdit, isRepeated } from "../wardrobe/item-edits.server.ts";
import type { NamedPlan } from "./memberships.server.ts";
import { shortNameOf } from "./people.server.ts";

/** Within this time, what one person does to one cell is one act (see the trigger). */
const ONE_ACT_MS = 10 * 60_000;

const ACT_OF_EDIT = {
  quantity: "count",
  step: "count",
  note: "note",
  "set-aside": "skip",
} as const satisfies Record<ItemEdit["kind"], PlanAct>;

/**
 * The statement that keeps the change of one cell, with the value that it replaces, so it goes before the change in its
 * batch. Writes nothing where the change itself writes nothing.
 */
export function keepCellAct(db: Database, item: ItemForViewer, edit: ItemEdit, now: number, where?: SQL) {
  const { kind, ageRange } = edit;
  const act = kind === "set-aside" && edit.value === "no" ? "put-back" : ACT_OF_EDIT[kind];
  const after = kind === "step" ? countAfterStep(edit) : sql`${edit.value}`;
  const isOld = isRepeated(edit);
  const of = `${item.itemId} ${ageRange}`;
  const facts = sql`json_object('of', ${of}, 'item', ${items.dashboardItemId}, 'name', ${items.itemName},
    'size', ${ageRange}, 'before', ${before(item, edit, of, now)}, 'after', ${after})`;
  const condition = and(
    isItemOpenTo(item, "edit"),
    isNull(items.removedAt),
    isOld && sql`not ${isOld}`,
    isOpenToEdit(edit),
    where,
  );
  return db.run(sql`insert into ${acts} (onboarding_id, user_id, act, facts, made_at)
    select ${items.onboardingId}, ${item.viewerId}, ${act}, ${facts}, ${now} from ${items} where ${condition}`);
}

/** What the cell held before, or before the last act on it if that becomes one with this one. */
function before({ viewerId, planId }: ItemForViewer, edit: ItemEdit, of: string, now: number): SQL {
  if (edit.kind === "set-aside") return sql`null`;
  const cell =
    edit.kind === "note"
      ? sql`iif(json_valid(${items.personalNotes}), ${items.personalNotes} ->> ${`$."${edit.ageRange}"`}, null)`
      : sql`iif(json_valid(${items.userAddedQuantities}),
          ${items.userAddedQuantities} ->> ${`$."${edit.ageRange}".${DEFAULT_GROUP}.quantity`}, null)`;
  const last = sql`(select id from ${acts} where ${and(
    eq(acts.onboardingId, planId),
    eq(acts.act, ACT_OF_EDIT[edit.kind]),
    sql`${fieldIn(acts.facts, "$.of")} = ${of}`,
  )} order by ${acts.id} desc limit 1)`;
  const isOne = and(
    sql`${acts.id} = ${last}`,
    eq(acts.userId, viewerId),
    sql`${acts.madeAt} > ${now - ONE_ACT_MS}`,
  );
  return sql`iif(exists (select 1 from ${acts} where ${isOne}),
    (select ${fieldIn(acts.facts, "$.before")} from ${acts} where ${isOne}), ${cell})`;
}

/** Keeps anything else that somebody did to a plan that they may edit; `facts` say to what. */
export async function keepAct(
  db: Database,
  { userId, ...plan }: { userId: string } & NamedPlan,
  { act, ...facts }: ActFacts & { act: PlanAct },
  now: number,
): Promise<void> {
  const text = JSON.stringify(facts);
  const [planId, stored] =
    "planId" in plan
      ? [sql`${plan.planId}`, sql`${text}`]
      : [
          sql`(select ${trips.onboardingId} from ${trips} where ${eq(trips.id, plan.tripId)})`,
          sql`json_set(${text}, '$.of', ${plan.tripId}, '$.trip',
            (select ${trips.destination} from ${trips} where ${eq(trips.id, plan.tripId)}))`,
        ];
  await db.run(sql`insert into ${acts} (onboarding_id, user_id, act, facts, made_at)
    select ${plans.onboardingId}, ${userId}, ${act}, ${stored}, ${now} from ${plans}
    where ${isPlanOpenTo(userId, planId, "edit")}`);
}

/** The last acts in a plan that the viewer may read, the newest first, with who did each; null for a deleted account. */
export function selectActs(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      ...pick(acts, "id", "act", "facts", "madeAt"),
      who: sql<string | null>`${shortNameOf(acts.userId)}`.as("who"),
      isOwn: sql<number>`${acts.userId} is ${viewerId}`.mapWith(Boolean).as("is_own"),
    })
    .from(acts)
    .where(areActsOpenTo(viewerId, planId))
    .orderBy(desc(acts.id))
    .limit(MOST_PLAN_ACTS);
}
