// Facts that parents have told about their baby's size, and moves of its sizes that they haven't been told. Every statement goes
// through the plan, which must be open to the viewer.

import { and, asc, count, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, nextVersion } from "~/data/leased-rows.server.ts";
import { ownerNameFor } from "~/data/members/people.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import {
  areBabiesOpenTo,
  areFactsOpenTo,
  isCompletePlanOpenTo,
  isPlanOpenTo,
  roleOf,
  STATUS_NOW,
} from "~/data/plans/open-to.server.ts";
import { SIZE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import { restartForSizesStatement } from "~/data/plans/plan-restarts.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import {
  planBabies as babies,
  sizeFacts as facts,
  userOnboardingData as plans,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { aroundPlan } from "~/data/wardrobe/select-around.server.ts";
import { MOST_FACTS } from "~/domain/growth/entered-fact.ts";
import type { Sex } from "~/domain/growth/growth-table.ts";
import type { Act } from "~/domain/members/roles.ts";
import { pick } from "~/lib/pick.ts";

export type FactRow = typeof facts.$inferSelect;

/** A plan, and the viewer that it must be open to. */
export interface PlanForViewer {
  viewerId: string;
  planId: string;
}

/** What a fact says, by the columns. */
export type FactColumns = Pick<
  FactRow,
  "kind" | "measuredOn" | "amount" | "unit" | "size" | "fit" | "isUsed"
>;

/** A write, which starts a run of the plan under this id. */
type Writing = { runId: string; now: number };

/** A plan that was restarted; null if it failed before, or nothing was written. */
type Restarted = PlanRow | null;

interface NewFacts extends PlanForViewer {
  baby: number;
  formKey: string;
  facts: readonly (FactColumns & { id: string })[];
  /** Null for "rather not say"; undefined leaves what is known. */
  sex: Sex | null | undefined;
}

/** The facts of a plan, the oldest day first. */
export function selectFacts(db: Database, { viewerId, planId }: PlanForViewer) {
  return db
    .select()
    .from(facts)
    .where(areFactsOpenTo(viewerId, planId, "read"))
    .orderBy(asc(facts.measuredOn), asc(facts.createdAt), asc(facts.kind));
}

/** What else is known of a plan's babies. */
export function selectBabies(db: Database, { viewerId, planId }: PlanForViewer) {
  return db
    .select({ baby: babies.baby, sex: babies.sex })
    .from(babies)
    .where(areBabiesOpenTo(viewerId, planId, "read"));
}

/** A plan as the page about its sizes shows it, if the viewer may do this to it. */
export function selectSizedPlan(db: Database, { viewerId, planId }: PlanForViewer, act: Act = "read") {
  return db
    .select({
      ...pick(plans, "onboardingId", "attemptNumber", "cardTitle", "babyNames"),
      status: STATUS_NOW,
      ...PLACE_COLUMNS,
      ...SIZE_COLUMNS,
      ...pick(plans, "sizeMoves", "weatherGroups", "laundryScenario"),
      ...aroundPlan(null),
      /** False for a plan that was never finished. */
      hasBeenMade: isNotNull(plans.weatherGroups).mapWith(Boolean),
      role: roleOf(viewerId),
      ownerName: ownerNameFor(viewerId),
    })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isPlanOpenTo(viewerId, planId, act));
}

/** A plan's dates and all that is known of its babies, in one round trip; null if it isn't open to the viewer. */
export async function readKnownSizes(db: Database, asked: PlanForViewer) {
  const [[plan], known, all] = await db.batch([
    db
      .select(SIZE_COLUMNS)
      .from(plans)
      .where(isPlanOpenTo(asked.viewerId, asked.planId, "edit")),
    selectFacts(db, asked),
    selectBabies(db, asked),
  ]);
  return plan ? { plan, facts: known, sexes: all } : null;
}

/**
 * Writes a form's facts, and the sex if it says it, and restarts the plan, in one transaction; facts that the form wrote before
 * stay as they are. Returns the form's facts as they are now: none if the plan isn't open to the viewer or is full.
 */
export async function insertFacts(
  db: Database,
  added: NewFacts,
  { runId, now }: Writing,
): Promise<{ facts: FactRow[]; restarted: Restarted }> {
  const { viewerId, planId, baby, formKey } = added;
  const rows = JSON.stringify(added.facts);
  const kept = db
    .select({ count: count() })
    .from(facts)
    .where(sql`${facts.onboardingId} = ${plans.onboardingId}`);
  const isOfForm = sql`${facts.onboardingId} = ${plans.onboardingId} and ${facts.formKey} = ${formKey}`;
  const isThere = sql`exists (select 1 from ${facts} where ${isOfForm})`;
  const isNew = sql`exists (select 1 from ${facts} where ${facts.id} in (select value ->> 'id' from json_each(${rows})))`;
  const [, , [restarted], saved] = await db.batch([
    db.run(sql`insert or ignore into ${facts} (id, onboarding_id, baby, kind, measured_on, amount, unit, size, fit, is_used,
        form_key, created_at, updated_at)
      select one.value ->> 'id', ${plans.onboardingId}, ${baby}, one.value ->> 'kind', one.value ->> 'measuredOn',
        one.value ->> 'amount', one.value ->> 'unit', one.value ->> 'size', one.value ->> 'fit', one.value ->> 'isUsed',
        ${formKey}, ${now}, ${now}
      from json_each(${rows}) as one join ${plans} on ${isPlanOpenTo(viewerId, planId, "edit")}
      where ${kept} + ${added.facts.length} <= ${MOST_FACTS}`),
    db.run(sql`insert into ${babies} (onboarding_id, baby, sex)
      select ${plans.onboardingId}, ${baby}, ${added.sex ?? null} from ${plans}
      where ${isPlanOpenTo(viewerId, planId, "edit")} and ${added.sex === undefined ? 0 : 1} and ${isThere}
      on conflict do update set sex = excluded.sex`),
    restartForSizesStatement(db, { viewerId, planId, runId, now }, isNew),
    selectFacts(db, added),
  ]);
  return { facts: saved.filter((fact) => fact.formKey === formKey), restarted: restarted ?? null };
}

/** Replaces what a fact says; `fact` is null if there is no such fact in a plan that is open to the viewer. */
export async function updateFact(
  db: Database,
  { viewerId, planId, factId }: PlanForViewer & { factId: string },
  columns: FactColumns,
  { runId, now }: Writing,
): Promise<{ fact: FactRow | null; restarted: Restarted }> {
  const isIt = and(
    eq(facts.id, factId),
    eq(facts.kind, columns.kind),
    areFactsOpenTo(viewerId, planId, "edit"),
  );
  const [[fact], [restarted]] = await db.batch([
    db
      .update(facts)
      .set({ ...columns, ...nextVersion(facts), updatedAt: now })
      .where(isIt)
      .returning(),
    restartForSizesStatement(db, { viewerId, planId, runId, now }, isSome(db, isIt)),
  ]);
  return { fact: fact ?? null, restarted: restarted ?? null };
}

/** Removes facts by their ids; `facts` are those that there were in a plan that is open to the viewer. */
export async function deleteFacts(
  db: Database,
  { viewerId, planId, factIds }: PlanForViewer & { factIds: readonly string[] },
  { runId, now }: Writing,
): Promise<{ facts: FactRow[]; restarted: Restarted }> {
  const areThey = and(
    sql`${facts.id} in (select value from json_each(${JSON.stringify(factIds)}))`,
    areFactsOpenTo(viewerId, planId, "edit"),
  );
  const [[restarted], gone] = await db.batch([
    restartForSizesStatement(db, { viewerId, planId, runId, now }, isSome(db, areThey)),
    db.delete(facts).where(areThey).returning(),
  ]);
  return { facts: gone, restarted: restarted ?? null };
}

/** Removes everything that is known of a plan's babies; returns how many facts there were. */
export async function deleteAllFacts(
  db: Database,
  { viewerId, planId }: PlanForViewer,
  { runId, now }: Writing,
): Promise<{ count: number; restarted: Restarted }> {
  const areThey = areFactsOpenTo(viewerId, planId, "edit");
  const [[restarted], gone] = await db.batch([
    restartForSizesStatement(db, { viewerId, planId, runId, now }, isSome(db, areThey)),
    db.delete(facts).where(areThey).returning({ id: facts.id }),
    db.delete(babies).where(areBabiesOpenTo(viewerId, planId, "edit")),
  ]);
  return { count: gone.length, restarted: restarted ?? null };
}

function isSome(db: Database, condition: SQL | undefined): SQL {
  return sql`exists ${db.select({ id: facts.id }).from(facts).where(condition)}`;
}

/** The unread moves, if the viewer may change the plan. */
export function selectSizeMoves(db: Database, { viewerId, planId }: PlanForViewer) {
  return db
    .select({ sizeMoves: plans.sizeMoves })
    .from(plans)
    .where(isPlanOpenTo(viewerId, planId, "edit"));
}

/** Clears them once they are read; null if there was nothing to clear. */
export function clearSizeMoves(db: Database, { viewerId, planId }: PlanForViewer): Promise<PlanRow | null> {
  return firstOf(
    db
      .update(plans)
      .set({ sizeMoves: null, ...nextVersion(plans) })
      .where(and(isCompletePlanOpenTo(viewerId, planId, "edit"), isNotNull(plans.sizeMoves)))
      .returning(),
  );
}
