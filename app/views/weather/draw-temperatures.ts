// The band between the months' mean highs and lows, its scale, and the labels at its extremes. Drawn in °F so
// that its shape is the same in all units; only the texts beside it are converted.
import type { BandPiece, PictureLabel, YearPicture } from "~/contracts/weather/year-picture-parts.ts";
import { degreesWords } from "~/copy/weather/weather-copy.ts";
import { plusDays } from "~/domain/calendar.ts";
import { type MonthCard, round } from "~/domain/weather/month-cards.ts";
import { degreesIn, fahrenheitOf, type Units, wholeDegrees } from "~/domain/weather/units.ts";
import { areaPath, type CurvePiece, linePath, monotoneCurve } from "~/lib/monotone-curve.ts";
import { centred, LAYOUT, type TimeScale } from "./year-layout.ts";

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

/** The month cards' temperatures as lines and labels. */
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
