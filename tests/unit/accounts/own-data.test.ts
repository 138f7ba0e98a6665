// Which columns of each table a user can download; a new column must be decided on here.
import { Column, getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { OWN_COLUMNS } from "~/data/accounts/own-data.server.ts";
import * as schema from "~/data/schema.ts";

const LEAVING: Readonly<Record<keyof typeof OWN_COLUMNS, string>> = {
  account:
    "avatarUrl createdAt email emailConfirmedAt formerEmails fullName givenName hasPassword id isMasked language",
  signIns: "createdAt email provider",
  profile:
    "createdAt legalKnown quizAttemptsCount role selectedOnboardingId subscriptionJoinedAt tier units updatedAt",
  preferences: "reminders unsubscribedAt updatedAt",
  devices: "confirmedAt expiresAt lastSeenAt signedInAt userAgent",
  attempts:
    "attemptNumber babies babyBornOn babyNames cardTitle createdAt expectedDueDate genderPreference isShared laundryScenario monthCards namesOutside nightRoomF onboardingId place plannedMonths plannedSizes roomF shareTitle status todayMarks updatedAt weatherGroups weatherSource zipcode",
  memberships: "joinedAt onboardingId role",
  invitations: "createdAt email expiresAt onboardingId role sentAt",
  acts: "act facts madeAt onboardingId",
  items:
    "calculatedQuantities createdAt essentiality isTravelItem itemName onboardingId personalNotes setAside updatedAt userAddedQuantities warmAs",
  customItems: "category name notes",
  trips: "plan weather",
  packed: "ageRange essentiality isPacked itemName quantity travelPlanId",
  mails: "createdAt kind sentAt",
  reminders: "ageRange createdAt onboardingId",
  passkeys: "createdAt lastUsedAt name",
  wantedAddress: "email expiresAt",
  sizeFacts: "amount baby createdAt fit id isUsed kind measuredOn onboardingId size unit updatedAt",
  babies: "baby onboardingId sex",
  todayChoices: "onboardingId situation weekdayBack weekdayOut weekendBack weekendOut",
  bags: "boxId changes createdAt leftText onboardingId undoneAt",
  boxes: "createdAt id label onboardingId place",
  boxPieces: "boxId name pieces size",
  dayCareLists: "counts more onboardingId size updatedAt",
  morningNotices: "byPush dueAt lastDay lastDigest minute nextAt onboardingId onlyChanges situation weekdays",
  noticeDevices: "createdAt seenAt userAgent",
  ownPrices: "currency onboardingId prices updatedAt",
  helperLinks: "createdAt expiresAt helper onboardingId shownName",
  calendarLinks: "createdAt label language ofFamily onboardingId",
  calendarEvents: "cancelledAt changedAt facts onboardingId sequence uid",
  giftLists:
    "approves closedAt createdAt essentialities greeting leftOff mails mode onboardingId revealOn saysMonth saysPlace sizes starred title updatedAt",
  giftWishes: "createdAt link name onboardingId pieces priceHint",
  giftReservations:
    "arrivedPieces createdAt giverName hiddenUntil how isMadeByParent itemName message onboardingId pieces size state thankedAt updatedAt",
};

/** Tables about a person or a plan of which nothing is handed out, and why. */
const STAYING: Readonly<Record<string, string>> = {
  email_tokens: "means of access",
  pending_sign_ups: "of people without an account",
  clothing_images: "pictures of the catalogue, which managers upload",
  affiliate_links: "links of the catalogue, which managers write",
  push_messages: "on their way for minutes; what they say is in the notices",
};

const namesOf = (columns: object) => Object.keys(columns).sort().join(" ");

it("A11 hands out these columns and no other", () => {
  const names = Object.entries(OWN_COLUMNS).map(([table, columns]) => [table, namesOf(columns)]);
  expect(Object.fromEntries(names)).toEqual(LEAVING);
  const handedOut = new Set(
    Object.values(OWN_COLUMNS)
      .flatMap((columns) =>
        Object.values(columns).flatMap((one) => (is(one, Column) ? [one] : Object.values(one))),
      )
      .flatMap((one) => (is(one, Column) ? [getTableName(one.table)] : [])),
  );
  const personal = Object.values(schema).filter(
    (table) =>
      is(table, SQLiteTable) &&
      (getTableConfig(table).foreignKeys.length > 0 ||
        Object.keys(getTableColumns(table)).some((name) =>
          /^(?:email|toAddress|userId|onboardingId)$/.test(name),
        )),
  );
  const missing = personal.flatMap((table) => (is(table, SQLiteTable) ? [getTableName(table)] : []));
  expect(missing.filter((name) => !handedOut.has(name) && !(name in STAYING))).toEqual([]);
  expect(namesOf(OWN_COLUMNS.trips.plan)).toBe(
    "activities createdAt destination endDate hasLaundryAccess id kit laundryFrequency notes onboardingId place startDate status updatedAt zipcode",
  );
});
