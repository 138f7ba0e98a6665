// What a day care keeps of a baby's clothes: a list by size and weather (E30). The number of changes is the specification's, three under
// six months and two after; the pieces of a change and of each set are ours, and everyone edits them.
import { WEATHER } from "../ids.ts";
import type { AgeRange, WeatherCategory } from "../vocabulary.ts";
import { isWornIn } from "../wardrobe/catalogue.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import type { CareAsks } from "../wardrobe/family-wardrobe.ts";

/** The sets of a list, in the order in which a page shows them. */
export const CARE_SETS = ["spare", "outdoor", "sleep", "sun"] as const;
export type CareSet = (typeof CARE_SETS)[number];

/** How warm it is outdoors, as far as a list asks. */
type Season = "cold" | "cool" | "mild" | "hot";

const SEASONS: Readonly<Record<WeatherCategory, Season>> = {
  [WEATHER.coldSnowy]: "cold",
  [WEATHER.coldWet]: "cold",
  [WEATHER.coldDry]: "cold",
  [WEATHER.cool]: "cool",
  [WEATHER.transitional]: "cool",
  [WEATHER.mild]: "mild",
  [WEATHER.unknown]: "mild",
  [WEATHER.hotHumid]: "hot",
  [WEATHER.hotDry]: "hot",
};

/** Under this age a day of care takes one change more. */
const CHANGES_DROP_MONTHS = 6;

export interface CareAsked {
  size: AgeRange;
  weather: WeatherCategory;
  /** Completed months; 0 before the birth. */
  months: number;
  babies: number;
  /** The weather is bitterly cold. */
  isBitter: boolean;
  /** Pieces that the family has, that its plan asks for, and that it doesn't want in this size. */
  owned: ReadonlySet<ItemKey>;
  planned: ReadonlySet<ItemKey>;
  aside: ReadonlySet<ItemKey>;
  /** How many of a piece there are, or are asked for if that is more; missing for none. */
  have: ReadonlyMap<ItemKey, number>;
}

export type CareLine = { set: CareSet; key: ItemKey; pieces: number };

export interface CareList {
  /** What the baby comes in. */
  wear: ItemKey[];
  lines: CareLine[];
}

type Choice = readonly ItemKey[];

/** Next to the skin, on the legs, and over both, the usual piece first. */
const CHANGE: Readonly<Record<Season, { body: Choice; legs: Choice; over: Choice }>> = {
  cold: {
    body: ["bodysuit_long_sleeve", "bodysuit_short_sleeve"],
    legs: ["joggers_lined", "pants_soft", "leggings"],
    over: ["cardigan", "sweatshirt"],
  },
  cool: {
    body: ["bodysuit_long_sleeve", "bodysuit_short_sleeve"],
    legs: ["pants_soft", "leggings"],
    over: ["cardigan", "sweatshirt"],
  },
  mild: {
    body: ["bodysuit_short_sleeve", "bodysuit_long_sleeve"],
    legs: ["pants_soft", "leggings"],
    over: ["cardigan", "sweatshirt"],
  },
  hot: { body: ["bodysuit_short_sleeve", "bodysuit_sleeveless"], legs: ["shorts", "bloomers"], over: [] },
};

/** From this age on, shirts take the place of bodysuits, drool bibs stay at home, and shoes come along. */
const WALKS_FROM_MONTHS = 12;

const SHIRTS: Readonly<Record<Season, Choice>> = {
  cold: ["top_long_sleeve"],
  cool: ["top_long_sleeve"],
  mild: ["top_long_sleeve", "tee_short_sleeve"],
  hot: ["tee_short_sleeve"],
};

const FEET: Choice = ["socks", "socks_nb"];

const OUTDOORS: Readonly<Record<Season, readonly Choice[]>> = {
  cold: [["hat_warm"], ["mittens_warm"], ["booties_winter", "socks_warm"]],
  cool: [["jacket_light", "fleece_jacket_thin", "bunting_fleece"], ["hat_warm"]],
  mild: [["jacket_light", "fleece_jacket_thin"]],
  hot: [],
};

/** Over all in the cold, by age: a bunting, from six months on a coat, and then in bitter cold a padded suit. */
function outerOf({ months, isBitter }: CareAsked): Choice {
  if (months < CHANGES_DROP_MONTHS) return ["bunting_fleece", "coat_warm", "snowsuit"];
  return isBitter ? ["snowsuit", "bunting_fleece", "coat_warm"] : ["coat_warm", "snowsuit", "bunting_fleece"];
}

/** For rooms of 68 to 72 °F, which day cares keep; one to wear, one in the wash. They stay there, so the home keeps one for its nights. */
const SLEEP: Choice = ["sleep_sack_tog_10", "sleep_sack_tog_05"];
const SLEEP_PIECES = 2;

/** One of two sacks, and both of three; of a family with one, the day care asks for another. */
function sacksOf({ babies, have }: CareAsked, key: ItemKey): number {
  return Math.min(SLEEP_PIECES * babies, Math.max(babies, (have.get(key) ?? 0) - babies));
}

const BIBS = 3;
const FEEDING_BIBS = 2;
const BURP_CLOTHS = 3;

/**
 * The list of one size in one weather. Of each set's choices the first that the family has is taken, else the first that its plan asks
 * for, else the first that there is in this size and that isn't set aside.
 */
export function careList(asked: CareAsked): CareList {
  const { weather, months, babies } = asked;
  const season = SEASONS[weather];
  const { body: bodysuits, legs, over } = CHANGE[season];
  const walks = months >= WALKS_FROM_MONTHS;
  const body = walks ? [...SHIRTS[season], ...bodysuits] : bodysuits;
  const isSmall = months < CHANGES_DROP_MONTHS;
  const changes = isSmall ? CHANGES_DROP_MONTHS / 2 : 2;
  const isWet = weather === WEATHER.coldWet;
  const rows: readonly (readonly [CareSet, Choice, number])[] = [
    ["spare", body, changes],
    ["spare", legs, changes],
    ["spare", FEET, changes],
    ["spare", over, 1],
    ["spare", walks ? [] : ["bib_drool"], BIBS],
    ["spare", isSmall ? ["burp_cloth"] : ["bib_feeding"], isSmall ? BURP_CLOTHS : FEEDING_BIBS],
    ["outdoor", season === "cold" ? outerOf(asked) : [], 1],
    ...OUTDOORS[season].map((choice) => ["outdoor", choice, 1] as const),
    ["outdoor", walks && season !== "cold" ? ["shoes_soft_sole"] : [], 1],
    ["outdoor", isWet && !isSmall ? ["rain_suit"] : [], 1],
    ["sleep", SLEEP, SLEEP_PIECES],
    ["sun", season === "cold" ? [] : ["hat_sun"], 1],
  ];
  return {
    wear: [body, legs, over, FEET].flatMap((choice) => chosen(choice, asked) ?? []),
    lines: rows.flatMap(([set, choice, pieces]) => {
      const key = chosen(choice, asked);
      return key ? [{ set, key, pieces: set === "sleep" ? sacksOf(asked, key) : pieces * babies }] : [];
    }),
  };
}

function chosen(choice: Choice, { size, owned, planned, aside }: CareAsked): ItemKey | null {
  const there = choice.filter((key) => isWornIn(size, key) && !aside.has(key));
  return there.find((key) => owned.has(key)) ?? there.find((key) => planned.has(key)) ?? there[0] ?? null;
}

/** Of a piece: how many the list asks for, and how many are at the day care now. */
export type CareCount = { take: number; there: number };

/** The parents' changes in a list, by size and piece. */
export type CareCounts = Readonly<Partial<Record<AgeRange, Readonly<Partial<Record<ItemKey, CareCount>>>>>>;

/** Pieces that a family needs for its kept lists, by size: those that stay at home for the nights come on top. */
export function careAsks(counts: CareCounts, babies: number): CareAsks {
  const atHome = (key: string) => (SLEEP.some((sack) => sack === key) ? babies : 0);
  return Object.fromEntries(
    Object.entries(counts).map(([size, ofSize]) => [
      size,
      Object.fromEntries(
        Object.entries(ofSize).flatMap(([key, { take }]) => (take > 0 ? [[key, take + atHome(key)]] : [])),
      ),
    ]),
  );
}

/** The most of a piece that a form may say. */
export const MOST_CARE_PIECES = 20;
/** The longest text of one's own lines, in UTF-16 units, as an input counts them. */
export const LONGEST_CARE_TEXT = 500;

/** How many of a piece are at the day care, in a size; they aren't in the drawer at home. */
export function piecesAtCare(counts: CareCounts, size: AgeRange, key: ItemKey): number {
  return counts[size]?.[key]?.there ?? 0;
}
