// What fits now and what comes next, in words: for one baby, or for each of several who part ways.
import { CHART_LABELS, SIZE_PAGE_COPY } from "~/copy/growth/size-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { PlannedSizes, SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { CHART_SIZES, type ChartSize } from "~/domain/growth/size-charts.ts";
import { type SizeOutlook, sizeOutlook } from "~/domain/growth/size-outlook.ts";
import type { SizeChange } from "~/domain/growth/size-windows.ts";
import { sizesIn } from "~/domain/wardrobe/size-days.ts";
import { tellNewborn } from "./tell-newborn.ts";
import { tellOutlook } from "./tell-outlook.ts";

/** A size to come. */
export interface ComingSize {
  size: ChartSize;
  label: string;
  /** 'from about Mar 10, give or take 3 weeks'. */
  outlook: string;
}

/** The sizes of one baby. */
export interface ToldSizes {
  /** Counted from 1; null where all babies wear the same. */
  baby: number | null;
  now: { size: ChartSize; words: string };
  next: ComingSize | null;
  later: ComingSize[];
  /** Of newborn and preemie sizes, as long as it holds. */
  hints: string[];
}

export interface Reader {
  today: IsoDay;
  country: string;
}

/** A baby can be so many weeks off the calendar. */
const CALENDAR_WEEKS = 3;
/** What is said beyond these sizes helps nobody yet. */
const MOST_LATER = 3;

/** One entry for each baby whose sizes are known apart, else one for all. */
export function tellSizes(planned: PlannedSizes | null, sizes: SizesOfPlan, reader: Reader): ToldSizes[] {
  if (planned?.kind !== "windows") return [tellOne(byCalendar(sizes), null, reader)];
  return planned.babies.map((windows, baby) => {
    const worn = windows.filter(({ isSkipped }) => !isSkipped);
    const told = tellOne(worn, planned.babies.length > 1 ? baby + 1 : null, reader);
    const need = sizes.newborns[baby];
    return { ...told, hints: need ? tellNewborn(sizes, need, reader) : [] };
  });
}

interface DatedSize {
  size: ChartSize;
  start: SizeChange;
}

function byCalendar({ days }: SizesOfPlan): DatedSize[] {
  return sizesIn(days).map((size) => {
    const on = days[size]?.start ?? null;
    return { size, start: { early: on, safe: on, likely: on, late: on } };
  });
}

function tellOne(sizes: readonly DatedSize[], baby: number | null, reader: Reader): ToldSizes {
  const begun = sizes.filter(({ start }) => start.likely !== null && start.likely <= reader.today);
  const now = begun.at(-1) ?? sizes[0];
  const size = now?.size ?? CHART_SIZES[0];
  const label = CHART_LABELS[size];
  const ahead = sizes.slice(now ? sizes.indexOf(now) + 1 : 0);
  const [next = null, ...later] = ahead.map((one) => coming(one, reader));
  const words = begun.length > 0 ? SIZE_PAGE_COPY.now(label) : SIZE_PAGE_COPY.first(label);
  return { baby, now: { size, words }, next, later: later.slice(0, MOST_LATER), hints: [] };
}

function coming({ size, start }: DatedSize, reader: Reader): ComingSize {
  const isCalendar = start.early === start.late && start.likely !== null;
  const outlook: SizeOutlook = isCalendar
    ? { kind: "about", on: start.likely ?? "", weeks: CALENDAR_WEEKS }
    : sizeOutlook(start, reader.today);
  return {
    size,
    label: CHART_LABELS[size],
    outlook: tellOutlook(outlook, reader.country) ?? SIZE_PAGE_COPY.unknown,
  };
}
