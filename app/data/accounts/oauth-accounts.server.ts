// Which user a provider's identity belongs to. An identity is linked to a confirmed user only, and whether there is one, and
// whether its owner has agreed, is decided by the statement that links.
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { oauthAccounts, users, usersProfile } from "~/data/schema.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { endPendingSignUps } from "./pending-sign-ups.server.ts";
import { hasOtherWayIn } from "./ways-in.server.ts";

export interface Identity {
  provider: ProviderName;
  subject: string;
}

export interface ProvenIdentity extends Identity {
  /** Normalised, and proven to be the person's. */
  email: string;
  fullName: string | null;
}

/** The user of a known identity, or null. */
export async function findUserByIdentity(db: Database, identity: Identity): Promise<string | null> {
  const [row] = await selectUserOf(db, identity);
  return row?.userId ?? null;
}

/**
 * Links an identity whose address its provider has verified to a new user, unless it is linked already. Sign-ups that wait for
 * the address end, and with them their passwords. The user's id; null when somebody has an account with the address.
 */
export async function linkVerifiedIdentity(
  db: Database,
  identity: ProvenIdentity,
  newUserId: string,
  now: number,
): Promise<string | null> {
  // One who never confirmed was taken over a statement ago, at this instant.
  const isTakenOver = and(isNull(users.passwordHash), eq(users.emailConfirmedAt, now));
  const [, , , , , linked] = await db.batch([
    ...insertConfirmedUserStatements(db, identity, newUserId, now),
    endPendingSignUps(db, identity.email),
    linkStatement(db, identity, now, or(eq(users.id, newUserId), isTakenOver)),
    nameStatement(db, identity),
    selectUserOf(db, identity),
  ]);
  return linked[0]?.userId ?? null;
}

/**
 * Links an identity to the user of its address, whose password has just been checked. False when the identity is somebody
 * else's, or password or address have changed since.
 */
export async function linkByPassword(
  db: Database,
  identity: ProvenIdentity & { userId: string; passwordHash: string },
  now: number,
): Promise<boolean> {
  const [, , linked] = await db.batch([
    linkStatement(db, identity, now, eq(users.passwordHash, identity.passwordHash)),
    nameStatement(db, identity),
    selectUserOf(db, identity),
  ]);
  return linked[0]?.userId === identity.userId;
}

/**
 * Links an identity whose address we have proved ourselves by a mail that was asked for at `askedAt`, in the same way. Null
 * when the identity is linked already, or the user has chosen a password since.
 */
export async function linkByProof(
  db: Database,
  identity: ProvenIdentity & { askedAt: number },
  newUserId: string,
  now: number,
): Promise<string | null> {
  const isNoOlder = or(isNull(users.passwordChangedAt), lt(users.passwordChangedAt, identity.askedAt));
  const [, , , linked] = await db.batch([
    ...insertConfirmedUserStatements(db, identity, newUserId, now),
    endPendingSignUps(db, identity.email),
    linkStatement(db, identity, now, isNoOlder),
    nameStatement(db, identity),
  ]);
  return linked[0]?.userId ?? null;
}

/** Takes a provider's identities off a user and queues the mail that tells of it, unless nothing else opens the account. */
export async function deleteIdentities(
  db: Database,
  { userId, provider, others }: { userId: string; provider: ProviderName; others: readonly ProviderName[] },
  notice: NewMail,
): Promise<boolean> {
  const isOwn = and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.provider, provider));
  const isNotLast = hasOtherWayIn(userId, { providers: others });
  const [, removed] = await db.batch([
    insertMailWhen(db, notice, sql`exists (select 1 from ${oauthAccounts} where ${isOwn}) and ${isNotLast}`),
    db.delete(oauthAccounts).where(and(isOwn, isNotLast)).returning({ userId: oauthAccounts.userId }),
  ]);
  return removed.length > 0;
}

/** The providers that open a user's account, with the address that each has told, the oldest first. */
export function selectIdentities(db: Database, userId: string) {
  return db
    .select({ provider: oauthAccounts.provider, email: oauthAccounts.email })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, userId))
    .orderBy(oauthAccounts.createdAt);
}

/**
 * Statements that create a confirmed user with profile, unless address or identity is taken. A user who
 * has never confirmed the address is taken over without the password, which whoever typed the address may know.
 */
function insertConfirmedUserStatements(db: Database, identity: ProvenIdentity, id: string, now: number) {
  const isMine = sql`exists (select 1 from ${users} where ${users.id} = ${id})`;
  const isKnown = sql`exists (select 1 from ${oauthAccounts} where ${isIdentity(identity)})`;
  return [
    db.run(sql`insert into ${users} (id, email, email_confirmed_at, full_name, created_at)
      select ${id}, ${identity.email}, ${now}, ${identity.fullName}, ${now} where not ${isKnown}
      on conflict (email) do update set email_confirmed_at = excluded.email_confirmed_at, password_hash = null
        where email_confirmed_at is null`),
    db.run(sql`insert into ${usersProfile} (user_id, email, created_at, updated_at)
      select ${id}, ${identity.email}, ${now}, ${now} where ${isMine}`),
  ] as const;
}

function linkStatement(
  db: Database,
  { provider, subject, email }: ProvenIdentity,
  now: number,
  isAllowed?: SQL,
) {
  const owner = db
    .select({
      provider: sql`${provider}`.as("provider"),
      subject: sql`${subject}`.as("subject"),
      userId: users.id,
      email: sql`${email}`.as("email"),
      createdAt: sql`${now}`.as("created_at"),
    })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isAllowed));
  return db
    .insert(oauthAccounts)
    .select(owner)
    .onConflictDoNothing()
    .returning({ userId: oauthAccounts.userId });
}

/** A user without a name takes the provider's. */
function nameStatement(db: Database, identity: ProvenIdentity) {
  return db
    .update(users)
    .set({ fullName: identity.fullName })
    .where(and(inArray(users.id, selectUserOf(db, identity)), isNull(users.fullName)));
}

function selectUserOf(db: Database, identity: Identity) {
  return db.select({ userId: oauthAccounts.userId }).from(oauthAccounts).where(isIdentity(identity));
}

function isIdentity({ provider, subject }: Identity) {
  return and(eq(oauthAccounts.provider, provider), eq(oauthAccounts.subject, subject));
}
