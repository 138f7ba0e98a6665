// What the crons' jobs remember between their runs, and what waits for them.
import { and, count, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import {
  heartbeat,
  clothingImages as images,
  mailOutbox as mails,
  userOnboardingData as plans,
  userTravelPlans as trips,
  upkeep,
} from "~/data/schema.ts";

/** What a cron's job remembers. */
export function selectUpkeep(db: Database, name: string) {
  return db.select({ facts: upkeep.facts }).from(upkeep).where(eq(upkeep.name, name));
}

/** Remembers it for the job's next run. */
export function keepUpkeep(db: Database, name: string, facts: unknown) {
  const written = { name, facts: JSON.stringify(facts) };
  return db.insert(upkeep).values(written).onConflictDoUpdate({ target: upkeep.name, set: written });
}

/** Before the queue's name. */
export const DEAD_LETTER = "dead-letter:";
/** The first name behind theirs. */
const BEHIND_DEAD_LETTERS = "dead-letter;";

/** How much of a table waits, and since when the oldest does. */
function waiting(db: Database, table: SQLiteTable, since: SQLiteColumn, isWaiting: SQL | undefined) {
  const oldest = sql<number | null>`min(${since})`;
  return db.select({ count: count(), since: oldest }).from(table).where(isWaiting);
}

/** When the cron last ran, how much waits of each kind and since when, and which queues have given up a message; one round trip. */
export async function readWatched(db: Database, now: number) {
  // Must match the index's condition word for word, or the index isn't used.
  const isWorking = sql`${plans.status} in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard')`;
  // A mail that waits for its turn, or for as long as its provider asks, isn't free.
  const isFree = or(isNull(mails.leaseUntil), lt(mails.leaseUntil, now));
  const [[beat], [plan], [trip], [mail], [image], dead] = await db.batch([
    db.select({ beatAt: heartbeat.beatAt }).from(heartbeat).where(eq(heartbeat.id, 1)),
    waiting(db, plans, plans.updatedAt, and(isWorking, isNull(plans.deletedAt))),
    waiting(db, trips, trips.updatedAt, and(sql`${trips.status} = 'pending'`, isNull(trips.deletedAt))),
    waiting(db, mails, mails.createdAt, and(sql`${mails.status} in ('queued', 'sending')`, isFree)),
    waiting(db, images, images.updatedAt, eq(images.status, "processing")),
    // A range, because the index serves no "like".
    db
      .select()
      .from(upkeep)
      .where(and(gte(upkeep.name, DEAD_LETTER), lt(upkeep.name, BEHIND_DEAD_LETTERS))),
  ]);
  const none = { count: 0, since: null };
  return {
    beatAt: beat?.beatAt ?? null,
    waiting: { plans: plan ?? none, trips: trip ?? none, mails: mail ?? none, images: image ?? none },
    dead: dead.map(({ name, facts }) => ({ queue: name.slice(DEAD_LETTER.length), facts })),
  };
}
