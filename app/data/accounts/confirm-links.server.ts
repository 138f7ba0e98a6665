// Looking at and using a mailed confirmation. The link proves who owns the address; the browser's secret
// finds the waiting form that this browser sent.
import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pendingSignUps, users, usersProfile } from "~/data/schema.ts";
import { endPendingSignUps } from "./pending-sign-ups.server.ts";

export interface ConfirmLink {
  tokenHash: string;
  email: string;
  /** From this browser's own sign-up with the address; null if it has none. */
  passwordHash: string | null;
  /** This browser's own sign-up, else the link's. Its id opens the sealed return path. */
  signUpId: string;
  returnPath: string;
}

/** What a live link confirms in the browser with this secret; null without a live link. Changes nothing. */
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
  const { id: signUpId, returnPath } = own ?? linked;
  return { tokenHash, email: linked.email, passwordHash: own?.passwordHash ?? null, signUpId, returnPath };
}

interface Confirmation {
  tokenHash: string;
  email: string;
  passwordHash: string;
  newUserId: string;
  now: number;
}

/**
 * Uses up a link and creates the account in one transaction: user, profile, and the end of all sign-ups
 * waiting for the address. Returns the user's id; null, without writing, if another request came first.
 */
export async function confirmPendingSignUp(
  db: Database,
  { tokenHash, email, passwordHash, newUserId, now }: Confirmation,
): Promise<string | null> {
  const isUsable = sql`exists (select 1 from ${pendingSignUps} where ${isLive(tokenHash, now)})`;
  const [made, , , owner] = await db.batch([
    db.run(sql`insert into ${users} (id, email, password_hash, email_confirmed_at, password_changed_at, created_at)
      select ${newUserId}, ${email}, ${passwordHash}, ${now}, ${now}, ${now} where ${isUsable}
      on conflict (email) do update set password_hash = excluded.password_hash,
        email_confirmed_at = excluded.email_confirmed_at, password_changed_at = excluded.password_changed_at
        where email_confirmed_at is null`),
    db.run(sql`insert or ignore into ${usersProfile} (user_id, email, created_at, updated_at)
      select ${users.id}, ${email}, ${now}, ${now} from ${users} where ${users.email} = ${email} and ${isUsable}`),
    endPendingSignUps(db, email),
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  ]);
  return made.meta.changes > 0 ? (owner[0]?.id ?? null) : null;
}

function isLive(tokenHash: string, now: number) {
  return and(eq(pendingSignUps.tokenHash, tokenHash), gt(pendingSignUps.linkExpiresAt, now));
}
