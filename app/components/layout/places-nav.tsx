import { Link, useLocation } from "react-router";
import { PLACE_LABELS, PLACES_LABEL } from "~/copy/layout.ts";
import { PLACES, type PlaceId, type Places, placeAt } from "~/domain/plans/places.ts";
import { usePlaceLink } from "~/hooks/use-place-link.ts";
import { LineMark } from "../ui/line-mark.tsx";

/** A bodysuit, a bag, and a suitcase. */
const MARKS: Readonly<Record<PlaceId, string>> = {
  plan: "M5.5 2.5 1.8 4.8l1.4 2.7 1.6-.8v3.8c0 1.7 1.4 3 3.2 3s3.2-1.3 3.2-3V6.7l1.6.8 1.4-2.7-3.7-2.3C10 4 9.2 4.7 8 4.7S6 4 5.5 2.5z",
  shopping: "M3.4 5.5h9.2l.9 8h-11zM5.5 7.5V4.8a2.5 2.5 0 0 1 5 0v2.7",
  trips: "M2 5.5h12v8H2zM5.8 5.5v-3h4.4v3M2 9.5h12",
};

/** The three places: links in the header, and on phones a bar at the bottom of the screen. */
export function PlacesNav({ places }: { places: Places }) {
  const { pathname } = useLocation();
  const here = placeAt(pathname);
  const handlersOf = usePlaceLink();
  return (
    <nav aria-label={PLACES_LABEL} className="places">
      {PLACES.map((place) => (
        <Link
          key={place}
          to={places[place]}
          aria-current={place === here ? "page" : undefined}
          {...handlersOf(places[place])}
        >
          <LineMark d={MARKS[place]} className="" />
          {PLACE_LABELS[place]}
        </Link>
      ))}
    </nav>
  );
}
