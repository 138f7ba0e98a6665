import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Which seed data this database holds, so that the next start doesn't write it again. */
export const seedState = sqliteTable("seed_state", {
  name: text("name").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
});
