// A plan's items as a bag of clothes meets them, by size, in the order of the wardrobe, with what is there and what is needed;
// and what a family can pass on.

import { LEADING } from "~/domain/shopping/shopping-list.ts";
import { type AgeRange, ITEM_CATEGORIES } from "~/domain/vocabulary.ts";
import { type BagItem, type BagNeed, cellsText, namedGarments } from "~/domain/wardrobe/bag-answer.ts";
import type { AskedOnDay, PiecesOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { type CountedAt, moreThanNeeded } from "~/domain/wardrobe/pass-on.ts";
import {
  type BagCell,
  type ReadGarments,
  type ReadPlan,
  readGarments,
} from "~/domain/wardrobe/read-garments.ts";
import { settle } from "~/domain/wardrobe/settle.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { type SizeTimes, sizesOver, sizesToCome } from "~/domain/wardrobe/size-times.ts";
import { GARMENT_WORDS } from "~/words/en/wardrobe/garment-names.ts";
import type { FamilyWardrobe, WardrobeOn } from "./plan-items.ts";

/**
 * All of a plan's items, with all that a size needs as long as it is worn: what is worn briefly isn't too much yet. What the lists have
 * as to go counts only what is asked for on the day.
 */
export function bagItems({ items, still, over }: WardrobeOn<AskedOnDay>): BagItem[] {
  return items.map(({ row, category, setAside, at }) => {
    const { dashboardItemId: id, clothingNameId: nameId, name, ownerId } = row;
    const isOwn = ownerId !== null;
    const needs = [...at].map(([age, pieces]) => {
      const isAsked = !over.includes(age) && !still.isBrief(nameId, age) && !pieces.held;
      return [age, bagNeed(pieces, isOwn, isAsked)] as const;
    });
    return {
      ...{ id, nameId, name, category, isOwn, isOneSize: isOneSize(nameId), setAside },
      at: Object.fromEntries(needs),
    };
  });
}

function bagNeed(
  { wanted, owned, essentiality, isSkipped, coming = 0, boxed = 0 }: PiecesOnDay & { coming?: number },
  isOwn: boolean,
  isAsked: boolean,
): BagNeed {
  const needed = isSkipped ? 0 : wanted;
  return {
    ...{ owned, essentiality: isSkipped ? null : essentiality },
    // Nobody has said how many of an own item without numbers are needed, so none of it are too many.
    needed: isOwn && needed === 0 ? owned : needed,
    asked: isAsked ? Math.max(0, needed - coming - boxed) : 0,
  };
}

/** The essentials of a size of which pieces are to get, each with the count that leaves none: without pieces that are coming. */
export function missingEssentials({ needs }: Pick<FamilyWardrobe, "needs">, ageRange: AgeRange): BagCell[] {
  return needs.flatMap(({ id, ages }) => {
    const need = ages[ageRange];
    const toGet = need && LEADING.includes(need.essentiality) ? settle(need).toGet : 0;
    return need && toGet > 0 ? [{ itemId: id, ageRange, pieces: need.owned + toGet }] : [];
  });
}

/** What a text says of the items, in the words of the language that is spoken. */
export function readBagText(
  text: string,
  items: readonly BagItem[],
  where: Omit<ReadPlan, "items">,
): ReadGarments {
  return readGarments(text, { ...where, items: namedGarments(items) }, GARMENT_WORDS);
}

interface PassOnLine extends CountedAt {
  pieces: number;
}

interface PassOnSection {
  /** Null for items without a size. */
  ageRange: AgeRange | null;
  isOver: boolean;
  pieces: number;
  lines: PassOnLine[];
  /** All lines, as the form's field. */
  all: string;
}

/**
 * By size: what is over first, then what is more than needed of the others; items without a size last. Sections without lines are
 * left out. Items that are set aside for a size are in neither, as everywhere.
 */
export function viewPassOn(items: readonly BagItem[], times: SizeTimes): PassOnSection[] {
  const sorted = ITEM_CATEGORIES.flatMap((category) => items.filter((item) => item.category === category));
  const sized = sorted.filter((item) => !item.isOneSize);
  const toCome = sizesToCome(times);
  const over = sizesOver(times).map((ageRange) =>
    section(
      ageRange,
      true,
      countedAt(sized, ageRange).map((line) => ({ ...line, needed: 0 })),
    ),
  );
  const more = toCome.map((ageRange) => section(ageRange, false, countedAt(sized, ageRange)));
  const once = sorted.filter((item) => item.isOneSize).flatMap((item) => mostNeeded(item, toCome));
  return [...over, ...more, section(null, false, once)].filter(({ lines }) => lines.length > 0);
}

function section(ageRange: AgeRange | null, isOver: boolean, counted: readonly CountedAt[]): PassOnSection {
  const lines = moreThanNeeded(counted);
  return {
    ageRange,
    isOver,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    lines,
    all: cellsText(lines.map(({ id, ageRange: size, pieces }) => ({ itemId: id, ageRange: size, pieces }))),
  };
}

function countedAt(items: readonly BagItem[], ageRange: AgeRange): CountedAt[] {
  return items.flatMap(({ id, name, at, setAside }) => {
    const need = at[ageRange];
    return need && !setAside.includes(ageRange)
      ? [{ id, name, ageRange, owned: need.owned, needed: need.needed }]
      : [];
  });
}

/** An item without a size, at the size to come that needs the most of it. Once none is to come, it stays in use. */
function mostNeeded(item: BagItem, toCome: readonly AgeRange[]): CountedAt[] {
  const [most] = toCome
    .flatMap((ageRange) => countedAt([item], ageRange))
    .toSorted((one, other) => other.needed - one.needed);
  return most ? [most] : [];
}
