import { type ReactNode, useState } from "react";
import { Form, Link } from "react-router";
import { Scene, type SceneName, WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { Credited } from "~/components/weather/credited.tsx";
import { UnitsSwitch } from "~/components/weather/units-switch.tsx";
import { type UnitsChoice, useUnits } from "~/components/weather/use-units.ts";
import type { TripSize, TripView, TripWeather } from "~/contracts/travel/shown-trip.ts";
import { editTripPath, retryTripPath, TRIPS_PATH, tripPath } from "~/contracts/travel/trip-addresses.ts";
import { type PackingProgress, packingProgress } from "~/domain/travel/packing-progress.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type Units, wholeDegrees } from "~/domain/weather/units.ts";
import {
  packedWords,
  sizeTab,
  TRIP_COPY,
  TRIP_STATE_COPY,
  TRIP_WEATHER_COPY,
} from "~/words/en/travel/packing-copy.ts";
import { TRIPS_COPY } from "~/words/en/travel/trips-copy.ts";
import { WEATHER_CREDITS } from "~/words/en/weather/credits-copy.ts";
import { degreesWords, WEATHER_LABELS } from "~/words/en/weather/weather-copy.ts";
import { PackingList } from "./packing-list.tsx";
import { KitList, TicksForm } from "./packing-row.tsx";
import { packingText } from "./packing-text.ts";
import { PlanComparison } from "./plan-comparison.tsx";
import { BeforeYouGo, TRIP_MENU, TripAnswer, TripFacts, TripMenu } from "./trip-head.tsx";
import { TripNotes } from "./trip-notes.tsx";
import { useTripLine, useTripTicks } from "./use-trip-ticks.ts";

type SizeTabsProps = { tripId: string; sizes: readonly TripSize[]; current: AgeRange };

/** The sizes of a trip during which the baby outgrows one. A single size needs no tabs. */
function SizeTabs({ tripId, sizes, current }: SizeTabsProps) {
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

interface TripBarProps {
  progress: PackingProgress | null;
  /** What waits to be saved. */
  children: ReactNode;
}

/** Above a trip: how much is packed, and the menu. On small screens it stays in view. */
function TripBar({ progress, children }: TripBarProps) {
  return (
    <div data-chrome className="trip-bar">
      {progress && <Packed {...progress} />}
      {progress && (
        <p className="figures text-sm font-semibold lg:hidden">
          {packedWords(progress.packed, progress.pieces, progress.others)}
        </p>
      )}
      <div className="ms-auto">{children}</div>
      <button
        type="button"
        popoverTarget={TRIP_MENU}
        aria-label={TRIP_COPY.moreButton}
        className="round-button menu-button"
      >
        <LineMark d="M3 8h.01M8 8h.01M13 8h.01" />
      </button>
    </div>
  );
}

/** A line along the bar; the words say the same. */
function Packed({ packed, pieces }: PackingProgress) {
  return (
    <span aria-hidden="true" className="trip-meter">
      <svg aria-hidden="true" width={`${pieces > 0 ? (100 * packed) / pieces : 0}%`} />
    </span>
  );
}

/** A trip's weather in one line, which opens to its attribution. */
function TripWeatherLine({ weather, units }: { weather: TripWeather; units: UnitsChoice }) {
  const { category, avgTempMax, avgTempMin, rainDays, snowDays, certainty, source } = weather;
  const { high, low, rainDays: rain, snowDays: snow } = TRIP_WEATHER_COPY;
  const degrees = (fahrenheit: number) => degreesWords(wholeDegrees(fahrenheit, units.shown), units.shown);
  const facts = [
    high(degrees(avgTempMax)),
    ...(rainDays > 0 || snowDays === 0 ? [rain(rainDays)] : []),
    ...(snowDays > 0 ? [snow(snowDays)] : []),
  ];
  return (
    <div className="trip-weather">
      <details>
        <summary>
          <span aria-hidden="true" data-weather={weatherTheme(category)} className="text-weather">
            <WeatherSymbol category={category} className="size-8" />
          </span>
          <span className="min-w-0 grow leading-snug">
            <b className="font-semibold">{WEATHER_LABELS[category]}</b>
            {" · "}
            {facts.join(" · ")}
            <span className="block text-xs text-ink-soft">{TRIP_WEATHER_COPY.certainty[certainty]}</span>
          </span>
          <Chevron className="weather-mark" />
        </summary>
        <p className="pb-2 text-xs text-ink-soft">
          {low(degrees(avgTempMin))} · <Credited text={WEATHER_CREDITS[source]} />
        </p>
      </details>
      <UnitsSwitch units={units} />
    </div>
  );
}

interface OpenTripProps {
  trip: TripView;
  /** The size requested in the address. */
  ageRange: AgeRange | null;
  isPast: boolean;
  units: Units;
}

/** The answer, the weather, what to pack, and what the plan at home is missing. */
export function OpenTrip({ trip, ageRange, isPast, units: stored }: OpenTripProps) {
  const [tab] = useState(() => crypto.randomUUID());
  const units = useUnits(stored);
  const ticks = useTripTicks(trip, tab);
  useTripLine(trip, tab, ticks.flush);
  const { id, status, weather, notes, baby } = trip;
  const items = ticks.sizes.flatMap(({ categories, extras }) => [
    ...categories.flatMap((each) => each.items),
    ...extras,
  ]);
  const progress = packingProgress(items);
  const shown = ticks.sizes.find((size) => size.ageRange === ageRange) ?? ticks.sizes[0];
  const hasList = status === "ready" && items.length > 0;
  return (
    <PageFrame title={trip.destination} back={{ to: TRIPS_PATH, label: TRIPS_COPY.title }} isWide>
      <div className="trip">
        <TripBar progress={hasList ? progress : null}>
          <UnsentChanges count={ticks.waiting}>{null}</UnsentChanges>
        </TripBar>
        <TripMenu tripId={id} text={hasList ? packingText({ ...trip, ...ticks }) : null} />
        <div className="trip-columns">
          <div className="trip-head">
            {hasList && <TripAnswer trip={trip} progress={progress} />}
            <TripFacts trip={trip} isPast={isPast} />
            <ReaderNote />
            {weather && <TripWeatherLine weather={weather} units={units} />}
            {notes && (
              <div className="mt-3">
                <TripNotes notes={notes} of={trip.destination} />
              </div>
            )}
          </div>
          <div className="min-w-0">
            {status === "pending" && <TripWorking />}
            {status === "failed" && <TripFailed tripId={id} />}
            {status === "ready" && !hasList && <NothingToPack isUnborn={baby?.kind === "unborn"} />}
            {hasList && shown && (
              <>
                <SizeTabs tripId={id} sizes={ticks.sizes} current={shown.ageRange} />
                <TicksForm tripId={id} />
                <PackingList
                  tripId={id}
                  ticks={ticks}
                  country={trip.planCountry}
                  size={shown}
                  notes={trip.bagNotes}
                />
                <KitList tripId={id} ticks={ticks} ageRange={shown.ageRange} />
                <BeforeYouGo trip={trip} />
                <PlanComparison trip={trip} />
              </>
            )}
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

function TripWorking() {
  return (
    <State scene="waiting" title={TRIP_STATE_COPY.workingTitle}>
      <p role="status" className="max-w-md text-ink-soft">
        {TRIP_STATE_COPY.working}
      </p>
    </State>
  );
}

function TripFailed({ tripId }: { tripId: string }) {
  const path = retryTripPath(tripId);
  const mayEdit = useMay("edit");
  return (
    <State scene="plan-failed" title={TRIP_STATE_COPY.failedTitle}>
      <p role="alert" className="max-w-md text-ink-soft">
        {TRIP_STATE_COPY.failed}
      </p>
      {mayEdit && (
        <Form method="post" action={path} className="flex flex-wrap gap-3">
          <input type="hidden" name="from" value={tripPath(tripId)} />
          <SubmitButton path={path} busy={TRIPS_COPY.tryingAgain}>
            {TRIPS_COPY.tryAgain}
          </SubmitButton>
          <ButtonLink to={editTripPath(tripId)} look="quiet">
            {TRIP_COPY.edit}
          </ButtonLink>
        </Form>
      )}
    </State>
  );
}

/** Before the birth, or when a plan calls for nothing. */
function NothingToPack({ isUnborn }: { isUnborn: boolean }) {
  const { nothingTitle, nothing, emptyTitle, empty } = TRIP_STATE_COPY;
  return (
    <State scene="trip" title={isUnborn ? nothingTitle : emptyTitle}>
      <p className="max-w-md text-ink-soft">{isUnborn ? nothing : empty}</p>
    </State>
  );
}

function State({ scene, title, children }: { scene: SceneName; title: string; children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <Scene name={scene} className="aspect-8/5 w-72 max-w-full" />
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  );
}
