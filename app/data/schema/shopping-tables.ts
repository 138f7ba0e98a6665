import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { AGE_RANGES, GENDER_PREFERENCES } from "../../domain/vocabulary.ts";
import { clothingList } from "./wardrobe-tables.ts";

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
