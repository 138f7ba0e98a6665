// Today in words: for each baby the outfit of every situation and time, so that a page shows another one without asking again.

import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import type { StepWord } from "~/contracts/today/mark-form.ts";
import type {
  Dressed,
  RoomBand,
  ShownMarks,
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
  stepUntilWords,
  TODAY_COPY,
  tomorrowWords,
  WHEN_LABELS,
} from "~/copy/today/today-copy.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { WEATHER } from "~/domain/ids.ts";
import { dueMoment, type PlanDates } from "~/domain/plans/birth-date.ts";
import { type DayOutfit, day } from "~/domain/today/day-outfit.ts";
import {
  clockIn,
  type DayWindow,
  openingWindow,
  opensWithNight,
  windowsAt,
} from "~/domain/today/day-windows.ts";
import { night } from "~/domain/today/night-outfit.ts";
import { otherDays } from "~/domain/today/other-days.ts";
import { type Others, otherOutfits, outfit } from "~/domain/today/outfit.ts";
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
import type { MarksOfDay, Step } from "~/domain/today/today-marks.ts";
import { type Baby, babyAged, type Outfit, type Pieces } from "~/domain/today/today-terms.ts";
import { usualMonth } from "~/domain/today/usual-hours.ts";
import { type WindowWeather, weatherOfWindow } from "~/domain/today/window-weather.ts";
import {
  hasNothingOn,
  keptDrawer,
  onePerKey,
  type PlanPiece,
  wornDrawer,
} from "~/domain/today/worn-drawer.ts";
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
import { type ListedPlan, waysToList } from "./wished-list.ts";

interface Plan extends PlanDates, ListedPlan {
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
  /** Of this day, by the clock of the plan's place. */
  marks: MarksOfDay;
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
    marks: shownMarks(asked, clock.day),
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

/** The marks in words. `day` is the reader's. */
function shownMarks({ plan, sizes, items, marks }: Asked, day: IsoDay): ShownMarks {
  const { out, felt, step, until, offer } = marks;
  const owned = out.length > 0 ? wornSizes(sizes, day).flatMap((worn) => piecesIn(items, worn.sizes)) : [];
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
  const { plan, sizes, items, units, weather, marks, now } = asked;
  const { day: today } = clockIn(weather.timeZone, now);
  const baby: Baby = { ...babyOn(plan, today), step: marks.step };
  const all = wornSizes(sizes, today);
  const toList = waysToList({ plan, sizes, items, day: today });
  const weathers = weathersOf(asked, windows);
  const outings = isWhole ? situationsAt(baby.months).filter(isOuting) : (["stroller"] as const);
  return all.map((worn) => {
    const owned = piecesIn(items, worn.sizes);
    const { keys, isCounted } = wornDrawer(owned, worn.sizes);
    const whole = keptDrawer(keys);
    const left = keptDrawer(keys.filter((key) => !marks.out.includes(key)));
    const say = speaker(owned, isCounted, marks.out, (key) => toList(key, worn.sizes));
    const today: Wearer = { left, whole, baby, say, hasOthers: isWhole };
    const tomorrow: Wearer = { ...today, left: whole };
    const inRooms = (
      dress: (roomF: number, drawer: Drawer) => Outfit,
      others?: (roomF: number, drawer: Drawer) => Others,
    ) =>
      isWhole
        ? bandsOf(units, (roomF) => {
            const worn = fromDrawer(today, (drawer) => dress(roomF, drawer), wearOf);
            return worn && say.inRoom(worn, others?.(roomF, left));
          })
        : [];
    return {
      name: all.length > 1 ? nameOf(worn, plan.babyNames) : null,
      sizes: sizesWords(worn.sizes.map((size) => SIZE_LABELS[size])),
      isCounted,
      outdoors:
        weathers &&
        Object.fromEntries(
          weathers.map((at) => [
            at.window.when,
            timeOf(at, outings, at.window.isTomorrow ? tomorrow : today, units),
          ]),
        ),
      rooms: {
        indoors: inRooms(
          (roomF, drawer) => outfit({ situation: "indoors", roomF }, drawer, baby),
          (roomF, drawer) => otherOutfits({ situation: "indoors", roomF }, drawer, baby),
        ),
        night: inRooms((roomF, drawer) => night(roomF, drawer, baby)),
      },
    };
  });
}

interface Wearer {
  /** What isn't in the wash, and all there is. */
  left: Drawer;
  whole: Drawer;
  baby: Baby;
  say: Speaker;
  /** The outfits beside the usual ones are said, too. */
  hasOthers: boolean;
}

const wearOf = ({ wear }: Outfit) => wear;
const doorOf = ({ door }: DayOutfit) => door;

/** The outfit without what is in the wash; null if that leaves nothing to put on, where the whole drawer has something. */
function fromDrawer<Worn>(
  { left, whole }: Wearer,
  dress: (drawer: Drawer) => Worn | null,
  keysOf: (worn: Worn) => Pieces,
): Worn | null {
  const isBare = (worn: Worn | null) => worn !== null && hasNothingOn(keysOf(worn));
  const worn = dress(left);
  return left !== whole && isBare(worn) && !isBare(dress(whole)) ? null : worn;
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
  wearer: Wearer,
  units: Units,
): TimeOutdoors {
  const { category, isForecast, wet } = weather;
  const line = weatherLine(weather, { day: window.day, units });
  const outfits = outfitsOf(weather, outings, wearer, units);
  return { category, wet: wet?.kind ?? null, isForecast, isToday: !window.isTomorrow, line, outfits };
}

function outfitsOf(
  weather: WindowWeather,
  outings: readonly ShownOuting[],
  wearer: Wearer,
  units: Units,
): TimeOutdoors["outfits"] {
  const { left, baby, say, hasOthers } = wearer;
  const atDoor = weatherAtDoor(weather, units);
  const outfits: Partial<Record<ShownOuting, Dressed>> = {};
  for (const shown of outings) {
    const situation = OUTINGS[shown];
    const worn = fromDrawer(wearer, (drawer) => day(situation, weather.hours, ALL_DAY, drawer, baby), doorOf);
    const felt = feltReason(weather, situation, baby, units);
    if (!worn) continue;
    const others = hasOthers
      ? otherDays({ worn, situation, hours: weather.hours, drawer: left, baby })
      : undefined;
    outfits[shown] = say.outdoors(situation, worn, atDoor, felt, others);
  }
  return outfits;
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

/** The outfits of all rooms, those of neighboring degrees together. `dress` takes °F; rooms for which it has none are left out. */
function bandsOf(units: Units, dress: (roomF: number) => Dressed | null): RoomBand[] {
  const bands: RoomBand[] = [];
  const { from, to } = rangeIn(units);
  for (let degrees = from; degrees <= to; degrees += 1) {
    const dressed = dress(fahrenheitOf(degrees, units));
    if (!dressed) continue;
    const last = bands.at(-1);
    if (last?.to === degrees - 1 && areSame(last.dressed, dressed)) last.to = degrees;
    else bands.push({ from: degrees, to: degrees, dressed });
  }
  return bands;
}

/** Equal parts are the same object. */
function areSame(before: Dressed, after: Dressed): boolean {
  const parts = ["pieces", "wished", "notes", "why", "others"] as const;
  const areAsWarm = before.warmth?.need === after.warmth?.need && before.warmth?.got === after.warmth?.got;
  return areAsWarm && parts.every((part) => before[part] === after[part]);
}
