// When a plan asks for heavy outerwear, and in which size: two weeks before the weather that needs it, in the size that is worn then.
// Months ahead, no one knows which size a baby will wear on the first cold day, and a winter suit in the wrong size is wasted money.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import type { CalculatedQuantities } from "./quantities.ts";
import { type DaysOfSize, type SizeDays, sizesIn, sizeWornOn } from "./size-days.ts";
import { type GroupsByAge, isNeeded } from "./size-pieces.ts";
import { uncountedGroups } from "./size-totals.ts";

/** The decision on an item in one size. */
export type OuterwearDecision =
  /** It is asked for. */
  | { kind: "now" }
  /** It isn't asked for before this day. */
  | { kind: "waits"; day: IsoDay }
  /** Another size is asked for in its place. */
  | { kind: "other"; size: AgeRange }
  /** Its weather is as good as over. */
  | { kind: "over" };

export type OuterwearDecisions = Partial<Record<AgeRange, OuterwearDecision>>;

/** A plan as far as decisions go. */
export interface DecidingPlan {
  groups: GroupsByAge;
  /** For how many days this baby wears newborn sizes; null for the catalogue's. */
  newbornDays: number | null;
  /** When each of the babies wears which size. */
  babies: readonly SizeDays[];
  /** Sizes for which the family has set the item aside; missing for none. */
  setAside?: readonly AgeRange[];
}

/** Whether a piece of a size is there, or coming. */
type Has = (ageRange: AgeRange) => boolean;

/** Expensive outerwear that babies wear only in the cold. */
export const HEAVY: readonly string[] = ["bunting_fleece", "snowsuit", "coat_warm", "booties_winter"];

export function isHeavyOuterwear(nameId: string): boolean {
  return HEAVY.includes(nameId);
}

/** A decision is made so long before its weather: enough to order something, and to send it back. */
const AHEAD_DAYS = 14;
/** In a winter that has begun, the baby is dressed, and the next size is decided nearer to its first day. */
const IN_WINTER_DAYS = 7;
/** A size worn at birth is sure if its weather comes in so many days; later it may be outgrown by then. */
const SURE_DAYS = 28;
/** A size that needs the item for fewer days leaves them to the next one, if that one needs it in the same winter. */
const ENOUGH_DAYS = 45;
/** A size that needs it for fewer days leaves them to the one before it, and none is left to it. */
const LEAST_DAYS = 24;
/** With fewer days of its weather ahead, nothing is bought anymore; as for a size that ends (leading-size.ts). */
const LEAST_AHEAD_DAYS = 14;
/** Weather that comes back after fewer days is the same winter. */
const SAME_WINTER_DAYS = 60;
/** With fewer cold days ahead, parents aren't asked whether the baby wears the next size already. */
const ASKED_DAYS = 28;

/** The plan's decision on an item of heavy outerwear on a day, for each size that needs any. */
export function outerwearDecisions(
  nameId: string,
  quantities: CalculatedQuantities,
  plan: DecidingPlan,
  today: IsoDay,
  has: Has = () => false,
): OuterwearDecisions {
  const spans = spansOf(nameId, quantities, plan);
  const verdicts = plan.babies.flatMap((days) => verdictsOf(spans, days, today, has));
  return Object.fromEntries(
    AGE_RANGES.flatMap((size) => {
      const decision = decisionOn(
        verdicts.filter((verdict) => verdict.size === size),
        today,
      );
      return decision ? [[size, decision]] : [];
    }),
  );
}

/** A fact that is older than so many days doesn't tell which size a suit is bought in. */
export const DECIDING_FACT_DAYS = 21;

/** An item of the plan, for the question. */
export interface DecidedItem {
  nameId: string;
  quantities: CalculatedQuantities;
  has: Has;
  setAside?: readonly AgeRange[];
}

/**
 * Whether a decision waits to be told what fits now: in the two weeks before the weather, and while it lasts from the first day on
 * which the next size may be worn. `mayStart`: that day for each of the babies, by size.
 */
export function waitsForFit(
  items: readonly DecidedItem[],
  plan: DecidingPlan,
  mayStart: readonly Partial<Record<AgeRange, IsoDay | null>>[],
  today: IsoDay,
): boolean {
  const all = items.map(({ nameId, quantities, has, setAside = [] }) => ({
    has,
    spans: spansOf(nameId, quantities, { ...plan, setAside }),
  }));
  return plan.babies.some((days, baby) => {
    const worn = sizeWornOn(days, today);
    const next = AGE_RANGES[AGE_RANGES.indexOf(worn) + 1];
    const from = next && mayStart[baby]?.[next];
    const isDue = all.some(({ spans, has }) =>
      verdictsOf(spans, days, today, has).some(
        ({ day, size }) =>
          !has(size) && day !== ALWAYS && day <= today && daysBetween(day, today) < AHEAD_DAYS,
      ),
    );
    if (isDue || !next || !from || from > today) return isDue;
    if (all.some(({ has }) => has(next))) return false;
    const winter = wintersOf(
      all.flatMap(({ spans }) => spans),
      days,
    ).find((legs) => spanOf(legs).start <= today && today <= spanOf(legs).end);
    return winter !== undefined && daysBetween(today, spanOf(winter).end) + 1 >= ASKED_DAYS;
  });
}

/** Days of a size that need the item, and the size in which it is bought for them. */
interface NeedySpan extends DaysOfSize {
  worn: AgeRange;
  size: AgeRange;
}

function spansOf(nameId: string, quantities: CalculatedQuantities, plan: DecidingPlan): NeedySpan[] {
  const uncounted = uncountedGroups(nameId, quantities, plan.groups, plan.newbornDays);
  return AGE_RANGES.flatMap((worn) =>
    (plan.groups[worn] ?? []).flatMap(({ weatherGroupOrder: order, start, durationDays }) => {
      const left = uncounted[worn]?.find((one) => one.order === order);
      const size = left ? left.boughtIn : worn;
      if (size === null || plan.setAside?.includes(size) || !isNeeded(quantities, worn, order)) return [];
      return [{ worn, size, start, end: plusDays(start, durationDays - 1) }];
    }),
  );
}

/** A size in one winter. */
interface Leg {
  size: AgeRange;
  spans: DaysOfSize[];
}

/** From the day on, the size is asked for, or left to another one. */
interface Verdict {
  size: AgeRange;
  day: IsoDay;
  leftTo: AgeRange | null;
  /** For how many days from today on it is needed. */
  ahead: number;
}

/** Before every day. */
const ALWAYS: IsoDay = "";

interface Deciding {
  today: IsoDay;
  has: Has;
  /** The size worn at birth, and the birth. */
  first: { size: AgeRange | undefined; start: IsoDay };
}

function verdictsOf(spans: readonly NeedySpan[], days: SizeDays, today: IsoDay, has: Has): Verdict[] {
  const [size] = sizesIn(days);
  const first = { size, start: (size && days[size]?.start) ?? ALWAYS };
  return wintersOf(spans, days).flatMap((legs) => verdictsOfWinter(legs, { today, has, first }));
}

function verdictsOfWinter(legs: readonly Leg[], deciding: Deciding): Verdict[] {
  const verdicts: Verdict[] = [];
  const isAsked = (one: Leg) => verdicts.some(({ size, leftTo }) => size === one.size && leftTo === null);
  for (const [at, leg] of legs.entries()) {
    if (isAsked(leg)) continue;
    const [before, next] = [legs.slice(Math.max(0, at - 1), at).find(isAsked), legs[at + 1]];
    const day = dayOf(leg, at > 0, deciding);
    const other = day === ALWAYS || deciding.has(leg.size) ? null : coveredBy(leg, [before, next], deciding);
    const ahead = daysOf(leg, deciding.today);
    verdicts.push({ size: leg.size, day, leftTo: other?.size ?? null, ahead });
    if (other && other === next)
      verdicts.push({ size: other.size, day, leftTo: null, ahead: ahead + daysOf(other, deciding.today) });
  }
  return verdicts;
}

/** The decision day of a size. One that is worn at birth, with its weather soon after it, is sure. */
function dayOf(leg: Leg, isInWinter: boolean, { first }: Deciding): IsoDay {
  const { start } = spanOf([leg]);
  const isSure = leg.size === first.size && daysBetween(first.start, start) < SURE_DAYS;
  return isSure ? ALWAYS : plusDays(start, -(isInWinter ? IN_WINTER_DAYS : AHEAD_DAYS));
}

/** The size beside one that is bought in its place: the next one, or at the winter's end the one before. */
function coveredBy(
  leg: Leg,
  [before, next]: readonly [Leg | undefined, Leg | undefined],
  { today, has }: Deciding,
): Leg | null {
  // Once the next one is there, only the days ahead count, so that a new fact doesn't ask for both.
  const days = next && has(next.size) ? daysOf(leg, today) : daysOf(leg);
  if (next && days < ENOUGH_DAYS && daysOf(next) >= Math.min(days, LEAST_DAYS)) return next;
  return before && daysOf(leg) < LEAST_DAYS ? before : null;
}

/** The winters of a baby, each by the sizes that are bought for it, in order of time. */
function wintersOf(spans: readonly NeedySpan[], days: SizeDays): Leg[][] {
  const own = spans
    .flatMap((span) => {
      const worn = days[span.worn];
      if (!worn) return [];
      const start = span.start > worn.start ? span.start : worn.start;
      const end = span.end < worn.end ? span.end : worn.end;
      return start > end ? [] : [{ size: span.size, start, end }];
    })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const winters: Leg[][] = [];
  let last: IsoDay = ALWAYS;
  for (const { size, start, end } of own) {
    const isSame = last !== ALWAYS && daysBetween(last, start) <= SAME_WINTER_DAYS;
    const legs = (isSame && winters.at(-1)) || [];
    if (legs.length === 0) winters.push(legs);
    const leg = legs.find((one) => one.size === size);
    if (leg) leg.spans.push({ start, end });
    else legs.push({ size, spans: [{ start, end }] });
    last = last > end ? last : end;
  }
  return winters;
}

/** From the first day to the last one. */
function spanOf(legs: readonly Leg[]): DaysOfSize {
  const spans = legs.flatMap((leg) => leg.spans);
  const start = spans.reduce(
    (first, span) => (span.start < first ? span.start : first),
    spans[0]?.start ?? "",
  );
  return { start, end: spans.reduce((last, span) => (span.end > last ? span.end : last), start) };
}

/** How many days a size needs the item, on and after a day. */
function daysOf({ spans }: Leg, from: IsoDay = ALWAYS): number {
  return spans.reduce((days, { start, end }) => {
    const first = start > from ? start : from;
    return first > end ? days : days + daysBetween(first, end) + 1;
  }, 0);
}

/** Of a size in all winters, for all babies: one that any of them needs is asked for. */
function decisionOn(verdicts: readonly Verdict[], today: IsoDay): OuterwearDecision | null {
  const past = verdicts.filter(({ day }) => day <= today);
  const asked = past.filter(({ leftTo }) => leftTo === null);
  if (asked.some(({ ahead }) => ahead >= LEAST_AHEAD_DAYS)) return { kind: "now" };
  const ahead = verdicts.filter(({ day }) => day > today).map(({ day }) => day);
  const [day] = ahead.toSorted();
  if (day !== undefined) return { kind: "waits", day };
  if (asked.length > 0) return { kind: "over" };
  const left = past.find(({ leftTo }) => leftTo !== null)?.leftTo;
  return left ? { kind: "other", size: left } : null;
}
