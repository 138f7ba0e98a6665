// What a parent ticks off or sets aside stays in place until the list is next opened, so that a slip of the
// thumb can be undone.

import { AGE_RANGES, type AgeRange, ITEM_CATEGORIES, type ItemCategory } from "../vocabulary.ts";
import { parseCount } from "../wardrobe/owned.ts";
import { isSetAsideForPlan } from "../wardrobe/set-aside.ts";
import { settle } from "../wardrobe/settle.ts";
import { isOneSize } from "../wardrobe/size-table.ts";
import {
  type AgeNeed,
  LEVELS,
  type Level,
  type ShoppingItem,
  type ShoppingLine,
  type ShoppingPart,
  type ShoppingScope,
} from "./shopping-list.ts";

const TICKS = ["got", "aside"] as const;
export type Tick = (typeof TICKS)[number];

/** A list as drawn: the remaining pieces are counted line by line. */
export interface ListedSection {
  essentiality: Level;
  categories: { category: ItemCategory; lines: ShoppingLine[] }[];
}

/** One size of a line, with what is needed to find its place again. */
export interface PlacedPart {
  essentiality: Level;
  category: ItemCategory;
  line: ShoppingLine;
  part: ShoppingPart;
  /** Ids of the lines that followed in its category. */
  following: readonly number[];
}

/** The key of an item's size within its list. */
export function partKey(itemId: number, ageRange: AgeRange): string {
  return `${itemId}/${ageRange}`;
}

/** Every size of every line, in order. */
export function partsOf(sections: readonly ListedSection[]): PlacedPart[] {
  return sections.flatMap(({ essentiality, categories }) =>
    categories.flatMap(({ category, lines }) =>
      lines.flatMap((line, index) => {
        const following = lines.slice(index + 1).map(({ id }) => id);
        return line.parts.map((part) => ({ essentiality, category, line, part, following }));
      }),
    ),
  );
}

/** The list with removed sizes put back in place, in the order in which they left. */
export function keepInPlace(
  sections: readonly ListedSection[],
  kept: readonly PlacedPart[],
): ListedSection[] {
  return kept.reduce<ListedSection[]>(
    (shown, placed) =>
      change(
        shown,
        ({ essentiality }) => LEVELS.indexOf(essentiality) - LEVELS.indexOf(placed.essentiality),
        { essentiality: placed.essentiality, categories: [] },
        (section) => ({ ...section, categories: withPart(section.categories, placed) }),
      ),
    [...sections],
  );
}

function withPart(categories: ListedSection["categories"], placed: PlacedPart): ListedSection["categories"] {
  return change(
    categories,
    ({ category }) => ITEM_CATEGORIES.indexOf(category) - ITEM_CATEGORIES.indexOf(placed.category),
    { category: placed.category, lines: [] },
    (view) => ({ ...view, lines: withLine(view.lines, placed) }),
  );
}

function withLine(lines: readonly ShoppingLine[], placed: PlacedPart): ShoppingLine[] {
  const { line, part, following } = placed;
  if (lines.some(({ id }) => id === line.id)) {
    return lines.map((other) => (other.id === line.id ? withSize(other, part) : other));
  }
  const next = lines.findIndex(({ id }) => following.includes(id));
  const alone = { ...line, remaining: part.remaining, parts: [part] };
  return lines.toSpliced(next === -1 ? lines.length : next, 0, alone);
}

function withSize(line: ShoppingLine, part: ShoppingPart): ShoppingLine {
  if (line.parts.some(({ ageRange }) => ageRange === part.ageRange)) return line;
  const rank = ({ ageRange }: ShoppingPart) => AGE_RANGES.indexOf(ageRange);
  const parts = [...line.parts, part].sort((a, b) => rank(a) - rank(b));
  return { ...line, remaining: line.remaining + part.remaining, parts };
}

/** Changes the entry of a sorted list for which `compare` is 0; inserts `missing` first if there isn't one. */
function change<Entry>(
  entries: readonly Entry[],
  compare: (entry: Entry) => number,
  missing: Entry,
  to: (entry: Entry) => Entry,
): Entry[] {
  if (entries.some((entry) => compare(entry) === 0)) {
    return entries.map((entry) => (compare(entry) === 0 ? to(entry) : entry));
  }
  const after = entries.findIndex((entry) => compare(entry) > 0);
  return entries.toSpliced(after === -1 ? entries.length : after, 0, to(missing));
}

/** What was just done without a script, passed to the list's next view in its address. */
export interface TickMark {
  tick: Tick;
  itemId: number;
  ageRange: AgeRange;
  /** Pieces owned before. */
  before: number;
}

/** 'got.12.0-3m.2' */
export function markText({ tick, itemId, ageRange, before }: TickMark): string {
  return [tick, itemId, ageRange, before].join(".");
}

/** The mark in a text, or null. */
export function parseMark(text: string | null): TickMark | null {
  const [, tickText, id, age, count] = text?.match(/^(\w+)\.(\d{1,15})\.([\w-]+)\.(\d{1,3})$/) ?? [];
  const tick = TICKS.find((known) => known === tickText);
  const ageRange = AGE_RANGES.find((known) => known === age);
  const before = parseCount(count ?? "");
  if (!tick || !ageRange || before === null) return null;
  return { tick, itemId: Number(id), ageRange, before };
}

/** The item as it was before it was ticked off; null if it isn't complete, so it wasn't ticked off. */
export function beforeGot(item: ShoppingItem, { ageRange, before }: TickMark): ShoppingItem | null {
  const need = item.ages[ageRange];
  if (!need) return null;
  const { ready, toGet } = settle(need);
  const wanted = ready + toGet;
  if (need.owned < wanted || before >= wanted) return null;
  const had = (age: AgeRange, of: AgeNeed): AgeNeed =>
    age === ageRange || isOneSize(item.nameId) ? { ...of, owned: before } : of;
  const ages = AGE_RANGES.flatMap((age): [AgeRange, AgeNeed][] => {
    const of = item.ages[age];
    return of ? [[age, had(age, of)]] : [];
  });
  return { ...item, ages: Object.fromEntries(ages) };
}

/** The ages that an item was set aside for before its list did so; null if it isn't set aside there. */
export function asideBefore(setAside: readonly AgeRange[], scope: ShoppingScope): AgeRange[] | null {
  if (scope === "year") return isSetAsideForPlan(setAside) ? [] : null;
  return setAside.includes(scope) ? setAside.filter((age) => age !== scope) : null;
}
