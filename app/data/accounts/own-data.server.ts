// Everything a user owns, for the export; its deletion is in delete-account-rows. Add every new table with personal data here; a test
// finds any that is missing.
import { and, eq, exists, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import {
  areAllBabiesOpenTo,
  areAllFactsOpenTo,
  areAllItemsOpenTo,
  areTripsOpenTo,
  isOpenTo,
  roleOf,
} from "~/data/plans/open-to.server.ts";
import {
  addressChanges,
  bags,
  boxes,
  boxPieces,
  calendarEvents,
  calendarLinks,
  clothingList,
  dayCareLists,
  giftLists,
  giftReservations,
  giftWishes,
  helperLinks,
  userClothingItems as items,
  mailOutbox,
  mailPreferences,
  morningNotices,
  oauthAccounts,
  ownPrices,
  passkeys,
  planActs,
  planBabies,
  planInvitations,
  planMembers,
  userOnboardingData as plans,
  pushDevices,
  sessions,
  sizeFacts,
  sizeReminders,
  subscriptionTiers,
  todayChoices,
  travelPlanItems,
  travelWeatherData,
  userTravelPlans as trips,
  users,
  usersProfile,
} from "~/data/schema.ts";
import type { Role } from "~/domain/members/roles.ts";

/** Never exported from any table: secrets, internal state, and the owner's id, the same in every row. */
const STAYING = [
  ...(["passwordHash", "passwordChangedAt", "tokenHash", "subject", "credentialId", "publicKey"] as const),
  ...(["replicationToken", "replicationTokenHash", "replicationConfig", "replicationExpiresAt"] as const),
  ...(["sealedMessage", "submissionKey", "formKey", "idempotencyKey", "counter", "transports"] as const),
  ...(["replicationSnapshot", "runId", "leaseUntil", "version", "rulesVersion", "lookAt"] as const),
  ...(["deletedAt", "removedAt", "errorMessage", "numberChanges", "sizeMoves", "sizedUpGroups"] as const),
  ...(["countsTowardQuota", "mailId", "mailbox", "seenBy"] as const),
  ...(["userId", "dashboardItemId", "clothingId", "weatherGroupOrder", "originTravelPlanId"] as const),
  ...(["planStart", "planSizes", "planBabies", "planMonths"] as const),
  ...(["essentialPieces", "allPieces", "packQuantity"] as const),
] as const;

/** A table's columns for its owner: all except those never exported and this table's `others`. */
function leaving<Table extends SQLiteTable, Other extends keyof Table["_"]["columns"] & string = never>(
  table: Table,
  ...others: readonly Other[]
): Omit<Table["_"]["columns"], (typeof STAYING)[number] | Other> {
  const staying: readonly string[] = [...STAYING, ...others];
  const left = Object.entries(getTableColumns(table)).filter(([name]) => !staying.includes(name));
  return Object.fromEntries(left) as Omit<Table["_"]["columns"], (typeof STAYING)[number] | Other>;
}

/** Exported columns by table. A test lists their names, so that every new column needs a decision. */
export const OWN_COLUMNS = {
  account: {
    ...leaving(users),
    hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
  },
  signIns: leaving(oauthAccounts),
  profile: {
    ...leaving(usersProfile, "email", "subscriptionId"),
    tier: subscriptionTiers.name,
    // Null if its owner has deleted it.
    selectedOnboardingId: plans.onboardingId,
  },
  preferences: leaving(mailPreferences, "email"),
  devices: {
    ...leaving(sessions, "createdAt", "provedAt"),
    signedInAt: sessions.createdAt,
    confirmedAt: sessions.provedAt,
  },
  attempts: {
    ...leaving(plans, "memberIds"),
    isShared: isNotNull(plans.replicationToken).mapWith(Boolean),
    shareTitle: sql<string | null>`iif(json_valid(${plans.replicationConfig}),
      ${plans.replicationConfig} ->> '$.title', null)`.as("share_title"),
  },
  memberships: leaving(planMembers, "joinedBy"),
  invitations: leaving(planInvitations, "id"),
  acts: leaving(planActs, "id"),
  items: leaving(items, "attemptNumber", "countedSteps"),
  customItems: { name: clothingList.name, category: clothingList.category, notes: clothingList.notes },
  trips: { plan: leaving(trips), weather: travelWeatherData },
  packed: leaving(travelPlanItems),
  mails: leaving(mailOutbox, "id", "toAddress", "status"),
  reminders: leaving(sizeReminders),
  passkeys: leaving(passkeys),
  wantedAddress: leaving(addressChanges),
  sizeFacts: leaving(sizeFacts),
  babies: leaving(planBabies),
  todayChoices: leaving(todayChoices),
  morningNotices: leaving(morningNotices, "mailId", "pushId"),
  noticeDevices: leaving(pushDevices, "id", "sessionHash", "endpointHash", "sealedTarget"),
  helperLinks: leaving(helperLinks, "id", "sealedToken"),
  dayCareLists: leaving(dayCareLists),
  ownPrices: leaving(ownPrices),
  // A move of boxed pieces names a box there, maybe of another plan.
  bags: { ...leaving(bags, "id"), leftText: sql<string>`iif(${bags.boxId} is null, ${bags.leftText}, '')` },
  boxes: leaving(boxes),
  boxPieces: { boxId: boxPieces.boxId, name: items.itemName, size: boxPieces.size, pieces: boxPieces.pieces },
  calendarLinks: leaving(calendarLinks, "id", "sealedToken"),
  calendarEvents: leaving(calendarEvents, "key", "digest"),
  giftLists: leaving(giftLists, "listId", "sealedToken", "mailedAt", "mailAt", "heldVersion"),
  giftWishes: leaving(giftWishes, "id"),
  giftReservations: leaving(giftReservations, "id", "wishId", "sealedEmail", "secretHash"),
};

/** All rows of the user in one round trip, without hashes, tokens, and other means of access. */
export async function readOwnData(db: Database, userId: string) {
  const own = OWN_COLUMNS;
  const isUser = eq(users.id, userId);
  const isOfOpenPlan = db
    .select({ one: sql`1` })
    .from(items)
    .innerJoin(plans, eq(plans.onboardingId, items.onboardingId))
    .where(and(eq(items.clothingId, clothingList.clothingId), isOpenTo(userId, "read")));
  // The owners of the plans that the user may read: their garments are found by their index.
  const owners = db.selectDistinct({ id: plans.userId }).from(plans).where(isOpenTo(userId, "read"));
  const isSelected = and(eq(plans.onboardingId, usersProfile.selectedOnboardingId), isOpenTo(userId, "read"));
  const plansToEdit = db.select({ id: plans.onboardingId }).from(plans).where(isOpenTo(userId, "edit"));
  const isOwn = (table: { userId: SQLiteColumn }) => eq(table.userId, userId);
  // Who brings what, and the like, is for those who may edit the plan, as on its page.
  const isEdited = (table: { onboardingId: SQLiteColumn }) => inArray(table.onboardingId, plansToEdit);
  const { account, profile, preferences, attempts, wantedAddress, ...lists } = await readNamed(db, {
    account: db.select(own.account).from(users).where(isUser),
    signIns: db.select(own.signIns).from(oauthAccounts).where(isOwn(oauthAccounts)),
    profile: db
      .select(own.profile)
      .from(usersProfile)
      .innerJoin(subscriptionTiers, eq(subscriptionTiers.subscriptionId, usersProfile.subscriptionId))
      .leftJoin(plans, isSelected)
      .where(isOwn(usersProfile)),
    preferences: db
      .select(own.preferences)
      .from(mailPreferences)
      .innerJoin(users, eq(users.email, mailPreferences.email))
      .where(isUser),
    devices: db.select(own.devices).from(sessions).where(isOwn(sessions)),
    attempts: db
      .select({ ...own.attempts, role: roleOf(userId) })
      .from(plans)
      .where(isOpenTo(userId, "read"))
      .orderBy(plans.attemptNumber),
    items: db
      .select(own.items)
      .from(items)
      .where(areAllItemsOpenTo(userId))
      .orderBy(items.onboardingId, items.clothingId),
    customItems: db
      .select(own.customItems)
      .from(clothingList)
      .where(and(inArray(clothingList.ownerId, owners), exists(isOfOpenPlan))),
    trips: db
      .select(own.trips)
      .from(trips)
      .leftJoin(travelWeatherData, eq(travelWeatherData.travelPlanId, trips.id))
      .where(areTripsOpenTo(userId, "read")),
    packed: db
      .select(own.packed)
      .from(travelPlanItems)
      .innerJoin(trips, eq(trips.id, travelPlanItems.travelPlanId))
      .where(areTripsOpenTo(userId, "read")),
    mails: db
      .select(own.mails)
      .from(mailOutbox)
      .innerJoin(users, eq(users.email, mailOutbox.toAddress))
      .where(isUser),
    reminders: db.select(own.reminders).from(sizeReminders).where(isOwn(sizeReminders)),
    passkeys: db.select(own.passkeys).from(passkeys).where(isOwn(passkeys)),
    wantedAddress: db.select(own.wantedAddress).from(addressChanges).where(isOwn(addressChanges)),
    sizeFacts: db
      .select(own.sizeFacts)
      .from(sizeFacts)
      .where(areAllFactsOpenTo(userId))
      .orderBy(sizeFacts.onboardingId, sizeFacts.measuredOn),
    babies: db
      .select(own.babies)
      .from(planBabies)
      .where(areAllBabiesOpenTo(userId))
      .orderBy(planBabies.onboardingId, planBabies.baby),
    giftLists: db.select(own.giftLists).from(giftLists).where(isEdited(giftLists)),
    giftWishes: db
      .select(own.giftWishes)
      .from(giftWishes)
      .where(and(isEdited(giftWishes), isNull(giftWishes.removedAt)))
      .orderBy(giftWishes.createdAt),
    giftReservations: db
      .select(own.giftReservations)
      .from(giftReservations)
      .where(isEdited(giftReservations))
      .orderBy(giftReservations.createdAt),
    memberships: db.select(own.memberships).from(planMembers).where(isOwn(planMembers)),
    invitations: db
      .select(own.invitations)
      .from(planInvitations)
      .innerJoin(plans, eq(plans.onboardingId, planInvitations.onboardingId))
      .where(isOpenTo(userId, "manage")),
    acts: db.select(own.acts).from(planActs).where(isOwn(planActs)).orderBy(planActs.id),
    todayChoices: db.select(own.todayChoices).from(todayChoices).where(isOwn(todayChoices)),
    helperLinks: db
      .select(own.helperLinks)
      .from(helperLinks)
      .where(isEdited(helperLinks))
      .orderBy(helperLinks.createdAt),
    dayCareLists: db
      .select(own.dayCareLists)
      .from(dayCareLists)
      .where(isEdited(dayCareLists))
      .orderBy(dayCareLists.updatedAt),
    calendarLinks: db
      .select(own.calendarLinks)
      .from(calendarLinks)
      .where(isEdited(calendarLinks))
      .orderBy(calendarLinks.createdAt),
    calendarEvents: db
      .select(own.calendarEvents)
      .from(calendarEvents)
      .where(isEdited(calendarEvents))
      .orderBy(calendarEvents.onboardingId, calendarEvents.changedAt),
    morningNotices: db.select(own.morningNotices).from(morningNotices).where(isOwn(morningNotices)),
    noticeDevices: db.select(own.noticeDevices).from(pushDevices).where(isOwn(pushDevices)),
    ownPrices: db
      .select(own.ownPrices)
      .from(ownPrices)
      .where(isEdited(ownPrices))
      .orderBy(ownPrices.updatedAt),
    bags: db.select(own.bags).from(bags).where(isEdited(bags)).orderBy(bags.onboardingId, bags.createdAt),
    boxes: db
      .select(own.boxes)
      .from(boxes)
      .where(isEdited(boxes))
      .orderBy(boxes.onboardingId, boxes.createdAt),
    boxPieces: db
      .select(own.boxPieces)
      .from(boxPieces)
      .innerJoin(boxes, eq(boxes.id, boxPieces.boxId))
      .innerJoin(items, eq(items.dashboardItemId, boxPieces.itemId))
      .where(isEdited(boxes))
      .orderBy(boxPieces.boxId, items.clothingId),
  });
  return {
    ...lists,
    account: account[0] ?? null,
    profile: profile[0] ?? null,
    preferences: preferences[0] ?? null,
    attempts: attempts.map(withoutOwnersFacts),
    wantedAddress: wantedAddress[0] ?? null,
  };
}

type Query = BatchItem<"sqlite"> & PromiseLike<unknown>;

/** One batch's rows by the names of its queries. */
async function readNamed<Queries extends Readonly<Record<string, Query>>>(db: Database, queries: Queries) {
  const [first, ...rest] = Object.values(queries);
  const rows: unknown[] = first ? await db.batch([first, ...rest]) : [];
  const named = Object.keys(queries).map((name, index) => [name, rows[index]]);
  return Object.fromEntries(named) as { [Name in keyof Queries]: Awaited<Queries[Name]> };
}

/** Whether a plan is shared by a link, and how it's titled there, is its owner's to know. */
function withoutOwnersFacts<Plan extends { role: Role; isShared: boolean; shareTitle: string | null }>(
  plan: Plan,
): Plan {
  return plan.role === "owner" ? plan : { ...plan, isShared: false, shareTitle: null };
}
