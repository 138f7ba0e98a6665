// What sizes that moved change for the parent, once: the size ahead first, then what to buy sooner and what not at all.
import type { MovedSizes } from "~/contracts/growth/shown-sizes.ts";
import { readMovesToTell } from "~/contracts/growth/stored-sizes.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { changesToTell, type SizeMove, type SizePieces } from "~/domain/growth/size-moves.ts";
import { ALL_ASKED } from "~/domain/growth/still-asked.ts";
import { ESSENTIALITY, ITEM_CATEGORY } from "~/domain/ids.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import type { SizeDays } from "~/domain/wardrobe/size-days.ts";
import { briefPieces, sizeTotals } from "~/domain/wardrobe/size-totals.ts";
import {
  type ItemRow,
  type PlanItem,
  type PlannedWeather,
  readPlanItem,
} from "~/views/wardrobe/plan-items.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { MOVED_COPY, movedMore, movedPieces, movedSize } from "~/words/en/growth/fit-copy.ts";

interface Shown extends PlannedWeather {
  sizeMoves: string | null;
  days: SizeDays;
  scenario: LaundryScenario;
  today: IsoDay;
  /** The place's, in whose order dates are written. */
  country: string;
}

/** As many items as a glance takes in. */
const MOST_NAMED = 4;

/** Null if nothing has moved that the parent hasn't read, or that is still ahead. */
export function viewMovedSizes(shown: Shown, rows: readonly ItemRow[]): MovedSizes | null {
  const { sizeMoves, days, scenario, today } = shown;
  const moved = readMovesToTell(sizeMoves);
  if (!moved) return null;
  const items = new Map(rows.map((row) => [row.clothingNameId, readPlanItem(row)]));
  const needs = new Map([...items].flatMap(([nameId, item]) => totalsOf(nameId, item, shown)));
  const { moves, sooner, dropped } = changesToTell(moved, { days, needs }, scenario, today);
  const [first, ...others] = moves.map((move) => movedWords(move, shown));
  if (first === undefined) return null;
  const [soonest] = moves.filter(({ to }) => to !== null);
  const isBrief = briefPieces(days, shown.newbornDays, today);
  const missing = sooner
    .filter(
      ({ nameId, ageRange, essentiality }) =>
        ageRange === soonest?.ageRange &&
        essentiality === ESSENTIALITY.essential &&
        !isBrief(nameId, ageRange),
    )
    .flatMap((one) => stillToGet(one, items.get(one.nameId)));
  // Of a size that is no longer in the plan, the title says it all.
  const gone = dropped.filter(({ ageRange }) => days[ageRange]);
  return {
    title: first,
    others,
    lines: [
      ...lineOf(MOVED_COPY[hasBegun(soonest?.to, today) ? "now" : "sooner"], missing, items),
      ...lineOf(MOVED_COPY.dropped, gone, items),
    ],
  };
}

/** '6–9m from Mar 10, not Apr 2', or since then. */
export function movedWords(
  { ageRange, from, to }: SizeMove,
  { today, country }: Pick<Shown, "today" | "country">,
): string {
  const day = (on: IsoDay | null) => on && dayWords(on, country, "shortDay");
  return movedSize(ageRange, day(to), day(from), hasBegun(to, today));
}

function hasBegun(day: IsoDay | null | undefined, today: IsoDay): boolean {
  return typeof day === "string" && day <= today;
}

function totalsOf(nameId: string, { quantities: stored }: PlanItem, shown: Shown) {
  const { groups, newbornDays, scenario, still = ALL_ASKED } = shown;
  const quantities = stored && still.numbersOf(nameId, stored);
  return quantities ? [[nameId, sizeTotals(nameId, quantities, groups, scenario, newbornDays)] as const] : [];
}

/** What the family has needn't be bought. */
function stillToGet(one: SizePieces, item: PlanItem | undefined): SizePieces[] {
  if (!item || item.setAside.includes(one.ageRange)) return [];
  const pieces = one.pieces - ownedForAgeRange(one.nameId, item.owned ?? {}, one.ageRange);
  return pieces > 0 ? [{ ...one, pieces }] : [];
}

function lineOf(label: string, all: readonly SizePieces[], items: ReadonlyMap<string, PlanItem>): string[] {
  if (all.length === 0) return [];
  const isWarm = ({ nameId }: SizePieces) => items.get(nameId)?.category === ITEM_CATEGORY.outerwear;
  const sorted = all.toSorted((a, b) => Number(isWarm(b)) - Number(isWarm(a)));
  const named = sorted.slice(0, MOST_NAMED).map(({ nameId, ageRange, pieces }) => {
    return movedPieces(ageRange, items.get(nameId)?.row.name ?? nameId, pieces);
  });
  const more = all.length - named.length;
  const list = more > 0 ? [...named, movedMore(more)] : named;
  return [`${label} ${list.join(", ")}.`];
}
