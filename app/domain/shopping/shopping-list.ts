// What a family still has to get, for one age range or for the year: the most needed first, by category.
// A garment is bought per size, so the year is the sum of its four age ranges, and too many of one size make up for
// nothing in another. What has no size is bought once, for the age that needs most of it.

import { ESSENTIALITY } from "../ids.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  ITEM_CATEGORIES,
  type ItemCategory,
} from "../vocabulary.ts";
import { readyPieces } from "../wardrobe/owned.ts";
import { isOneSize } from "../wardrobe/sizes.ts";

export const SHOPPING_SCOPES = [...AGE_RANGES, "year"] as const;
export type ShoppingScope = (typeof SHOPPING_SCOPES)[number];

/** How many pieces of one size a plan asks for, and how many are there. */
export interface Pieces {
  needed: number;
  owned: number;
}

export interface AgeNeed extends Pieces {
  /** The strongest of the weather of this age range. */
  essentiality: Essentiality | null;
}

/** Null stands for what has no essentiality. */
export type Level = Essentiality | null;

export const LEVELS: readonly Level[] = [...ESSENTIALITIES, null];

/** What leads and is counted first: the rest is one tap away. */
export const LEADING: readonly Level[] = [ESSENTIALITY.essential];

/** What a list is without until it is asked for. */
export const NICE: readonly Level[] = [ESSENTIALITY.niceToHave];

/** What a list holds. */
export const LISTED: readonly Level[] = LEVELS.filter((level) => !NICE.includes(level));

export interface ShoppingItem {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  /** The ages that it is for and is not set aside for. */
  ages: Partial<Record<AgeRange, AgeNeed>>;
}

/** needed = ready + remaining */
export interface Progress {
  needed: number;
  ready: number;
  remaining: number;
}

/** One size of an item that is still to get. */
export interface ShoppingPart extends Pieces {
  ageRange: AgeRange;
  remaining: number;
}

export interface ShoppingLine {
  id: number;
  nameId: string;
  name: string;
  /** True for what is bought once for all ages. */
  isOneSize: boolean;
  remaining: number;
  parts: ShoppingPart[];
}

export interface ShoppingCategory {
  category: ItemCategory;
  progress: Progress;
  lines: ShoppingLine[];
}

/** Everything of one essentiality; null for what has none. */
export interface ShoppingSection {
  essentiality: Essentiality | null;
  progress: Progress;
  categories: ShoppingCategory[];
}

export interface ShoppingList {
  scope: ShoppingScope;
  /** How far the essentials are. */
  essentials: Progress;
  /** How far everything is that the list is of. */
  progress: Progress;
  sections: ShoppingSection[];
}

/** The scope that a text names exactly, else null. */
export function parseShoppingScope(text: string | null | undefined): ShoppingScope | null {
  return SHOPPING_SCOPES.find((scope) => scope === text) ?? null;
}

/** The age ranges that a scope covers. */
export function agesOfScope(scope: ShoppingScope): readonly AgeRange[] {
  return scope === "year" ? AGE_RANGES : [scope];
}

/** How far the pieces of some items are there, each counted by itself. */
export function summarise(items: readonly Pieces[]): Progress {
  const needed = sum(items.map((item) => item.needed));
  const ready = sum(items.map((item) => readyPieces(item.needed, item.owned)));
  return { needed, ready, remaining: needed - ready };
}

/** How far a scope is, of all levels or of some. */
export function progressOf(
  items: readonly ShoppingItem[],
  scope: ShoppingScope,
  levels: readonly Level[] = LEVELS,
): Progress {
  const needs = items.flatMap((item) => needsOf(item, scope));
  return summarise(needs.filter(({ essentiality }) => levels.includes(essentiality)));
}

/**
 * Names of the items whose essentials add up otherwise by size than in the year: what has no size counts in every size, and
 * is bought once.
 */
export function countedOnce(items: readonly ShoppingItem[], count: "needed" | "remaining"): string[] {
  const of = (item: ShoppingItem, scope: ShoppingScope) => progressOf([item], scope, LEADING)[count];
  return items
    .filter((item) => isOneSize(item.nameId))
    .filter((item) => sum(AGE_RANGES.map((age) => of(item, age))) !== of(item, "year"))
    .map(({ name }) => name);
}

/** The lines still to get of some levels: by essentiality, in it by category, in it in the order of `items`. */
export function shoppingList(
  items: readonly ShoppingItem[],
  scope: ShoppingScope,
  levels: readonly Level[] = LEVELS,
): ShoppingList {
  const listed = LEVELS.filter((level) => levels.includes(level));
  return {
    scope,
    essentials: progressOf(items, scope, LEADING),
    progress: progressOf(items, scope, listed),
    sections: listed.map((level) => sectionOf(items, scope, level)).filter(hasRemaining),
  };
}

type ScopedNeed = AgeNeed & { ageRange: AgeRange };

function needsOf(item: ShoppingItem, scope: ShoppingScope): ScopedNeed[] {
  const needs = agesOfScope(scope).flatMap((ageRange) => {
    const need = item.ages[ageRange];
    return need ? [{ ageRange, ...need }] : [];
  });
  return isOneSize(item.nameId) ? once(needs) : needs;
}

/** The age that needs most stands for all, with the strongest essentiality of any that needs some. */
function once(needs: readonly ScopedNeed[]): ScopedNeed[] {
  const needing = needs.filter(({ needed }) => needed > 0);
  const [most] = needing.toSorted((a, b) => b.needed - a.needed);
  if (!most) return [...needs].slice(0, 1);
  const essentiality = ESSENTIALITIES.find((level) => needing.some((need) => need.essentiality === level));
  return [{ ...most, essentiality: essentiality ?? null }];
}

function sectionOf(
  items: readonly ShoppingItem[],
  scope: ShoppingScope,
  essentiality: Essentiality | null,
): ShoppingSection {
  const entries = items.map((item) => ({
    item,
    needs: needsOf(item, scope).filter((need) => need.essentiality === essentiality),
  }));
  const categories = ITEM_CATEGORIES.map((category) => {
    const inCategory = entries.filter(({ item }) => item.category === category);
    const lines = inCategory.map(({ item, needs }) => lineOf(item, needs));
    return {
      category,
      progress: summarise(inCategory.flatMap(({ needs }) => needs)),
      lines: lines.filter(({ remaining }) => remaining > 0),
    };
  });
  return {
    essentiality,
    progress: summarise(entries.flatMap(({ needs }) => needs)),
    categories: categories.filter(hasRemaining),
  };
}

function lineOf({ id, nameId, name }: ShoppingItem, needs: readonly ScopedNeed[]): ShoppingLine {
  const parts = needs
    .map(({ ageRange, needed, owned }) => ({
      ageRange,
      needed,
      owned,
      remaining: summarise([{ needed, owned }]).remaining,
    }))
    .filter(({ remaining }) => remaining > 0);
  const remaining = sum(parts.map((part) => part.remaining));
  return { id, nameId, name, isOneSize: isOneSize(nameId), remaining, parts };
}

function hasRemaining({ progress }: { progress: Progress }): boolean {
  return progress.remaining > 0;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
