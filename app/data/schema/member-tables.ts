// Who else is on a plan besides its owner, who has been invited, who gets Today by a link or by mail, and which calendars follow the plan.
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { MEMBER_ROLES } from "../../domain/members/roles.ts";
import { SHOWN_SITUATIONS } from "../../domain/today/shown-situation.ts";
import { LANGUAGES } from "../../words/languages.ts";
import { ofUser, sessions, users } from "./account-tables.ts";
import { day, instant, oneOf } from "./columns.ts";
import { ofPlan } from "./plan-tables.ts";

export const planMembers = sqliteTable(
  "plan_members",
  {
    userId: ofUser(),
    onboardingId: ofPlan(),
    role: text("role", { enum: MEMBER_ROLES }).notNull(),
    joinedAt: instant("joined_at").notNull(),
    /** The token hash of the invitation that was taken, so that taking it again leads to the plan. */
    joinedBy: text("joined_by"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.onboardingId] }),
    index("plan_members_by_plan").on(table.onboardingId),
    check("plan_members_role", oneOf("role", MEMBER_ROLES)),
  ],
);

export const planInvitations = sqliteTable(
  "plan_invitations",
  {
    id: text("id").primaryKey(),
    onboardingId: ofPlan(),
    /** Normalized; where the link was mailed to. Any confirmed account may take it. */
    email: text("email").notNull(),
    role: text("role", { enum: MEMBER_ROLES }).notNull(),
    /** A keyed hash of the token in the mailed link; null if the mailbox had no room for a mail. */
    tokenHash: text("token_hash").unique(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [
    // One open invitation an address.
    uniqueIndex("plan_invitations_address").on(table.onboardingId, table.email),
    index("plan_invitations_by_expiry").on(table.expiresAt),
    check("plan_invitations_role", oneOf("role", MEMBER_ROLES)),
  ],
);

/** What people did to a plan, the latest ones. */
export const planActs = sqliteTable(
  "plan_acts",
  {
    id: integer("id").primaryKey(),
    onboardingId: ofPlan(),
    /** Who did it; null once the account is deleted. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** A code of domain/members. */
    act: text("act").notNull(),
    /** What it was done to and with, JSON: contracts/members. */
    facts: text("facts").notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [
    index("plan_acts_by_plan").on(table.onboardingId, table.id),
    index("plan_acts_by_user").on(table.userId),
  ],
);

/** One person's own choices on a plan's page of today; no one else sees them. */
export const todayChoices = sqliteTable(
  "today_choices",
  {
    userId: ofUser(),
    onboardingId: ofPlan(),
    /** The one looked at last. */
    situation: text("situation", { enum: SHOWN_SITUATIONS }),
    // Minutes after midnight; read by domain/today/own-times.ts.
    weekdayOut: integer("weekday_out"),
    weekdayBack: integer("weekday_back"),
    weekendOut: integer("weekend_out"),
    weekendBack: integer("weekend_back"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.onboardingId] }),
    index("today_choices_by_plan").on(table.onboardingId),
  ],
);

/** What a day care has of a plan's clothes, one row for each size. */
export const dayCareLists = sqliteTable(
  "day_care_lists",
  {
    onboardingId: ofPlan(),
    size: text("size").notNull(),
    /** JSON: piece → how many the list asks for and how many are there (contracts/today/stored-care.ts). */
    counts: text("counts").notNull(),
    /** The parents' own lines. */
    more: text("more").notNull().default(""),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.onboardingId, table.size] })],
);

/** Who gets the morning notice of a plan, and when; everyone on a plan has their own. */
export const morningNotices = sqliteTable(
  "morning_notices",
  {
    userId: ofUser(),
    onboardingId: ofPlan(),
    /** Where the baby goes in the morning; null for the usual one. */
    situation: text("situation", { enum: SHOWN_SITUATIONS }),
    /** After midnight, by the clock of where the baby is; read by domain/today/morning-notice.ts. */
    minute: integer("minute").notNull(),
    /** One bit a weekday, that of Sunday first. */
    weekdays: integer("weekdays").notNull(),
    onlyChanges: integer("only_changes", { mode: "boolean" }).notNull().default(true),
    /** When it is due; once it was taken, when it is taken again, in case whoever took it has died. */
    nextAt: instant("next_at").notNull(),
    /** The last day that was looked at, by the clock of the place, and what was worn then: overwritten, so that there is no history. */
    lastDay: day("last_day"),
    lastDigest: text("last_digest"),
    /** The instant for which the last one was due, null once a device has it; and its mail. */
    dueAt: instant("due_at"),
    mailId: text("mail_id").unique(),
    /** On the person's devices in place of a mail. */
    byPush: integer("by_push", { mode: "boolean" }).notNull().default(false),
    /** What names the last one on devices (pushMessages.pushId). */
    pushId: text("push_id").unique(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.onboardingId] }),
    index("morning_notices_due").on(table.nextAt),
    index("morning_notices_by_plan").on(table.onboardingId),
  ],
);

/** The browsers on which a person gets notices. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    /** Nothing is sent without a live one: whoever logs out gets no more until they are back. */
    sessionHash: text("session_hash").references(() => sessions.tokenHash, { onDelete: "set null" }),
    /** SHA-256 of the browser's address at its push service, to find the row by. */
    endpointHash: text("endpoint_hash").notNull().unique(),
    /** The address and its keys (contracts/today/push-subscription.ts), encrypted with TOKEN_SECRET. */
    sealedTarget: text("sealed_target").notNull(),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [
    index("push_devices_by_user").on(table.userId),
    index("push_devices_by_session").on(table.sessionHash),
  ],
);

/** Notices on their way to a device; a row is deleted once its push service has it. */
export const pushMessages = sqliteTable(
  "push_messages",
  {
    id: text("id").primaryKey(),
    deviceId: text("device_id")
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    /** The notice that it belongs to: it is sent as long as that one has it (morningNotices.pushId). */
    pushId: text("push_id").notNull(),
    /** What the device shows (domain/today/pushed-notice.ts), JSON. */
    message: text("message").notNull(),
    topic: text("topic").notNull(),
    /** When it is tried, or tried again in case whoever took it has died. */
    nextAt: instant("next_at").notNull(),
    tries: integer("tries").notNull().default(0),
    /** After this it is too late. */
    until: instant("until").notNull(),
  },
  (table) => [
    index("push_messages_due").on(table.nextAt),
    index("push_messages_by_push").on(table.pushId),
    index("push_messages_by_device").on(table.deviceId),
  ],
);

/** Links for helpers without an account: each shows a plan's outfits of today and tomorrow, and nothing else of it. */
export const helperLinks = sqliteTable(
  "helper_links",
  {
    id: text("id").primaryKey(),
    onboardingId: ofPlan(),
    /** Who made it, and besides the owner alone sees its address; null in rows of earlier releases. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** JSON: the ids of others who may have seen its address. */
    seenBy: text("seen_by").notNull().default("[]"),
    /** As the parents call the helper, for themselves alone; empty for none. */
    helper: text("helper").notNull(),
    /** The first name that the page shows; empty for none. */
    shownName: text("shown_name").notNull().default(""),
    /** A keyed hash of the address's token, to find the row by. */
    tokenHash: text("token_hash").notNull(),
    /** Encrypted with TOKEN_SECRET, so that parents can see the link again. */
    sealedToken: text("sealed_token").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("helper_links_token").on(table.tokenHash),
    // One link a helper: sending the same form twice makes one. Also how a plan's links are found.
    uniqueIndex("helper_links_helper").on(table.onboardingId, table.helper),
    index("helper_links_by_expiry").on(table.expiresAt),
    index("helper_links_by_user").on(table.userId),
  ],
);

/** Links to a plan's calendar feed, each for as long as whoever made it may read the plan. */
export const calendarLinks = sqliteTable(
  "calendar_links",
  {
    id: text("id").primaryKey(),
    onboardingId: ofPlan(),
    /** Who made it, and besides the owner alone sees its address. */
    userId: ofUser(),
    /** JSON: the ids of others who may have seen its address. */
    seenBy: text("seen_by").notNull().default("[]"),
    /** As the parents call the calendar, for themselves alone; empty for none. */
    label: text("label").notNull(),
    /** Of the feed's words: calendars don't ask for one. */
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** Whether it holds all children of whoever made it, and not the plan's alone. */
    ofFamily: integer("of_family", { mode: "boolean" }).notNull().default(false),
    /** A keyed hash of the address's token, to find the row by. */
    tokenHash: text("token_hash").notNull(),
    /** Encrypted with TOKEN_SECRET, so that parents can see the link again. */
    sealedToken: text("sealed_token").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("calendar_links_token").on(table.tokenHash),
    // One link a name: sending the same form twice makes one. Also how a plan's links are found.
    uniqueIndex("calendar_links_label").on(table.onboardingId, table.label),
    index("calendar_links_by_user").on(table.userId),
  ],
);

/** What a plan's feed has told calendars, so that an event keeps its name when it moves, and is called off before it goes. */
export const calendarEvents = sqliteTable(
  "calendar_events",
  {
    onboardingId: ofPlan(),
    /** What stays the same when the days move: domain/feed/feed-days.ts. */
    key: text("key").notNull(),
    /** The event's name in calendars; random, so that it says nothing of the plan. */
    uid: text("uid").notNull(),
    sequence: integer("sequence").notNull(),
    /** Its days and codes, JSON: contracts/feed/stored-feed-day.ts. */
    facts: text("facts").notNull(),
    /** Of its days and its words. */
    digest: text("digest").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** Null while it stands. */
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.onboardingId, table.key] }),
    index("calendar_events_cancelled").on(table.cancelledAt).where(sql`cancelled_at is not null`),
  ],
);
