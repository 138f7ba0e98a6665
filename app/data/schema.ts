// All tables, with the specification's names; migrations are generated from here. Instants are epoch
// milliseconds, calendar days are 'yyyy-MM-dd' text, and each JSON column has its reader in contracts.
export * from "./schema/account-tables.ts";
export * from "./schema/fact-tables.ts";
export * from "./schema/gift-tables.ts";
export * from "./schema/mail-tables.ts";
export * from "./schema/member-tables.ts";
export * from "./schema/operations-tables.ts";
export * from "./schema/place-tables.ts";
export * from "./schema/plan-tables.ts";
export * from "./schema/shopping-tables.ts";
export * from "./schema/travel-tables.ts";
export * from "./schema/wardrobe-tables.ts";
export * from "./schema/weather-tables.ts";
