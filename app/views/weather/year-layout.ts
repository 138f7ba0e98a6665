// Where things stand on the picture of the year. One unit is one CSS pixel in the dashboard's side column.
import type { PictureLabel } from "~/contracts/weather/year-picture.ts";
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
  /** Between them lie the temperatures; a label fits above the highest and below the lowest. */
  warmest: 38,
  coldest: 126,
  bars: { top: 158, base: 184 },
  months: 197,
  ageRanges: 246,
  /** What the page draws by itself at these heights. */
  levels: { top: 18, base: 184, strip: 204, stripEnd: 226, brackets: 231 },
} as const;

/** From the days of one year to places between left and right. */
export interface TimeScale {
  first: IsoDay;
  last: IsoDay;
  /** Where the day begins. */
  xOf: (day: IsoDay) => number;
  /** Null when today is outside the year. */
  todayX: number | null;
}

interface Span {
  start: IsoDay;
  end: IsoDay;
}

/** Of a character of a label, in a wide face at the size of 12. */
const CHARACTER = 7.6;
const GAP = 4;

/** From the first day to the last; null when the spans leave a gap, overlap or name no real day. */
export function joined(spans: readonly Span[]): Span | null {
  const [start, end] = [spans.at(0)?.start, spans.at(-1)?.end];
  if (!start || !end || !spans.every(isSpan)) return null;
  const follows = ({ start }: Span, at: number) => start === plusDays(spans[at]?.end ?? start, 1);
  return spans.slice(1).every(follows) ? { start, end } : null;
}

/** The scale on which `start` begins at the left and `end` ends at the right. */
export function timeScale({ start, end }: Span, today: IsoDay | null): TimeScale {
  const known = new Map<IsoDay, number>();
  const origin = toDate(start).getTime();
  const unit = (LAYOUT.right - LAYOUT.left) / (toDate(plusDays(end, 1)).getTime() - origin);
  // Remembered, because the same few days are asked for again and again.
  const xOf = (day: IsoDay) => {
    const x = known.get(day) ?? LAYOUT.left + (toDate(day).getTime() - origin) * unit;
    known.set(day, x);
    return x;
  };
  const isInside = today !== null && start <= today && today <= end;
  return { first: start, last: end, xOf, todayX: isInside ? xOf(today) : null };
}

/** A label centred on x, or as near to it as it fits into the year and beside a line at `line`. */
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
