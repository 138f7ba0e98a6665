import { Link } from "react-router";
import type { TripSize } from "~/contracts/travel/shown-trip.ts";
import { tripPath } from "~/contracts/travel/trip-addresses.ts";
import { sizeTab, TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

interface SizeTabsProps {
  tripId: string;
  sizes: readonly TripSize[];
  current: AgeRange;
}

/** The sizes of a trip during which the baby outgrows one. A single size needs no tabs. */
export function SizeTabs({ tripId, sizes, current }: SizeTabsProps) {
  if (sizes.length < 2) return null;
  return (
    <nav data-chrome aria-label={TRIP_COPY.sizes} className="tabs">
      {sizes.map(({ ageRange, days }) => (
        <Link
          key={ageRange}
          to={tripPath(tripId, ageRange)}
          preventScrollReset
          replace
          aria-current={ageRange === current ? "page" : undefined}
        >
          {sizeTab(ageRange, days)}
        </Link>
      ))}
    </nav>
  );
}
