// Share links: columns of the attempt they lead to. The token stands there sealed, and hashed under a key to be found by.
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { COMPLETE_STATUSES } from "~/domain/attempt-status.ts";
import type { Database } from "./database.server.ts";
import { userOnboardingData as attempts, users, zipcodeCityMap } from "./schema.ts";

/** One attempt with its share link, if it is the user's. */
export function selectShareForOwner(db: Database, ownerId: string, onboardingId: string) {
  return db
    .select({
      onboardingId: attempts.onboardingId,
      attemptNumber: attempts.attemptNumber,
      cardTitle: attempts.cardTitle,
      status: attempts.status,
      sealedToken: attempts.replicationToken,
      tokenHash: attempts.replicationTokenHash,
      config: attempts.replicationConfig,
      expiresAt: attempts.replicationExpiresAt,
    })
    .from(attempts)
    .where(and(eq(attempts.onboardingId, onboardingId), eq(attempts.userId, ownerId)));
}

export type ShareRow = Awaited<ReturnType<typeof selectShareForOwner>>[number];

export interface NewShare {
  sealedToken: string;
  tokenHash: string;
  includePersonalNotes: boolean;
  expiresAt: number;
  /** The link that it takes the place of; when another has come in between, nothing is written. */
  replaces: string | null;
}

/** Gives a complete attempt of the user a share link. Whether it was done. */
export async function saveShare(
  db: Database,
  ownerId: string,
  onboardingId: string,
  share: NewShare,
): Promise<boolean> {
  const config = JSON.stringify({ includePersonalNotes: share.includePersonalNotes, sourceUserId: ownerId });
  const saved = await db
    .update(attempts)
    .set({
      replicationToken: share.sealedToken,
      replicationTokenHash: share.tokenHash,
      replicationConfig: config,
      replicationExpiresAt: share.expiresAt,
    })
    .where(
      and(
        eq(attempts.onboardingId, onboardingId),
        eq(attempts.userId, ownerId),
        inArray(attempts.status, [...COMPLETE_STATUSES]),
        sql`${attempts.replicationTokenHash} is ${share.replaces}`,
      ),
    )
    .returning({ onboardingId: attempts.onboardingId });
  return saved.length > 0;
}

/** Takes the share link of an attempt away; whether the attempt is the user's. */
export async function deleteShare(db: Database, ownerId: string, onboardingId: string): Promise<boolean> {
  const cleared = await db
    .update(attempts)
    .set({
      replicationToken: null,
      replicationTokenHash: null,
      replicationConfig: null,
      replicationExpiresAt: null,
    })
    .where(and(eq(attempts.onboardingId, onboardingId), eq(attempts.userId, ownerId)))
    .returning({ onboardingId: attempts.onboardingId });
  return cleared.length > 0;
}

/** What a share link shows before it is claimed; no row when it is unknown or over. */
export function selectSharedPlan(db: Database, tokenHash: string, now: number) {
  return db
    .select({
      ownerId: attempts.userId,
      zipcode: attempts.zipcode,
      city: zipcodeCityMap.city,
      state: zipcodeCityMap.stateAbbreviation,
      expectedDueDate: attempts.expectedDueDate,
      genderPreference: attempts.genderPreference,
      laundryScenario: attempts.laundryScenario,
      config: attempts.replicationConfig,
      sharerEmail: users.email,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(and(eq(attempts.replicationTokenHash, tokenHash), gt(attempts.replicationExpiresAt, now)));
}

export type SharedPlanRow = Awaited<ReturnType<typeof selectSharedPlan>>[number];
