// The packing list as plain text, for a chat or a note.

import { type PackableItem, packingProgress } from "~/domain/travel/packing-progress.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import type { AgeRange, ItemCategory } from "~/domain/vocabulary.ts";
import { spanWords } from "~/words/en/day-words.ts";
import { labelled } from "~/words/en/language.ts";
import { EXTRAS_COPY, PACK_HEADLINE, packWords, withExtras } from "~/words/en/travel/packing-copy.ts";
import { KIT_COPY } from "~/words/en/travel/trip-copy.ts";
import { ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

type NamedItem = PackableItem & { name: string };

interface PackedTrip extends TripDates {
  planCountry: string;
  destination: string;
  days: number;
  everything: number;
  sizes: readonly {
    ageRange: AgeRange;
    categories: readonly { category: ItemCategory; items: readonly NamedItem[] }[];
    extras: readonly NamedItem[];
  }[];
  bagNotes: readonly string[];
  kit: readonly { name: string; facts: string | null; isPacked: boolean }[];
}

/**
 * One line per item, ticked or not, in the page's order: the main garments, the extras, what stays at home,
 * and what isn't clothing. Sizes are named if there are several.
 */
export function packingText(trip: PackedTrip): string {
  const { destination, days, everything, sizes, bagNotes, kit } = trip;
  const items = sizes.flatMap(({ categories, extras }) => [
    ...categories.flatMap((each) => each.items),
    ...extras,
  ]);
  const { pieces } = packingProgress(items);
  const answer = `${PACK_HEADLINE.before} ${pieces} ${packWords(pieces, days)}`;
  const head = [
    `${destination}, ${spanWords(trip, trip.planCountry)}`,
    everything > pieces ? `${answer} · ${withExtras(everything)}` : answer,
  ].join("\n");
  const blocks = sizes.flatMap(({ ageRange, categories, extras }) => [
    ...(sizes.length > 1 ? [SIZE_LABELS[ageRange].toUpperCase()] : []),
    ...categories.map(({ category, items: ofCategory }) =>
      block(ITEM_CATEGORY_LABELS[category], ofCategory.filter(isOwn).map(line)),
    ),
    block(EXTRAS_COPY.title, extras.filter(isOwn).map(line)),
  ]);
  const things = kit.map(
    ({ name, facts, isPacked }) => `${box(isPacked)} ${facts ? labelled(name, facts) : name}`,
  );
  const parts = [head, ...blocks, bagNotes.join("\n"), block(KIT_COPY.title, things)];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** A title and its lines; empty if there are no lines. */
function block(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? [title, ...lines].join("\n") : "";
}

function isOwn({ countedIn }: NamedItem): boolean {
  return countedIn === null;
}

function line({ pack, name, isPacked }: NamedItem): string {
  return `${box(isPacked)} ${pack} ${name}`;
}

function box(isPacked: boolean): string {
  return isPacked ? "[x]" : "[ ]";
}
