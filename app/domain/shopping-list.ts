// What a family still has to get, for one age range or for the year: the most needed first, by category (decision Q11).
// A garment is bought per size, so the year is the sum of its four age ranges, and too many of one size make up for
// nothing in another.
import { readyPieces } from "./owned.ts";
import type { GroupRecommendations } from "./quantities.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  ITEM_CATEGORIES,
  type ItemCategory,
} from "./vocabulary.ts";

export const SHOPPING_SCOPES = [...AGE_RANGES, "year"] as const;
export type ShoppingScope = (typeof SHOPPING_SCOPES)[number];

/** How many pieces of one size a plan asks for, and how many are there. */
export interface Pieces {
  needed: number;
  owned: number;
}

export interface AgeNeed extends Pieces {
  /** The strongest of any weather of this age range. */
  essentiality: Essentiality | null;
}

export interface ShoppingItem {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
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

/** The strongest essentiality of the weather groups that need the item; null when none has one. */
export function strongestEssentiality(groups: GroupRecommendations = {}): Essentiality | null {
  const levels = Object.values(groups)
    .filter(({ quantity }) => quantity > 0)
    .map(({ essentiality }) => essentiality);
  return ESSENTIALITIES.find((level) => levels.includes(level)) ?? null;
}

/** How far the pieces of some items are there, each counted by itself. */
export function summarise(items: readonly Pieces[]): Progress {
  const needed = sum(items.map((item) => item.needed));
  const ready = sum(items.map((item) => readyPieces(item.needed, item.owned)));
  return { needed, ready, remaining: needed - ready };
}

/** How far a scope is. */
export function progressOf(items: readonly ShoppingItem[], scope: ShoppingScope): Progress {
  return summarise(items.flatMap((item) => needsOf(item, scope)));
}

/** The lines still to get: by essentiality, in it by category, in it in the order of `items`. */
export function shoppingList(items: readonly ShoppingItem[], scope: ShoppingScope): ShoppingList {
  const levels = [...ESSENTIALITIES, null];
  const sections = levels.map((level) => sectionOf(items, scope, level)).filter(hasRemaining);
  return { scope, progress: progressOf(items, scope), sections };
}

type ScopedNeed = AgeNeed & { ageRange: AgeRange };

function needsOf(item: ShoppingItem, scope: ShoppingScope): ScopedNeed[] {
  return agesOfScope(scope).flatMap((ageRange) => {
    const need = item.ages[ageRange];
    return need ? [{ ageRange, ...need }] : [];
  });
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
  return { id, nameId, name, remaining: sum(parts.map(({ remaining }) => remaining)), parts };
}

function hasRemaining({ progress }: { progress: Progress }): boolean {
  return progress.remaining > 0;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
