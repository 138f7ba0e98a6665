// The lines of a packing list: one for each garment, with its drawing, name, number, and checkbox, which is a button as a whole;
// and a short list of things that aren't garments, ticked like the rest.

import { useMay } from "~/components/members/on-plan.ts";
import { Circle } from "~/components/shopping/line-tick.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { itemPicture } from "~/components/wardrobe/item-picture.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { TripItem, TripKitItem } from "~/contracts/travel/shown-trip.ts";
import { packedPath } from "~/contracts/travel/trip-addresses.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { forActivity, moreFor, packedWith, TRIP_COPY } from "~/words/en/travel/packing-copy.ts";
import { BAG_COPY, KIT_COPY } from "~/words/en/travel/trip-copy.ts";
import { ACTIVITY_LABELS } from "~/words/en/travel/trips-copy.ts";
import { ESSENTIALITY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { TripTicks } from "./use-trip-ticks.ts";

/** The id of the form that the ticks submit; there is one per page. */
const TICKS_FORM = "ticks";

export function TicksForm({ tripId }: { tripId: string }) {
  return <form id={TICKS_FORM} method="post" action={packedPath(tripId)} hidden />;
}

interface PackTickProps {
  tripId: string;
  name: string;
  /** What the tick is for, as form fields. */
  fields: Readonly<Record<string, string>>;
  isPacked: boolean;
  onTick: (isPacked: boolean) => void;
}

/** The round checkbox at the end of a packing list's line. */
function PackTick({ tripId, name, fields, isPacked, onTick }: PackTickProps) {
  if (!useMay("edit")) {
    return (
      <span>
        <Circle isTicked={isPacked} />
        {isPacked && <span className="sr-only">{TRIP_COPY.packed}</span>}
      </span>
    );
  }
  return (
    <button
      type="submit"
      form={TICKS_FORM}
      formAction={`${packedPath(tripId)}?${new URLSearchParams({ ...fields, isPacked: `${!isPacked}` })}`}
      aria-label={TRIP_COPY.packedOf(name)}
      aria-pressed={isPacked}
      onClick={(event) => {
        event.preventDefault();
        onTick(!isPacked);
      }}
    >
      <Circle isTicked={isPacked} />
    </button>
  );
}

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
