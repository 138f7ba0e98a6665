// Positions in the picture of the year, and its band between the months' mean highs and lows. One unit is one CSS pixel in the
// dashboard's side column.

import type { BandPiece, PictureLabel, YearPicture } from "~/contracts/weather/year-picture-parts.ts";
import { type IsoDay, isDay, plusDays, toDate } from "~/domain/calendar.ts";
import { type MonthCard, round } from "~/domain/weather/month-cards.ts";
import { degreesIn, fahrenheitOf, type Units, wholeDegrees } from "~/domain/weather/units.ts";
import { areaPath, type CurvePiece, linePath, monotoneCurve } from "~/lib/monotone-curve.ts";
import { degreesWords } from "~/words/en/weather/weather-copy.ts";

export const LAYOUT = {
  width: 304,
  height: 252,
  /** The year's first and last moment. */
  left: 42,
  right: 298,
  /** Baseline of 'Due' and 'Today'. */
  marks: 13,
  /** The range of the temperatures; it leaves room for a label above the highest and below the lowest. */
  warmest: 38,
  coldest: 126,
  bars: { top: 158, base: 184 },
  months: 197,
  ageRanges: 246,
  /** Heights at which the page itself draws. */
  levels: { top: 18, base: 184, strip: 204, stripEnd: 226, brackets: 231 },
} as const;

/** Maps the days of a year to positions between left and right. */
export interface TimeScale {
  first: IsoDay;
  last: IsoDay;
  /** The position where the day begins. */
  xOf: (day: IsoDay) => number;
  /** Null if today is outside the year. */
  todayX: number | null;
}

type Span = { start: IsoDay; end: IsoDay };

/** The width of a label's character, in a wide typeface at size 12. */
const CHARACTER = 7.6;
const GAP = 4;

/** From the first day to the last; null if the spans have a gap, overlap, or contain an invalid day. */
export function joined(spans: readonly Span[]): Span | null {
  const [start, end] = [spans.at(0)?.start, spans.at(-1)?.end];
  if (!start || !end || !spans.every(isSpan)) return null;
  const follows = ({ start }: Span, at: number) => start === plusDays(spans[at]?.end ?? start, 1);
  return spans.slice(1).every(follows) ? { start, end } : null;
}

/** The scale on which `start` begins at the left edge and `end` ends at the right edge. */
export function timeScale({ start, end }: Span, today: IsoDay | null): TimeScale {
  const known = new Map<IsoDay, number>();
  const origin = toDate(start).getTime();
  const unit = (LAYOUT.right - LAYOUT.left) / (toDate(plusDays(end, 1)).getTime() - origin);
  // Cached, because the same few days come up again and again.
  const xOf = (day: IsoDay) => {
    const x = known.get(day) ?? LAYOUT.left + (toDate(day).getTime() - origin) * unit;
    known.set(day, x);
    return x;
  };
  const isInside = today !== null && start <= today && today <= end;
  return { first: start, last: end, xOf, todayX: isInside ? xOf(today) : null };
}

/** A label centered on x, or as close as it fits inside the year without crossing the line at `line`. */
export function centred(text: string, x: number, y: number, line: number | null = null): PictureLabel {
  const half = (text.length * CHARACTER) / 2;
  const [first, last] = [LAYOUT.left + GAP + half, LAYOUT.right - half];
  const inside = Math.min(Math.max(x, first), last);
  const isCrossed = line !== null && Math.abs(inside - line) < half + GAP;
  const places = isCrossed ? [line - half - GAP, line + half + GAP] : [];
  const [place = inside] = places
    .filter((at) => first <= at && at <= last)
    .sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  return { text, x: round(place, 1), y: round(y, 1), anchor: "middle" };
}

function isSpan({ start, end }: Span): boolean {
  return isDay(start) && isDay(end) && start <= end;
}

type Temperatures = Pick<YearPicture, "gridlines" | "band" | "warmY" | "coldY" | "extremes">;
type Cards = readonly MonthCard[];
type Height = (fahrenheit: number) => number;

/** A point of the band; the year's ends have one too, half a month from the next. */
interface Station {
  x: number;
  high: number;
  low: number;
  isEstimated: boolean;
}

/** A year with a smaller range in °F would look wilder than it is. */
const MIN_SPAN = 60;
/** Round numbers of each unit; °C has fewer of them, so one more is shown. */
const TICKS = {
  f: { steps: [20, 30, 40, 50, 100], most: 3 },
  c: { steps: [10, 20, 30, 50, 100], most: 4 },
} as const;
const WARM = 95;
const COLD = 5;

/**
 * The month cards' temperatures as lines and labels: drawn in °F, so that the shape is the same in all units; only the texts
 * beside it are converted.
 */
export function drawTemperatures(cards: Cards, time: TimeScale, units: Units): Temperatures {
  const low = Math.min(...cards.map((card) => card.avgTempMin));
  const high = Math.max(...cards.map((card) => card.avgTempMax));
  const room = Math.max(0, MIN_SPAN - (high - low)) / 2;
  const [from, to] = [low - room, high + room];
  const { warmest, coldest } = LAYOUT;
  const yOf: Height = (fahrenheit) => coldest - ((fahrenheit - from) / (to - from)) * (coldest - warmest);
  return {
    gridlines: ticksBetween(from, to, units).map((fahrenheit) => gridline(fahrenheit, yOf, units)),
    band: drawBand(stationsOf(cards, time), yOf),
    warmY: round(yOf(WARM), 1),
    coldY: round(yOf(COLD), 1),
    extremes: labelExtremes(cards, time, yOf, units),
  };
}

/** The units' round numbers between two temperatures; everything here is in °F. */
function ticksBetween(from: number, to: number, units: Units): number[] {
  const [lowest, highest] = [degreesIn(from, units), degreesIn(to, units)];
  const multiples = (step: number) => {
    const first = Math.ceil(lowest / step);
    const count = Math.floor(highest / step) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, at) => (first + at) * step);
  };
  const { steps, most } = TICKS[units];
  const ticks = steps.map(multiples).find(({ length }) => length <= most) ?? [];
  return ticks.map((degrees) => fahrenheitOf(degrees, units));
}

function gridline(fahrenheit: number, yOf: Height, units: Units): Temperatures["gridlines"][number] {
  const y = round(yOf(fahrenheit), 1);
  return {
    y,
    label: {
      text: degreesWords(wholeDegrees(fahrenheit, units), units),
      x: LAYOUT.left - 5,
      y: round(y + 4, 1),
      anchor: "end",
    },
  };
}

function stationsOf(cards: Cards, time: TimeScale): Station[] {
  const inMonths = cards.map((card) => ({
    x: middleOf(card, time),
    high: card.avgTempMax,
    low: card.avgTempMin,
    isEstimated: card.estimated,
  }));
  const [first, last] = [inMonths.at(0), inMonths.at(-1)];
  if (!first || !last) return [];
  // The climate repeats, so the year starts halfway between its first month and its last.
  const isKnown = first.isEstimated === last.isEstimated;
  const between = { high: (first.high + last.high) / 2, low: (first.low + last.low) / 2 };
  return [
    { ...first, ...(isKnown && between), x: LAYOUT.left },
    ...inMonths,
    { ...last, ...(isKnown && between), x: LAYOUT.right },
  ];
}

function drawBand(stations: readonly Station[], yOf: Height): BandPiece[] {
  const lows = monotoneCurve(stations.map(({ x, low }) => ({ x, y: yOf(low) })));
  // A curve with all control points above another's lies above it: this keeps highs from dipping under lows.
  const highs = monotoneCurve(stations.map(({ x, high }) => ({ x, y: yOf(high) }))).map((piece, at) =>
    notBelow(piece, lows[at] ?? piece),
  );
  const isEstimated = (at: number) => [stations[at], stations[at + 1]].some((end) => end?.isEstimated);
  const pieces = lows.map((_, at) => at);
  const starts = pieces.filter((at) => at === 0 || isEstimated(at) !== isEstimated(at - 1));
  return starts.map((start, run) => {
    const high = highs.slice(start, starts[run + 1]);
    const low = lows.slice(start, starts[run + 1]);
    return {
      area: areaPath(high, low),
      high: linePath(high),
      low: linePath(low),
      isEstimated: isEstimated(start),
    };
  });
}

function notBelow(piece: CurvePiece, other: CurvePiece): CurvePiece {
  const [a, b, c, d] = piece.y;
  const [e, f, g, h] = other.y;
  return { x: piece.x, y: [Math.min(a, e), Math.min(b, f), Math.min(c, g), Math.min(d, h)] };
}

/** Only for months with weather data: the others are guesses, and a figure would look like a fact. */
function labelExtremes(cards: Cards, time: TimeScale, yOf: Height, units: Units): PictureLabel[] {
  const known = cards.filter((card) => !card.estimated);
  const [warmest] = known.toSorted((a, b) => b.avgTempMax - a.avgTempMax);
  const [coldest] = known.toSorted((a, b) => a.avgTempMin - b.avgTempMin);
  if (!warmest || !coldest) return [];
  const label = (card: MonthCard, fahrenheit: number, beside: number) =>
    centred(
      degreesWords(wholeDegrees(fahrenheit, units), units),
      middleOf(card, time),
      yOf(fahrenheit) + beside,
      time.todayX,
    );
  return [label(warmest, warmest.avgTempMax, -6), label(coldest, coldest.avgTempMin, 15)];
}

function middleOf({ startDate, endDate }: MonthCard, { xOf }: TimeScale): number {
  return (xOf(startDate) + xOf(plusDays(endDate, 1))) / 2;
}
