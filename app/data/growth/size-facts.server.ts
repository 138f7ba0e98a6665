// What parents have told about their baby's size. Every statement goes through the plan, which must be open to the viewer.
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, nextVersion } from "~/data/leased-rows.server.ts";
import { areBabiesOpenTo, areFactsOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts, planBabies as babies, sizeFacts as facts } from "~/data/schema.ts";
import { MOST_FACTS } from "~/domain/growth/entered-fact.ts";
import type { Sex } from "~/domain/growth/growth-table.ts";

export type FactRow = typeof facts.$inferSelect;

/** A plan, and the viewer that it must be open to. */
export interface PlanOfOwner {
  ownerId: string;
  onboardingId: string;
}

/** What a fact says, by the columns. */
export type FactColumns = Pick<
  FactRow,
  "kind" | "measuredOn" | "amount" | "unit" | "size" | "fit" | "isUsed"
>;

export interface NewFacts extends PlanOfOwner {
  baby: number;
  formKey: string;
  facts: readonly (FactColumns & { id: string })[];
  /** Null for "rather not say"; undefined leaves what is known. */
  sex: Sex | null | undefined;
}

/** The facts of a plan, the oldest day first. */
export function selectFacts(db: Database, { ownerId, onboardingId }: PlanOfOwner) {
  return db
    .select()
    .from(facts)
    .where(areFactsOpenTo(ownerId, onboardingId))
    .orderBy(asc(facts.measuredOn), asc(facts.createdAt), asc(facts.kind));
}

/** What else is known of a plan's babies. */
export function selectBabies(db: Database, { ownerId, onboardingId }: PlanOfOwner) {
  return db
    .select({ baby: babies.baby, sex: babies.sex })
    .from(babies)
    .where(areBabiesOpenTo(ownerId, onboardingId));
}

/** A plan's dates and all that is known of its babies, in one round trip; null if it isn't open to the viewer. */
export async function readKnownSizes(db: Database, plan: PlanOfOwner) {
  const [[dates], known, all] = await db.batch([
    db
      .select({ expectedDueDate: attempts.expectedDueDate, babyBornOn: attempts.babyBornOn })
      .from(attempts)
      .where(isPlanOpenTo(plan.ownerId, plan.onboardingId)),
    selectFacts(db, plan),
    selectBabies(db, plan),
  ]);
  return dates ? { dates, facts: known, babies: all } : null;
}

/**
 * Writes a form's facts, and the sex if it says it, in one transaction; facts that it wrote before stay as they are. Returns the form's facts as they
 * are now: none if the plan isn't open to the viewer or is full.
 */
export async function insertFacts(db: Database, added: NewFacts, now: number): Promise<FactRow[]> {
  const { ownerId, onboardingId, baby, formKey } = added;
  const rows = JSON.stringify(added.facts);
  const kept = db
    .select({ count: count() })
    .from(facts)
    .where(sql`${facts.onboardingId} = ${attempts.onboardingId}`);
  const isThere = sql`exists (select 1 from ${facts}
    where ${facts.onboardingId} = ${attempts.onboardingId} and ${facts.formKey} = ${formKey})`;
  const [, , saved] = await db.batch([
    db.run(sql`insert or ignore into ${facts} (id, onboarding_id, baby, kind, measured_on, amount, unit, size, fit, is_used,
        form_key, created_at, updated_at)
      select one.value ->> 'id', ${attempts.onboardingId}, ${baby}, one.value ->> 'kind', one.value ->> 'measuredOn',
        one.value ->> 'amount', one.value ->> 'unit', one.value ->> 'size', one.value ->> 'fit', one.value ->> 'isUsed',
        ${formKey}, ${now}, ${now}
      from json_each(${rows}) as one join ${attempts} on ${isPlanOpenTo(ownerId, onboardingId)}
      where ${kept} + ${added.facts.length} <= ${MOST_FACTS}`),
    db.run(sql`insert into ${babies} (onboarding_id, baby, sex)
      select ${attempts.onboardingId}, ${baby}, ${added.sex ?? null} from ${attempts}
      where ${isPlanOpenTo(ownerId, onboardingId)} and ${added.sex === undefined ? 0 : 1} and ${isThere}
      on conflict do update set sex = excluded.sex`),
    selectFacts(db, added),
  ]);
  return saved.filter((fact) => fact.formKey === formKey);
}

/** Replaces what a fact says; null if there is no such fact in a plan that is open to the viewer. */
export function updateFact(
  db: Database,
  { ownerId, onboardingId, factId }: PlanOfOwner & { factId: string },
  columns: FactColumns,
  now: number,
): Promise<FactRow | null> {
  return firstOf(
    db
      .update(facts)
      .set({ ...columns, ...nextVersion(facts), updatedAt: now })
      .where(and(eq(facts.id, factId), eq(facts.kind, columns.kind), areFactsOpenTo(ownerId, onboardingId)))
      .returning(),
  );
}

/** Removes one fact; null if there is no such fact in a plan that is open to the viewer. */
export function deleteFact(
  db: Database,
  { ownerId, onboardingId, factId }: PlanOfOwner & { factId: string },
): Promise<FactRow | null> {
  return firstOf(
    db
      .delete(facts)
      .where(and(eq(facts.id, factId), areFactsOpenTo(ownerId, onboardingId)))
      .returning(),
  );
}

/** Removes everything that is known of a plan's babies; returns how many facts there were. */
export async function deleteAllFacts(db: Database, { ownerId, onboardingId }: PlanOfOwner): Promise<number> {
  const [gone] = await db.batch([
    db.delete(facts).where(areFactsOpenTo(ownerId, onboardingId)).returning({ id: facts.id }),
    db.delete(babies).where(areBabiesOpenTo(ownerId, onboardingId)),
  ]);
  return gone.length;
}
