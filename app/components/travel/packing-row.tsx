// One garment of the packing list on one line: drawing, name, how many to take, and its checkbox. The whole
// line is the button.
import { itemPicture } from "~/components/wardrobe/item-picture.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { TripItem } from "~/contracts/travel/shown-trip.ts";
import { forActivity, moreFor, packedWith, TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import { BAG_COPY } from "~/copy/travel/trip-copy.ts";
import { ACTIVITY_LABELS } from "~/copy/travel/trips-copy.ts";
import { ESSENTIALITY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { TripTicks } from "~/hooks/travel/use-trip-ticks.ts";
import { PackTick } from "./pack-tick.tsx";

interface PackingRowProps {
  tripId: string;
  item: TripItem;
  ageRange: AgeRange;
  ticks: TripTicks;
}

export function PackingRow({ tripId, item, ageRange, ticks }: PackingRowProps) {
  const { clothingId, nameId, name, category, image, pack, essentiality, isPacked, countedIn } = item;
  const thing = { clothingId, ageRange };
  return (
    <li
      id={`item-${clothingId}`}
      data-packed={isPacked || countedIn ? "" : undefined}
      data-essentiality={essentiality ?? undefined}
      className="row"
    >
      {itemPicture({ nameId, category, image })}
      <div className="row-text">
        <h3>{itemName(name)}</h3>
        <div className="row-facts">
          {ticks.isWaiting(thing) ? (
            <span className="text-amber">{TRIP_COPY.waiting}</span>
          ) : (
            <Facts item={item} />
          )}
        </div>
      </div>
      {countedIn === null && (
        <div className="pack-end">
          <p>
            {TRIP_COPY.packWord} <b>{pack}</b>
          </p>
          <PackTick
            tripId={tripId}
            name={name}
            fields={{ clothingId: `${clothingId}`, ageRange }}
            isPacked={isPacked}
            onTick={(isTicked) => ticks.set(thing, isTicked)}
          />
        </div>
      )}
    </li>
  );
}

function Facts({
  item: { name, pack, why, essentiality, activity, isOneMore, countedIn },
}: {
  item: TripItem;
}) {
  if (countedIn) return packedWith(countedIn);
  return (
    <>
      {/* The essentials lead the list, so only the others need a word. */}
      {essentiality && essentiality !== ESSENTIALITY.essential && (
        <span data-level={essentiality}>{ESSENTIALITY_LABELS[essentiality]}</span>
      )}
      {activity && (
        <span>{isOneMore ? moreFor(ACTIVITY_LABELS[activity]) : forActivity(ACTIVITY_LABELS[activity])}</span>
      )}
      {why && (
        <details data-chrome className="pack-why">
          <summary>
            {BAG_COPY.why(pack)}
            <span className="sr-only"> {name}</span>
          </summary>
          <p>{why}</p>
        </details>
      )}
    </>
  );
}
