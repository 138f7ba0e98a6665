// All tables, with the specification's names; migrations are generated from here. Instants are epoch
// milliseconds, calendar days are 'yyyy-MM-dd' text, and each JSON column has its reader in contracts.
import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as account from "./schema/account-tables.ts";
import { guardColumns } from "./schema/columns.ts";
import * as fact from "./schema/fact-tables.ts";
import * as gift from "./schema/gift-tables.ts";
import * as mail from "./schema/mail-tables.ts";
import * as member from "./schema/member-tables.ts";
import * as place from "./schema/place-tables.ts";
import * as plan from "./schema/plan-tables.ts";
import * as travel from "./schema/travel-tables.ts";
import * as wardrobe from "./schema/wardrobe-tables.ts";

export * from "./schema/account-tables.ts";
export * from "./schema/fact-tables.ts";
export * from "./schema/gift-tables.ts";
export * from "./schema/mail-tables.ts";
export * from "./schema/member-tables.ts";
export * from "./schema/place-tables.ts";
export * from "./schema/plan-tables.ts";
export * from "./schema/travel-tables.ts";
export * from "./schema/wardrobe-tables.ts";

const tables = [account, fact, gift, mail, member, place, plan, travel, wardrobe];
for (const table of tables.flatMap((one): unknown[] => Object.values(one))) {
  if (is(table, SQLiteTable)) guardColumns(table);
}
