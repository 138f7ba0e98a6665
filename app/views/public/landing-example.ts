// The landing page's example: one baby in a cold and in a hot place, of the US or of Europe. Nothing is typed in: the weather
// groups and all numbers come from the rules for parents' plans. That takes too long for a fresh Worker's first
// page, so scripts/landing-example.ts calculates it in advance and the page uses the result.

import { readZipNormals } from "../../contracts/weather/climate-normals.ts";
import { hasZipCodes, ZIP_COUNTRY } from "../../domain/places/place.ts";
import { LEADING } from "../../domain/shopping/shopping-list.ts";
import type {
  AgeRange,
  Essentiality,
  ItemCategory,
  LaundryScenario,
  WeatherSource,
} from "../../domain/vocabulary.ts";
import {
  CATALOGUE,
  type CatalogueItem,
  catalogueRules,
  clothingRules,
} from "../../domain/wardrobe/catalogue.ts";
import { type ExplanationParts, explainQuantity } from "../../domain/wardrobe/explain.ts";
import { calculateQuantities, type GroupRecommendations } from "../../domain/wardrobe/quantities.ts";
import type { SizeTotal } from "../../domain/wardrobe/size-pieces.ts";
import { FIRST_AGE_RANGE } from "../../domain/wardrobe/size-table.ts";
import { sizeTotals } from "../../domain/wardrobe/size-totals.ts";
import { type LeadingSack, plannedSack } from "../../domain/wardrobe/tog.ts";
import type { HistoryIndex } from "../../domain/weather/month-cards.ts";
import { typicalHistory, typicalYear } from "../../domain/weather/typical-climate.ts";
import { unitsOfCountry, wholeDegrees } from "../../domain/weather/units.ts";
import type { WeatherGroup } from "../../domain/weather/weather-groups.ts";
import { normalsAt } from "../../domain/weather/world-climate.ts";
import { dayWords, monthWords, shortSpanWords } from "../../words/en/day-words.ts";
import { EXAMPLE_PLACE_NAMES } from "../../words/en/public/landing-copy.ts";
import { itemName } from "../../words/en/wardrobe/item-copy.ts";
import { highAndLowWords } from "../../words/en/weather/weather-copy.ts";
import { tellWhy } from "../wardrobe/item-reasons-view.ts";

/** What an item needs in one weather group. */
interface ExampleCell {
  order: number;
  category: WeatherGroup["category"];
  quantity: number;
  essentiality: Essentiality | null;
}

interface ExampleItem {
  key: string;
  category: ItemCategory;
  /** Pieces for the whole age range. */
  total: number;
  cells: ExampleCell[];
  /** The parts of the largest number. */
  parts: ExplanationParts | null;
}

interface ExampleGroup
  extends Pick<
    WeatherGroup,
    "category" | "rainyDays" | "snowyDays" | "start" | "end" | "avgTempMax" | "avgTempMin"
  > {
  order: number;
}

/** A place of the example; landing-copy.ts has its name. */
type ExamplePlaceKey = (typeof EXAMPLE_PLACES | typeof EUROPEAN_PLACES)[number]["place"];

interface ExamplePlace {
  place: ExamplePlaceKey;
  groups: ExampleGroup[];
  items: ExampleItem[];
  /** Essential pieces of all items, not only of those shown. */
  essentials: number;
  /** Pieces of all levels. */
  everything: number;
}

/** The cold and the hot place for readers at home in the US, and for all others. */
export type ExamplePairs = Readonly<Record<"us" | "europe", readonly ExamplePlace[]>>;

export const EXAMPLE_BABY = {
  dueDate: "2026-10-01",
  ageRange: FIRST_AGE_RANGE,
  scenario: "every_2_3_days",
} as const satisfies { dueDate: string; ageRange: AgeRange; scenario: LaundryScenario };

/** Stored rows of two areas, so that the page needs no database; neither city differs from its area. */
export const EXAMPLE_PLACES = [
  {
    place: "minneapolis",
    area: "554",
    months:
      "[[22.8,8.4,72,0.75,7.7,7.4,9.6,14.4],[25.2,9.2,71,1.06,6.6,6.6,9.6,12.8],[40.7,24.2,69,1.66,8.1,3.9,10.2,11.8],[54.4,35.7,62,3.44,10.7,2.6,11.1,12.1],[68.2,48.4,63,4.22,11.8,0.1,10.2,10.7],[78,58.7,66,4.53,12.3,0,9.4,7.5],[83.1,64.4,68,4.07,9.3,0,8.7,5.8],[79.6,61.7,70,4.96,9.3,0,8.4,5.9],[71.3,53.6,71,3.06,9.7,0,9.3,9.7],[55.9,39.8,69,3.1,10.4,0.7,9.9,11.3],[41.8,27.1,72,1.3,6.5,3.4,9.8,12.2],[27.1,14.7,75,1.69,9.3,8.2,9.4,11.9]]",
  },
  {
    place: "miami",
    area: "331",
    months:
      "[[76.4,61.3,72,1.85,7.4,0,8.6,6],[78.1,63.5,70,2.37,6.2,0,8.8,6.6],[79.8,65.5,68,1.98,5.8,0,9.7,3],[83.6,70.6,66,3.68,6.7,0,9.7,3.5],[86,73.7,68,6.76,10.5,0,9,2.8],[88.9,76.7,74,8.38,15,0,7.5,2.9],[90.2,77.8,72,7.77,16.6,0,7.2,1.5],[90.4,78.3,74,8.79,16.9,0,7.1,2],[89.2,77.4,76,8.46,15.8,0,7.4,2.5],[86.2,74.7,74,6.85,13.1,0,8.6,3.2],[81.3,68.4,72,3.16,8.6,0,8.8,2.5],[78.8,65.6,72,2.59,7.6,0,8.3,6.4]]",
  },
] as const;

/**
 * Stored rows, too, each with the climate of its own cell. Around the Mediterranean, December is already too cold for the numbers
 * to differ much from Munich's.
 */
export const EUROPEAN_PLACES = [
  {
    place: "munich",
    placeId: 2867714,
    latitude: 48.13743,
    elevationM: 524,
    climate: {
      cell: 199103,
      elevationM: 519,
      figures:
        "f4KLl52mqaiflIiBhoaMk5ujpqWelo6JLCUnKT5BPj4xLScpeFZYS4d5enhfX1JwXFJKQkdIRUhPU1pYY2pdXVdTSExJVFdZ",
    },
  },
  {
    place: "lasPalmas",
    placeId: 2515270,
    latitude: 28.09973,
    elevationM: 23,
    climate: {
      cell: 170249,
      elevationM: 23,
      figures:
        "o6Okp6mssLGwramlq6usrrC0t7m4tbGtHR0TDgcEAwcMHRkYHiIUDQQBAAMKHyQjPT5APj0/PT5BQ0FAHSQgIB8hISEbIiUf",
    },
  },
] as const;

/** Essential wherever they are needed; the page explains the first one. */
const SHOWN_ITEMS = {
  us: ["bodysuit_long_sleeve", "pants_soft", "cardigan", "sleep_sack_tog_05", "hat_warm", "bunting_fleece"],
  // A thin sleep sack is only nice to have in Las Palmas.
  europe: ["bodysuit_long_sleeve", "pants_soft", "cardigan", "hat_warm", "mittens_warm", "bunting_fleece"],
} as const satisfies Record<keyof ExamplePairs, readonly string[]>;

/** The sleep sack in homes of each pair. */
const SACKS = {
  us: plannedSack({ country: ZIP_COUNTRY, nightRoomF: null }),
  europe: plannedSack({ country: "DE", nightRoomF: null }),
} as const satisfies Record<keyof ExamplePairs, LeadingSack>;

/** Calculates the examples; tellExample puts one into words. */
export function workOutExamples(): ExamplePairs {
  return {
    us: EXAMPLE_PLACES.map(({ place, months }) =>
      examplePlace(place, typicalHistory(readZipNormals({ months, shiftF: null })), "us"),
    ),
    europe: EUROPEAN_PLACES.map(({ place, latitude, elevationM, climate }) =>
      examplePlace(place, typicalHistory(normalsAt(climate, elevationM), latitude), "europe"),
    ),
  };
}

function examplePlace(place: ExamplePlaceKey, history: HistoryIndex, pair: keyof ExamplePairs): ExamplePlace {
  const { dueDate, ageRange, scenario } = EXAMPLE_BABY;
  const { groups: year } = typicalYear(history, dueDate);
  const groups = year[ageRange];
  const planned = CATALOGUE.map((item) => {
    const quantities = calculateQuantities(
      catalogueRules(item.key, SACKS[pair]) ?? clothingRules(item),
      year,
    );
    const total = sizeTotals(item.key, quantities, year, scenario)[ageRange];
    return { item, total, cells: quantities[scenario][ageRange] ?? {} };
  });
  const sum = (totals: readonly SizeTotal[]) => totals.reduce((pieces, { needed }) => pieces + needed, 0);
  const totals = planned.map(({ total }) => total);
  return {
    place,
    groups: groups.map(exampleGroup),
    items: SHOWN_ITEMS[pair]
      .flatMap((key) => planned.filter(({ item }) => item.key === key))
      .map((one) => exampleItem(one, groups)),
    essentials: sum(totals.filter(({ essentiality }) => LEADING.includes(essentiality))),
    everything: sum(totals),
  };
}

function exampleGroup(group: WeatherGroup): ExampleGroup {
  const {
    weatherGroupOrder: order,
    category,
    rainyDays,
    snowyDays,
    start,
    end,
    avgTempMax,
    avgTempMin,
  } = group;
  return { order, category, rainyDays, snowyDays, start, end, avgTempMax, avgTempMin };
}

type PlannedItem = { item: CatalogueItem; total: SizeTotal; cells: GroupRecommendations };

function exampleItem({ item, total, cells }: PlannedItem, groups: readonly WeatherGroup[]): ExampleItem {
  const decisive = groups.find((group) => cells[group.weatherGroupOrder]?.quantity === total.needed);
  return {
    key: item.key,
    category: item.category,
    total: total.needed,
    cells: groups.map((group) => ({
      order: group.weatherGroupOrder,
      category: group.category,
      quantity: cells[group.weatherGroupOrder]?.quantity ?? 0,
      essentiality: cells[group.weatherGroupOrder]?.essentiality ?? null,
    })),
    parts: decisive ? explainQuantity(item, EXAMPLE_BABY.scenario, EXAMPLE_BABY.ageRange, decisive) : null,
  };
}

export type LandingExample = ReturnType<typeof tellExample>;
export type PlacePreview = ReturnType<typeof tellPlace>;
export type PreviewGroup = PlacePreview["groups"][number];
export type PreviewItem = PlacePreview["items"][number];
export type PreviewCell = PreviewItem["cells"][number];

/**
 * The calculated example as the page says it, with the units and dates of a country (two letters): where most of those who read
 * the page's language are at home.
 */
export function tellExample(examples: ExamplePairs, home: string) {
  const { dueDate } = EXAMPLE_BABY;
  const isInUs = hasZipCodes(home);
  const places = isInUs ? examples.us : examples.europe;
  const source: WeatherSource = isInUs ? "typical-climate" : "world-climate";
  return {
    source,
    dueDay: dayWords(dueDate, home, "longDay"),
    dueMonth: monthWords(dueDate, "name"),
    places: places.map((place) => tellPlace(place, home)),
  };
}

function tellPlace({ place, groups, items, ...counts }: ExamplePlace, home: string) {
  const units = unitsOfCountry(home);
  return {
    ...counts,
    place: EXAMPLE_PLACE_NAMES[place],
    groups: groups.map(({ start, end, avgTempMax, avgTempMin, ...group }) => ({
      ...group,
      dates: shortSpanWords(start, end, home),
      temperatures: highAndLowWords(wholeDegrees(avgTempMax, units), wholeDegrees(avgTempMin, units), units),
    })),
    items: items.map(({ parts, ...item }) => ({
      ...item,
      name: itemName(item.key),
      why: parts && tellWhy(parts, units),
    })),
  };
}
