// Today in words: for each baby the outfit of every situation and time, so that a page shows another one without asking again.

import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import type {
  Dressed,
  OutdoorSituation,
  RoomBand,
  TodayOfBabies,
  TodayView,
} from "~/contracts/today/shown-today.ts";
import { dayWords } from "~/copy/day-words.ts";
import {
  sizesWords,
  TODAY_COPY,
  tomorrowWords,
  usualForWords,
  usualWeatherWords,
  WHEN_LABELS,
} from "~/copy/today/today-copy.ts";
import { SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { degreesWords } from "~/copy/weather/weather-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { WEATHER } from "~/domain/ids.ts";
import { dueMoment, type PlanDates } from "~/domain/plans/birth-date.ts";
import {
  type ClockTime,
  type DayWindow,
  openingWindow,
  opensWithNight,
  windowsAt,
} from "~/domain/today/day-windows.ts";
import { night } from "~/domain/today/night-outfit.ts";
import { outfit } from "~/domain/today/outfit.ts";
import {
  ROOM_RANGE,
  type Rooms,
  SHOWN_SITUATIONS,
  type ShownSituation,
} from "~/domain/today/shown-situation.ts";
import { type Baby, babyAged, CALM, type Outdoors, type Outfit } from "~/domain/today/today-terms.ts";
import { usualHours, usualMonth } from "~/domain/today/usual-hours.ts";
import { keptDrawer, onePerKey, type PlanPiece, wornDrawer } from "~/domain/today/worn-drawer.ts";
import { type WornSizes, wornSizes } from "~/domain/today/worn-sizes.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import type { MonthCard } from "~/domain/weather/month-cards.ts";
import { fahrenheitOf, toCelsius, type Units, wholeDegrees } from "~/domain/weather/units.ts";
import { whoWears } from "~/views/growth/tell-newborn.ts";
import { type ItemRow, readPlanItem } from "~/views/wardrobe/plan-items.ts";
import { speaker } from "./said-outfit.ts";

interface Plan extends PlanDates {
  babyNames: readonly string[] | null;
  monthCards: string | null;
  country: string;
}

interface Asked {
  plan: Plan;
  sizes: SizesOfPlan;
  items: readonly ItemRow[];
  clock: ClockTime;
  units: Units;
}

/** The page's view. `last` is what the reader looked at last. */
export function viewToday(
  asked: Asked,
  { rooms, last }: { rooms: Rooms; last: ShownSituation | undefined },
): TodayView {
  const { plan, clock, units } = asked;
  const windows = windowsAt(clock);
  const shownRoom = (fahrenheit: number | null) =>
    fahrenheit === null ? null : wholeDegrees(fahrenheit, units);
  return {
    isGoingHome: !isBorn(plan, clock.day),
    groups: groupsOf(asked, windows),
    windows: windows.map(({ when, isTomorrow }) => ({
      when,
      label: isTomorrow ? tomorrowWords(WHEN_LABELS[when]) : WHEN_LABELS[when],
    })),
    day: dayWords(clock.day, plan.country, "weekday"),
    usual: usualForWords(clock.day),
    category:
      usualMonth(readMonthCards(plan.monthCards) ?? [], clock.day)?.primaryWeatherCategory ?? WEATHER.mild,
    units,
    rooms: { indoors: shownRoom(rooms.indoors), night: shownRoom(rooms.night) },
    roomRange: rangeIn(units),
    opened: {
      situation: opensWithNight(clock) ? "night" : (last ?? SHOWN_SITUATIONS[0]),
      when: openingWindow(clock)?.when ?? "now",
    },
  };
}

/**
 * The line of the dashboard at a size: the first baby's outfit outdoors, at the next time of the day. Null without weather, before the
 * birth, and for any other size than the one that leads.
 */
export function viewTodayLine(asked: Asked, ageRange: AgeRange): string | null {
  const { plan, sizes, clock } = asked;
  if (!isBorn(plan, clock.day) || leadingSize(sizes.days, clock.day).ageRange !== ageRange) return null;
  const window = openingWindow(clock);
  const [first] = window ? groupsOf(asked, [window], false) : [];
  const sentence = window && first?.outdoors?.get(window.when)?.stroller.sentence;
  if (!sentence) return null;
  const title = window.isTomorrow ? TODAY_COPY.tomorrowMorning : TODAY_COPY.title;
  return `${[title, first.name].filter(Boolean).join(" · ")}: ${sentence}`;
}

function rangeIn(units: Units): { from: number; to: number } {
  const { from, to } = ROOM_RANGE;
  return units === "f" ? { from, to } : { from: Math.ceil(toCelsius(from)), to: Math.floor(toCelsius(to)) };
}

function groupsOf(asked: Asked, windows: readonly DayWindow[], hasRooms = true): TodayOfBabies[] {
  const { plan, sizes, items, clock, units } = asked;
  const months = readMonthCards(plan.monthCards);
  const baby = babyOn(plan, clock.day);
  const all = wornSizes(sizes, clock.day);
  return all.map((worn) => {
    const owned = piecesIn(items, worn.sizes);
    const { keys, isCounted } = wornDrawer(owned, worn.sizes);
    const drawer = keptDrawer(keys);
    const say = speaker(owned, isCounted);
    const inRooms = (dress: (roomF: number) => Outfit) =>
      hasRooms ? bandsOf(units, (roomF) => say(dress(roomF), null)) : [];
    return {
      name: all.length > 1 ? nameOf(worn, plan.babyNames) : null,
      sizes: sizesWords(worn.sizes.map((size) => SIZE_LABELS[size])),
      isCounted,
      outdoors:
        months &&
        dressOutdoors(months, windows, units, (situation, tempF, weather) =>
          say(outfit({ situation, weather: { ...CALM, tempF } }, drawer, baby), weather),
        ),
      rooms: {
        indoors: inRooms((roomF) => outfit({ situation: "indoors", roomF }, drawer, baby)),
        night: inRooms((roomF) => night(roomF, drawer, baby)),
      },
    };
  });
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

const OUTDOORS: Readonly<Record<OutdoorSituation, Outdoors>> = {
  stroller: "stroller",
  asleep: "stroller_asleep",
};

/** For each window its coldest hour, because layers come off more easily than they come from home. */
function dressOutdoors(
  months: readonly MonthCard[],
  windows: readonly DayWindow[],
  units: Units,
  dress: (situation: Outdoors, tempF: number, weather: string) => Dressed,
): TodayOfBabies["outdoors"] {
  const dressed = windows.map(({ when, day, hours: [from, before] }) => {
    const usual = (usualHours(months, day) ?? []).map((tempF, hour) => ({ hour, tempF })).slice(from, before);
    const [coldest] = usual.toSorted((a, b) => a.tempF - b.tempF);
    if (!coldest) return null;
    const { hour, tempF } = coldest;
    const weather = usualWeatherWords(degreesWords(wholeDegrees(tempF, units), units), hour);
    const each = {
      stroller: dress(OUTDOORS.stroller, tempF, weather),
      asleep: dress(OUTDOORS.asleep, tempF, weather),
    };
    return [when, each] as const;
  });
  return dressed.every((one) => one !== null) ? new Map(dressed) : null;
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
