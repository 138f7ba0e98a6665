// Things to pack that aren't garments: a short list of its own, ticked like the rest.
import { Chevron } from "~/components/ui/chevron.tsx";
import type { TripKitItem } from "~/contracts/travel/shown-trip.ts";
import { TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import { KIT_COPY } from "~/copy/travel/trip-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { TripTicks } from "~/hooks/travel/use-trip-ticks.ts";
import { PackTick } from "./pack-tick.tsx";

interface KitListProps {
  tripId: string;
  ticks: TripTicks;
  /** The size on screen, which a form without scripts returns to. */
  ageRange: AgeRange;
}

export function KitList({ tripId, ticks, ageRange }: KitListProps) {
  const { kit } = ticks;
  if (kit.length === 0) return null;
  const packed = kit.filter(({ isPacked }) => isPacked).length;
  return (
    <details open data-part="kit" className="category">
      <summary>
        <h2>{KIT_COPY.title}</h2>
        <span className="figures category-count" data-done={packed === kit.length || undefined}>
          {KIT_COPY.packed(packed, kit.length)}
        </span>
        <Chevron className="category-mark" />
      </summary>
      <ul className="rows">
        {kit.map((item) => (
          <KitRow key={item.key} tripId={tripId} item={item} ticks={ticks} ageRange={ageRange} />
        ))}
      </ul>
    </details>
  );
}

function KitRow({ tripId, item, ticks, ageRange }: KitListProps & { item: TripKitItem }) {
  const { key, name, facts, isPacked } = item;
  const isWaiting = ticks.isWaiting({ kit: key });
  return (
    <li id={`kit-${key}`} data-packed={isPacked ? "" : undefined} className="row kit-row">
      <div className="row-text">
        <h3>{name}</h3>
        {(isWaiting || facts) && (
          <p className={isWaiting ? "row-facts text-amber!" : "row-facts"}>
            {isWaiting ? TRIP_COPY.waiting : facts}
          </p>
        )}
      </div>
      <div className="pack-end">
        <PackTick
          tripId={tripId}
          name={name}
          fields={{ kit: key, ageRange }}
          isPacked={isPacked}
          onTick={(isTicked) => ticks.set({ kit: key }, isTicked)}
        />
      </div>
    </li>
  );
}
