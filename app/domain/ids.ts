// Ids that look like words, because they have been stored, posted and put into addresses that way from the first release
// on. Code calls them by the names below, and nobody is shown one: app/copy has a label for each.

export const WEATHER = {
  hotHumid: "Hot & Humid",
  hotDry: "Hot & Dry",
  coldSnowy: "Cold & Snowy",
  coldWet: "Cold & Wet",
  coldDry: "Cold & Dry",
  cool: "Cool",
  mild: "Mild",
  transitional: "Transitional",
  unknown: "Unknown",
} as const;

export const ESSENTIALITY = {
  essential: "Essential",
  recommended: "Recommended",
  niceToHave: "Nice-to-have",
} as const;

export const ITEM_CATEGORY = {
  sleepwear: "Sleepwear & Bodysuits",
  tops: "Tops & Layers",
  bottoms: "Bottoms",
  blankets: "Blankets & Swaddles",
  outerwear: "Outerwear",
  footwear: "Footwear",
  swim: "Swim",
  accessories: "Accessories",
  other: "Other",
  uncategorized: "Uncategorized",
} as const;
