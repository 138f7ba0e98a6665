// Positions in the picture of the year. One unit is one CSS pixel in the dashboard's side column.
import type { PictureLabel } from "~/contracts/weather/year-picture-parts.ts";
import { type IsoDay, isDay, plusDays, toDate } from "~/domain/calendar.ts";
import { round } from "~/domain/weather/month-cards.ts";

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

interface Span {
  start: IsoDay;
  end: IsoDay;
}

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
