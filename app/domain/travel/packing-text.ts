// The packing list as plain text, for a chat or a note.
import { packAnswer } from "../../copy/travel/packing.ts";
import { withEverything } from "../../copy/wardrobe/essentials.ts";
import type { ItemCategory } from "../vocabulary.ts";
import { type PackableItem, packingProgress } from "./packing-progress.ts";
import type { TripDates } from "./trip-dates.ts";
import { spanWords } from "./trip-words.ts";

interface PackedTrip extends TripDates {
  destination: string;
  days: number;
  everything: number;
  sizes: readonly {
    ageRange: string;
    categories: readonly { category: ItemCategory; items: readonly (PackableItem & { name: string })[] }[];
  }[];
}

/** One line an item, ticked or not, in the order of the page; sizes are named where there are several. */
export function packingText(trip: PackedTrip): string {
  const { destination, days, everything, sizes } = trip;
  const items = sizes.flatMap(({ categories }) => categories.flatMap((each) => each.items));
  const { pieces } = packingProgress(items);
  const head = [
    `${destination}, ${spanWords(trip)}`,
    [packAnswer(pieces, days), everything > pieces ? withEverything(everything) : null]
      .filter(Boolean)
      .join(" · "),
  ].join("\n");
  const blocks = sizes.flatMap(({ ageRange, categories }) => [
    ...(sizes.length > 1 ? [ageRange.toUpperCase()] : []),
    ...categories.map(({ category, items: ofCategory }) =>
      [category, ...ofCategory.filter(({ countedIn }) => countedIn === null).map(line)].join("\n"),
    ),
  ]);
  return `${[head, ...blocks].join("\n\n")}\n`;
}

function line({ pack, name, isPacked }: PackableItem & { name: string }): string {
  return `${isPacked ? "[x]" : "[ ]"} ${pack} ${name}`;
}
