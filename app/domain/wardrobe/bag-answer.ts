// A plan's items as a bag of clothes meets them: how many essentials of each size the bag covers, what is enough then, and what
// is too many; and its counts as a form sends them.

import { ESSENTIALITY } from "../ids.ts";
import type { AgeNeed, Level } from "../shopping/shopping-list.ts";
import { sum } from "../sum.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  ITEM_CATEGORIES,
  type ItemCategory,
} from "../vocabulary.ts";
import { MAX_OWNED } from "./owned.ts";
import type { BagCell, NamedGarment } from "./read-garments.ts";
import { settle } from "./settle.ts";

/** What a size needs of an item, and what is there. */
export interface BagNeed extends Omit<AgeNeed, "coming" | "boxed"> {
  /** The number on the lists that day, less the pieces that are coming or in the attic: nothing of a size that is over, or is worn too briefly. */
  asked: number;
}

/** The pieces that the lists have as to go. */
export function toGo({ asked, owned }: Pick<BagNeed, "asked" | "owned">): number {
  return settle({ needed: asked, owned }).toGet;
}

export interface BagItem {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  isOwn: boolean;
  isOneSize: boolean;
  setAside: readonly AgeRange[];
  /** By each size that it is for. */
  at: Partial<Record<AgeRange, BagNeed>>;
}

/** The items as a text may name them. */
export function namedGarments(items: readonly BagItem[]): NamedGarment[] {
  return items.map(({ id, nameId, name, isOwn, at }) => {
    const ages = AGE_RANGES.filter((age) => at[age]);
    const needs = ages.map((age) => [age, at[age]?.needed ?? 0] as const);
    return { id, nameId, name, isOwn, ages, needed: Object.fromEntries(needs) };
  });
}

/** One item of a size that is counted by hand. */
interface BagLine {
  id: number;
  name: string;
  owned: number;
  needed: number;
}

export type BagCategory = { category: ItemCategory; lines: BagLine[] };

/** The items of a size in the order of the wardrobe. */
export function bagCategories(items: readonly BagItem[], ageRange: AgeRange): BagCategory[] {
  return ITEM_CATEGORIES.map((category) => ({
    category,
    lines: items
      .flatMap((item) => {
        const need = item.category === category ? item.at[ageRange] : undefined;
        return need ? [{ item, need }] : [];
      })
      .sort((one, other) => rank(one.need) - rank(other.need))
      .map(({ item: { id, name }, need: { owned, needed } }) => ({ id, name, owned, needed })),
  })).filter(({ lines }) => lines.length > 0);
}

function rank({ essentiality }: BagNeed): number {
  return essentiality === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(essentiality);
}

/** What a bag did, for each size that it has something for; counts are as they are after it. */
export function bagAnswers(items: readonly BagItem[], changes: readonly BagCell[]): BagAnswer[] {
  const sizes = [...new Set(changes.map(({ ageRange }) => ageRange))];
  return sizes.map((size) => {
    const inSize = items.flatMap(({ id, name, at }) => {
      const need = at[size];
      const added = changes.find(({ itemId, ageRange }) => itemId === id && ageRange === size)?.pieces ?? 0;
      return need ? [{ name, ...need, added }] : [];
    });
    return bagAnswer(size, inSize);
  });
}

/** An item that the baby wears at the size, as it is after the bag. */
interface BaggedItem extends Omit<BagNeed, "essentiality"> {
  name: string;
  essentiality: Level;
  /** Pieces in the bag; 0 if it wasn't in it. */
  added: number;
}

export interface BagAnswer {
  ageRange: AgeRange;
  pieces: number;
  /** Essential pieces that the bag made ready, of those that were to go. */
  covered: number;
  essentials: number;
  /** Names of items in the bag of which nothing more is needed. */
  enough: string[];
  tooMany: { name: string; owned: number; extra: number }[];
}

/** The answer for a size. */
export function bagAnswer(ageRange: AgeRange, items: readonly BaggedItem[]): BagAnswer {
  const essentials = items.filter(({ essentiality }) => essentiality === ESSENTIALITY.essential);
  const before = sum(
    essentials.map(({ asked, owned, added }) => toGo({ asked, owned: Math.max(0, owned - added) })),
  );
  const bagged = items.filter(({ added }) => added > 0);
  return {
    ageRange,
    pieces: sum(bagged.map(({ added }) => added)),
    covered: before - sum(essentials.map(toGo)),
    essentials: before,
    enough: bagged.filter(({ needed, owned }) => needed > 0 && owned === needed).map(({ name }) => name),
    tooMany: bagged
      .filter(({ needed, owned }) => owned > needed)
      .map(({ name, needed, owned }) => ({ name, owned, extra: owned - needed })),
  };
}

/** Every item of a full plan at every size. */
export const LONGEST_CELLS = 12_000;
const MOST_CELLS = 600;

/** A bag's counts as one short text in a form: '12:3-6m:4,13:3-6m:1'. */
export function cellsText(cells: readonly BagCell[]): string {
  return cells.map(({ itemId, ageRange, pieces }) => `${itemId}:${ageRange}:${pieces}`).join();
}

/** The cells in a text; null if anything in it isn't one. */
export function readCells(text: string): BagCell[] | null {
  if (text === "") return [];
  if (text.length > LONGEST_CELLS) return null;
  const cells = text.split(",", MOST_CELLS + 1).map(readCell);
  const read = cells.filter((cell) => cell !== null);
  return read.length === cells.length && cells.length <= MOST_CELLS ? read : null;
}

function readCell(text: string): BagCell | null {
  const [item = "", size = "", count = "", more] = text.split(":", 4);
  const ageRange = AGE_RANGES.find((one) => one === size);
  const pieces = /^\d{1,3}$/.test(count) ? Number(count) : null;
  if (more !== undefined || !ageRange || pieces === null || !/^[1-9]\d{0,8}$/.test(item)) return null;
  return { itemId: Number(item), ageRange, pieces };
}

/** One cell for each item and size, added up; items in `oneSize` have one cell in all. Without cells of 0 pieces. */
export function mergeCells(cells: readonly BagCell[], oneSize: ReadonlySet<number> = new Set()): BagCell[] {
  const merged = new Map<string, BagCell>();
  for (const cell of cells) {
    const key = oneSize.has(cell.itemId) ? `${cell.itemId}` : `${cell.itemId} ${cell.ageRange}`;
    const known = merged.get(key);
    const pieces = Math.min(MAX_OWNED, (known?.pieces ?? 0) + cell.pieces);
    merged.set(key, { ...(known ?? cell), pieces });
  }
  return [...merged.values()].filter(({ pieces }) => pieces > 0);
}

/** How many pieces the cells hold in all. */
export function piecesOf(cells: readonly Pick<BagCell, "pieces">[]): number {
  return cells.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** How the form key of a change begins that says a whole size is there. */
export const enoughKey = (size: AgeRange | "") => (size ? `enough ${size} ` : "enough ");
