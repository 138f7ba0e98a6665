// Today in words: for each baby the outfit of every situation and time, so that a page shows another one without asking again.

import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import type {
  Dressed,
  RoomBand,
  TimeOutdoors,
  TodayOfBabies,
  TodayView,
} from "~/contracts/today/shown-today.ts";
import { dayWords } from "~/copy/day-words.ts";
import {
  ownTimeWords,
  SHORT_WHENS,
  shortOwnTimeWords,
  shortTomorrowWords,
  sizesWords,
  TODAY_COPY,
  tomorrowWords,
  WHEN_LABELS,
} from "~/copy/today/today-copy.ts";
import { SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { WEATHER } from "~/domain/ids.ts";
import { dueMoment, type PlanDates } from "~/domain/plans/birth-date.ts";
import { day } from "~/domain/today/day-outfit.ts";
import {
  clockIn,
  type DayWindow,
  openingWindow,
  opensWithNight,
  windowsAt,
} from "~/domain/today/day-windows.ts";
import { night } from "~/domain/today/night-outfit.ts";
import { outfit } from "~/domain/today/outfit.ts";
import type { Drawer } from "~/domain/today/outfit-ladder.ts";
import type { OwnTimes } from "~/domain/today/own-times.ts";
import {
  isOuting,
  OUTINGS,
  ROOM_RANGE,
  type Rooms,
  type ShownOuting,
  type ShownSituation,
  situationsAt,
} from "~/domain/today/shown-situation.ts";
import { type Baby, babyAged, type Outfit } from "~/domain/today/today-terms.ts";
import { usualMonth } from "~/domain/today/usual-hours.ts";
import { type WindowWeather, weatherOfWindow } from "~/domain/today/window-weather.ts";
import { keptDrawer, onePerKey, type PlanPiece, wornDrawer } from "~/domain/today/worn-drawer.ts";
import { type WornSizes, wornSizes } from "~/domain/today/worn-sizes.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import { type HourlyForecast, hoursInZone } from "~/domain/weather/hourly-forecast.ts";
import { fahrenheitOf, toCelsius, type Units, wholeDegrees } from "~/domain/weather/units.ts";
import { whoWears } from "~/views/growth/tell-newborn.ts";
import { type ItemRow, readPlanItem } from "~/views/wardrobe/plan-items.ts";
import { type Speaker, speaker } from "./said-outfit.ts";
import { feltReason, saidForecast, weatherAtDoor, weatherLine } from "./said-weather.ts";

interface Plan extends PlanDates {
  babyNames: readonly string[] | null;
  country: string;
}

interface Asked {
  plan: Plan;
  weather: {
    /** Of the place, by whose clock the day goes. */
    timeZone: string;
    monthCards: string | null;
    forecast: HourlyForecast | null;
  };
  sizes: SizesOfPlan;
  items: readonly ItemRow[];
  units: Units;
  /** Epoch milliseconds. */
  now: number;
}

interface OfReader {
  rooms: Rooms;
  /** The situation that the reader looked at last. */
  last: ShownSituation | null;
  /** The reader's own times. */
  own: OwnTimes;
  /** The forecast is of the reader's own position. */
  isHere: boolean;
}

/** The page's view for one reader. */
export function viewToday(asked: Asked, { rooms, last, own, isHere }: OfReader): TodayView {
  const { plan, units, weather, now } = asked;
  const clock = clockIn(weather.timeZone, now);
  const windows = windowsAt(clock, own);
  const groups = groupsOf(asked, windows);
  const situations = situationsAt(babyOn(plan, clock.day).months);
  const months = readMonthCards(weather.monthCards) ?? [];
  const forecast = isForecast(groups) ? saidForecast(weather, now) : null;
  const shownRoom = (fahrenheit: number | null) =>
    fahrenheit === null ? null : wholeDegrees(fahrenheit, units);
  return {
    isGoingHome: !isBorn(plan, clock.day),
    groups,
    windows: windows.map(shownWindow),
    ownTimes: own,
    day: dayWords(clock.day, plan.country, "weekday"),
    situations,
    category: usualMonth(months, clock.day)?.primaryWeatherCategory ?? WEATHER.mild,
    forecast,
    weatherOf: isHere ? (forecast ? "here" : "none") : "plan",
    units,
    rooms: { indoors: shownRoom(rooms.indoors), night: shownRoom(rooms.night) },
    roomRange: rangeIn(units),
    opened: {
      situation: opensWithNight(clock) ? "night" : (situations.find((one) => one === last) ?? "stroller"),
      when: openingWindow(clock, own)?.when ?? "now",
    },
  };
}

function shownWindow(window: DayWindow): TodayView["windows"][number] {
  const { when, isTomorrow } = window;
  const label = when === "own" ? ownTimeWords(window.times) : WHEN_LABELS[when];
  const short = when === "own" ? shortOwnTimeWords(window.times) : SHORT_WHENS[when];
  return {
    when,
    label: isTomorrow ? tomorrowWords(label) : label,
    short: isTomorrow ? shortTomorrowWords(short) : short,
  };
}

/** Whether any time is dressed by the forecast. */
function isForecast(groups: readonly TodayOfBabies[]): boolean {
  return groups.some(({ outdoors }) => Object.values(outdoors ?? {}).some((time) => time.isForecast));
}

/**
 * The line of the dashboard at a size: the first baby's outfit outdoors, at the next time of the day. Null without weather, before the
 * birth, and for any other size than the one that leads.
 */
export function viewTodayLine(asked: Asked, ageRange: AgeRange): string | null {
  const { plan, sizes, weather, now } = asked;
  const clock = clockIn(weather.timeZone, now);
  if (!isBorn(plan, clock.day) || leadingSize(sizes.days, clock.day).ageRange !== ageRange) return null;
  const window = openingWindow(clock);
  const [first] = window ? groupsOf(asked, [window], false) : [];
  const sentence = window && first?.outdoors?.[window.when]?.outfits.stroller?.sentence;
  if (!sentence) return null;
  const title = window.isTomorrow ? TODAY_COPY.tomorrowMorning : TODAY_COPY.title;
  return `${[title, first.name].filter(Boolean).join(" · ")}: ${sentence}`;
}

function rangeIn(units: Units): { from: number; to: number } {
  const { from, to } = ROOM_RANGE;
  return units === "f" ? { from, to } : { from: Math.ceil(toCelsius(from)), to: Math.floor(toCelsius(to)) };
}

function groupsOf(asked: Asked, windows: readonly DayWindow[], isWhole = true): TodayOfBabies[] {
  const { plan, sizes, items, units, weather, now } = asked;
  const { day: today } = clockIn(weather.timeZone, now);
  const baby = babyOn(plan, today);
  const all = wornSizes(sizes, today);
  const weathers = weathersOf(asked, windows);
  const outings = isWhole ? situationsAt(baby.months).filter(isOuting) : (["stroller"] as const);
  return all.map((worn) => {
    const owned = piecesIn(items, worn.sizes);
    const { keys, isCounted } = wornDrawer(owned, worn.sizes);
    const drawer = keptDrawer(keys);
    const say = speaker(owned, isCounted);
    const wearer = { drawer, baby, say, units };
    const inRooms = (dress: (roomF: number) => Outfit) =>
      isWhole ? bandsOf(units, (roomF) => say.inRoom(dress(roomF))) : [];
    return {
      name: all.length > 1 ? nameOf(worn, plan.babyNames) : null,
      sizes: sizesWords(worn.sizes.map((size) => SIZE_LABELS[size])),
      isCounted,
      outdoors:
        weathers && Object.fromEntries(weathers.map((at) => [at.window.when, timeOf(at, outings, wearer)])),
      rooms: {
        indoors: inRooms((roomF) => outfit({ situation: "indoors", roomF }, drawer, baby)),
        night: inRooms((roomF) => night(roomF, drawer, baby)),
      },
    };
  });
}

interface Wearer {
  drawer: Drawer;
  baby: Baby;
  say: Speaker;
  units: Units;
}

/** A window with the weather that it has. */
interface WeatherAt {
  window: DayWindow;
  weather: WindowWeather;
}

const ALL_DAY = [0, 24] as const;

/** The outfits of a time. */
function timeOf(
  { window, weather }: WeatherAt,
  outings: readonly ShownOuting[],
  { drawer, baby, say, units }: Wearer,
): TimeOutdoors {
  const { category, isForecast, hours, wet } = weather;
  const atDoor = weatherAtDoor(weather, units);
  const outfits: Partial<Record<ShownOuting, Dressed>> = {};
  for (const shown of outings) {
    const situation = OUTINGS[shown];
    const worn = day(situation, hours, ALL_DAY, drawer, baby);
    const felt = feltReason(weather, situation, baby, units);
    if (worn) outfits[shown] = say.outdoors(situation, worn, atDoor, felt);
  }
  const line = weatherLine(weather, { day: window.day, units });
  return { category, wet: wet?.kind ?? null, isForecast, line, outfits };
}

/** The weather of each window; null as soon as one has none. */
function weathersOf({ weather }: Asked, windows: readonly DayWindow[]): WeatherAt[] | null {
  const months = readMonthCards(weather.monthCards) ?? [];
  const hours = hoursInZone(weather.forecast?.hours ?? [], weather.timeZone);
  const all = windows.flatMap((window) => {
    const found = weatherOfWindow(window, months, hours);
    return found ? [{ window, weather: found }] : [];
  });
  return all.length === windows.length ? all : null;
}

function isBorn({ expectedDueDate, babyBornOn }: PlanDates, day: IsoDay): boolean {
  return dueMoment(expectedDueDate, day, babyBornOn).kind === "born";
}

function babyOn({ expectedDueDate, babyBornOn }: PlanDates, day: IsoDay): Baby {
  const moment = dueMoment(expectedDueDate, day, babyBornOn);
  return moment.kind === "born"
    ? babyAged(moment.months, { weeks: moment.weeks })
    : babyAged(0, { weeks: 0 });
}

/** 'Mia', or 'Baby 2' without a name. */
function nameOf({ babies }: WornSizes, babyNames: readonly string[] | null): string {
  return whoWears(
    babies.map((baby) => baby + 1),
    babyNames,
  );
}

/** The plan's pieces in these sizes: those of the catalogue, and own items that are as warm as one of them. */
function piecesIn(items: readonly ItemRow[], sizes: readonly AgeRange[]): PlanPiece[] {
  const pieces = items.flatMap((row): PlanPiece[] => {
    const { clothingNameId: nameId } = row;
    const key = isItemKey(nameId) ? nameId : offeredWarmth(row.warmAs);
    if (!key) return [];
    const { owned, setAside, ages } = readPlanItem(row);
    const counts = sizes
      .filter((size) => !setAside.includes(size))
      .map((size) => ownedForAgeRange(nameId, owned ?? {}, size));
    // A piece without a size is counted once for all of them.
    const have = isOneSize(nameId) ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0);
    const asked = sizes.filter((size) => ages.includes(size));
    const isSkipped = asked.length > 0 && asked.every((size) => setAside.includes(size));
    return [{ key, have, isSkipped, ...(key !== nameId && { ownName: row.name }) }];
  });
  return onePerKey(pieces);
}

/** The outfits of all rooms, those of neighboring degrees together. `dress` takes °F. */
function bandsOf(units: Units, dress: (roomF: number) => Dressed): RoomBand[] {
  const bands: RoomBand[] = [];
  const { from, to } = rangeIn(units);
  for (let degrees = from; degrees <= to; degrees += 1) {
    const dressed = dress(fahrenheitOf(degrees, units));
    const last = bands.at(-1);
    if (last && areSame(last.dressed, dressed)) last.to = degrees;
    else bands.push({ from: degrees, to: degrees, dressed });
  }
  return bands;
}

function areSame(before: Dressed, after: Dressed): boolean {
  const said = ({ pieces, wished, notes, why }: Dressed) =>
    [pieces.map(({ key }) => key), wished, notes, why].join("|");
  return said(before) === said(after);
}
