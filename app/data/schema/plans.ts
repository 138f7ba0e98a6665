// Plans: an onboarding attempt is one row.
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  ATTEMPT_STATUSES,
  GENDER_PREFERENCES,
  LAUNDRY_SCENARIOS,
  WEATHER_SOURCES,
} from "../../domain/vocabulary.ts";
import { users } from "./accounts.ts";
import { instant, oneOf } from "./columns.ts";

export const userOnboardingData = sqliteTable(
  "user_onboarding_data",
  {
    onboardingId: text("onboarding_id").primaryKey(),
    /** Its owner. Whom it is open to data/plans/open-to.server.ts says. */
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    attemptNumber: integer("attempt_number").notNull(),
    /** Empty for a plan that stands on a place outside the US. */
    zipcode: text("zipcode").notNull(),
    expectedDueDate: text("expected_due_date").notNull(),
    genderPreference: text("gender_preference", { enum: GENDER_PREFERENCES }).notNull(),
    laundryScenario: text("laundry_scenario", { enum: LAUNDRY_SCENARIOS }).notNull(),
    status: text("status", { enum: ATTEMPT_STATUSES }).notNull(),
    errorMessage: text("error_message"),
    cardTitle: text("card_title"),
    /** Encrypted with TOKEN_SECRET, so that the share dialog can show the link again. */
    replicationToken: text("replication_token"),
    /** {includePersonalNotes, sourceUserId}: of the link, or of the one that this row was copied through. */
    replicationConfig: text("replication_config"),
    monthCards: text("month_cards"),
    weatherGroups: text("weather_groups"),
    weatherSource: text("weather_source", { enum: WEATHER_SOURCES }),
    babyBornOn: text("baby_born_on"),
    /** Copies use no quota, nor does an attempt that failed. */
    countsTowardQuota: integer("counts_toward_quota", { mode: "boolean" }).notNull().default(true),
    /** What the form was sent with: the same form sent twice makes one attempt. */
    submissionKey: text("submission_key").notNull(),
    /** The run that may move this row; Try Again starts a new one and silences the old. */
    runId: text("run_id").notNull(),
    leaseUntil: instant("lease_until"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** The token under a keyed hash, to find the row by. */
    replicationTokenHash: text("replication_token_hash"),
    replicationExpiresAt: instant("replication_expires_at"),
    /** What a copy will hold, as it was when it was claimed; empty once it holds it. See data/sharing/copies.server.ts. */
    replicationSnapshot: text("replication_snapshot"),
    /** Of the rules that made the plan's numbers; see domain/plans/rules-version.ts. */
    rulesVersion: integer("rules_version").notNull().default(1),
    /** What the numbers were before newer rules changed them, until the parent has read it. */
    numberChanges: text("number_changes"),
    /** The place outside the US that the plan stands on, whole: contracts/places/stored-place.ts. Null at a ZIP code. */
    place: text("place"),
    /** When its owner deleted it. It can be brought back until the sweeper empties it. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("user_onboarding_data_attempt").on(table.userId, table.attemptNumber),
    uniqueIndex("user_onboarding_data_submission").on(table.userId, table.submissionKey),
    uniqueIndex("user_onboarding_data_replication")
      .on(table.replicationTokenHash)
      .where(sql`replication_token_hash is not null`),
    // The sweeper reads only what is unfinished, so the index holds only that.
    index("user_onboarding_data_working")
      .on(table.updatedAt)
      .where(sql`status in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard')`),
    index("user_onboarding_data_rules")
      .on(table.rulesVersion)
      .where(sql`status in ('completed', 'calculations_completed') and deleted_at is null`),
    // What is emptied already has no dates any more.
    index("user_onboarding_data_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and expected_due_date <> ''`),
    check("onboarding_status", oneOf("status", ATTEMPT_STATUSES)),
    check("onboarding_gender", oneOf("gender_preference", GENDER_PREFERENCES)),
    check("onboarding_laundry", oneOf("laundry_scenario", LAUNDRY_SCENARIOS)),
  ],
);
