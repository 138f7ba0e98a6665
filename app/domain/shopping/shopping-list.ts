// What a family still needs, for one age range or the year: most needed first, by category. Garments are
// bought per size, so the year is the sum of its four age ranges, and a surplus in one size doesn't help
// another. An item without a size is bought once, for the age that needs the most of it.

import { ESSENTIALITY } from "../ids.ts";
import { sum } from "../sum.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  ITEM_CATEGORIES,
  type ItemCategory,
} from "../vocabulary.ts";
import { type CountedPieces, neededAnyTime, settle, type WaitingPieces } from "../wardrobe/settle.ts";
import { isOneSize } from "../wardrobe/size-table.ts";

export const SHOPPING_SCOPES = [...AGE_RANGES, "year"] as const;
export type ShoppingScope = (typeof SHOPPING_SCOPES)[number];

/** How many pieces of one size a plan needs, and how many the family has. */
export interface Pieces extends CountedPieces {
  /** Names of those who bring some, as far as the viewer may see them; missing for none. */
  givers?: readonly string[];
}

export interface AgeNeed extends Pieces {
  /** The highest among the weather groups of this age range. */
  essentiality: Essentiality | null;
  /** Heavy outerwear that isn't asked for before a day; missing for none. */
  waits?: WaitingPieces;
}

/** Null stands for items without an essentiality. */
export type Level = Essentiality | null;

export const LEVELS: readonly Level[] = [...ESSENTIALITIES, null];

/** What comes first and is counted first: the rest is one tap away. */
export const LEADING: readonly Level[] = [ESSENTIALITY.essential];

/** What a list leaves out until asked. */
export const NICE: readonly Level[] = [ESSENTIALITY.niceToHave];

/** What a list includes. */
export const LISTED: readonly Level[] = LEVELS.filter((level) => !NICE.includes(level));

export interface ShoppingItem {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  /** The ages it is for, except those it is set aside for. */
  ages: Partial<Record<AgeRange, AgeNeed>>;
}

/** needed = ready + coming + boxed + remaining */
export interface Progress {
  needed: number;
  ready: number;
  remaining: number;
  /** Reserved pieces that are still needed; missing for none. */
  coming?: number;
  /** The same of pieces that an older child has left. */
  boxed?: number;
}

/** One size of an item that is still to get: `needed` is without what is coming or in the attic. */
export interface ShoppingPart extends Pieces {
  ageRange: AgeRange;
  remaining: number;
}

export interface ShoppingLine {
  id: number;
  nameId: string;
  name: string;
  /** True for items bought once for all ages. */
  isOneSize: boolean;
  remaining: number;
  parts: ShoppingPart[];
}

export type ShoppingCategory = { category: ItemCategory; progress: Progress; lines: ShoppingLine[] };

/** A line of which everything that is still needed is coming, or in the attic: it isn't bought twice. */
export interface ComingLine extends Pick<ShoppingLine, "id" | "nameId" | "name" | "isOneSize"> {
  category: ItemCategory;
  /** Its sizes of which something is. */
  parts: ShoppingPart[];
}

/** Everything of one essentiality; null for items without one. */
export interface ShoppingSection {
  essentiality: Essentiality | null;
  progress: Progress;
  categories: ShoppingCategory[];
}

export interface ShoppingList {
  scope: ShoppingScope;
  /** Progress of the essentials. */
  essentials: Progress;
  /** Progress of everything on the list. */
  progress: Progress;
  sections: ShoppingSection[];
}

/** The scope that a text names exactly, otherwise null. */
export function parseShoppingScope(text: string | null | undefined): ShoppingScope | null {
  return SHOPPING_SCOPES.find((scope) => scope === text) ?? null;
}

/** The age ranges of a scope. */
export function agesOfScope(scope: ShoppingScope): readonly AgeRange[] {
  return scope === "year" ? AGE_RANGES : [scope];
}

/** The progress of some items, each counted separately. */
export function summarise(items: readonly Pieces[]): Progress {
  const settled = items.map(settle);
  const coming = sum(settled.map((item) => item.coming));
  const boxed = sum(settled.map((item) => item.boxed));
  return {
    needed: sum(items.map(({ needed }) => needed)),
    ready: sum(settled.map(({ ready }) => ready)),
    remaining: sum(settled.map(({ toGet }) => toGet)),
    ...(coming > 0 && { coming }),
    ...(boxed > 0 && { boxed }),
  };
}

/** The progress of a scope, over all levels or some. */
export function progressOf(
  items: readonly ShoppingItem[],
  scope: ShoppingScope,
  levels: readonly Level[] = LEVELS,
): Progress {
  const needs = items.flatMap((item) => needsOf(item, scope));
  return summarise(needs.filter(({ essentiality }) => levels.includes(essentiality)));
}

/** The items with what waits for its day: it may be given, or come from a box, before it. */
export function atAnyTime<Item extends ShoppingItem>(items: readonly Item[]): Item[] {
  return items.map((item) => {
    const needs = Object.entries(item.ages);
    const ages = needs.map(([age, need]) => [age, { ...need, needed: neededAnyTime(need) }]);
    return { ...item, ages: Object.fromEntries(ages) };
  });
}

/**
 * Names of the items whose essentials by size don't add up to the year's, because an item without a size
 * counts in every size but is bought once.
 */
export function countedOnce(items: readonly ShoppingItem[], count: "needed" | "remaining"): string[] {
  const of = (item: ShoppingItem, scope: ShoppingScope) => progressOf([item], scope, LEADING)[count];
  return items
    .filter((item) => isOneSize(item.nameId))
    .filter((item) => sum(AGE_RANGES.map((age) => of(item, age))) !== of(item, "year"))
    .map(({ name }) => name);
}

/** The lines still needed of some levels, by essentiality, then category, then the order of `items`. */
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

/** The lines of a scope, of every level, that need nothing more because somebody brings it, or because it is in the attic. */
export function comingLines(items: readonly ShoppingItem[], scope: ShoppingScope) {
  const lines = items.flatMap((item): ComingLine[] => {
    const parts = partsOf(needsOf(item, scope));
    const isToGet = parts.some(({ remaining }) => remaining > 0);
    const elsewhere = parts.filter(({ coming, boxed }) => coming || boxed);
    if (isToGet || elsewhere.length === 0) return [];
    const { id, nameId, name, category } = item;
    return [{ id, nameId, name, category, isOneSize: isOneSize(nameId), parts: elsewhere }];
  });
  const isComing = ({ parts }: ComingLine) => parts.some(({ coming }) => coming);
  return { coming: lines.filter(isComing), boxed: lines.filter((line) => !isComing(line)) };
}

/** Heavy outerwear of a size that isn't asked for before a day. */
export interface WaitingLine extends Omit<ShoppingItem, "ages">, AgeNeed, WaitingPieces {
  ageRange: AgeRange;
}

/** The lines of a scope, of every level, that wait for their day, the nearest first. */
export function waitingLines(items: readonly ShoppingItem[], scope: ShoppingScope): WaitingLine[] {
  return items
    .flatMap(({ ages, ...item }) =>
      needsOf({ ...item, ages }, scope).flatMap(({ isOnce: _, waits, ...need }) =>
        waits ? [{ ...item, ...need, waits, ...waits }] : [],
      ),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** What an item needs at one age, or for all of them if it is bought once. */
type ScopedNeed = AgeNeed & { ageRange: AgeRange; isOnce: boolean };

/** What an item needs in a scope, by age; an item without a size needs it once, for the age that needs the most. */
export function needsOf(item: ShoppingItem, scope: ShoppingScope): ScopedNeed[] {
  const isOnce = isOneSize(item.nameId);
  const needs = agesOfScope(scope).flatMap((ageRange) => {
    const need = item.ages[ageRange];
    return need ? [{ ageRange, isOnce, ...need }] : [];
  });
  return isOnce ? once(needs) : needs;
}

/** The age that needs the most stands for all, with the highest essentiality of any that needs some. */
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
  const parts = partsOf(needs).filter(({ remaining }) => remaining > 0);
  const remaining = sum(parts.map((part) => part.remaining));
  return { id, nameId, name, isOneSize: isOneSize(nameId), remaining, parts };
}

function partsOf(needs: readonly ScopedNeed[]): ShoppingPart[] {
  return needs.map(({ ageRange, owned, givers, ...need }) => {
    const { ready, coming, boxed, toGet } = settle({ owned, ...need });
    const from = coming > 0 && { coming, ...(givers && { givers }) };
    const kept = boxed > 0 && { boxed };
    return { ageRange, needed: ready + toGet, owned, remaining: toGet, ...from, ...kept };
  });
}

function hasRemaining({ progress }: { progress: Progress }): boolean {
  return progress.remaining > 0;
}
