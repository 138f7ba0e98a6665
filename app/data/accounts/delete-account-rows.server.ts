// Deletes an account with everything that is its owner's.

import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/data/database.server.ts";
import { type HandOver, handOverStatements } from "~/data/members/hand-over.server.ts";
import { handAllWorkToOwners } from "~/data/members/memberships.server.ts";
import { isOwnedBy, isTripMadeBy } from "~/data/plans/open-to.server.ts";
import {
  addressChanges,
  calendarLinks,
  clothingList,
  emailTokens,
  userClothingItems as items,
  mailOutbox,
  mailPreferences,
  morningNotices,
  oauthAccounts,
  passkeys,
  pendingSignUps,
  planMembers,
  userOnboardingData as plans,
  pushDevices,
  sessions,
  sizeReminders,
  todayChoices,
  userTravelPlans as trips,
  users,
  usersProfile,
} from "~/data/schema.ts";

/** A user's rows on plans, other people's too. The cascade deletes messages that wait for their devices. */
const ON_PLANS = [planMembers, todayChoices, calendarLinks, morningNotices, pushDevices];

/** What goes last, before the user. */
const OF_ACCOUNT = [oauthAccounts, passkeys, addressChanges, sessions, usersProfile];

/** The mail that tells a former address of its end. */
export const ADDRESS_NOTICE = "address-changed";

/**
 * Removes a user and everything they own, in one transaction. Copies that others made stay with them, but no
 * longer say whose the original was. What the user made on other people's plans becomes their owners', and the plans
 * in `handOvers` go to their editors; throws, with nothing written, if one of these can't anymore. `farewell` is the
 * statement that queues the last mail; every other mail to the address, and to those before it, is dropped.
 */
export async function deleteAccount(
  db: Database,
  user: { id: string; email: string },
  farewell: BatchItem<"sqlite">,
  handOvers: readonly HandOver[] = [],
): Promise<void> {
  const { id, email } = user;
  const own = db.select({ id: plans.onboardingId }).from(plans).where(isOwnedBy(id));
  // A former address may be somebody else's by now.
  const addresses = sql`(select ${email} union all select former.value from ${users} as gone, json_each(gone.former_emails) as former
    where gone.id = ${id} and former.value not in (select ${users.email} from ${users}))`;
  await db.batch([
    db.run(sql`update ${plans}
      set replication_config = json_remove(replication_config, '$.sourceUserId')
      where json_valid(replication_config) and replication_config ->> '$.sourceUserId' = ${id}`),
    ...handOvers.flatMap((one): BatchItem<"sqlite">[] => [...handOverStatements(db, one)]),
    allHandedOver(db, id, handOvers),
    ...handAllWorkToOwners(db, id),
    db
      .update(usersProfile)
      .set({ selectedOnboardingId: null })
      .where(
        and(
          inArray(
            usersProfile.userId,
            db
              .select({ userId: planMembers.userId })
              .from(planMembers)
              .where(inArray(planMembers.onboardingId, own)),
          ),
          inArray(usersProfile.selectedOnboardingId, own),
        ),
      ),
    ...ON_PLANS.map((table) => db.delete(table).where(eq(table.userId, id))),
    // Their weather and items are deleted by cascade, and so are a plan's facts about its babies below.
    db.delete(trips).where(isTripMadeBy(id)),
    db.delete(items).where(inArray(items.onboardingId, own)),
    db.delete(plans).where(isOwnedBy(id)),
    db.delete(clothingList).where(and(isNotNull(clothingList.ownerId), eq(clothingList.ownerId, id))),
    // Whoever has lost an address to somebody else still hears of it.
    db.delete(mailOutbox).where(sql`${mailOutbox.toAddress} in ${addresses}
        and not (${mailOutbox.kind} = ${ADDRESS_NOTICE} and ${mailOutbox.status} in ('queued', 'sending'))`),
    db.delete(sizeReminders).where(eq(sizeReminders.userId, id)),
    db.delete(mailPreferences).where(sql`${mailPreferences.email} in ${addresses}`),
    db.delete(emailTokens).where(eq(emailTokens.userId, id)),
    db.delete(pendingSignUps).where(eq(pendingSignUps.email, email)),
    ...OF_ACCOUNT.map((table) => db.delete(table).where(eq(table.userId, id))),
    db.delete(users).where(eq(users.id, id)),
    farewell,
  ]);
}

/** Fails, and the transaction with it, if one of these plans is still the user's: it must not go with the account. */
function allHandedOver(db: Database, id: string, handOvers: readonly HandOver[]) {
  const ids = JSON.stringify(handOvers.map(({ planId }) => planId));
  return db.run(sql`select json(iif(exists (select 1 from ${plans} where ${isOwnedBy(id)}
    and ${plans.onboardingId} in (select value from json_each(${ids}))), 'not handed over', '1'))`);
}
