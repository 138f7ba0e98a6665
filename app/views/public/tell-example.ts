// The landing page's example in words. Its places are American and the page is the same for everyone, so it
// uses °F and American dates.

import { dayWords, monthWords, shortSpanWords } from "~/copy/day-words.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { highAndLowWords } from "~/copy/weather/units-copy.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { wholeDegrees } from "~/domain/weather/units.ts";
import { tellWhy } from "../wardrobe/tell-why.ts";
import { EXAMPLE_BABY, type ExamplePlace } from "./landing-example.ts";

const UNITS = "f";

export type LandingExample = ReturnType<typeof tellExample>;
export type PlacePreview = ReturnType<typeof tellPlace>;
export type PreviewGroup = PlacePreview["groups"][number];
export type PreviewItem = PlacePreview["items"][number];
export type PreviewCell = PreviewItem["cells"][number];

/** The calculated example as the page says it. */
export function tellExample(places: readonly ExamplePlace[]) {
  const { dueDate } = EXAMPLE_BABY;
  return {
    dueDay: dayWords(dueDate, ZIP_COUNTRY, "longDay"),
    dueMonth: monthWords(dueDate, "name"),
    places: places.map(tellPlace),
  };
}

function tellPlace({ groups, items, ...place }: ExamplePlace) {
  return {
    ...place,
    groups: groups.map(({ start, end, avgTempMax, avgTempMin, ...group }) => ({
      ...group,
      dates: shortSpanWords(start, end, ZIP_COUNTRY),
      temperatures: highAndLowWords(wholeDegrees(avgTempMax, UNITS), wholeDegrees(avgTempMin, UNITS), UNITS),
    })),
    items: items.map(({ parts, ...item }) => ({
      ...item,
      name: itemName(item.key),
      why: parts && tellWhy(parts, UNITS),
    })),
  };
}
