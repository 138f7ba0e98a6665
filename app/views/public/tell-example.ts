// The landing page's example in words. Its places are American and the page is the same for everyone, so it
// uses °F.

import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { highAndLowWords } from "~/copy/weather/units-copy.ts";
import { formatDay } from "~/domain/calendar.ts";
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
    dueDay: formatDay(dueDate, "MMMM d"),
    dueMonth: formatDay(dueDate, "MMMM"),
    places: places.map(tellPlace),
  };
}

function tellPlace({ groups, items, ...place }: ExamplePlace) {
  return {
    ...place,
    groups: groups.map(({ start, end, avgTempMax, avgTempMin, ...group }) => ({
      ...group,
      dates: `${formatDay(start, "MMM d")} – ${formatDay(end, "MMM d")}`,
      temperatures: highAndLowWords(wholeDegrees(avgTempMax, UNITS), wholeDegrees(avgTempMin, UNITS), UNITS),
    })),
    items: items.map(({ parts, ...item }) => ({
      ...item,
      name: itemName(item.key),
      why: parts && tellWhy(parts, UNITS),
    })),
  };
}
