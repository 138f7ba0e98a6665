// All tables, with the specification's names; migrations are generated from here. Instants are epoch
// milliseconds, calendar days are 'yyyy-MM-dd' text, and each JSON column has its reader in contracts.
export * from "./schema/accounts.ts";
export * from "./schema/mail.ts";
export * from "./schema/operations.ts";
export * from "./schema/places.ts";
export * from "./schema/plans.ts";
export * from "./schema/shopping.ts";
export * from "./schema/travel.ts";
export * from "./schema/wardrobe.ts";
export * from "./schema/weather.ts";
