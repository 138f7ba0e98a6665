// Today in words: the page, and the line of the dashboard.
import type {
  ShownMarks,
  ShownTrip,
  TodayOfBabies,
  TodayView,
  WayToList,
} from "~/contracts/today/shown-today.ts";
import type { TodayInput, TodayOfReader, TripOfToday } from "~/contracts/today/today-input.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { WEATHER } from "~/domain/ids.ts";
import { isBorn } from "~/domain/plans/birth-date.ts";
import { type DayWindow, openingWindow, opensWithNight, windowsAt } from "~/domain/today/day-windows.ts";
import type { OwnTimes } from "~/domain/today/own-times.ts";
import { isOuting, situationsAt, usualSituation } from "~/domain/today/shown-situation.ts";
import type { Step, StepWord } from "~/domain/today/today-marks.ts";
import { usualMonth } from "~/domain/today/usual-hours.ts";
import { wornSizes } from "~/domain/today/worn-sizes.ts";
import { wholeDegrees } from "~/domain/weather/units.ts";
import { dayWords } from "~/words/en/day-words.ts";
import {
  besideTripWords,
  IN_SITUATION,
  onTripWords,
  ownTimeWords,
  SHORT_WHENS,
  shortOwnTimeWords,
  shortTomorrowWords,
  stepUntilWords,
  TODAY_COPY,
  tomorrowWords,
  WHEN_LABELS,
} from "~/words/en/today/today-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import { type Asked, askedAt, babyOn, groupsOf, NO_WAY, piecesIn, rangeIn } from "./babies-outfits.ts";
import { saidForecast } from "./said-weather.ts";
import { withoutAny } from "./without-outfit.ts";

/**
 * The page's view for one reader. `now` is in epoch milliseconds, and may be days after the facts were read;
 * `wayTo` is left out where only the outfits are known.
 */
export function viewToday(
  input: TodayInput,
  { rooms, last, own, isHere }: TodayOfReader,
  now: number,
  wayTo: WayToList = NO_WAY,
): TodayView {
  const asked = { ...askedAt(input, now, isHere), wayTo };
  const { plan, units, months, clock } = asked;
  const windows = windowsAt(clock, own);
  const groups = groupsOf(asked, windows);
  const { without, ...around } = aroundOutfits(asked, { rooms, last, own }, groups);
  const forecast = isForecast(groups) ? saidForecast(asked, now) : null;
  return {
    ...around,
    isGoingHome: !isBorn(plan, clock.day),
    groups,
    without,
    windows: windows.map(shownWindow),
    ownTimes: own,
    day: dayWords(clock.day, plan.country, "weekday"),
    category: usualMonth(months, clock.day)?.primaryWeatherCategory ?? WEATHER.mild,
    forecast,
    weatherOf: isHere ? (forecast ? "here" : "none") : "plan",
    marks: shownMarks(asked, clock.day),
    units,
    roomRange: rangeIn(units),
  };
}

/** The same of one plan, whatever page shows its outfits; `groups` may be those of any situation. */
export function aroundOutfits(
  asked: Asked,
  { rooms, last, own }: Omit<TodayOfReader, "isHere">,
  groups: readonly TodayOfBabies[],
) {
  const { plan, units, clock } = asked;
  const without = withoutAny(groups);
  const situations = situationsAt(babyOn(plan, clock.day).months).filter((one) => !without || !isOuting(one));
  const shownRoom = (fahrenheit: number | null) =>
    fahrenheit === null ? null : wholeDegrees(fahrenheit, units);
  const situation =
    opensWithNight(clock) || without
      ? ("night" as const)
      : (situations.find((one) => one === last) ?? usualSituation(situations));
  return {
    trip: shownTrip(asked),
    without,
    situations,
    rooms: { indoors: shownRoom(rooms.indoors), night: shownRoom(rooms.night) },
    opened: { situation, when: openingWindow(clock, own)?.when ?? "now" },
  };
}

function shownTrip({ trip, plan }: Asked): ShownTrip | null {
  if (!trip) return null;
  const { id, destination, endDate, isAtHome } = trip;
  const until = dayWords(endDate, plan.country, "shortDay");
  const line = (isAtHome ? besideTripWords : onTripWords)(cityOf(trip), until);
  return { id, place: destination, line, isAtHome };
}

/** 'Denver' */
function cityOf({ destination }: TripOfToday): string {
  return destination.split(",")[0] ?? destination;
}

/** A window as chips and lines say it. */
export function shownWindow(window: DayWindow): TodayView["windows"][number] {
  const { when, isTomorrow } = window;
  const label = when === "own" ? ownTimeWords(window.times) : WHEN_LABELS[when];
  const short = when === "own" ? shortOwnTimeWords(window.times) : SHORT_WHENS[when];
  return {
    when,
    label: isTomorrow ? tomorrowWords(label) : label,
    short: isTomorrow ? shortTomorrowWords(short) : short,
  };
}

/** The marks in words. `day` is the reader's. */
function shownMarks({ plan, sizes, pieces, marks }: Asked, day: IsoDay): ShownMarks {
  const { out, felt, step, until, offer } = marks;
  const owned = out.length > 0 ? wornSizes(sizes, day).flatMap((worn) => piecesIn(pieces, worn.sizes)) : [];
  return {
    out: out.map((key) => ({
      key,
      name: owned.find((piece) => piece.key === key)?.ownName ?? itemName(key),
    })),
    felt,
    step: until && stepUntilWords(step === 1, dayWords(until, plan.country, "shortDay")),
    offer: offer === null ? null : wordOf(offer),
  };
}

function wordOf(step: Step): StepWord {
  return step === 0 ? "usual" : step === 1 ? "warmer" : "lighter";
}

/** Whether any time is dressed by the forecast. */
function isForecast(groups: readonly TodayOfBabies[]): boolean {
  return groups.some(({ outdoors }) => Object.values(outdoors ?? {}).some((time) => time.isForecast));
}

/**
 * The first baby's outfit in the usual situation at the reader's next own time, or else the next time of the day, in one line; null without
 * weather. On a trip it names the city.
 */
export function viewTodayLine(input: TodayInput, own: OwnTimes, now: number): string | null {
  const asked = askedAt(input, now);
  const window = openingWindow(asked.clock, own);
  const situation = usualSituation(situationsAt(babyOn(asked.plan, asked.clock.day).months));
  const [first, other] = window ? groupsOf(asked, [window], situation) : [];
  const sentence =
    first?.without?.words ?? (window && first?.outdoors?.[window.when]?.outfits[situation]?.sentence);
  if (!window || !first || !sentence) return null;
  const city = asked.trip && cityOf(asked.trip);
  const where = first.without ? null : IN_SITUATION[situation];
  const parts = [...whenWords(window), city, other && first.name, where];
  const doubted = asked.isDoubted && where ? `. ${TODAY_COPY.doubted}` : "";
  return `${parts.filter(Boolean).join(" · ")}: ${sentence}${doubted}`;
}

/** 'Today' or 'Tomorrow morning'; for the reader's own times 'Today' and '8:30–12', or 'Tomorrow 8:30–12' */
function whenWords(window: DayWindow): string[] {
  const { when, isTomorrow } = window;
  if (when !== "own") return [isTomorrow ? TODAY_COPY.tomorrowMorning : TODAY_COPY.title];
  const { short } = shownWindow(window);
  return isTomorrow ? [short] : [TODAY_COPY.title, short];
}
