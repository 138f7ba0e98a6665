// A trip's packing list as its page shows it.
import type { TripItem, TripSize } from "~/contracts/travel/shown-trip.ts";
import { inOrder, type ListedRow, type PackedItem, type PackedSize } from "~/domain/travel/pack-trip.ts";
import { countPieces } from "~/domain/travel/trip-dates.ts";
import { whyPacked } from "~/views/travel/bag-words.ts";

type Packed = PackedItem<ListedRow & { name: string; isPacked: boolean }>;

/** The packing list of one size. `images` is clothing id → content hash of its photo. */
export function viewSize(size: PackedSize<Packed>, images: ReadonlyMap<number, string>): TripSize {
  const { ageRange, startDate, endDate, days, categories, extras } = size;
  const { essentialPieces, allPieces } = countPieces(
    inOrder(size).filter(({ countedIn }) => countedIn === null),
  );
  const view = (item: Packed) => viewItem(item, images);
  return {
    ageRange,
    startDate,
    endDate,
    days,
    essentials: essentialPieces,
    everything: allPieces,
    categories: categories.map(({ category, items }) => ({ category, items: items.map(view) })),
    extras: extras.map(view),
  };
}

function viewItem(item: Packed, images: ReadonlyMap<number, string>): TripItem {
  const { clothingId, nameId, name, category, pack, bonus, essentiality, activity } = item;
  const { isPacked, countedIn, gap } = item;
  return {
    clothingId,
    nameId,
    name,
    category,
    image: images.get(clothingId) ?? null,
    pack,
    why: whyPacked(item, activity),
    essentiality,
    activity,
    isOneMore: bonus > 0,
    isPacked,
    countedIn,
    gap,
  };
}
