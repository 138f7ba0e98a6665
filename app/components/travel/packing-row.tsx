// One garment of the packing list, one line: drawing, name, how many to take, and its tick. The whole line is the button.
import { Circle } from "~/components/shopping/line-tick.tsx";
import { ItemPicture } from "~/components/wardrobe/item-picture.tsx";
import { ItemName } from "~/components/wardrobe/item-text.tsx";
import { packedPath } from "~/contracts/travel/trip-addresses.ts";
import type { TripItem } from "~/contracts/travel/trip-view.ts";
import { moreFor, ofQuantity, packedWith, TRIP_COPY } from "~/copy/travel/packing.ts";
import { ACTIVITY_LABELS } from "~/copy/travel/trips.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

/** The form that the ticks send themselves with; once on the page. */
export const TICKS_FORM = "ticks";

interface PackingRowProps {
  tripId: string;
  item: TripItem;
  ageRange: AgeRange;
  isWaiting: boolean;
  onTick: (isPacked: boolean) => void;
}

export function PackingRow({ tripId, item, ageRange, isWaiting, onTick }: PackingRowProps) {
  const { clothingId, nameId, name, category, image, pack, quantity, isPacked, countedIn } = item;
  return (
    <li id={`item-${clothingId}`} data-packed={isPacked || countedIn ? "" : undefined} className="row">
      <ItemPicture nameId={nameId} category={category} image={image} />
      <div className="row-text">
        <h3>
          <ItemName name={name} />
        </h3>
        <p className="row-facts">
          {isWaiting ? <span className="text-amber">{TRIP_COPY.waiting}</span> : <Facts item={item} />}
        </p>
      </div>
      {countedIn === null && (
        <div className="pack-end">
          <p>
            {TRIP_COPY.packWord} <b>{pack}</b>
            {pack !== quantity && <small>{ofQuantity(quantity)}</small>}
          </p>
          <button
            type="submit"
            form={TICKS_FORM}
            formAction={`${packedPath(tripId)}?${new URLSearchParams({ clothingId: `${clothingId}`, ageRange, isPacked: `${!isPacked}` })}`}
            aria-label={TRIP_COPY.packedOf(name)}
            aria-pressed={isPacked}
            onClick={(event) => {
              event.preventDefault();
              onTick(!isPacked);
            }}
          >
            <Circle isTicked={isPacked} />
          </button>
        </div>
      )}
    </li>
  );
}

function Facts({ item: { essentiality, activity, countedIn } }: { item: TripItem }) {
  if (countedIn) return packedWith(countedIn);
  return (
    <>
      {essentiality && <span data-level={essentiality}>{essentiality}</span>}
      {activity && <span>{moreFor(ACTIVITY_LABELS[activity])}</span>}
    </>
  );
}
