// The landing page's example in words: for everyone who reads a language the same, with the units and dates of the country where
// most of its readers are at home.

import { dayWords, monthWords, shortSpanWords } from "~/copy/day-words.ts";
import { EXAMPLE_PLACE_NAMES } from "~/copy/public/landing-copy.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { highAndLowWords } from "~/copy/weather/weather-copy.ts";
import { hasZipCodes } from "~/domain/places/place.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { unitsOfCountry, wholeDegrees } from "~/domain/weather/units.ts";
import { tellWhy } from "../wardrobe/tell-why.ts";
import { EXAMPLE_BABY, type ExamplePairs, type ExamplePlace } from "./landing-example.ts";

export type LandingExample = ReturnType<typeof tellExample>;
export type PlacePreview = ReturnType<typeof tellPlace>;
export type PreviewGroup = PlacePreview["groups"][number];
export type PreviewItem = PlacePreview["items"][number];
export type PreviewCell = PreviewItem["cells"][number];

/** The calculated example for readers at home in a country (two letters), as the page says it. */
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
