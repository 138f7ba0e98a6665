// Sessions live in D1: they last 30 days, are extended past half of that up to their longest life, and can be
// revoked at any moment.

import { and, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { sessions, users, usersProfile } from "~/data/schema.ts";
import { LONGEST_SESSION_MS } from "~/domain/session-life.ts";
import { pick } from "~/lib/pick.ts";
import type { Language } from "~/words/languages.ts";

interface NewSession {
  tokenHash: string;
  userId: string;
  userAgent: string | null;
  now: number;
  expiresAt: number;
}

/** Stores a new session; starting one counts as proof of who the user is. */
export function insertSession(db: Database, session: NewSession) {
  return db
    .insert(sessions)
    .values({
      ...pick(session, "tokenHash", "userId"),
      userAgent: session.userAgent?.slice(0, 200) ?? null,
      createdAt: session.now,
      lastSeenAt: session.now,
      expiresAt: session.expiresAt,
      provedAt: session.now,
    });
}

/** Remembers the language that a user signed in in, unless the user has one. */
export function keepLanguageStatement(db: Database, userId: string, language: Language) {
  return db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), isNull(users.language)));
}

const viewer = pageQuery(["userId", "tokenHash", "now"], (db, { userId, tokenHash, now }) =>
  db
    .select({
      ...pick(users, "id", "email", "givenName", "fullName", "isMasked", "avatarUrl", "language"),
      ...pick(usersProfile, "role", "units"),
      provedAt: sessions.provedAt,
      sessionCreatedAt: sessions.createdAt,
      sessionSeenAt: sessions.lastSeenAt,
      sessionExpiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(usersProfile, eq(usersProfile.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
);

/** The user of a token that is live at `now`; no row otherwise. Scoped by user and token. */
export function selectViewer(db: Database, userId: string, tokenHash: string, now: number) {
  return viewer(db, { userId, tokenHash, now });
}

/** SQL condition: the session is live. For a statement sent along with the query for its user. */
export function isSessionLive({ userId, tokenHash }: SessionOfUser, now: number): SQL {
  return sql`exists (select 1 from ${sessions} where ${sessions.tokenHash} = ${tokenHash}
    and ${sessions.userId} = ${userId} and ${sessions.expiresAt} > ${now})`;
}

type SessionOfUser = { userId: string; tokenHash: string };

/** Moves a live session's end, within its longest life; a revoked session stays revoked. */
export function extendSession(db: Database, tokenHash: string, now: number, expiresAt: number) {
  return db
    .update(sessions)
    .set({
      lastSeenAt: now,
      expiresAt: sql`min(${expiresAt}, ${sessions.createdAt} + ${LONGEST_SESSION_MS})`,
    })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
}

/** Records that the user of a live session has proved who they are again. False if the session has ended. */
export async function proveSession(
  db: Database,
  { userId, tokenHash }: SessionOfUser,
  now: number,
): Promise<boolean> {
  const proved = await db
    .update(sessions)
    .set({ provedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .returning({ userId: sessions.userId });
  return proved.length > 0;
}

/** Records that a session is in use. */
export function touchSession(db: Database, tokenHash: string, now: number) {
  return db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** The user's live sessions, most recently used first. */
export function selectSessionsOfUser(db: Database, userId: string, now: number) {
  return db
    .select(pick(sessions, "tokenHash", "userAgent", "createdAt", "lastSeenAt"))
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** Ends one session; false if there isn't one. */
export async function deleteSession(db: Database, { userId, tokenHash }: SessionOfUser): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
    .returning({ userId: sessions.userId });
  return ended.length > 0;
}

/** Characters of a session's hash that name it on pages and sockets; too few to look anything up with. */
const TAG_LETTERS = 16;

/** A session's name that its user may see. */
export function sessionTag(tokenHash: string): string {
  return tokenHash.slice(0, TAG_LETTERS);
}

/** Ends the user's session with this tag; false if there isn't one. */
export async function deleteSessionOfUser(db: Database, userId: string, tag: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`substr(${sessions.tokenHash}, 1, ${TAG_LETTERS}) = ${tag}`))
    .returning({ userId: sessions.userId });
  return ended.length > 0;
}

export function deleteSessionsOfUser(db: Database, userId: string) {
  return db.delete(sessions).where(eq(sessions.userId, userId));
}

export function deleteExpiredSessions(db: Database, now: number) {
  return db.delete(sessions).where(lte(sessions.expiresAt, now));
}

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
