// The layout of the year's picture: positions of all lines, bars, and words. The page only draws it, so that browsers need no
// chart library.

import type {
  GroupBlock,
  PictureBar,
  PictureLabel,
  PictureMark,
  YearPicture,
} from "~/contracts/weather/year-picture-parts.ts";
import { type IsoDay, plusDays, plusMonths } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import type { SizeChange } from "~/domain/growth/size-windows.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { PLANNED_MONTHS } from "~/domain/wardrobe/growth.ts";
import { type DaysOfSize, type SizeDays, sizesIn } from "~/domain/wardrobe/size-days.ts";
import { sizesOver, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { type MonthCard, round, yearOfCards } from "~/domain/weather/month-cards.ts";
import type { Units } from "~/domain/weather/units.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { DAY_COUNTS } from "~/words/en/weather/weather-copy.ts";
import { sizeMark, YEAR_COPY } from "~/words/en/weather/year-picture-copy.ts";
import { centred, drawTemperatures, joined, LAYOUT, type TimeScale, timeScale } from "./draw-temperatures.ts";
import { tellYear } from "./tell-year.ts";

/** If no month has more, the highest bar doesn't use its full height: few days should look like few. */
const FEW_DAYS = 10;
const BAR = { width: 6, gap: 1.5 };

/** Two small bars per month, for its days with rain and its days with snow (none for no day), and a label on the highest. */
function drawPrecipitation(
  cards: readonly MonthCard[],
  time: TimeScale,
): Pick<YearPicture, "bars" | "barLabel"> {
  const most = Math.max(...cards.flatMap(({ rainDays, snowDays }) => [rainDays, snowDays]));
  const { top, base } = LAYOUT.bars;
  const scale = (base - top) / Math.max(most, FEW_DAYS);
  const hasSnow = cards.some(({ snowDays }) => snowDays > 0);
  const bars = cards.flatMap((card): (PictureBar & { days: number })[] => {
    const middle = (time.xOf(card.startDate) + time.xOf(plusDays(card.endDate, 1))) / 2;
    const bar = (kind: PictureBar["kind"], days: number, x: number) => {
      const height = round(days * scale, 1);
      return { kind, days, x: round(x, 1), y: round(base - height, 1), width: BAR.width, height };
    };
    const beside = (BAR.width + BAR.gap) / 2;
    return [
      bar("rain", card.rainDays, middle - BAR.width / 2 - (hasSnow ? beside : 0)),
      bar("snow", card.snowDays, middle - BAR.width / 2 + beside),
    ].filter(({ days }) => days > 0);
  });
  const highest = bars.find(({ days }) => days === most);
  return {
    bars: bars.map(({ days, ...bar }) => bar),
    barLabel: highest
      ? centred(DAY_COUNTS.days(highest.days), highest.x + BAR.width / 2, highest.y - 4, time.todayX)
      : null,
  };
}

interface Year {
  /** Of all months of the plan. */
  monthCards: readonly MonthCard[] | null;
  weatherGroups: Readonly<Record<AgeRange, readonly WeatherGroup[]>> | null;
  /** The birth date if known, else the due date. */
  start: IsoDay;
  /** When each size is worn. */
  days: SizeDays;
  /** When sizes that follow the baby begin, with how sure that is. */
  starts?: SizesOfPlan["starts"];
  /** Null for a picture that is the same every day. */
  today: IsoDay | null;
  /** Null once the baby is born, also on the very day. */
  dueDate: IsoDay | null;
  units: Units;
  /** The place's, in whose order dates are written. */
  country: string;
}

const ROOM = { symbol: 20, initial: 10, size: 36, overSize: 60 };

/**
 * Null if the weather is unreadable: missing, or its cards and groups don't cover the same gapless months. Of a plan of more
 * than a year, the year from today's month on is drawn.
 */
export function drawYear(of: Year): YearPicture | null {
  const { weatherGroups, start, today, dueDate, units, country } = of;
  const monthCards = of.monthCards && yearOfCards(of.monthCards, today);
  if (!monthCards || !weatherGroups) return null;
  const days = within(of.days, monthCards);
  const groups = inTurn(AGE_RANGES.flatMap((ageRange) => weatherGroups[ageRange])).flatMap((group) =>
    clipped(group, monthCards),
  );
  const year = sameYear(monthCards, groups);
  if (!year) return null;
  const time = timeScale(year, today);
  // After the whole year, marking its sizes as over would add nothing.
  const over = today === null || time.todayX === null ? [] : sizesOver(sizeTimes(days, today));
  const startsOn = start !== year.start ? null : start === dueDate ? "due" : "born";
  return {
    width: LAYOUT.width,
    height: LAYOUT.height,
    left: LAYOUT.left,
    right: LAYOUT.right,
    levels: LAYOUT.levels,
    ...drawTemperatures(monthCards, time, units),
    ...drawPrecipitation(monthCards, time),
    ...drawCalendar(time),
    groups: groups.map((group) => drawGroup(group, time)),
    categories: [...new Set(groups.map(({ category }) => category))],
    ageRanges: sizesIn(days).map((ageRange) => drawAgeRange(ageRange, days, time, over.includes(ageRange))),
    changes: drawChanges({ ...of, days }, time),
    start: startsOn && drawStart(YEAR_COPY[startsOn]),
    today: time.todayX === null ? null : drawToday(time.todayX),
    hasEstimates: [...monthCards, ...groups].some(({ estimated }) => estimated),
    ...tellYear({
      monthCards,
      groups,
      days,
      startsOn,
      today: time.todayX === null ? null : today,
      over,
      units,
      country,
    }),
  };
}

/** The days that cards and groups cover; null if they cover others, or have a gap. */
function sameYear(cards: readonly MonthCard[], groups: readonly WeatherGroup[]): DaysOfSize | null {
  const year = joined(cards.map(({ startDate: start, endDate: end }) => ({ start, end })));
  const ofGroups = joined(groups);
  return year && year.start === ofGroups?.start && year.end === ofGroups.end ? year : null;
}

/** A stretch of days as far as it is in the months of these cards; none if it isn't. */
function clipped<Stretch extends DaysOfSize>(stretch: Stretch, cards: readonly MonthCard[]): Stretch[] {
  const [first, last] = [cards.at(0)?.startDate ?? stretch.start, cards.at(-1)?.endDate ?? stretch.end];
  if (stretch.end < first || stretch.start > last) return [];
  const start = stretch.start < first ? first : stretch.start;
  return [{ ...stretch, start, end: stretch.end > last ? last : stretch.end }];
}

function within(days: SizeDays, cards: readonly MonthCard[]): SizeDays {
  return Object.fromEntries(
    sizesIn(days).flatMap((size) => {
      const [own] = days[size] ? clipped(days[size], cards) : [];
      return own ? [[size, own]] : [];
    }),
  );
}

/** Babies who have parted wear two sizes at once; a stretch of weather is drawn once, with the size that began first. */
function inTurn(groups: readonly WeatherGroup[]): WeatherGroup[] {
  const drawn: WeatherGroup[] = [];
  for (const group of groups) {
    const before = drawn.at(-1)?.end;
    if (before === undefined || group.start > before) drawn.push(group);
    else if (group.end > before) drawn.push({ ...group, start: plusDays(before, 1) });
  }
  return drawn;
}

/** 'Due' stands left of its line, to leave room for 'Today'. */
function drawStart(text: string): PictureMark {
  return { x: LAYOUT.left, label: { text, x: LAYOUT.left - 5, y: LAYOUT.marks, anchor: "end" } };
}

function drawToday(x: number): PictureMark {
  return { x: round(x, 1), label: centred(YEAR_COPY.today, x, LAYOUT.marks) };
}

/** The calendar months, which rarely begin on the same day as the baby's; a month cut short gets no initial. */
function drawCalendar({ first, last, xOf }: TimeScale): Pick<YearPicture, "monthTicks" | "months"> {
  const starts = Array.from({ length: PLANNED_MONTHS + 2 }, (_, at) =>
    plusMonths(`${first.slice(0, 8)}01`, at),
  );
  const months = starts.slice(0, -1).flatMap((month, at): PictureLabel[] => {
    const from = Math.max(xOf(month), LAYOUT.left);
    const to = Math.min(xOf(starts[at + 1] ?? month), LAYOUT.right);
    if (to - from < ROOM.initial) return [];
    const text = monthWords(month, "initial");
    return [{ text, x: round((from + to) / 2, 1), y: LAYOUT.months, anchor: "middle" }];
  });
  return {
    monthTicks: starts.filter((day) => first <= day && day <= last).map((day) => round(xOf(day), 1)),
    months,
  };
}

function drawGroup({ category, start, end, estimated }: WeatherGroup, time: TimeScale): GroupBlock {
  const { x, width } = stretch(start, end, time);
  return { category, x, width, isEstimated: estimated, hasSymbol: width >= ROOM.symbol };
}

function drawAgeRange(
  ageRange: AgeRange,
  days: SizeDays,
  time: TimeScale,
  isOver: boolean,
): YearPicture["ageRanges"][number] {
  const { start, end } = days[ageRange] ?? { start: time.first, end: time.last };
  const { x, width } = stretch(start, end, time);
  // A size of the calendar has room for both; one of the baby's own may be worn for a few weeks only.
  const text = width < ROOM.size ? "" : sizeMark(ageRange, isOver && width >= ROOM.overSize);
  return { x, width, label: centred(text, x + width / 2, LAYOUT.ageRanges) };
}

/** Before each size but the first. */
function drawChanges({ starts, days }: Year, time: TimeScale): YearPicture["changes"] {
  return sizesIn(days)
    .slice(1)
    .flatMap((size) => drawChange(starts?.[size], time));
}

/** From the day on which a size may already begin to the one on which it surely has, within the year. */
function drawChange(change: SizeChange | undefined, time: TimeScale): YearPicture["changes"] {
  if (!change?.early || !change.late) return [];
  const start = change.early < time.first ? time.first : change.early;
  const end = change.late > time.last ? time.last : change.late;
  return start < end ? [stretch(start, end, time)] : [];
}

/** Ends exactly where the next one begins, even after rounding. */
function stretch(start: IsoDay, end: IsoDay, { xOf }: TimeScale): { x: number; width: number } {
  const x = round(xOf(start), 1);
  return { x, width: round(round(xOf(plusDays(end, 1)), 1) - x, 1) };
}
