// A plan's items as a bag of clothes meets them, by size, in the order of the wardrobe, with what is there and what is needed;
// and what a family can pass on.

import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { ALL_ASKED, stillAsked } from "~/domain/growth/still-asked.ts";
import { LEADING } from "~/domain/shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange, ITEM_CATEGORIES, type LaundryScenario } from "~/domain/vocabulary.ts";
import { type BagItem, type BagNeed, cellsText, namedGarments } from "~/domain/wardrobe/bag-answer.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { type CountedAt, moreThanNeeded } from "~/domain/wardrobe/pass-on.ts";
import {
  type BagCell,
  type ReadGarments,
  type ReadPlan,
  readGarments,
} from "~/domain/wardrobe/read-garments.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { type SizeTimes, sizesOver, sizesToCome, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { NEVER_BRIEF } from "~/domain/wardrobe/size-totals.ts";
import { GARMENT_WORDS } from "~/words/en/wardrobe/garment-names.ts";
import { type ItemRow, type PlannedWeather, readPlanItem, shoppingItem } from "./plan-items.ts";

/** What a bag needs of a plan. */
type BaggedPlan = SizeColumns & { weatherGroups: string | null; laundryScenario: LaundryScenario };

const NOT_NEEDED = { needed: 0, coming: 0, essentiality: null } as const;

/**
 * All of a plan's items, under the plan's own laundry routine, with all that a size needs as long as it is worn: what is worn
 * briefly isn't too much yet. Without a day, all that the plan ever asks for.
 */
export function bagItems(plan: BaggedPlan, rows: readonly ItemRow[], today: IsoDay | null = null): BagItem[] {
  const { still, days, ...planned } = plannedOn(plan, today);
  const over = today === null ? [] : sizesOver(sizeTimes(days, today));
  return itemsAsked(plan, rows, { ...planned, still: { ...still, isBrief: NEVER_BRIEF } }).map((item) => {
    const at = AGE_RANGES.flatMap((age): [AgeRange, BagNeed][] => {
      const need = item.at[age];
      const isOver = over.includes(age) || still.isBrief(item.nameId, age);
      return need ? [[age, isOver ? { ...need, asked: 0 } : need]] : [];
    });
    return { ...item, at: Object.fromEntries(at) };
  });
}

function plannedOn(plan: BaggedPlan, today: IsoDay | null) {
  const sizes = readSizes(plan);
  const groups = readWeatherGroups(plan.weatherGroups) ?? {};
  const still = today === null ? ALL_ASKED : stillAsked(sizes, groups, today);
  return { groups, newbornDays: sizes.newbornDays, still, days: sizes.days };
}

function itemsAsked(plan: BaggedPlan, rows: readonly ItemRow[], planned: PlannedWeather): BagItem[] {
  return rows.map((row) => {
    const item = readPlanItem(row);
    const { id, nameId, name, category, ages } = shoppingItem(item, planned, plan.laundryScenario);
    const at = item.ages.map((age): [AgeRange, BagNeed] => {
      const owned = ownedForAgeRange(nameId, item.owned ?? {}, age);
      const { needed, coming = 0, essentiality } = ages[age] ?? NOT_NEEDED;
      // Nobody has said how many of an own item without numbers are needed, so none of it are too many.
      const isUnknown = row.ownerId !== null && needed === 0;
      return [
        age,
        { needed: isUnknown ? owned : needed, owned, essentiality, asked: Math.max(0, needed - coming) },
      ];
    });
    return {
      ...{ id, nameId, name, category, isOwn: row.ownerId !== null, isOneSize: isOneSize(nameId) },
      setAside: item.setAside,
      at: Object.fromEntries(at),
    };
  });
}

/** The essentials of a size of which pieces are missing on a day, each with the number needed. */
export function missingEssentials(
  plan: BaggedPlan,
  rows: readonly ItemRow[],
  { ageRange, today }: { ageRange: AgeRange; today: IsoDay },
): BagCell[] {
  return itemsAsked(plan, rows, plannedOn(plan, today)).flatMap(({ id, at, setAside }) => {
    const need = setAside.includes(ageRange) ? undefined : at[ageRange];
    if (!need || !LEADING.includes(need.essentiality) || need.owned >= need.needed) return [];
    return [{ itemId: id, ageRange, pieces: need.needed }];
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
