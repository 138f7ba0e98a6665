// Which user a provider's identity belongs to. An identity is linked to a confirmed user only, and whether there is one
// is decided by the statement that links.
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { emailTokens, mailPreferences, oauthAccounts, users, usersProfile } from "~/data/schema.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";

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
 * Links an identity whose address its provider has verified: to the confirmed user of that address, or to a new one.
 * The user's id; null when the address belongs to a user who has never confirmed it.
 */
export async function linkVerifiedIdentity(
  db: Database,
  identity: ProvenIdentity,
  newUserId: string,
  now: number,
): Promise<string | null> {
  const [, , , , , linked] = await db.batch([
    ...insertConfirmedUserStatements(db, identity, newUserId, now),
    linkStatement(db, identity, now),
    nameStatement(db, identity),
    selectUserOf(db, identity),
  ]);
  return linked[0]?.userId ?? null;
}

/**
 * Links an identity whose address we have proved ourselves. An unconfirmed user of the address is confirmed by that, and
 * loses the password, which whoever signed up without the mailbox may know. Null when the identity is linked already.
 */
export async function linkByProof(
  db: Database,
  identity: ProvenIdentity,
  newUserId: string,
  now: number,
): Promise<string | null> {
  const unconfirmed = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, identity.email), isNull(users.emailConfirmedAt)));
  const [, , , , , linked] = await db.batch([
    ...insertConfirmedUserStatements(db, identity, newUserId, now),
    db.delete(emailTokens).where(inArray(emailTokens.userId, unconfirmed)),
    db.update(users).set({ emailConfirmedAt: now, passwordHash: null }).where(inArray(users.id, unconfirmed)),
    linkStatement(db, identity, now),
    nameStatement(db, identity),
  ]);
  return linked[0]?.userId ?? null;
}

/** Statements that create a confirmed user with profile and mail preference, unless address or identity is taken. */
function insertConfirmedUserStatements(db: Database, identity: ProvenIdentity, id: string, now: number) {
  const isMine = sql`exists (select 1 from ${users} where ${users.id} = ${id})`;
  const isKnown = sql`exists (select 1 from ${oauthAccounts} where ${isIdentity(identity)})`;
  return [
    db.run(sql`insert or ignore into ${users} (id, email, email_confirmed_at, full_name, created_at)
      select ${id}, ${identity.email}, ${now}, ${identity.fullName}, ${now} where not ${isKnown}`),
    db.run(sql`insert into ${usersProfile} (user_id, email, created_at, updated_at)
      select ${id}, ${identity.email}, ${now}, ${now} where ${isMine}`),
    db.run(sql`insert or ignore into ${mailPreferences} (email, marketing, updated_at)
      select ${identity.email}, 1, ${now} where ${isMine}`),
  ] as const;
}

function linkStatement(db: Database, { provider, subject, email }: ProvenIdentity, now: number) {
  const owner = db
    .select({
      provider: sql`${provider}`.as("provider"),
      subject: sql`${subject}`.as("subject"),
      userId: users.id,
      email: sql`${email}`.as("email"),
      createdAt: sql`${now}`.as("created_at"),
    })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt)));
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
