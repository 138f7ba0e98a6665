// The packing list of one size, by category, styled like a wardrobe's rows. The extras (recommended and nice to have) are folded,
// and the other sizes appear only in print.

import { useState } from "react";
import { Chevron } from "~/components/ui/marks.tsx";
import type { TripCategory, TripItem, TripSize } from "~/contracts/travel/shown-trip.ts";
import { packedPieces } from "~/domain/travel/packing-progress.ts";
import { spanWords } from "~/words/en/day-words.ts";
import { EXTRAS_COPY, packedWords, TRIP_STATE_COPY } from "~/words/en/travel/packing-copy.ts";
import { ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { PackingRow } from "./packing-row.tsx";
import type { TripTicks } from "./use-trip-ticks.ts";

/** Prints garments as short lines that the screen folds away or shows elsewhere. */
function PrintedItems({ title, items }: { title: string; items: readonly TripItem[] }) {
  const own = items.filter(({ countedIn }) => countedIn === null);
  if (own.length === 0) return null;
  return (
    <section aria-hidden="true" className="mt-4 hidden print:block">
      <p className="font-semibold">{title}</p>
      <ul className="columns-2">
        {own.map(({ clothingId, name, pack, isPacked }) => (
          <li key={clothingId}>
            {isPacked ? "☑" : "☐"} {pack} {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PackedExtrasProps = { tripId: string; ticks: TripTicks; size: TripSize };

/** Use the size as the key. Opens by itself when something in it is packed, as after a form without scripts. */
function PackedExtras({ tripId, ticks, size: { ageRange, extras } }: PackedExtrasProps) {
  const [isOpen] = useState(() => extras.some(({ isPacked }) => isPacked));
  if (extras.length === 0) return null;
  const { packed, pieces } = packedPieces(extras);
  return (
    <>
      <details open={isOpen} data-part="extras" className="category print:hidden">
        <summary>
          <h2>
            {EXTRAS_COPY.title}
            <span className="sr-only">: </span>
            <small className="block font-sans text-xs font-normal text-ink-soft">{EXTRAS_COPY.lead}</small>
          </h2>
          <span className="figures category-count" data-done={(pieces > 0 && packed === pieces) || undefined}>
            {packedWords(packed, pieces, 0)}
          </span>
          <Chevron className="category-mark" />
        </summary>
        <ul className="rows">
          {extras.map((item) => (
            <PackingRow key={item.clothingId} tripId={tripId} item={item} ageRange={ageRange} ticks={ticks} />
          ))}
        </ul>
      </details>
      <PrintedItems title={EXTRAS_COPY.title} items={extras} />
    </>
  );
}

interface PackingListProps {
  tripId: string;
  ticks: TripTicks;
  /** The plan's, in whose order dates are written. */
  country: string;
  /** The size shown. */
  size: TripSize;
  /** What stays at home and why. */
  notes: readonly string[];
}

export function PackingList({ tripId, ticks, country, size, notes }: PackingListProps) {
  const others = ticks.sizes.filter(({ ageRange }) => ageRange !== size.ageRange);
  const isEmpty = size.categories.length + size.extras.length === 0;
  return (
    <>
      {others.length > 0 && (
        <p className="figures mt-3 text-sm font-semibold">{titleOfSize(size, country)}</p>
      )}
      {isEmpty && <p className="mt-4 text-ink-soft">{TRIP_STATE_COPY.empty}</p>}
      {size.categories.map((category) => (
        <Category key={category.category} tripId={tripId} ticks={ticks} size={size} of={category} />
      ))}
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-1.5 text-sm text-ink-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PackedExtras key={size.ageRange} tripId={tripId} ticks={ticks} size={size} />
      {others.map((other) => (
        <PrintedItems
          key={other.ageRange}
          title={titleOfSize(other, country)}
          items={[...other.categories.flatMap((each) => each.items), ...other.extras]}
        />
      ))}
    </>
  );
}

/** '0–3m, Jan 5 to 7' */
function titleOfSize(size: TripSize, country: string): string {
  return `${SIZE_LABELS[size.ageRange]}, ${spanWords(size, country)}`;
}

interface CategoryProps {
  tripId: string;
  ticks: TripTicks;
  size: TripSize;
  of: TripCategory;
}

function Category({ tripId, ticks, size, of: { category, items } }: CategoryProps) {
  const { packed, pieces } = packedPieces(items);
  return (
    <details open className="category">
      <summary>
        <h2>{ITEM_CATEGORY_LABELS[category]}</h2>
        <span className="figures category-count" data-done={(pieces > 0 && packed === pieces) || undefined}>
          {packedWords(packed, pieces, 0)}
        </span>
        <Chevron className="category-mark" />
      </summary>
      <ul className="rows">
        {items.map((item) => (
          <PackingRow
            key={item.clothingId}
            tripId={tripId}
            item={item}
            ageRange={size.ageRange}
            ticks={ticks}
          />
        ))}
      </ul>
    </details>
  );
}
