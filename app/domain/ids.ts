// Ids that look like words, because they have been stored, posted, and put into addresses that way since the
// first release. Code uses their names; users see the labels in app/words/en. Modules instead of objects, so that
// a browser loads only the ids its page uses.
export * as ESSENTIALITY from "./ids/essentiality.ts";
export * as ITEM_CATEGORY from "./ids/item-category.ts";
export * as WEATHER from "./ids/weather-ids.ts";
