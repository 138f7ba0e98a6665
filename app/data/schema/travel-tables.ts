// Trips, their weather, and their packing lists.
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
import { AGE_RANGES, LAUNDRY_SCENARIOS, TRIP_STATUSES, WEATHER_SOURCES } from "../../domain/vocabulary.ts";
import { ofUser } from "./account-tables.ts";
import { day, instant, oneOf } from "./columns.ts";
import { userOnboardingData } from "./plan-tables.ts";

export const userTravelPlans = sqliteTable(
  "user_travel_plans",
  {
    id: text("id").primaryKey(),
    /** The user who planned it. Its plan, if any, decides who has access: data/plans/open-to.server.ts. */
    userId: ofUser(),
    /** The plan it is packed from; null once that is gone. */
    onboardingId: text("onboarding_id").references(() => userOnboardingData.onboardingId, {
      onDelete: "set null",
    }),
    /** For people to read: 'Denver, CO'. */
    destination: text("destination").notNull(),
    /** Empty for a trip outside the US. */
    zipcode: text("zipcode").notNull(),
    /** The place outside the US, in full: contracts/places/stored-place.ts. Null for a ZIP code. */
    place: text("place"),
    startDate: day("start_date").notNull(),
    endDate: day("end_date").notNull(),
    laundryFrequency: text("laundry_frequency", { enum: LAUNDRY_SCENARIOS }).notNull(),
    hasLaundryAccess: integer("has_laundry_access", { mode: "boolean" }).notNull(),
    /** JSON: activity → whether it is planned. */
    activities: text("activities").notNull(),
    notes: text("notes"),
    /** The plan's first day when the trip was calculated, so that the trip stays readable without the plan. */
    planStart: day("plan_start").notNull(),
    /** The plan's sizes at that time (contracts/growth/stored-sizes.ts); null for the calendar's. */
    planSizes: text("plan_sizes"),
    /** How many babies the plan was for at that time. */
    planBabies: integer("plan_babies").notNull().default(1),
    /** How many months the plan covered at that time. */
    planMonths: integer("plan_months").notNull().default(12),
    /**
     * Pieces in the bag when the trip was calculated, essential and in all, in case of a rollback to the
     * previous version. Pages calculate the bag themselves (domain/travel/bag.ts).
     */
    essentialPieces: integer("essential_pieces").notNull().default(0),
    allPieces: integer("all_pieces").notNull().default(0),
    /** JSON: packed kit item → 1 (contracts/travel/stored-packing.ts). Null if nothing is packed. */
    kit: text("kit"),
    status: text("status", { enum: TRIP_STATUSES }).notNull(),
    /** The run that may write; Try Again and a change start a new one, and the old run can no longer write. */
    runId: text("run_id").notNull(),
    leaseUntil: instant("lease_until"),
    /** The form's key: sending the same form twice makes one trip. */
    formKey: text("form_key").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** When it was deleted. It can be restored until the sweeper deletes it for good. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("user_travel_plans_by_user").on(table.userId, table.startDate),
    uniqueIndex("user_travel_plans_form").on(table.userId, table.formKey),
    // Writing or deleting a plan looks up its trips.
    index("user_travel_plans_by_plan").on(table.onboardingId),
    index("user_travel_plans_working").on(table.updatedAt).where(sql`status = 'pending'`),
    index("user_travel_plans_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
    check("travel_status", oneOf("status", TRIP_STATUSES)),
    check("travel_laundry", oneOf("laundry_frequency", LAUNDRY_SCENARIOS)),
  ],
);

export const travelWeatherData = sqliteTable("travel_weather_data", {
  travelPlanId: text("travel_plan_id")
    .primaryKey()
    .references(() => userTravelPlans.id, { onDelete: "cascade" }),
  weatherCategory: text("weather_category").notNull(),
  avgTempMax: real("avg_temp_max").notNull(),
  avgTempMin: real("avg_temp_min").notNull(),
  rainDays: integer("rain_days").notNull(),
  snowDays: integer("snow_days").notNull(),
  source: text("source", { enum: WEATHER_SOURCES }).notNull(),
  isForecast: integer("is_forecast", { mode: "boolean" }).notNull(),
  /** How many days it is based on. */
  days: integer("days").notNull(),
});

/** Found and deleted only through its trip: references to users and the catalogue would need an index each. */
export const travelPlanItems = sqliteTable(
  "travel_plan_items",
  {
    travelPlanId: text("travel_plan_id")
      .notNull()
      .references(() => userTravelPlans.id, { onDelete: "cascade" }),
    ageRange: text("age_range", { enum: AGE_RANGES }).notNull(),
    /** From the catalogue, whose rows are never deleted. */
    clothingId: integer("clothing_id").notNull(),
    userId: text("user_id").notNull(),
    itemName: text("item_name").notNull(),
    /** What the trip asks for by the wardrobe's rules. */
    quantity: integer("quantity").notNull(),
    /** How many of them went into the bag at that time, 0 for what stayed home; see `essentialPieces`. */
    packQuantity: integer("pack_quantity").notNull(),
    essentiality: text("essentiality"),
    isPacked: integer("is_packed", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.travelPlanId, table.ageRange, table.clothingId] })],
);
