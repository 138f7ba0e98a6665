// The ends of sessions: this one, another device's, all of them. The row goes first, then the sockets it had open.

import {
  deleteSession,
  deleteSessionOfUser,
  deleteSessionsOfUser,
  sessionTag,
} from "~/data/accounts/sessions.server.ts";
import type { Database } from "~/data/database.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
}

/** Signs out the session of a cookie; its token opens nothing from now on. */
export async function signOut(
  { db, live }: Dependencies,
  key: { userId: string; tokenHash: string },
): Promise<void> {
  await deleteSession(db, key.tokenHash);
  await live.closeSession(key.userId, sessionTag(key.tokenHash));
}

/** Signs out one of the user's devices. */
export async function endSession({ db, live }: Dependencies, userId: string, tag: string): Promise<void> {
  await deleteSessionOfUser(db, userId, tag);
  await live.closeSession(userId, tag);
}

/** Signs the user out everywhere. */
export async function endAllSessions({ db, live }: Dependencies, userId: string): Promise<void> {
  await deleteSessionsOfUser(db, userId);
  await live.closeAll(userId);
}
