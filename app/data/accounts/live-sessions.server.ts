// Which of a user's sessions are still live, asked for the sockets that they have opened.
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { sessions } from "~/data/schema.ts";

/** Those of a user's sessions that have neither ended nor run out at `now`, by their hashes. */
export function selectLiveSessions(
  db: Database,
  userId: string,
  tokenHashes: readonly string[],
  now: number,
) {
  return db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        inArray(sessions.tokenHash, [...tokenHashes]),
        gt(sessions.expiresAt, now),
      ),
    );
}
