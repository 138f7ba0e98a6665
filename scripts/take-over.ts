// The state that a killed server has left. One process serves a state, so whoever starts on it knows that the
// one before is dead: its leases end, and what it was doing, whose messages died with it, is done at once.
import type { Miniflare } from "miniflare";

/** No worker's lease is longer; what is put off for longer was put off on purpose. */
const LONGEST_LEASE_MS = 30_000;
/** A reader who is being looked at for reminders, and a morning notice, are taken for this long. */
const TAKEN_MS = 10 * 60_000;
/** A notice that a push service is being handed is taken for this long. */
const PUSH_TAKEN_MS = 60_000;
/** A message that has not been taken for this long counts as lost: the sweeper sends another. */
const LOST_AFTER_MS = 11_000;

const STATEMENTS = [
  "update user_onboarding_data set lease_until = null where lease_until between ?1 and ?2",
  "update user_travel_plans set lease_until = null where lease_until between ?1 and ?2",
  "update mail_outbox set lease_until = null where status = 'sending' and lease_until between ?1 and ?2",
  `update user_onboarding_data set updated_at = min(updated_at, ?1 - ${LOST_AFTER_MS})
    where status in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard')`,
  `update user_travel_plans set updated_at = min(updated_at, ?1 - ${LOST_AFTER_MS}) where status = 'pending'`,
  `update mail_outbox set created_at = min(created_at, ?1 - ${LOST_AFTER_MS}) where status in ('queued', 'sending')`,
  // Looking once more than needed changes nothing.
  `update mail_preferences set look_at = ?1 where look_at between ?1 and ?1 + ${TAKEN_MS}`,
  `update morning_notices set next_at = ?1 where next_at between ?1 and ?1 + ${TAKEN_MS}`,
  `update push_messages set next_at = ?1 where next_at between ?1 and ?1 + ${PUSH_TAKEN_MS}`,
  // A pause that a provider has asked for isn't somebody's turn: nobody is asking then.
  `update hourly_forecasts set ask_after = ?1, asked_at = null
    where asked_at is not null and ask_after between ?1 and ?2`,
] as const;

/** Frees what a dead server held, before the first sweep looks for what is left. */
export async function takeOver(worker: Miniflare, now: number): Promise<void> {
  const db = await worker.getD1Database("DB");
  await endLeases(db, now);
  const { results } = await db
    .prepare("select image_id as imageId from clothing_images where status = 'processing'")
    .all<{ imageId: string }>();
  const queue = await worker.getQueueProducer("IMAGE_QUEUE");
  // Their instants say which picture is newer, so they aren't touched.
  for (const { imageId } of results) await queue.send({ imageId });
}

/** Ends what a dead server had leased or taken, in its database; `now` in epoch milliseconds. A second time changes nothing. */
export async function endLeases(
  db: Pick<Awaited<ReturnType<Miniflare["getD1Database"]>>, "prepare" | "batch">,
  now: number,
): Promise<void> {
  await db.batch(
    STATEMENTS.map((sql) => {
      const statement = db.prepare(sql);
      return sql.includes("?2") ? statement.bind(now, now + LONGEST_LEASE_MS) : statement.bind(now);
    }),
  );
}
