// Sessions live in D1 (decision A3): 30 days, extended after half of them, revocable at any moment.
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "./database.server.ts";
import { sessions, users } from "./schema.ts";

export interface NewSession {
  tokenHash: string;
  userId: string;
  userAgent: string | null;
  now: number;
  expiresAt: number;
}

/** Stores a session that has just begun. */
export function insertSession(db: Database, session: NewSession) {
  return db.insert(sessions).values({
    tokenHash: session.tokenHash,
    userId: session.userId,
    userAgent: session.userAgent?.slice(0, 200) ?? null,
    createdAt: session.now,
    lastSeenAt: session.now,
    expiresAt: session.expiresAt,
  });
}

/** The signed-in user of a token that is live at `now`; no row otherwise. Scoped by user and token. */
export function selectViewer(db: Database, userId: string, tokenHash: string, now: number) {
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      sessionExpiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
}

/** Moves a live session's end; a session that was revoked meanwhile stays gone. */
export function extendSession(db: Database, tokenHash: string, now: number, expiresAt: number) {
  return db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
}

/** Ends one session. */
export function deleteSession(db: Database, tokenHash: string) {
  return db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
