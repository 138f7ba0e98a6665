// Every table of the product in the specification's names; the migrations are generated from here. Instants are epoch
// milliseconds, calendar days are 'yyyy-MM-dd' text, and JSON columns are read by the contracts of their noun.
export * from "./schema/accounts.ts";
export * from "./schema/mail.ts";
export * from "./schema/operations.ts";
export * from "./schema/places.ts";
export * from "./schema/plans.ts";
export * from "./schema/shopping.ts";
export * from "./schema/travel.ts";
export * from "./schema/wardrobe.ts";
export * from "./schema/weather.ts";
