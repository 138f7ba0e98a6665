// Recommended and nice-to-have items for a trip: folded away with their own count, and short lines in print.
import { useState } from "react";
import { Chevron } from "~/components/ui/chevron.tsx";
import type { TripSize } from "~/contracts/travel/shown-trip.ts";
import { EXTRAS_COPY, packedWords } from "~/copy/travel/packing-copy.ts";
import { packedPieces } from "~/domain/travel/packing-progress.ts";
import type { TripTicks } from "~/hooks/travel/use-trip-ticks.ts";
import { PackingRow } from "./packing-row.tsx";
import { PrintedItems } from "./printed-items.tsx";

interface PackedExtrasProps {
  tripId: string;
  ticks: TripTicks;
  size: TripSize;
}

/**
 * Use the size as the key. Opens by itself when something in it is packed, as after a form without scripts.
 */
export function PackedExtras({ tripId, ticks, size: { ageRange, extras } }: PackedExtrasProps) {
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
