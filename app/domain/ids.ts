// Ids that look like words, because they have been stored, posted and put into addresses that way from the first release
// on. Code calls them by name, and nobody is shown one: app/copy has a label for each. Modules, not objects, so that a
// browser gets only those that its page names.
export * as ESSENTIALITY from "./ids/essentiality.ts";
export * as ITEM_CATEGORY from "./ids/item-category.ts";
export * as WEATHER from "./ids/weather-ids.ts";
