import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { sessions } from "~/data/schema.ts";

/** The hashes of those of a user's sessions that are live at `now`; the channel asks for its open sockets. */
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
