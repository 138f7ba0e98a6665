// Share links: columns of the attempt they lead to. The token is stored sealed, with a keyed hash to find it.
import { and, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { PLACE_COLUMNS } from "~/data/places/place-columns.server.ts";
import { isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import {
  userOnboardingData as attempts,
  clothingList,
  userClothingItems as items,
  users,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/attempt-status.ts";
import type { ShareChoices } from "~/domain/sharing/share-choices.ts";

/** One attempt with its share link, if it is the user's. */
export function selectShareForOwner(db: Database, ownerId: string, onboardingId: string) {
  return db
    .select({
      onboardingId: attempts.onboardingId,
      attemptNumber: attempts.attemptNumber,
      cardTitle: attempts.cardTitle,
      country: PLACE_COLUMNS.country,
      status: attempts.status,
      sealedToken: attempts.replicationToken,
      tokenHash: attempts.replicationTokenHash,
      config: attempts.replicationConfig,
      expiresAt: attempts.replicationExpiresAt,
      fullName: users.fullName,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(isPlanOpenTo(ownerId, onboardingId, "manage"));
}

export type ShareRow = Awaited<ReturnType<typeof selectShareForOwner>>[number];

export interface NewShare {
  sealedToken: string;
  tokenHash: string;
  choices: ShareChoices;
  expiresAt: number;
  /** The link that it replaces; if that has changed in the meantime, nothing is written. */
  replaces: string | null;
}

/** Gives a complete attempt of the user a share link; whether it was written. */
export async function saveShare(
  db: Database,
  ownerId: string,
  onboardingId: string,
  share: NewShare,
): Promise<boolean> {
  const saved = await db
    .update(attempts)
    .set({
      replicationToken: share.sealedToken,
      replicationTokenHash: share.tokenHash,
      replicationConfig: packChoices(ownerId, share.choices),
      replicationExpiresAt: share.expiresAt,
    })
    .where(
      and(
        isPlanOpenTo(ownerId, onboardingId, "manage"),
        inArray(attempts.status, [...COMPLETE_STATUSES]),
        sql`${attempts.replicationTokenHash} is ${share.replaces}`,
      ),
    )
    .returning({ onboardingId: attempts.onboardingId });
  return saved.length > 0;
}

/** Changes what an attempt's share link shows, if it has one. */
export async function saveChoices(
  db: Database,
  ownerId: string,
  onboardingId: string,
  choices: ShareChoices,
): Promise<void> {
  await db
    .update(attempts)
    .set({ replicationConfig: packChoices(ownerId, choices) })
    .where(and(isPlanOpenTo(ownerId, onboardingId, "manage"), isNotNull(attempts.replicationTokenHash)));
}

function packChoices(ownerId: string, { title, includePersonalNotes, showsToGet }: ShareChoices): string {
  return JSON.stringify({ includePersonalNotes, sourceUserId: ownerId, title, showsToGet });
}

/** Removes an attempt's share link; whether the attempt is the user's. */
export async function deleteShare(db: Database, ownerId: string, onboardingId: string): Promise<boolean> {
  const cleared = await db
    .update(attempts)
    .set({
      replicationToken: null,
      replicationTokenHash: null,
      replicationConfig: null,
      replicationExpiresAt: null,
    })
    .where(isPlanOpenTo(ownerId, onboardingId, "manage"))
    .returning({ onboardingId: attempts.onboardingId });
  return cleared.length > 0;
}

/** What a share link shows before it is claimed; no row if it is unknown or expired. */
export function selectSharedPlan(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({
      ownerId: attempts.userId,
      ...PLACE_COLUMNS,
      expectedDueDate: attempts.expectedDueDate,
      babyBornOn: attempts.babyBornOn,
      weatherGroups: attempts.weatherGroups,
      plannedSizes: attempts.plannedSizes,
      babies: attempts.babies,
      genderPreference: attempts.genderPreference,
      laundryScenario: attempts.laundryScenario,
      config: attempts.replicationConfig,
      sharerEmail: users.email,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, attempts.zipcode))
    .where(isBehind(tokenHashes, now));
}

export type SharedPlanRow = Awaited<ReturnType<typeof selectSharedPlan>>[number];

/** Whether the owner chose to show what is still to get. */
const SHOWS_TO_GET = sql`iif(json_valid(${attempts.replicationConfig}),
  ${attempts.replicationConfig} ->> '$.showsToGet', 0)`;

/**
 * What the plan behind a share link asks for: only catalogue items with their catalogue names, and none of the
 * owner's notes. Counts and what is skipped leave the database only if the owner shows what is still to get.
 */
export function selectSharedItems(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({
      clothingId: clothingList.clothingId,
      clothingNameId: clothingList.clothingNameId,
      name: clothingList.name,
      category: clothingList.category,
      sizeUp: clothingList.sizeUp,
      validAgeRanges: clothingList.validAgeRanges,
      calculatedQuantities: items.calculatedQuantities,
      userAddedQuantities: sql<string>`iif(${SHOWS_TO_GET}, ${items.userAddedQuantities}, '{}')`.as(
        "shown_owned",
      ),
      setAside: sql<string>`iif(${SHOWS_TO_GET}, ${items.setAside}, '[]')`.as("shown_set_aside"),
    })
    .from(items)
    .innerJoin(attempts, eq(attempts.onboardingId, items.onboardingId))
    .innerJoin(clothingList, and(eq(clothingList.clothingId, items.clothingId), isNull(clothingList.ownerId)))
    .where(isBehind(tokenHashes, now))
    .orderBy(items.clothingId);
}

export type SharedItemRow = Awaited<ReturnType<typeof selectSharedItems>>[number];

/** SQL condition: the attempt has a link whose token has one of these hashes. */
function isBehind(tokenHashes: readonly string[], now: number) {
  return and(
    inArray(attempts.replicationTokenHash, [...tokenHashes]),
    gt(attempts.replicationExpiresAt, now),
    isNull(attempts.deletedAt),
  );
}
