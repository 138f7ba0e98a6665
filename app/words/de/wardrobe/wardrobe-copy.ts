// Labels of the product's closed sets, and short sentences about them. Imports no texts.
export type { Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const SCENARIO_LABELS = {
  daily: "Täglich",
  every_2_3_days: "Alle 2–3 Tage",
  weekly_plus: "Wöchentlich",
} as const;

/** Sizes as printed on garments, for narrow places and within sentences; the space doesn't break. */
export const SIZE_LABELS = {
  "0-3m": "0–3\u00a0M",
  "3-6m": "3–6\u00a0M",
  "6-9m": "6–9\u00a0M",
  "9-12m": "9–12\u00a0M",
  "12-18m": "12–18\u00a0M",
  "18-24m": "18–24\u00a0M",
} as const;

export const AGE_RANGE_LABELS = {
  "0-3m": "Neugeboren bis 3 Monate",
  "3-6m": "3 bis 6 Monate",
  "6-9m": "6 bis 9 Monate",
  "9-12m": "9 bis 12 Monate",
  "12-18m": "12 bis 18 Monate",
  "18-24m": "18 bis 24 Monate",
} as const;

export const ITEM_CATEGORY_LABELS = {
  "Sleepwear & Bodysuits": "Schlafen & Bodys",
  "Tops & Layers": "Oberteile & Jäckchen",
  Bottoms: "Hosen",
  "Blankets & Swaddles": "Schlafsäcke & Decken",
  Outerwear: "Für draußen",
  Footwear: "Socken & Schuhe",
  Swim: "Baden",
  Accessories: "Mützen & Zubehör",
  Other: "Sonstiges",
  Uncategorized: "Ohne Kategorie",
} as const;

export const ESSENTIALITY_LABELS = {
  Essential: "Wichtig",
  Recommended: "Empfohlen",
  "Nice-to-have": "Optional",
} as const;

export const GENDER_LABELS = { boy: "Junge", girl: "Mädchen", neutral: "Neutral" } as const;

/** The badges on an attempt's card. */
export const STATUS_BADGE_LABELS = {
  completed: "Fertig",
  processing: "In Arbeit",
  pending: "Wartet",
  cloning: "Wird kopiert...",
  failed: "Fehlgeschlagen",
  unknown: "Unbekannt",
} as const;

export const NOT_NEEDED_IN_THIS_WEATHER = "Bei diesem Wetter nicht nötig";

/** Why a size needs none of an item, where its weather isn't the reason. */
export const NONE_NEEDED = {
  skipped: "Nicht nötig: Größen für Neugeborene sind wahrscheinlich zu klein",
  few: "Nicht nötig: Ein oder zwei andere Teile für Neugeborene reichen",
  outgrown: "Nicht nötig, solange Größen für Neugeborene passen",
  brief: "Für so wenige Wochen nicht nötig",
  rule: "In diesem Plan nicht nötig",
} as const;

export const SIZE_UP_HINT = "Kurze Saison: Nimm vielleicht eine Nummer größer, dann passt es danach noch.";

/** Why bitter cold raises an item's essentiality: 'Hier wichtig: Im Schnitt ist es kälter als −7 °C.' */
export function bitterHint(level: string, temperature: string): string {
  return `Hier ${level.toLowerCase()}: Im Schnitt ist es kälter als ${temperature}.`;
}
