// The events that calendar feeds have announced.
import { inArray, lte, sql } from "drizzle-orm";
import { packFeedFacts, readFeedFacts } from "~/contracts/feed/stored-feed-day.ts";
import type { Database } from "~/data/database.server.ts";
import { isPlanThere } from "~/data/plans/open-to.server.ts";
import { calendarEvents as events, userOnboardingData as plans } from "~/data/schema.ts";
import type { AnnouncedDay } from "~/domain/feed/announced-days.ts";
import { pick } from "~/lib/pick.ts";

/** The columns of an announced day. */
export const EVENT_COLUMNS = {
  ...pick(events, "onboardingId", "key", "uid", "sequence", "facts", "digest", "changedAt", "cancelledAt"),
};

type DayOfPlan = AnnouncedDay & { onboardingId: string };

/** The rows as the domain has them. */
export function readEvents(rows: readonly (Omit<DayOfPlan, "facts"> & { facts: string })[]): DayOfPlan[] {
  return rows.map((row) => ({ ...row, facts: readFeedFacts(row.facts) }));
}

/**
 * Stores what is announced anew, and returns all that these plans have announced then. Of two who announce a change at once the first
 * one's stands: a row is only written over by its next number.
 */
export async function saveEvents(
  db: Database,
  told: readonly { planId: string; changed: readonly AnnouncedDay[] }[],
): Promise<DayOfPlan[]> {
  const planIds = told.map(({ planId }) => planId);
  const rows = told.map(({ changed }) =>
    changed.flatMap(({ facts, ...day }) => (facts ? [{ ...day, facts: packFeedFacts(facts) }] : [])),
  );
  const [, stored] = await db.batch([
    db.run(sql`insert into ${events} (onboarding_id, key, uid, sequence, facts, digest, changed_at, cancelled_at)
      select ${plans.onboardingId}, day.value ->> 'key', day.value ->> 'uid', day.value ->> 'sequence',
        day.value ->> 'facts', day.value ->> 'digest', day.value ->> 'changedAt', day.value ->> 'cancelledAt'
      from json_each(${JSON.stringify(planIds)}) as told join ${plans} on ${isPlanThere(sql`told.value`)}
        cross join json_each(${JSON.stringify(rows)}, '$[' || told.key || ']') as day
      where true
      on conflict (onboarding_id, key) do update
        set sequence = excluded.sequence, facts = excluded.facts, digest = excluded.digest,
          changed_at = excluded.changed_at, cancelled_at = excluded.cancelled_at
        where ${events.sequence} = excluded.sequence - 1`),
    db.select(EVENT_COLUMNS).from(events).where(inArray(events.onboardingId, planIds)),
  ]);
  return readEvents(stored);
}

/** Deletes events that were called off before then. */
export function deleteCancelledEvents(db: Database, cancelledBefore: number) {
  return db.delete(events).where(lte(events.cancelledAt, cancelledBefore));
}
