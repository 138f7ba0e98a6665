// For each baby the outfit of every situation and time, so that a page shows another one without asking again.

import type {
  Dressed,
  RoomBand,
  TimeOutdoors,
  TodayOfBabies,
  WayToList,
} from "~/contracts/today/shown-today.ts";
import type { TodayInput, TodayPieceCounts } from "~/contracts/today/today-input.ts";
import { daysBetween, type IsoDay } from "~/domain/calendar.ts";
import { dueMoment, type PlanDates } from "~/domain/plans/birth-date.ts";
import { sum } from "~/domain/sum.ts";
import { type DayOutfit, day } from "~/domain/today/day-outfit.ts";
import { clockIn, type DayWindow } from "~/domain/today/day-windows.ts";
import { isOfWarmth } from "~/domain/today/morning-digest.ts";
import { night, otherNights } from "~/domain/today/night-outfit.ts";
import { otherDays } from "~/domain/today/other-days.ts";
import { type Others, otherOutfits, outfit } from "~/domain/today/outfit.ts";
import type { Drawer } from "~/domain/today/outfit-ladder.ts";
import { hasNothingOn } from "~/domain/today/outfit-sets.ts";
import {
  isOuting,
  OUTINGS,
  ROOM_RANGE,
  type RoomName,
  type ShownOuting,
  type ShownSituation,
  situationsAt,
} from "~/domain/today/shown-situation.ts";
import { type MarksOfDay, marksOn } from "~/domain/today/today-marks.ts";
import { type Baby, babyAged, type Outfit, type Pieces, type Turn } from "~/domain/today/today-terms.ts";
import { leavesWhenOutgrown } from "~/domain/today/usual-drawer.ts";
import { isDoubted, type WindowWeather, weatherOfWindow } from "~/domain/today/window-weather.ts";
import {
  askingOfAll,
  type Found,
  keptDrawer,
  type Level,
  leastThatDresses,
  onePerKey,
  type PlanPiece,
  wornDrawer,
} from "~/domain/today/worn-drawer.ts";
import { type WornSizes, wearsNewborn, wornSizes } from "~/domain/today/worn-sizes.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { CATALOGUE, wearsUntilWash } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { freshnessOf, hoursInZone } from "~/domain/weather/hourly-forecast.ts";
import { fahrenheitOf, toCelsius, type Units } from "~/domain/weather/units.ts";
import { whoWears } from "~/views/growth/tell-newborn.ts";
import { ON_TRIP_COPY, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { type Speaker, speaker } from "./said-outfit.ts";
import { feltReason, weatherAtDoor, weatherLine } from "./said-weather.ts";
import { namedSizesWords, withoutOutfit } from "./without-outfit.ts";

/** The facts at one moment. */
export interface Asked extends Omit<TodayInput, "marks"> {
  /** Of the place. */
  clock: ReturnType<typeof clockIn>;
  /** Of the place's day. */
  marks: MarksOfDay;
  wayTo: WayToList;
  /** There is a forecast that can't be true of the place. */
  isDoubted: boolean;
}

export const NO_WAY: WayToList = () => null;

/** The facts at a moment, `now` in epoch milliseconds. `isHere`: the forecast is of where the reader is, of which no usual weather is known. */
export function askedAt(input: TodayInput, now: number, isHere = false): Asked {
  const clock = clockIn(input.timeZone, now);
  const { forecast, marksZone, months } = input;
  const marksDay = marksZone === undefined ? clock.day : clockIn(marksZone, now).day;
  const isRecent = forecast !== null && freshnessOf(forecast.fetchedAt, now) !== null;
  const isUnlikely = isRecent && !isHere && isDoubted(forecast.hours, months);
  return {
    ...input,
    clock,
    forecast: isRecent && !isUnlikely ? forecast : null,
    isDoubted: isUnlikely,
    marks: marksOn(input.marks, marksDay),
    wayTo: NO_WAY,
  };
}

/**
 * The outfits of all babies, those who wear the same sizes together. With `only` it's those of one situation, without others beside them.
 */
export function groupsOf(
  asked: Asked,
  windows: readonly DayWindow[],
  only: ShownSituation | null = null,
): TodayOfBabies[] {
  const { plan, sizes, pieces, units, clock, marks } = asked;
  const baby: Baby = { ...babyOn(plan, clock.day), step: marks.step };
  const all = wornSizes(sizes, clock.day);
  const weathers = weathersOf(asked, windows);
  const isWhole = only === null;
  const outings = (isWhole ? situationsAt(baby.months) : [only]).filter(isOuting);
  return all.map((worn) => {
    const without = withoutOutfit(worn, clock.day, asked);
    const hasNewborn = wearsNewborn(sizes, worn.babies, clock.day);
    const owned = piecesIn(pieces, worn.sizes).filter(({ key }) => hasNewborn || !leavesWhenOutgrown(key));
    const isBag = isAway(asked);
    const drawer = wornDrawer(owned, worn.sizes, { isBag, hasNewborn });
    const shelves = (out: Pieces) =>
      drawer.levels.map(({ keys, beside, sure }): Shelf => {
        const left = keys.filter((key) => !out.includes(key));
        return { beside, drawer: keptDrawer(left, sure) };
      });
    const whole = shelves([]);
    const left = marks.out.length > 0 ? shelves(marks.out) : whole;
    const say = speaker({
      owned,
      drawer,
      isBag,
      out: isBag ? EVERY_KEY : marks.out,
      wayTo: (key) => asked.wayTo(key, worn.sizes),
    });
    // Where too little is counted, nothing that was bought has to be worn.
    const turnOn = (at: number): Turn | null =>
      drawer.isCounted ? { day: at, wearsOf: (key) => wearsOf(key, owned) } : null;
    const at = daysBetween(FIRST_TURN, clock.day);
    const today: Wearer = { left, whole, baby: { ...baby, turn: turnOn(at) }, say, hasOthers: isWhole };
    const tomorrow: Wearer = { ...today, left: whole, baby: { ...baby, turn: turnOn(at + 1) } };
    const inRooms = (
      room: RoomName,
      dress: (roomF: number, drawer: Drawer) => Outfit,
      others: (roomF: number, drawer: Drawer) => Others,
    ) =>
      (isWhole || room === only) && (without === null || without.kind === "in")
        ? bandsOf(units, (roomF) => {
            const found = fromDrawer(today, (drawer) => dress(roomF, drawer), wearOf);
            return found && say.inRoom(found, isWhole ? others(roomF, found.from.drawer) : undefined);
          })
        : [];
    return {
      name: all.length > 1 ? nameOf(worn, plan.babyNames) : togetherWords(sizes.babies),
      sizes: namedSizesWords(worn),
      isCounted: drawer.isCounted,
      isListed: drawer.isListed,
      without,
      outdoors:
        weathers &&
        Object.fromEntries(
          weathers.map((at) => [
            at.window.when,
            timeOf(at, without ? [] : outings, at.window.isTomorrow ? tomorrow : today, units),
          ]),
        ),
      rooms: {
        indoors: inRooms(
          "indoors",
          (roomF, drawer) => outfit({ situation: "indoors", roomF }, drawer, baby),
          (roomF, drawer) => otherOutfits({ situation: "indoors", roomF }, drawer, baby),
        ),
        night: inRooms(
          "night",
          (roomF, drawer) => night(roomF, drawer, baby),
          (roomF, drawer) => otherNights(roomF, drawer, baby),
        ),
      },
    };
  });
}

/** All babies of a plan, who wear the same; null for a single one. */
function togetherWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? TODAY_COPY.both : TODAY_COPY.allThree;
}

/** On the trip that is under way. */
function isAway({ trip }: Asked): boolean {
  return trip !== undefined && !trip.isAtHome;
}

/** Any day: days are counted from it, so that equal sets take turns. */
const FIRST_TURN = "2000-01-01";

function wearsOf(key: ItemKey, owned: readonly PlanPiece[]): number {
  const have = owned.find((piece) => piece.key === key)?.have ?? 0;
  return wearsUntilWash(key, have);
}

/** On a trip nothing is missing: more may be at home. */
const EVERY_KEY = CATALOGUE.map(({ key }) => key).filter(isItemKey);

/** Clothes to dress from, with their ladders. */
interface Shelf extends Pick<Level, "beside"> {
  drawer: Drawer;
}

interface Wearer {
  /** What isn't in the wash, and all there is; the least first. */
  left: readonly Shelf[];
  whole: readonly Shelf[];
  baby: Baby;
  say: Speaker;
  /** The outfits beside the usual ones are said, too. */
  hasOthers: boolean;
}

const wearOf = ({ wear }: Outfit) => wear;
const doorOf = ({ door }: DayOutfit) => door;

/** The outfit without what is in the wash; null if that leaves nothing to put on, where the whole drawer has something. */
function fromDrawer<Worn extends Pick<Outfit, "lack">>(
  { left, whole }: Wearer,
  dress: (drawer: Drawer) => Worn | null,
  keysOf: (worn: Worn) => Pieces,
): Found<Worn, Shelf> | null {
  const isBare = ([first]: readonly Shelf[]) => {
    const worn = first ? dress(first.drawer) : null;
    return worn !== null && hasNothingOn(keysOf(worn));
  };
  if (left !== whole && isBare(left) && !isBare(whole)) return null;
  return leastThatDresses(left, ({ drawer }) => dress(drawer));
}

/** A window with the weather that it has. */
interface WeatherAt {
  window: DayWindow;
  weather: WindowWeather;
  /** For the line below the sentence. */
  line: string;
}

const ALL_DAY = [0, 24] as const;

/** The outfits of a time. */
function timeOf(
  { window, weather, line }: WeatherAt,
  outings: readonly ShownOuting[],
  wearer: Wearer,
  units: Units,
): TimeOutdoors {
  const { category, isForecast, wet } = weather;
  const outfits = outfitsOf(weather, outings, wearer, units);
  return { category, wet: wet?.kind ?? null, isForecast, isToday: !window.isTomorrow, line, outfits };
}

function outfitsOf(
  weather: WindowWeather,
  outings: readonly ShownOuting[],
  wearer: Wearer,
  units: Units,
): TimeOutdoors["outfits"] {
  const { baby, say, hasOthers } = wearer;
  const atDoor = weatherAtDoor(weather, units);
  const outfits: Partial<Record<ShownOuting, Dressed>> = {};
  for (const shown of outings) {
    const situation = OUTINGS[shown];
    const found = fromDrawer(
      wearer,
      (drawer) => day(situation, weather.hours, ALL_DAY, drawer, baby),
      doorOf,
    );
    const felt = feltReason(weather, situation, baby, units);
    if (!found) continue;
    const { worn, from } = found;
    // Sets that take turns are no other morning.
    const ofAnyDay = (drawer: Drawer) =>
      day(situation, weather.hours, ALL_DAY, drawer, { ...baby, turn: null });
    const others = hasOthers
      ? otherDays({ worn, situation, hours: weather.hours, drawer: from.drawer, baby })
      : undefined;
    const said = say.outdoors(situation, found, atDoor, felt, others);
    outfits[shown] = hasOthers ? said : { ...said, compared: comparedOf(ofAnyDay(from.drawer) ?? worn) };
  }
  return outfits;
}

function comparedOf({ door, take, stay }: DayOutfit): NonNullable<Dressed["compared"]> {
  return { warm: [...door, ...take].filter(isOfWarmth), stay };
}

/** The weather of each window; null as soon as one has none. */
export function weathersOf(asked: Asked, windows: readonly DayWindow[]): WeatherAt[] | null {
  const { months, forecast, timeZone } = asked;
  const hours = hoursInZone(forecast?.hours ?? [], timeZone);
  const all = windows.flatMap((window) => {
    const found = weatherOfWindow(window, months, hours);
    return found ? [{ window, weather: found, line: lineOf(asked, window, found) }] : [];
  });
  return all.length === windows.length ? all : null;
}

function lineOf(asked: Asked, { day }: DayWindow, weather: WindowWeather): string {
  const line =
    isAway(asked) && !weather.isForecast
      ? ON_TRIP_COPY.days
      : weatherLine(weather, { day, units: asked.units });
  return asked.isDoubted ? `${line}. ${TODAY_COPY.doubted}` : line;
}

/** The first baby on a day of the plan's. */
export function babyOn({ expectedDueDate, babyBornOn }: PlanDates, day: IsoDay): Baby {
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

/** The plan's pieces in these sizes. */
export function piecesIn(pieces: readonly TodayPieceCounts[], sizes: readonly AgeRange[]): PlanPiece[] {
  return onePerKey(
    pieces.map(({ key, own, sizes: bySize }): PlanPiece => {
      const worn = sizes.flatMap((size) => bySize[size] ?? []);
      const kept = worn.filter(({ isSetAside }) => !isSetAside);
      const counts = kept.map(({ have }) => have);
      const away = sum(kept.map((piece) => piece.away ?? 0));
      // A piece without a size is counted once for all of them.
      const all = isOneSize(own?.nameId ?? key) ? Math.max(0, ...counts) : sum(counts);
      const have = Math.max(0, all - away);
      const asked = worn.filter(({ isAsked }) => isAsked);
      const isSkipped = asked.length > 0 && asked.every(({ isSetAside }) => isSetAside);
      return { key, have, isSkipped, ...askingOfAll(kept), ...(own && { ownName: own.name }) };
    }),
  );
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

/** The degrees of a room that can be said, whole ones of these units. */
export function rangeIn(units: Units): { from: number; to: number } {
  const { from, to } = ROOM_RANGE;
  return units === "f" ? { from, to } : { from: Math.ceil(toCelsius(from)), to: Math.floor(toCelsius(to)) };
}
