// Labels of the product's closed sets, and short sentences about them. Separate from the rules, so that
// wording can change without touching a calculation. Imports nothing: tests prove that the keys match the
// vocabulary.

export const SCENARIO_LABELS = {
  daily: "Daily",
  every_2_3_days: "Every 2-3 Days",
  weekly_plus: "Weekly+",
} as const;

/** Sizes as printed on garments, for narrow places and within sentences. */
export const SIZE_LABELS = {
  "0-3m": "0–3m",
  "3-6m": "3–6m",
  "6-9m": "6–9m",
  "9-12m": "9–12m",
  "12-18m": "12–18m",
  "18-24m": "18–24m",
} as const;

/** A size's id. */
export type Size = keyof typeof SIZE_LABELS;

export const AGE_RANGE_LABELS = {
  "0-3m": "Newborn to 3 Months",
  "3-6m": "3 to 6 Months",
  "6-9m": "6 to 9 Months",
  "9-12m": "9 to 12 Months",
  "12-18m": "12 to 18 Months",
  "18-24m": "18 to 24 Months",
} as const;

export const ITEM_CATEGORY_LABELS = {
  "Sleepwear & Bodysuits": "Sleepwear & Bodysuits",
  "Tops & Layers": "Tops & Layers",
  Bottoms: "Bottoms",
  "Blankets & Swaddles": "Blankets & Swaddles",
  Outerwear: "Outerwear",
  Footwear: "Footwear",
  Swim: "Swim",
  Accessories: "Accessories",
  Other: "Other",
  Uncategorized: "Uncategorized",
} as const;

export const ESSENTIALITY_LABELS = {
  Essential: "Essential",
  Recommended: "Recommended",
  "Nice-to-have": "Nice-to-have",
} as const;

export const GENDER_LABELS = { boy: "Boy", girl: "Girl", neutral: "Gender Neutral" } as const;

/** The badges on an attempt's card. */
export const STATUS_BADGE_LABELS = {
  completed: "Completed",
  processing: "Processing",
  pending: "Pending",
  cloning: "Cloning...",
  failed: "Failed",
  unknown: "Unknown",
} as const;

export const NOT_NEEDED_IN_THIS_WEATHER = "Not needed in this weather";

/** Why a size needs none of an item, where its weather isn't the reason. */
export const NONE_NEEDED = {
  skipped: "Not needed: newborn sizes are probably too small",
  few: "Not needed: one or two other newborn pieces are enough",
  outgrown: "Not needed while newborn sizes fit",
  brief: "Not needed for so few weeks",
  rule: "Not needed in this plan",
} as const;

export const SIZE_UP_HINT = "Short season: consider one size up, so it still fits afterward.";

/** Why bitter cold raises an item's essentiality: 'Essential here: it averages below 20°F.' */
export function bitterHint(level: string, temperature: string): string {
  return `${level} here: it averages below ${temperature}.`;
}
