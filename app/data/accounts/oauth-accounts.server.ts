// Links a provider's identity to a user. Only confirmed users can be linked; the linking statement itself
// checks that there is one and that its owner has agreed.
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { oauthAccounts, users, usersProfile } from "~/data/schema.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { LEGAL_KNOWN } from "~/domain/public/legal-changes.ts";
import { endPendingSignUps } from "./pending-sign-ups.server.ts";
import { hasOtherWayIn } from "./profiles.server.ts";

export interface Identity {
  provider: ProviderName;
  subject: string;
}

export interface ProvenIdentity extends Identity {
  /** Normalized, and proven to belong to the person. */
  email: string;
  fullName: string | null;
}

export async function findUserByIdentity(db: Database, identity: Identity): Promise<string | null> {
  const [row] = await selectUserOf(db, identity);
  return row?.userId ?? null;
}

/**
 * Links an identity with a verified address to a new user, unless it is already linked. Sign-ups waiting for
 * the address end, with their passwords. Returns the user's id; null if the address already has an account.
 */
export async function linkVerifiedIdentity(
  db: Database,
  identity: ProvenIdentity,
  newUserId: string,
  now: number,
): Promise<string | null> {
  // A user who never confirmed was taken over one statement earlier, at this instant.
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
 * Links an identity to the user of its address, whose password was just checked. Returns false if the
 * identity belongs to someone else, or the password or address changed in the meantime.
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
 * The same for an identity whose address we have proved ourselves, by a mail requested at `askedAt`. Returns
 * null if the identity is already linked, or the user has chosen a password since.
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

/** Removes a provider's identities from a user and queues the notice, unless they are the only way in. */
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

/** The providers that open a user's account, each with its address, oldest first. */
export function selectIdentities(db: Database, userId: string) {
  return db
    .select({ provider: oauthAccounts.provider, email: oauthAccounts.email })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, userId))
    .orderBy(oauthAccounts.createdAt);
}

/**
 * Statements that create a confirmed user with a profile, unless the address or identity is taken. A user who
 * never confirmed the address is taken over without the password, because someone else may have chosen it.
 */
function insertConfirmedUserStatements(db: Database, identity: ProvenIdentity, id: string, now: number) {
  const isMine = sql`exists (select 1 from ${users} where ${users.id} = ${id})`;
  const isKnown = sql`exists (select 1 from ${oauthAccounts} where ${isIdentity(identity)})`;
  return [
    db.run(sql`insert into ${users} (id, email, email_confirmed_at, full_name, created_at)
      select ${id}, ${identity.email}, ${now}, ${identity.fullName}, ${now} where not ${isKnown}
      on conflict (email) do update set email_confirmed_at = excluded.email_confirmed_at, password_hash = null
        where email_confirmed_at is null`),
    db.run(sql`insert into ${usersProfile} (user_id, email, legal_known, created_at, updated_at)
      select ${id}, ${identity.email}, ${LEGAL_KNOWN}, ${now}, ${now} where ${isMine}`),
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

/** A user without a name gets the provider's. */
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
