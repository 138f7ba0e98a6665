// What the profile page shows and changes, always for one user.

import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OwnUnits } from "~/contracts/weather/own-units.ts";
import type { Database } from "~/data/database.server.ts";
import {
  mailPreferences,
  oauthAccounts,
  passkeys,
  subscriptionTiers,
  users,
  usersProfile,
} from "~/data/schema.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { LEGAL_KNOWN } from "~/domain/public/legal-changes.ts";
import { pick } from "~/lib/pick.ts";
import type { Language } from "~/words/languages.ts";

/** The user's profile with tier, mail preference, and whether there is a password; no row without a profile. */
export function selectProfile(db: Database, userId: string) {
  return db
    .select({
      email: users.email,
      ...pick(usersProfile, "role", "quizAttemptsCount"),
      maxQuizAttempts: subscriptionTiers.maxQuizAttempts,
      createdAt: usersProfile.createdAt,
      hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
      reminders: sql<number>`coalesce(${mailPreferences.reminders}, 0)`.mapWith(Boolean),
    })
    .from(usersProfile)
    .innerJoin(users, eq(users.id, usersProfile.userId))
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.subscriptionId, usersProfile.subscriptionId))
    .leftJoin(mailPreferences, eq(mailPreferences.email, users.email))
    .where(eq(usersProfile.userId, userId));
}

/** Stores the user's choice of units, null for each place's usual units; false without a profile. */
export async function saveUnits(
  db: Database,
  { userId, units, now }: { userId: string; units: OwnUnits; now: number },
): Promise<boolean> {
  const saved = await db
    .update(usersProfile)
    .set({ units, updatedAt: now })
    .where(eq(usersProfile.userId, userId))
    .returning({ userId: usersProfile.userId });
  return saved.length > 0;
}

/** Stores the language that pages and mails speak to the user. */
export async function saveLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

/**
 * The statement that stores a user's own name; null marks a question that the user skipped. `wasTold`: the form has said that others
 * see the address of whoever has no name.
 */
export function saveGivenName(db: Database, userId: string, name: string | null, wasTold: boolean) {
  const givenName = name ?? sql`coalesce(${users.givenName}, '')`;
  return db
    .update(users)
    .set({ givenName, ...(wasTold && { isMasked: false }) })
    .where(eq(users.id, userId));
}

/** How a user can prove who they are: password, passkey, and one row per provider, or a single row without. */
export function selectWaysToProve(db: Database, userId: string) {
  return db
    .select({
      hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
      hasPasskey:
        sql<number>`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`.mapWith(
          Boolean,
        ),
      provider: oauthAccounts.provider,
    })
    .from(users)
    .leftJoin(oauthAccounts, eq(oauthAccounts.userId, users.id))
    .where(eq(users.id, userId));
}

/** Notes that the user knows the legal texts as they are now. */
export async function saveLegalKnown(db: Database, userId: string): Promise<void> {
  await db.update(usersProfile).set({ legalKnown: LEGAL_KNOWN }).where(eq(usersProfile.userId, userId));
}

/** Who has the user's profile, and who has a profile with this address. */
export async function findProfileOwners(db: Database, userId: string, email: string) {
  const [own, ofAddress] = await db.batch([
    db.select({ userId: usersProfile.userId }).from(usersProfile).where(eq(usersProfile.userId, userId)),
    db.select({ userId: usersProfile.userId }).from(usersProfile).where(eq(usersProfile.email, email)),
  ]);
  return { hasProfile: own.length > 0, ownerOfAddress: ofAddress[0]?.userId ?? null };
}

/** Gives a user a profile on the free tier, unless the user or the address has one. */
export async function insertMissingProfile(
  db: Database,
  profile: { userId: string; email: string; now: number },
): Promise<void> {
  const { userId, email, now } = profile;
  await db
    .insert(usersProfile)
    .values({ userId, email, legalKnown: LEGAL_KNOWN, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

export type UserRow = typeof users.$inferSelect;

/** The user who signs in with this normalized address, or null. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await selectUserByEmail(db, email);
  return user ?? null;
}

/** The same as a query; no row for an unknown address. */
export function selectUserByEmail(db: Database, email: string) {
  return db.select().from(users).where(eq(users.email, email));
}

/** SQL: the id of the user with this address if it's one of these, otherwise ''. */
export function oneOfUsers(email: string, ids: readonly string[]): SQL {
  if (ids.length === 0) return sql`${""}`;
  return sql`coalesce((select ${users.id} from ${users} where ${users.email} = ${email} and ${inArray(users.id, [...ids])}), '')`;
}

/** SQL condition: a confirmed user has this address. */
export function hasAccount(email: string): SQL {
  return sql`exists (select 1 from ${users} where ${users.email} = ${email}
    and ${users.emailConfirmedAt} is not null)`;
}

interface Without {
  /** The providers available on this deployment, except the one being removed. */
  providers: readonly ProviderName[];
  /** The passkey being removed. */
  passkey?: string;
}

/** A condition of statements that remove a way in: whether the user has another, by password, provider, or passkey. */
export function hasOtherWayIn(userId: string, { providers, passkey = "" }: Without): SQL {
  const byProvider =
    providers.length > 0
      ? sql`or exists (select 1 from ${oauthAccounts}
          where ${oauthAccounts.userId} = ${userId} and ${oauthAccounts.provider} in ${[...providers]})`
      : sql``;
  return sql`(exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.passwordHash} is not null)
    ${byProvider}
    or exists (select 1 from ${passkeys} as other where other.user_id = ${userId} and other.credential_id <> ${passkey}))`;
}
