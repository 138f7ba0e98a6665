// Plans: one row per onboarding attempt.
import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  GENDER_PREFERENCES,
  LAUNDRY_SCENARIOS,
  PLAN_STATUSES,
  WEATHER_SOURCES,
} from "../../domain/vocabulary.ts";
import { ofUser } from "./account-tables.ts";
import { day, instant, lines, oneOf } from "./columns.ts";

export const userOnboardingData = sqliteTable(
  "user_onboarding_data",
  {
    onboardingId: text("onboarding_id").primaryKey(),
    /** The owner. data/plans/open-to.server.ts decides who has access. */
    userId: ofUser(),
    attemptNumber: integer("attempt_number").notNull(),
    /** Empty for a plan outside the US. */
    zipcode: text("zipcode").notNull(),
    expectedDueDate: day("expected_due_date").notNull(),
    genderPreference: text("gender_preference", { enum: GENDER_PREFERENCES }).notNull(),
    laundryScenario: text("laundry_scenario", { enum: LAUNDRY_SCENARIOS }).notNull(),
    status: text("status", { enum: PLAN_STATUSES }).notNull(),
    errorMessage: text("error_message"),
    cardTitle: text("card_title"),
    /** Encrypted with TOKEN_SECRET, so that the share dialog can show the link again. */
    replicationToken: text("replication_token"),
    /** {includePersonalNotes, sourceUserId}: of its share link, or of the link that it was copied through. */
    replicationConfig: text("replication_config"),
    monthCards: text("month_cards"),
    weatherGroups: text("weather_groups"),
    weatherSource: text("weather_source", { enum: WEATHER_SOURCES }),
    babyBornOn: day("baby_born_on"),
    /** False for copies and for failed attempts. */
    countsTowardQuota: integer("counts_toward_quota", { mode: "boolean" }).notNull().default(true),
    /** The form's key: sending the same form twice makes one attempt. */
    submissionKey: text("submission_key").notNull(),
    /** The run that may change this row; Try Again starts a new one, and the old run can no longer write. */
    runId: text("run_id").notNull(),
    leaseUntil: instant("lease_until"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** A keyed hash of the token, to find the row by. */
    replicationTokenHash: text("replication_token_hash"),
    replicationExpiresAt: instant("replication_expires_at"),
    /** What a copy will contain, as of the claim; empty once the copy is made. See data/sharing/copies.server.ts. */
    replicationSnapshot: text("replication_snapshot"),
    /** For how many babies the plan is. */
    babies: integer("babies").notNull().default(1),
    /** The babies' names, a line for each (domain/plans/names.ts). Empty if the parents skipped the question. */
    babyNames: lines("baby_names"),
    /** Whether the owner lets them stand in notices and calendars, which others may see. */
    namesOutside: integer("names_outside", { mode: "boolean" }).notNull().default(false),
    /** How many months the plan covers: 12, or 24 once it is carried on (domain/wardrobe/growth.ts). */
    plannedMonths: integer("planned_months").notNull().default(12),
    /** The days of the plan's sizes, unless they are the calendar's: contracts/growth/stored-sizes.ts. */
    plannedSizes: text("planned_sizes"),
    /** The weather groups of clothes that may be worn a size up, if sizes have days of their own. */
    /** Of rules before version 4, by which loose clothes had days of their own; no longer written. */
    sizedUpGroups: text("sized_up_groups"),
    /** Days and numbers before sizes moved, until the parent has read the notice: contracts/growth/stored-sizes.ts. */
    sizeMoves: text("size_moves"),
    /** The version of the rules behind the plan's numbers; see domain/plans/rules-version.ts. */
    rulesVersion: integer("rules_version").notNull().default(1),
    /** The numbers before newer rules changed them, until the parent has read the notice. */
    numberChanges: text("number_changes"),
    /** The plan's place outside the US, in full: contracts/places/stored-place.ts. Null for a ZIP code. */
    place: text("place"),
    /** The members' ids, a JSON list kept by triggers on plan_members; null without any. Says whom to tell, not who may. */
    memberIds: text("member_ids"),
    /** The room by day, and the coldest that it gets at night, °F; null until the family has said it. */
    roomF: real("room_f"),
    nightRoomF: real("night_room_f"),
    /** What is in the wash, the last two neck checks, and the step: contracts/today/stored-marks.ts. Null without any. */
    todayMarks: text("today_marks"),
    /** When its owner deleted it. It can be restored until the sweeper empties it. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("user_onboarding_data_attempt").on(table.userId, table.attemptNumber),
    uniqueIndex("user_onboarding_data_submission").on(table.userId, table.submissionKey),
    // The end of an account takes its owner's id off the copies that others made.
    index("user_onboarding_data_source")
      .on(sql`replication_config ->> '$.sourceUserId'`)
      .where(sql`json_valid(replication_config)`),
    uniqueIndex("user_onboarding_data_replication")
      .on(table.replicationTokenHash)
      .where(sql`replication_token_hash is not null`),
    // A partial index: the sweeper reads only unfinished attempts.
    index("user_onboarding_data_working")
      .on(table.updatedAt)
      .where(sql`status in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard')`),
    index("user_onboarding_data_rules")
      .on(table.rulesVersion)
      .where(sql`status in ('completed', 'calculations_completed') and deleted_at is null`),
    // Emptied rows no longer have dates.
    index("user_onboarding_data_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and expected_due_date <> ''`),
    check("onboarding_status", oneOf("status", PLAN_STATUSES)),
    check("onboarding_gender", oneOf("gender_preference", GENDER_PREFERENCES)),
    check("onboarding_laundry", oneOf("laundry_scenario", LAUNDRY_SCENARIOS)),
  ],
);

/** A row of one plan, gone with it. */
export const ofPlan = () =>
  text("onboarding_id")
    .notNull()
    .references(() => userOnboardingData.onboardingId, { onDelete: "cascade" });
