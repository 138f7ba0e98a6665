// Everything a user owns, for the export; its deletion is in delete-account-rows. Add every new table with personal data here; a test
// finds any that is missing.
import { and, eq, exists, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
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
  ...([
    "deletedAt",
    "removedAt",
    "errorMessage",
    "numberChanges",
    "sizeMoves",
    "sizedUpGroups",
    "countsTowardQuota",
    "mailId",
    "mailbox",
    "seenBy",
  ] as const),
  ...(["userId", "dashboardItemId", "clothingId", "weatherGroupOrder", "originTravelPlanId"] as const),
  ...([
    "planStart",
    "planSizes",
    "planBabies",
    "planMonths",
    "essentialPieces",
    "allPieces",
    "packQuantity",
  ] as const),
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
  bags: leaving(bags, "id"),
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
  // Who brings what is for those who may edit the plan, as on its page.
  const plansToEdit = db.select({ id: plans.onboardingId }).from(plans).where(isOpenTo(userId, "edit"));
  const rows = await db.batch([
    db.select(own.account).from(users).where(isUser),
    db.select(own.signIns).from(oauthAccounts).where(eq(oauthAccounts.userId, userId)),
    db
      .select(own.profile)
      .from(usersProfile)
      .innerJoin(subscriptionTiers, eq(subscriptionTiers.subscriptionId, usersProfile.subscriptionId))
      .leftJoin(plans, isSelected)
      .where(eq(usersProfile.userId, userId)),
    db
      .select(own.preferences)
      .from(mailPreferences)
      .innerJoin(users, eq(users.email, mailPreferences.email))
      .where(isUser),
    db.select(own.devices).from(sessions).where(eq(sessions.userId, userId)),
    db
      .select({ ...own.attempts, role: roleOf(userId) })
      .from(plans)
      .where(isOpenTo(userId, "read"))
      .orderBy(plans.attemptNumber),
    db
      .select(own.items)
      .from(items)
      .where(areAllItemsOpenTo(userId))
      .orderBy(items.onboardingId, items.clothingId),
    db
      .select(own.customItems)
      .from(clothingList)
      .where(and(inArray(clothingList.ownerId, owners), exists(isOfOpenPlan))),
    db
      .select(own.trips)
      .from(trips)
      .leftJoin(travelWeatherData, eq(travelWeatherData.travelPlanId, trips.id))
      .where(areTripsOpenTo(userId, "read")),
    db
      .select(own.packed)
      .from(travelPlanItems)
      .innerJoin(trips, eq(trips.id, travelPlanItems.travelPlanId))
      .where(areTripsOpenTo(userId, "read")),
    db
      .select(own.mails)
      .from(mailOutbox)
      .innerJoin(users, eq(users.email, mailOutbox.toAddress))
      .where(isUser),
    db.select(own.reminders).from(sizeReminders).where(eq(sizeReminders.userId, userId)),
    db.select(own.passkeys).from(passkeys).where(eq(passkeys.userId, userId)),
    db.select(own.wantedAddress).from(addressChanges).where(eq(addressChanges.userId, userId)),
    db
      .select(own.sizeFacts)
      .from(sizeFacts)
      .where(areAllFactsOpenTo(userId))
      .orderBy(sizeFacts.onboardingId, sizeFacts.measuredOn),
    db
      .select(own.babies)
      .from(planBabies)
      .where(areAllBabiesOpenTo(userId))
      .orderBy(planBabies.onboardingId, planBabies.baby),
    db.select(own.giftLists).from(giftLists).where(inArray(giftLists.onboardingId, plansToEdit)),
    db
      .select(own.giftWishes)
      .from(giftWishes)
      .where(and(inArray(giftWishes.onboardingId, plansToEdit), isNull(giftWishes.removedAt)))
      .orderBy(giftWishes.createdAt),
    db
      .select(own.giftReservations)
      .from(giftReservations)
      .where(inArray(giftReservations.onboardingId, plansToEdit))
      .orderBy(giftReservations.createdAt),
    db.select(own.memberships).from(planMembers).where(eq(planMembers.userId, userId)),
    db
      .select(own.invitations)
      .from(planInvitations)
      .innerJoin(plans, eq(plans.onboardingId, planInvitations.onboardingId))
      .where(isOpenTo(userId, "manage")),
    db.select(own.acts).from(planActs).where(eq(planActs.userId, userId)).orderBy(planActs.id),
    db.select(own.todayChoices).from(todayChoices).where(eq(todayChoices.userId, userId)),
    db
      .select(own.helperLinks)
      .from(helperLinks)
      .where(inArray(helperLinks.onboardingId, plansToEdit))
      .orderBy(helperLinks.createdAt),
    db
      .select(own.dayCareLists)
      .from(dayCareLists)
      .where(inArray(dayCareLists.onboardingId, plansToEdit))
      .orderBy(dayCareLists.updatedAt),
    db
      .select(own.calendarLinks)
      .from(calendarLinks)
      .where(inArray(calendarLinks.onboardingId, plansToEdit))
      .orderBy(calendarLinks.createdAt),
    db
      .select(own.calendarEvents)
      .from(calendarEvents)
      .where(inArray(calendarEvents.onboardingId, plansToEdit))
      .orderBy(calendarEvents.onboardingId, calendarEvents.changedAt),
    db.select(own.morningNotices).from(morningNotices).where(eq(morningNotices.userId, userId)),
    db.select(own.noticeDevices).from(pushDevices).where(eq(pushDevices.userId, userId)),
    db
      .select(own.ownPrices)
      .from(ownPrices)
      .where(inArray(ownPrices.onboardingId, plansToEdit))
      .orderBy(ownPrices.updatedAt),
    db
      .select(own.bags)
      .from(bags)
      .where(inArray(bags.onboardingId, plansToEdit))
      .orderBy(bags.onboardingId, bags.createdAt),
    db
      .select(own.boxes)
      .from(boxes)
      .where(inArray(boxes.onboardingId, plansToEdit))
      .orderBy(boxes.onboardingId, boxes.createdAt),
    db
      .select(own.boxPieces)
      .from(boxPieces)
      .innerJoin(boxes, eq(boxes.id, boxPieces.boxId))
      .innerJoin(items, eq(items.dashboardItemId, boxPieces.itemId))
      .where(inArray(boxes.onboardingId, plansToEdit))
      .orderBy(boxPieces.boxId, items.clothingId),
  ]);
  return {
    account: rows[0][0] ?? null,
    signIns: rows[1],
    profile: rows[2][0] ?? null,
    preferences: rows[3][0] ?? null,
    devices: rows[4],
    attempts: rows[5].map(withoutOwnersFacts),
    items: rows[6],
    customItems: rows[7],
    trips: rows[8],
    packed: rows[9],
    mails: rows[10],
    reminders: rows[11],
    passkeys: rows[12],
    wantedAddress: rows[13][0] ?? null,
    sizeFacts: rows[14],
    babies: rows[15],
    giftLists: rows[16],
    giftWishes: rows[17],
    giftReservations: rows[18],
    memberships: rows[19],
    invitations: rows[20],
    acts: rows[21],
    todayChoices: rows[22],
    helperLinks: rows[23],
    dayCareLists: rows[24],
    calendarLinks: rows[25],
    calendarEvents: rows[26],
    morningNotices: rows[27],
    noticeDevices: rows[28],
    ownPrices: rows[29],
    bags: rows[30],
    boxes: rows[31],
    boxPieces: rows[32],
  };
}

/** Whether a plan is shared by a link, and how it's titled there, is its owner's to know. */
function withoutOwnersFacts<Plan extends { role: Role; isShared: boolean; shareTitle: string | null }>(
  plan: Plan,
): Plan {
  return plan.role === "owner" ? plan : { ...plan, isShared: false, shareTitle: null };
}
