// What a family can pass on: sizes that are over, and what is more than needed of the others. Items that are set aside for a size
// are in neither, as everywhere.
import { type AgeRange, ITEM_CATEGORIES } from "~/domain/vocabulary.ts";
import { cellsText } from "~/domain/wardrobe/bag-answer.ts";
import { type CountedAt, moreThanNeeded } from "~/domain/wardrobe/pass-on.ts";
import { type SizeTimes, sizesOver, sizesToCome } from "~/domain/wardrobe/size-times.ts";
import type { BagItem } from "./bag-view.ts";

export interface PassOnLine extends CountedAt {
  pieces: number;
}

export interface PassOnSection {
  /** Null for items without a size. */
  ageRange: AgeRange | null;
  isOver: boolean;
  pieces: number;
  lines: PassOnLine[];
  /** All lines, as the form's field. */
  all: string;
}

/** By size, what is over first; items without a size last. Sections without lines are left out. */
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
