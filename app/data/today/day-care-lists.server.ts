// The lists of clothes for day care, one row for each size of a plan.
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { dayCareLists as lists, userOnboardingData as plans } from "~/data/schema.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

/** Brings home what is at the day care of the plan's place, for a family that moves; what the lists ask for stays. */
export function bringHome(db: Database, moving: SQL | undefined) {
  const plan = sql`(select ${plans.onboardingId} from ${plans} where ${moving})`;
  const home = sql`(select json_group_object(key, json_array(value ->> 0, 0)) from json_each(${lists.counts}))`;
  return db
    .update(lists)
    .set({ counts: home })
    .where(and(eq(lists.onboardingId, plan), sql`json_valid(${lists.counts})`));
}

/** The lists of a plan that the viewer may read, the newest first. */
export function selectCareLists(db: Database, viewerId: string, planId: string) {
  return db
    .select({ size: lists.size, counts: lists.counts, more: lists.more })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "read"))
    .orderBy(desc(lists.updatedAt), lists.size);
}

interface ListToKeep {
  planId: string;
  size: AgeRange;
  /** Null for the usual list. */
  own: { counts: string; more: string } | null;
  now: number;
}

/**
 * Keeps a size's list in place of the one before, or forgets it, and counts the plan's version up. Null, with nothing written, unless the
 * viewer may edit the plan and it is complete.
 */
export async function saveCareList(
  db: Database,
  viewerId: string,
  { planId, size, own, now }: ListToKeep,
): Promise<PlanRow | null> {
  const isOpen = isCompletePlanOpenTo(viewerId, planId, "edit");
  const plan = sql`(select ${plans.onboardingId} from ${plans} where ${isOpen})`;
  const write = own
    ? db.run(sql`
        insert into ${lists} (onboarding_id, size, counts, more, updated_at)
        select ${plans.onboardingId}, ${size}, ${own.counts}, ${own.more}, ${now} from ${plans} where ${isOpen}
        on conflict (onboarding_id, size) do update
          set counts = excluded.counts, more = excluded.more, updated_at = excluded.updated_at`)
    : db.delete(lists).where(and(eq(lists.onboardingId, plan), eq(lists.size, size)));
  const [, [changed]] = await db.batch([
    write,
    db.update(plans).set(nextVersion(plans)).where(isOpen).returning(),
  ]);
  return changed ?? null;
}
