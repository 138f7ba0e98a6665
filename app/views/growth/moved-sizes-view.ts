// What sizes that moved change for the parent, once: the size ahead first, then what to buy sooner and what not at all.
import type { MovedSizes } from "~/contracts/growth/shown-sizes.ts";
import { readMovesToTell } from "~/contracts/growth/stored-sizes.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { changesToTell, type SizeMove, type SizePieces } from "~/domain/growth/size-moves.ts";
import { ESSENTIALITY, ITEM_CATEGORY } from "~/domain/ids.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import { settle } from "~/domain/wardrobe/settle.ts";
import type { SizeTotal } from "~/domain/wardrobe/size-pieces.ts";
import type { FamilyWardrobe, WardrobeItem } from "~/views/wardrobe/plan-items.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { MOVED_COPY, movedMore, movedPieces, movedSize } from "~/words/en/growth/fit-copy.ts";

/** As many items as a glance takes in. */
const MOST_NAMED = 4;

/** Null if nothing has moved that the parent hasn't read, or that is still ahead. */
export function viewMovedSizes(
  { sizes: { days }, scenario, today, still, items: all }: FamilyWardrobe,
  sizeMoves: string | null,
  /** The place's, in whose order dates are written. */
  country: string,
): MovedSizes | null {
  const moved = readMovesToTell(sizeMoves);
  if (!moved) return null;
  const items = new Map(all.map((item) => [item.row.clothingNameId, item]));
  const needs = new Map(
    [...items].flatMap(([nameId, item]) => (item.quantities ? [[nameId, totalsOf(item)] as const] : [])),
  );
  const { moves, sooner, dropped } = changesToTell(moved, { days, needs }, scenario, today);
  const [first, ...others] = moves.map((move) => movedWords(move, { today, country }));
  if (first === undefined) return null;
  const [soonest] = moves.filter(({ to }) => to !== null);
  const missing = sooner
    .filter(
      ({ nameId, ageRange, essentiality }) =>
        ageRange === soonest?.ageRange &&
        essentiality === ESSENTIALITY.essential &&
        !still.isBrief(nameId, ageRange) &&
        !items.get(nameId)?.at.get(ageRange)?.held,
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
  { today, country }: { today: IsoDay; country: string },
): string {
  const day = (on: IsoDay | null) => on && dayWords(on, country, "shortDay");
  return movedSize(ageRange, day(to), day(from), hasBegun(to, today));
}

function hasBegun(day: IsoDay | null | undefined, today: IsoDay): boolean {
  return typeof day === "string" && day <= today;
}

/** All that each size asks for. */
function totalsOf({ at }: WardrobeItem): Record<AgeRange, SizeTotal> {
  return perAgeRange((age) => {
    const { wanted: needed = 0, essentiality = null } = at.get(age) ?? {};
    return { needed, essentiality };
  });
}

/** What the family has, or is coming, needn't be bought. */
function stillToGet(one: SizePieces, item: WardrobeItem | undefined): SizePieces[] {
  const there = item?.at.get(one.ageRange);
  if (!there || there.isSkipped) return [];
  const { toGet: pieces } = settle({ ...there, needed: one.pieces });
  return pieces > 0 ? [{ ...one, pieces }] : [];
}

function lineOf(
  label: string,
  all: readonly SizePieces[],
  items: ReadonlyMap<string, WardrobeItem>,
): string[] {
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
