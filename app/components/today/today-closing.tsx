// Where Today is: the trip under way above the outfits, and below them the place, the day, and the drawer.

import { Link } from "react-router";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { Credited } from "~/components/weather/credited.tsx";
import type { ShownTrip, TodayView } from "~/contracts/today/shown-today.ts";
import { dayCarePath, helpersPath, noticePath } from "~/contracts/today/today-addresses.ts";
import { tripPath } from "~/contracts/travel/trip-addresses.ts";
import { OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import { backToWords, ON_TRIP_COPY, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { addressOf, type Shown } from "./situation-and-time.tsx";
import { usePosition } from "./use-position.ts";

interface TodayClosingProps {
  planId: string;
  /** 'Chicago, IL' */
  place: string;
  today: TodayView;
  mayAsk: boolean;
}

/** The end of the page: place and day, the drawer, and the limits of it all. */
export function TodayClosing({ planId, place, today, mayAsk }: TodayClosingProps) {
  return (
    <footer className="today-closing">
      <Whereabouts today={today} place={placeOf(today, place)} mayAsk={mayAsk} />
      <p>
        <Link to={helpersPath(planId)} className="linkish">
          {TODAY_COPY.send}
        </Link>
      </p>
      <p>
        <Link to={dayCarePath(planId)} className="linkish">
          {TODAY_COPY.dayCare}
        </Link>
      </p>
      <p>
        <Link to={noticePath(planId)} className="linkish">
          {TODAY_COPY.notice}
        </Link>
      </p>
      <Closing planId={planId} today={today} />
    </footer>
  );
}

/** 'Denver, CO' on a trip, else the plan's. */
function placeOf({ trip }: TodayView, ofPlan: string): string {
  return trip && !trip.isAtHome ? trip.place : ofPlan;
}

/** The trip under way, and the way between it and home. */
export function TripUnderWay({ trip: { line, isAtHome }, shown }: { trip: ShownTrip; shown: Shown }) {
  return (
    <p className="today-trip">
      {line}{" "}
      <Link to={addressOf({ ...shown, isAtHome: !isAtHome })} replace preventScrollReset className="linkish">
        {isAtHome ? ON_TRIP_COPY.onTrip : ON_TRIP_COPY.atHome}
      </Link>
    </p>
  );
}

/** The place whose weather it is, and the way to that of where the reader is. */
function Whereabouts({ today, place, mayAsk }: { today: TodayView; place: string; mayAsk: boolean }) {
  const isHydrated = useHydrated();
  const { isAsking, ask, leave } = usePosition();
  if (today.weatherOf === "plan") {
    return (
      <p>
        {place} · {today.day}{" "}
        {isHydrated && mayAsk && (
          <button type="button" className="linkish" aria-disabled={isAsking || undefined} onClick={ask}>
            {TODAY_COPY.here}
          </button>
        )}
      </p>
    );
  }
  return (
    <p>
      {today.day} · {today.weatherOf === "here" ? TODAY_COPY.isHere : TODAY_COPY.noneHere}{" "}
      <button type="button" className="linkish" onClick={leave}>
        {backToWords(place)}
      </button>
    </p>
  );
}

/** Where the outfits come from, and what they aren't. */
function Closing({ planId, today }: { planId: string; today: TodayView }) {
  const { forecast } = today;
  return (
    <>
      {(today.without === null || today.without.kind === "in") && <Source planId={planId} today={today} />}
      <p>{OUTFIT_COPY.advice}</p>
      <p>{TODAY_COPY.unread}</p>
      {forecast && (
        <p>
          <Credited text={forecast.credit} />
        </p>
      )}
    </>
  );
}

/** The drawer that the outfits are chosen from, and the way to count more of it. */
function Source({ planId, today: { groups, trip } }: { planId: string; today: TodayView }) {
  const isCounted = groups.every((group) => group.isCounted);
  const isListed = groups.every((group) => group.isCounted || group.isListed);
  const bag = trip?.isAtHome === false ? trip : null;
  const [to, label, from, list] = bag
    ? ([tripPath(bag.id), ON_TRIP_COPY.toList, ON_TRIP_COPY.bag, ON_TRIP_COPY.list] as const)
    : ([`/dashboards/${planId}`, TODAY_COPY.count, TODAY_COPY.fromDrawer, TODAY_COPY.fromPlan] as const);
  return (
    <p>
      {isCounted ? from : isListed ? list : TODAY_COPY.usualDrawer} (
      {groups.map(({ sizes }) => sizes).join(", ")}){" "}
      {!isCounted && (
        <Link to={to} className="linkish">
          {label}
        </Link>
      )}
    </p>
  );
}
