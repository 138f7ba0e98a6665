// Sign-ups that wait until somebody has proved their address. The mailed link says whose address it is, the browser's secret
// which of the forms is its own. Where an account is made, by whatever way, all of its address end.
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { mailPreferences, pendingSignUps, users, usersProfile } from "~/data/schema.ts";
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

export interface ConfirmLink {
  tokenHash: string;
  email: string;
  /** Of this browser's own sign-up with the address; null where it has none. */
  passwordHash: string | null;
  /** Sealed; that of this browser's own sign-up, else that of the link's. */
  returnPath: string;
}

/** What a live link leads to in the browser with this secret; null when it is unknown, old or used. Changes nothing. */
export async function findConfirmLink(
  db: Database,
  tokenHash: string,
  browserHash: string | null,
  now: number,
): Promise<ConfirmLink | null> {
  const address = db
    .select({ email: pendingSignUps.email })
    .from(pendingSignUps)
    .where(isLive(tokenHash, now));
  const isOwn = browserHash === null ? undefined : eq(pendingSignUps.browserHash, browserHash);
  const rows = await db
    .select()
    .from(pendingSignUps)
    .where(and(inArray(pendingSignUps.email, address), or(eq(pendingSignUps.tokenHash, tokenHash), isOwn)))
    .orderBy(desc(pendingSignUps.createdAt));
  const linked = rows.find((row) => row.tokenHash === tokenHash);
  if (!linked) return null;
  const own = rows.find((row) => row.browserHash === browserHash);
  return {
    tokenHash,
    email: linked.email,
    passwordHash: own?.passwordHash ?? null,
    returnPath: (own ?? linked).returnPath,
  };
}

interface Confirmation {
  tokenHash: string;
  email: string;
  passwordHash: string;
  newUserId: string;
  now: number;
}

/**
 * Uses a link up and makes the account of its address, in one transaction: user, profile, mail preference, and the end of
 * all sign-ups that wait for the address. The user's id; null, and nothing written, when another request was first.
 */
export async function confirmPendingSignUp(
  db: Database,
  { tokenHash, email, passwordHash, newUserId, now }: Confirmation,
): Promise<string | null> {
  const isUsable = sql`exists (select 1 from ${pendingSignUps} where ${isLive(tokenHash, now)})`;
  const [made, , , , owner] = await db.batch([
    db.run(sql`insert into ${users} (id, email, password_hash, email_confirmed_at, password_changed_at, created_at)
      select ${newUserId}, ${email}, ${passwordHash}, ${now}, ${now}, ${now} where ${isUsable}
      on conflict (email) do update set password_hash = excluded.password_hash,
        email_confirmed_at = excluded.email_confirmed_at, password_changed_at = excluded.password_changed_at
        where email_confirmed_at is null`),
    db.run(sql`insert or ignore into ${usersProfile} (user_id, email, created_at, updated_at)
      select ${users.id}, ${email}, ${now}, ${now} from ${users} where ${users.email} = ${email} and ${isUsable}`),
    db.run(sql`insert or ignore into ${mailPreferences} (email, marketing, updated_at)
      select ${email}, 1, ${now} where ${isUsable}`),
    endPendingSignUps(db, email),
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  ]);
  return made.meta.changes > 0 ? (owner[0]?.id ?? null) : null;
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

function isLive(tokenHash: string, now: number) {
  return and(eq(pendingSignUps.tokenHash, tokenHash), gt(pendingSignUps.linkExpiresAt, now));
}
