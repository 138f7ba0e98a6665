// The catalogue with the parents' own additions, the items of plans, their bags and boxes, shop links, and prices.

import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { AGE_RANGES, GENDER_PREFERENCES } from "../../domain/vocabulary.ts";
import { users } from "./account-tables.ts";
import { day, instant } from "./columns.ts";
import { ofPlan } from "./plan-tables.ts";

export const clothingList = sqliteTable(
  "clothing_list",
  {
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
  },
  // Rows without an owner are the catalogue: plans read them without every parent's additions.
  (table) => [index("clothing_list_by_owner").on(table.ownerId)],
);

export const userClothingItems = sqliteTable(
  "user_clothing_items",
  {
    dashboardItemId: integer("dashboard_item_id").primaryKey(),
    /**
     * The user who made it. Its plan decides who has access: data/plans/open-to.server.ts. No reference, because without an index
     * of its own the end of an account would read every plan's items to check it; the end of an account sees to them by plan.
     */
    userId: text("user_id").notNull(),
    clothingId: integer("clothing_id")
      .notNull()
      .references(() => clothingList.clothingId),
    itemName: text("item_name").notNull(),
    onboardingId: ofPlan(),
    attemptNumber: integer("attempt_number").notNull(),
    weatherGroupOrder: integer("weather_group_order"),
    essentiality: text("essentiality"),
    isTravelItem: integer("is_travel_item", { mode: "boolean" }).notNull().default(false),
    originTravelPlanId: text("origin_travel_plan_id"),
    /** Packed by domain/wardrobe/quantity-code: four characters per cell keep a plan under 25 KB. */
    calculatedQuantities: text("calculated_quantities").notNull(),
    userAddedQuantities: text("user_added_quantities").notNull().default("{}"),
    /**
     * JSON: the changes of its counts that were counted, so that one that comes again isn't (domain/wardrobe/item-edit); null for
     * none.
     */
    countedSteps: text("counted_steps"),
    personalNotes: text("personal_notes").notNull().default("{}"),
    /** JSON: the age ranges for which the parent doesn't want it. */
    setAside: text("set_aside").notNull().default("[]"),
    /** The catalogue item that it is as warm as, for Today; only for a parent's own items, and null for none. */
    warmAs: text("warm_as"),
    /** When it was removed; only for a parent's own items. It can be restored until it is swept. */
    removedAt: instant("removed_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    // Each item once per plan; the attempt comes first, because the page reads by it (docs/decisions/0013).
    uniqueIndex("user_clothing_items_item").on(table.onboardingId, table.clothingId),
    // Deleting a parent's own item checks whether a plan still holds it.
    index("user_clothing_items_clothing").on(table.clothingId),
    index("user_clothing_items_removed").on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** Bags of clothes that came or were passed on, for as long as they can be undone: the newest of each plan. */
export const bags = sqliteTable(
  "bags",
  {
    id: text("id").primaryKey(),
    onboardingId: ofPlan(),
    /** The form's key: sending the same form twice makes one bag. */
    formKey: text("form_key").notNull(),
    /** JSON: [dashboard_item_id, age range, pieces], with the pieces that were really added or, below 0, taken off. */
    changes: text("changes").notNull(),
    /** What of its text wasn't understood, to be shown once more; of a move, JSON: the box's [plan, label, place, way] then. */
    leftText: text("left_text").notNull().default(""),
    undoneAt: instant("undone_at"),
    /**
     * The box that the pieces went into or came from; null for none. No reference, because it stays so after its box is gone.
     */
    boxId: text("box_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("bags_form").on(table.onboardingId, table.formKey)],
);

/** Boxes of kept clothes. No plan counts the pieces in them. */
export const boxes = sqliteTable(
  "boxes",
  {
    id: text("id").primaryKey(),
    onboardingId: ofPlan(),
    label: text("label").notNull(),
    /** Where the family keeps it; empty if they haven't said. */
    place: text("place").notNull().default(""),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("boxes_by_plan").on(table.onboardingId, table.createdAt)],
);

/** The pieces in a box, by item of the box's plan and by size; an item without a size has one row. */
export const boxPieces = sqliteTable(
  "box_pieces",
  {
    boxId: text("box_id")
      .notNull()
      .references(() => boxes.id, { onDelete: "cascade" }),
    itemId: integer("item_id")
      .notNull()
      .references(() => userClothingItems.dashboardItemId, { onDelete: "cascade" }),
    size: text("size").notNull(),
    pieces: integer("pieces").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boxId, table.itemId, table.size] }),
    // Deleting an item takes its pieces along.
    index("box_pieces_by_item").on(table.itemId),
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
    /** Where the shop delivers, two letters; null is everywhere. */
    country: text("country"),
  },
  (table) => [index("affiliate_links_by_item").on(table.clothingId, table.isActive)],
);

/** The prices of clothes in a country on one day, as an administrator has found them. Plans of the country are priced by them. */
export const priceSheets = sqliteTable("price_sheets", {
  /** Two letters. */
  country: text("country").primaryKey(),
  /** ISO 4217. */
  currency: text("currency").notNull(),
  pricedOn: day("priced_on").notNull(),
  /** JSON: group → budget and premium in hundredths, and the share in percent (contracts/shopping/stored-prices.ts). */
  prices: text("prices").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** The parents' own prices of a plan's items, in one currency. */
export const ownPrices = sqliteTable("own_prices", {
  onboardingId: ofPlan().primaryKey(),
  /** ISO 4217, of the sheet they were typed beside. */
  currency: text("currency").notNull(),
  /** JSON: an item's name id → hundredths (contracts/shopping/stored-prices.ts). */
  prices: text("prices").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
