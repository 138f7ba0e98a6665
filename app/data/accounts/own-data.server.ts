// Everything that is one user's, to be handed out or removed. Whoever adds a table with people's data
// adds it here; a test looks for what was forgotten.
import { and, eq, exists, inArray, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/data/database.server.ts";
import {
  areAllItemsOpenTo,
  areTripsOpenTo,
  isOpenTo,
  isOwnedBy,
  isTripMadeBy,
} from "~/data/plans/open-to.server.ts";
import {
  addressChanges,
  clothingList,
  emailTokens,
  mailOutbox,
  mailPreferences,
  oauthAccounts,
  passkeys,
  pendingSignUps,
  sessions,
  sizeReminders,
  subscriptionTiers,
  travelPlanItems,
  travelWeatherData,
  userClothingItems,
  userOnboardingData,
  users,
  usersProfile,
  userTravelPlans,
} from "~/data/schema.ts";

/** All rows of the user in one round trip, without hashes, tokens and other means of access. */
export async function readOwnData(db: Database, userId: string) {
  const [
    account,
    signIns,
    profile,
    preferences,
    devices,
    attempts,
    items,
    customItems,
    trips,
    packed,
    mails,
    reminders,
    ownPasskeys,
    wantedAddresses,
  ] = await db.batch([
    db
      .select({
        id: users.id,
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, userId)),
    db
      .select({
        role: usersProfile.role,
        tier: subscriptionTiers.name,
        quizAttemptsCount: usersProfile.quizAttemptsCount,
        subscriptionJoinedAt: usersProfile.subscriptionJoinedAt,
        units: usersProfile.units,
        selectedOnboardingId: userOnboardingData.onboardingId,
        createdAt: usersProfile.createdAt,
        updatedAt: usersProfile.updatedAt,
      })
      .from(usersProfile)
      .innerJoin(subscriptionTiers, eq(subscriptionTiers.subscriptionId, usersProfile.subscriptionId))
      .leftJoin(
        userOnboardingData,
        and(eq(userOnboardingData.onboardingId, usersProfile.selectedOnboardingId), isOpenTo(userId)),
      )
      .where(eq(usersProfile.userId, userId)),
    db
      .select({
        reminders: mailPreferences.reminders,
        unsubscribedAt: mailPreferences.unsubscribedAt,
        updatedAt: mailPreferences.updatedAt,
      })
      .from(mailPreferences)
      .innerJoin(users, eq(users.email, mailPreferences.email))
      .where(eq(users.id, userId)),
    db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        provedAt: sessions.provedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db
      .select({
        onboardingId: userOnboardingData.onboardingId,
        attemptNumber: userOnboardingData.attemptNumber,
        cardTitle: userOnboardingData.cardTitle,
        zipcode: userOnboardingData.zipcode,
        place: userOnboardingData.place,
        expectedDueDate: userOnboardingData.expectedDueDate,
        babyBornOn: userOnboardingData.babyBornOn,
        genderPreference: userOnboardingData.genderPreference,
        laundryScenario: userOnboardingData.laundryScenario,
        status: userOnboardingData.status,
        isShared: isNotNull(userOnboardingData.replicationToken).mapWith(Boolean),
        weatherSource: userOnboardingData.weatherSource,
        monthCards: userOnboardingData.monthCards,
        weatherGroups: userOnboardingData.weatherGroups,
        createdAt: userOnboardingData.createdAt,
        updatedAt: userOnboardingData.updatedAt,
      })
      .from(userOnboardingData)
      .where(isOpenTo(userId))
      .orderBy(userOnboardingData.attemptNumber),
    db
      .select({
        onboardingId: userClothingItems.onboardingId,
        itemName: userClothingItems.itemName,
        essentiality: userClothingItems.essentiality,
        isTravelItem: userClothingItems.isTravelItem,
        calculatedQuantities: userClothingItems.calculatedQuantities,
        userAddedQuantities: userClothingItems.userAddedQuantities,
        personalNotes: userClothingItems.personalNotes,
        setAside: userClothingItems.setAside,
        createdAt: userClothingItems.createdAt,
        updatedAt: userClothingItems.updatedAt,
      })
      .from(userClothingItems)
      .where(areAllItemsOpenTo(userId))
      .orderBy(userClothingItems.onboardingId, userClothingItems.clothingId),
    db
      .select({ name: clothingList.name, category: clothingList.category, notes: clothingList.notes })
      .from(clothingList)
      .where(
        and(
          eq(clothingList.ownerId, userId),
          exists(
            db
              .select({ one: sql`1` })
              .from(userClothingItems)
              .innerJoin(
                userOnboardingData,
                eq(userOnboardingData.onboardingId, userClothingItems.onboardingId),
              )
              .where(and(eq(userClothingItems.clothingId, clothingList.clothingId), isOpenTo(userId))),
          ),
        ),
      ),
    db
      .select({ plan: userTravelPlans, weather: travelWeatherData })
      .from(userTravelPlans)
      .leftJoin(travelWeatherData, eq(travelWeatherData.travelPlanId, userTravelPlans.id))
      .where(areTripsOpenTo(userId)),
    db
      .select({
        travelPlanId: travelPlanItems.travelPlanId,
        ageRange: travelPlanItems.ageRange,
        itemName: travelPlanItems.itemName,
        quantity: travelPlanItems.quantity,
        essentiality: travelPlanItems.essentiality,
        isPacked: travelPlanItems.isPacked,
      })
      .from(travelPlanItems)
      .innerJoin(userTravelPlans, eq(userTravelPlans.id, travelPlanItems.travelPlanId))
      .where(areTripsOpenTo(userId)),
    db
      .select({ kind: mailOutbox.kind, createdAt: mailOutbox.createdAt, sentAt: mailOutbox.sentAt })
      .from(mailOutbox)
      .innerJoin(users, eq(users.email, mailOutbox.toAddress))
      .where(eq(users.id, userId)),
    db
      .select({
        onboardingId: sizeReminders.onboardingId,
        ageRange: sizeReminders.ageRange,
        createdAt: sizeReminders.createdAt,
      })
      .from(sizeReminders)
      .where(eq(sizeReminders.userId, userId)),
    db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    db
      .select({ email: addressChanges.email, expiresAt: addressChanges.expiresAt })
      .from(addressChanges)
      .where(eq(addressChanges.userId, userId)),
  ]);
  return {
    account: account[0] ?? null,
    signIns,
    profile: profile[0] ?? null,
    preferences: preferences[0] ?? null,
    devices,
    attempts,
    items,
    customItems,
    trips,
    packed,
    mails,
    reminders,
    passkeys: ownPasskeys,
    wantedAddress: wantedAddresses[0] ?? null,
  };
}

/**
 * Removes a user and all that is the user's, in one transaction: all or nothing. What others have copied from the
 * user stays theirs and no longer says whose it was. `farewell` is the statement that queues the last mail; every other mail
 * to the address is dropped.
 */
export async function deleteAccount(
  db: Database,
  user: { id: string; email: string },
  farewell: BatchItem<"sqlite">,
): Promise<void> {
  const { id, email } = user;
  await db.batch([
    db.run(sql`update ${userOnboardingData}
      set replication_config = json_remove(replication_config, '$.sourceUserId')
      where json_valid(replication_config) and replication_config ->> '$.sourceUserId' = ${id}`),
    // Weather and items go with their trip.
    db.delete(userTravelPlans).where(isTripMadeBy(id)),
    db
      .delete(userClothingItems)
      .where(
        inArray(
          userClothingItems.onboardingId,
          db.select({ id: userOnboardingData.onboardingId }).from(userOnboardingData).where(isOwnedBy(id)),
        ),
      ),
    db.delete(userOnboardingData).where(isOwnedBy(id)),
    db.delete(clothingList).where(and(isNotNull(clothingList.ownerId), eq(clothingList.ownerId, id))),
    db.delete(mailOutbox).where(eq(mailOutbox.toAddress, email)),
    db.delete(sizeReminders).where(eq(sizeReminders.userId, id)),
    db.delete(mailPreferences).where(eq(mailPreferences.email, email)),
    db.delete(emailTokens).where(eq(emailTokens.userId, id)),
    db.delete(pendingSignUps).where(eq(pendingSignUps.email, email)),
    db.delete(oauthAccounts).where(eq(oauthAccounts.userId, id)),
    db.delete(passkeys).where(eq(passkeys.userId, id)),
    db.delete(addressChanges).where(eq(addressChanges.userId, id)),
    db.delete(sessions).where(eq(sessions.userId, id)),
    db.delete(usersProfile).where(eq(usersProfile.userId, id)),
    db.delete(users).where(eq(users.id, id)),
    farewell,
  ]);
}
