// Every table of the product in the specification's names; the migrations are generated from this file.
// Instants are epoch milliseconds, calendar days are 'yyyy-MM-dd' text, JSON columns are parsed by the
// codecs beside the queries that read them.
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import {
  AGE_RANGES,
  ATTEMPT_STATUSES,
  GENDER_PREFERENCES,
  LAUNDRY_SCENARIOS,
  WEATHER_SOURCES,
} from "../domain/vocabulary.ts";

const instant = (name: string) => integer(name);
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);

// Accounts

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  /** Normalised: trimmed and lower case. */
  email: text("email").notNull().unique(),
  passwordHash: text("password_hash"),
  emailConfirmedAt: instant("email_confirmed_at"),
  fullName: text("full_name"),
  avatarUrl: text("avatar_url"),
  createdAt: instant("created_at").notNull(),
});

export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("oauth_accounts_by_user").on(table.userId),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

export const emailTokens = sqliteTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm", "reset"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** Where the link leads once it is used, sealed: the path may carry a share token. */
    returnPath: text("return_path"),
  },
  (table) => [index("email_tokens_by_user").on(table.userId, table.purpose)],
);

export const subscriptionTiers = sqliteTable("subscription_tiers", {
  subscriptionId: integer("subscription_id").primaryKey(),
  name: text("name").notNull(),
  maxQuizAttempts: integer("max_quiz_attempts").notNull(),
});

export const usersProfile = sqliteTable(
  "users_profile",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull().unique(),
    role: text("role").notNull().default("free"),
    quizAttemptsCount: integer("quiz_attempts_count").notNull().default(0),
    subscriptionId: integer("subscription_id")
      .notNull()
      .default(1)
      .references(() => subscriptionTiers.subscriptionId),
    subscriptionJoinedAt: instant("subscription_joined_at"),
    selectedOnboardingId: text("selected_onboarding_id"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("quiz_attempts_count_not_negative", sql`${table.quizAttemptsCount} >= 0`)],
);

// Plans

export const userOnboardingData = sqliteTable(
  "user_onboarding_data",
  {
    onboardingId: text("onboarding_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    attemptNumber: integer("attempt_number").notNull(),
    zipcode: text("zipcode").notNull(),
    expectedDueDate: text("expected_due_date").notNull(),
    genderPreference: text("gender_preference", { enum: GENDER_PREFERENCES }).notNull(),
    laundryScenario: text("laundry_scenario", { enum: LAUNDRY_SCENARIOS }).notNull(),
    status: text("status", { enum: ATTEMPT_STATUSES }).notNull(),
    errorMessage: text("error_message"),
    cardTitle: text("card_title"),
    /** Encrypted with TOKEN_SECRET, so that the share dialog can show the link again (decision A8). */
    replicationToken: text("replication_token"),
    /** {includePersonalNotes, sourceUserId}: of the link, or of the one that this row was copied through. */
    replicationConfig: text("replication_config"),
    monthCards: text("month_cards"),
    weatherGroups: text("weather_groups"),
    weatherSource: text("weather_source", { enum: WEATHER_SOURCES }),
    babyBornOn: text("baby_born_on"),
    /** Copies use no quota (decision A7), nor does an attempt that failed (decision R7). */
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
    /** What a copy will hold, as it was when it was claimed; empty once it holds it. See data/copies.server.ts. */
    replicationSnapshot: text("replication_snapshot"),
    /** Of the rules that made the plan's numbers; see domain/rules-version.ts. */
    rulesVersion: integer("rules_version").notNull().default(1),
    /** What the numbers were before newer rules changed them, until the parent has read it. */
    numberChanges: text("number_changes"),
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

export const clothingList = sqliteTable("clothing_list", {
  clothingId: integer("clothing_id").primaryKey(),
  clothingNameId: text("clothing_name_id").notNull().unique(),
  name: text("name").notNull(),
  category: text("category").notNull(),
  notes: text("notes"),
  imageUrl: text("image_url"),
  sizeUp: integer("size_up", { mode: "boolean" }).notNull().default(false),
  essentiality: text("essentiality").notNull(),
  weatherAdjustments: text("weather_adjustments").notNull(),
  baseQuantities: text("base_quantities").notNull(),
  validAgeRanges: text("valid_age_ranges").notNull(),
  variants: text("variants"),
  ownerId: text("owner_id").references(() => users.id, { onDelete: "cascade" }),
});

export const userClothingItems = sqliteTable(
  "user_clothing_items",
  {
    dashboardItemId: integer("dashboard_item_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    clothingId: integer("clothing_id")
      .notNull()
      .references(() => clothingList.clothingId),
    itemName: text("item_name").notNull(),
    onboardingId: text("onboarding_id")
      .notNull()
      .references(() => userOnboardingData.onboardingId, { onDelete: "cascade" }),
    attemptNumber: integer("attempt_number").notNull(),
    weatherGroupOrder: integer("weather_group_order"),
    essentiality: text("essentiality"),
    isTravelItem: integer("is_travel_item", { mode: "boolean" }).notNull().default(false),
    originTravelPlanId: text("origin_travel_plan_id"),
    /** Packed by domain/quantity-code: four characters a cell, so that a plan stays under 25 KB. */
    calculatedQuantities: text("calculated_quantities").notNull(),
    userAddedQuantities: text("user_added_quantities").notNull().default("{}"),
    personalNotes: text("personal_notes").notNull().default("{}"),
    /** JSON: the age ranges for which the parent does not want it. */
    setAside: text("set_aside").notNull().default("[]"),
    /** When its owner removed it; only an item of the parent's own can be. It can be brought back until it is swept. */
    removedAt: instant("removed_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    // Decision Q7; led by the attempt, because that is how the page reads it.
    uniqueIndex("user_clothing_items_item").on(table.onboardingId, table.clothingId),
    // Deleting an item that a parent has added asks whether a plan still holds it.
    index("user_clothing_items_clothing").on(table.clothingId),
    index("user_clothing_items_removed").on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

export const clothingImages = sqliteTable(
  "clothing_images",
  {
    imageId: text("image_id").primaryKey(),
    clothingId: integer("clothing_id")
      .notNull()
      .references(() => clothingList.clothingId),
    contentHash: text("content_hash").notNull(),
    mediaType: text("media_type").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    status: text("status", { enum: ["processing", "ready", "replaced", "failed"] }).notNull(),
    uploadedBy: text("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("clothing_images_by_item").on(table.clothingId, table.status)],
);

export const affiliateLinks = sqliteTable(
  "affiliate_links",
  {
    id: integer("id").primaryKey(),
    clothingId: integer("clothing_id")
      .notNull()
      .references(() => clothingList.clothingId),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    category: text("category", { enum: ["budget", "premium"] }).notNull(),
    displayOrder: integer("display_order").notNull().default(0),
    gender: text("gender", { enum: GENDER_PREFERENCES }),
    ageRange: text("age_range", { enum: AGE_RANGES }),
    productTitle: text("product_title").notNull(),
    descriptor: text("descriptor"),
    affiliateUrl: text("affiliate_url").notNull(),
  },
  (table) => [index("affiliate_links_by_item").on(table.clothingId, table.isActive)],
);

// Travel

export const userTravelPlans = sqliteTable(
  "user_travel_plans",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    onboardingId: text("onboarding_id")
      .notNull()
      .references(() => userOnboardingData.onboardingId, { onDelete: "cascade" }),
    destination: text("destination").notNull(),
    startDate: text("start_date").notNull(),
    endDate: text("end_date").notNull(),
    hasLaundryAccess: integer("has_laundry_access", { mode: "boolean" }).notNull(),
    activities: text("activities").notNull(),
    clothingRecommendations: text("clothing_recommendations"),
    notes: text("notes"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("user_travel_plans_by_user").on(table.userId, table.startDate)],
);

export const travelWeatherData = sqliteTable("travel_weather_data", {
  travelPlanId: text("travel_plan_id")
    .primaryKey()
    .references(() => userTravelPlans.id, { onDelete: "cascade" }),
  weatherCategory: text("weather_category").notNull(),
  avgTempMax: real("avg_temp_max").notNull(),
  rainDays: integer("rain_days").notNull(),
  snowDays: integer("snow_days").notNull(),
});

export const travelPlanItems = sqliteTable(
  "travel_plan_items",
  {
    travelPlanId: text("travel_plan_id")
      .notNull()
      .references(() => userTravelPlans.id, { onDelete: "cascade" }),
    clothingId: integer("clothing_id")
      .notNull()
      .references(() => clothingList.clothingId),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemName: text("item_name").notNull(),
    quantity: integer("quantity").notNull(),
    essentiality: text("essentiality"),
  },
  (table) => [primaryKey({ columns: [table.travelPlanId, table.clothingId] })],
);

// Places and weather

export const zipcodeCityMap = sqliteTable("zipcode_city_map", {
  zipcode: text("zipcode").primaryKey(),
  city: text("city").notNull(),
  stateAbbreviation: text("state_abbreviation").notNull(),
  latitude: real("latitude").notNull(),
  longitude: real("longitude").notNull(),
});

export const climateNormals = sqliteTable("climate_normals", {
  zip3: text("zip3").primaryKey(),
  latitude: real("latitude").notNull(),
  longitude: real("longitude").notNull(),
  /** Twelve months, January first; see data/climate-normals.server.ts for the order of the figures. */
  months: text("months").notNull(),
});

export const weatherCells = sqliteTable(
  "weather_cells",
  {
    /** The key of the cached answer in KV. */
    cell: text("cell").primaryKey(),
    provider: text("provider", { enum: WEATHER_SOURCES }).notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    startDate: text("start_date").notNull(),
    endDate: text("end_date").notNull(),
    fetchedAt: instant("fetched_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [index("weather_cells_by_age").on(table.fetchedAt)],
);

// Mail

export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    /** The same mail asked for twice is one row. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    /** Subject, html and text, encrypted: mails carry links that must not stand in a dump. */
    sealedMessage: text("sealed_message"),
    status: text("status", { enum: ["queued", "sending", "sent", "failed"] }).notNull(),
    leaseUntil: instant("lease_until"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [index("mail_outbox_unsent").on(table.createdAt).where(sql`status in ('queued', 'sending')`)],
);

export const mailPreferences = sqliteTable("mail_preferences", {
  email: text("email").primaryKey(),
  marketing: integer("marketing", { mode: "boolean" }).notNull().default(true),
  updatedAt: instant("updated_at").notNull(),
});

/** How much of its allowance a person or an address has used; see data/rate-counters.server.ts. */
export const rateCounters = sqliteTable("rate_counters", {
  /** A keyed hash: neither mail nor client addresses stand here. */
  key: text("key").primaryKey(),
  /** When the allowance is whole again; a row whose instant has passed says nothing any more. */
  wholeAt: instant("whole_at").notNull(),
});

/** Which seed data this database holds, so that a second start does not write it again. */
export const seedState = sqliteTable("seed_state", {
  name: text("name").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
});
