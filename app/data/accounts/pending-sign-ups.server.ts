// Sign-ups that wait until somebody has proved their address, and the links that are mailed for them. Where an account is
// made, by whatever way, all of its address end.
import { and, desc, eq, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pendingSignUps, users } from "~/data/schema.ts";
import { hasAccount } from "./accounts.server.ts";

export interface NewPendingSignUp {
  id: string;
  email: string;
  passwordHash: string;
  browserHash: string;
  /** Null while its mail is held back. */
  link: NewLink | null;
  /** Sealed. */
  returnPath: string;
  now: number;
}

interface NewLink {
  tokenHash: string;
  expiresAt: number;
}

/** Stores a sign-up, unless its address has an account. */
export function insertPendingSignUp(db: Database, signUp: NewPendingSignUp) {
  const { id, email, passwordHash, browserHash, link, returnPath, now } = signUp;
  return db.run(sql`insert into ${pendingSignUps}
      (id, email, password_hash, browser_hash, token_hash, link_expires_at, return_path, created_at)
    select ${id}, ${email}, ${passwordHash}, ${browserHash}, ${link?.tokenHash ?? null},
      ${link?.expiresAt ?? null}, ${returnPath}, ${now}
    where not ${hasAccount(email)}`);
}

/** Statements that give an address that waits one new link in the place of all earlier ones; others get none. */
export function replaceLinkStatements(db: Database, email: string, { tokenHash, expiresAt }: NewLink) {
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
      .where(eq(pendingSignUps.email, email)),
    db
      .update(pendingSignUps)
      .set({ tokenHash, linkExpiresAt: expiresAt })
      .where(inArray(pendingSignUps.id, newest)),
  ] as const;
}

/** Whether a link is stored, as a condition of the mail that carries it. */
export function hasConfirmLink(tokenHash: string): SQL {
  return sql`exists (select 1 from ${pendingSignUps} where ${pendingSignUps.tokenHash} = ${tokenHash})`;
}

/** Ends what waits for an address, if it has an account by now. */
export function endPendingSignUps(db: Database, email: string) {
  return db.delete(pendingSignUps).where(and(eq(pendingSignUps.email, email), hasAccount(email)));
}

/** Ends what waits for the addresses of these users. */
export function endPendingSignUpsOf(db: Database, userIds: SQLWrapper) {
  return db
    .delete(pendingSignUps)
    .where(
      sql`${pendingSignUps.email} in (select ${users.email} from ${users} where ${users.id} in ${userIds})`,
    );
}

/** Forgets the sign-ups that were sent before `before`, unless their link was mailed again and works. */
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
