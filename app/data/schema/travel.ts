// Trips and what is packed for them.
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";
import { userOnboardingData } from "./plans.ts";
import { clothingList } from "./wardrobe.ts";

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
  (table) => [
    index("user_travel_plans_by_user").on(table.userId, table.startDate),
    // A plan that is written or deleted asks for its trips.
    index("user_travel_plans_by_plan").on(table.onboardingId),
  ],
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
