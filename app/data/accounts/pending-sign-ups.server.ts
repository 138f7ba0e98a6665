// Sign-ups waiting for proof of their address, and the links mailed for them. However an account comes about,
// all sign-ups of its address end.
import { and, desc, eq, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pendingSignUps, users } from "~/data/schema.ts";
import { hasAccount } from "./profiles.server.ts";

export interface NewPendingSignUp {
  id: string;
  email: string;
  passwordHash: string;
  browserHash: string;
  link: NewLink;
  /** The mailbox has had enough: a link that was mailed there before stays the only one while it works. */
  keepsLive: boolean;
  /** Sealed. */
  returnPath: string;
  now: number;
}

type NewLink = { tokenHash: string; expiresAt: number };

export function insertPendingSignUp(db: Database, signUp: NewPendingSignUp) {
  const { id, email, passwordHash, browserHash, link, keepsLive, returnPath, now } = signUp;
  const isLinked = keepsLive ? sql`not ${hasLiveLink(email, now)}` : sql`1`;
  return db.run(sql`insert into ${pendingSignUps}
      (id, email, password_hash, browser_hash, token_hash, link_expires_at, return_path, created_at)
    select ${id}, ${email}, ${passwordHash}, ${browserHash}, iif(${isLinked}, ${link.tokenHash}, null),
      iif(${isLinked}, ${link.expiresAt}, null), ${returnPath}, ${now}
    where not ${hasAccount(email)}`);
}

/**
 * Statements that replace all links of a waiting address with a new one; other addresses get none, and neither do those with a link
 * that works at `keepsLiveAt`.
 */
export function replaceLinkStatements(
  db: Database,
  email: string,
  { tokenHash, expiresAt }: NewLink,
  keepsLiveAt: number | null,
) {
  const isMeant = keepsLiveAt === null ? undefined : sql`not ${hasLiveLink(email, keepsLiveAt)}`;
  const newest = db
    .select({ id: pendingSignUps.id })
    .from(pendingSignUps)
    .where(eq(pendingSignUps.email, email))
    .orderBy(desc(pendingSignUps.createdAt))
    .limit(1);
  return [
    db
      .update(pendingSignUps)
      .set({ tokenHash: null, linkExpiresAt: null })
      .where(and(eq(pendingSignUps.email, email), isMeant)),
    db
      .update(pendingSignUps)
      .set({ tokenHash, linkExpiresAt: expiresAt })
      .where(and(inArray(pendingSignUps.id, newest), isMeant)),
  ] as const;
}

function hasLiveLink(email: string, now: number): SQL {
  return sql`exists (select 1 from ${pendingSignUps} as other where other.email = ${email}
    and other.token_hash is not null and other.link_expires_at > ${now})`;
}

/** SQL condition for the mail that carries a link: the link is stored. */
export function hasConfirmLink(tokenHash: string): SQL {
  return sql`exists (select 1 from ${pendingSignUps} where ${pendingSignUps.tokenHash} = ${tokenHash})`;
}

/** Ends the sign-ups of an address if it has an account. */
export function endPendingSignUps(db: Database, email: string) {
  return db.delete(pendingSignUps).where(and(eq(pendingSignUps.email, email), hasAccount(email)));
}

/** Ends the sign-ups of these users' addresses. */
export function endPendingSignUpsOf(db: Database, userIds: SQLWrapper) {
  return db
    .delete(pendingSignUps)
    .where(
      sql`${pendingSignUps.email} in (select ${users.email} from ${users} where ${users.id} in ${userIds})`,
    );
}

/** Deletes sign-ups sent before `before`, unless a newer link for them is still live. */
export function deleteOldPendingSignUps(db: Database, before: number, now: number) {
  return db
    .delete(pendingSignUps)
    .where(
      and(
        lte(pendingSignUps.createdAt, before),
        or(isNull(pendingSignUps.linkExpiresAt), lte(pendingSignUps.linkExpiresAt, now)),
      ),
    );
}
