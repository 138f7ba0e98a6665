// What is packed of one size, by category, as the rows of a wardrobe look; the other sizes only on paper.
import { Chevron } from "~/components/ui/chevron.tsx";
import { packedPath } from "~/contracts/travel/trip-addresses.ts";
import type { TripCategory, TripSize } from "~/contracts/travel/trip-view.ts";
import { packedWords, sizeTitle, TRIP_STATE_COPY } from "~/copy/travel/packing.ts";
import { spanWords } from "~/domain/travel/trip-words.ts";
import type { TripTicks } from "~/hooks/travel/use-trip-ticks.ts";
import { PackingRow, TICKS_FORM } from "./packing-row.tsx";

interface PackingListProps {
  tripId: string;
  ticks: TripTicks;
  /** The size that is shown. */
  size: TripSize;
}

export function PackingList({ tripId, ticks, size }: PackingListProps) {
  const others = ticks.sizes.filter(({ ageRange }) => ageRange !== size.ageRange);
  return (
    <>
      <form id={TICKS_FORM} method="post" action={packedPath(tripId)} hidden />
      {others.length > 0 && (
        <p className="figures mt-3 text-sm font-semibold">{sizeTitle(size.ageRange, spanWords(size))}</p>
      )}
      {size.categories.length === 0 && <p className="mt-4 text-ink-soft">{TRIP_STATE_COPY.empty}</p>}
      {size.categories.map((category) => (
        <Category key={category.category} tripId={tripId} ticks={ticks} size={size} of={category} />
      ))}
      {others.map((other) => (
        <PrintedSize key={other.ageRange} size={other} />
      ))}
    </>
  );
}

function Category({ tripId, ticks, size, of }: PackingListProps & { of: TripCategory }) {
  const { category, items } = of;
  const own = items.filter(({ countedIn }) => countedIn === null);
  const pieces = piecesOf(own);
  const packed = piecesOf(own.filter(({ isPacked }) => isPacked));
  return (
    <details open className="category">
      <summary>
        <h2>
          {category}
          <span className="sr-only">, </span>
        </h2>
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
            isWaiting={ticks.isWaiting(item.clothingId, size.ageRange)}
            onTick={(isPacked) => ticks.set(item.clothingId, size.ageRange, isPacked)}
          />
        ))}
      </ul>
    </details>
  );
}

function PrintedSize({ size }: { size: TripSize }) {
  const items = size.categories.flatMap((each) => each.items).filter(({ countedIn }) => countedIn === null);
  return (
    <section aria-hidden="true" className="mt-4 hidden print:block">
      <p className="font-semibold">{sizeTitle(size.ageRange, spanWords(size))}</p>
      <ul className="columns-2">
        {items.map(({ clothingId, name, pack, isPacked }) => (
          <li key={clothingId}>
            {isPacked ? "☑" : "☐"} {pack} {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function piecesOf(items: readonly { pack: number }[]): number {
  return items.reduce((sum, { pack }) => sum + pack, 0);
}
