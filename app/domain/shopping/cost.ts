// The cost of the pieces that a plan still needs: from a price sheet, and from the parents' own prices, which win over it.
import { isItemKey } from "../wardrobe/insulation-table.ts";
import { type PriceGroup, priceGroupsOf } from "./price-groups.ts";
import type { OwnPrices, PriceSheet } from "./prices.ts";
import { NICE, type ShoppingLine, type ShoppingList } from "./shopping-list.ts";

/** Pieces of one item that are still to get. */
export type NeededPieces = Pick<ShoppingLine, "nameId" | "remaining">;

/** The cost of pieces: hundredths as long as it is summed up, whole units of the currency once it is rounded. */
export interface Cost {
  /** All at the budget price. */
  low: number;
  /** All at the premium price. */
  high: number;
  /** All second-hand; at most `low`. */
  secondHand: number;
}

export interface CostOfPieces {
  /** Rounded, in whole units. */
  cost: Cost;
  /** Pieces that have a price. */
  priced: number;
  /** Pieces of own items without a price, which the cost leaves out. */
  unpriced: number;
}

/** Every line of a list but what is nice to have, once for each level that asks for it. */
export function linesToPrice({ sections }: ShoppingList): ShoppingLine[] {
  return sections
    .filter(({ essentiality }) => !NICE.includes(essentiality))
    .flatMap(({ categories }) => categories.flatMap(({ lines }) => lines));
}

/** The group of a piece of the catalogue; null for an own item. */
export function priceGroupOf(nameId: string): PriceGroup | null {
  return (isItemKey(nameId) && priceGroupsOf(nameId)[0]) || null;
}

/** Adds up pieces with the sheet and the parents' own prices, and rounds the sums. */
export function costOf(lines: readonly NeededPieces[], sheet: PriceSheet, own: OwnPrices): CostOfPieces {
  const sum = { low: 0, high: 0, secondHand: 0 };
  let [priced, unpriced] = [0, 0];
  for (const { nameId, remaining } of lines) {
    const one = costOfOne(nameId, sheet, own);
    if (!one) {
      unpriced += remaining;
      continue;
    }
    priced += remaining;
    sum.low += one.low * remaining;
    sum.high += one.high * remaining;
    sum.secondHand += one.secondHand * remaining;
  }
  const cost = { low: toTen(sum.low), high: toTen(sum.high), secondHand: toTen(sum.secondHand) };
  return { cost, priced, unpriced };
}

/** One piece in hundredths; null for an own item without a price. */
function costOfOne(nameId: string, { prices }: PriceSheet, own: OwnPrices): Cost | null {
  const price = Object.hasOwn(own, nameId) ? own[nameId] : undefined;
  if (price !== undefined) return { low: price, high: price, secondHand: price };
  const group = priceGroupOf(nameId);
  if (!group) return null;
  const { budget, premium, share } = prices[group];
  return { low: budget, high: premium, secondHand: (budget * share) / 100 };
}

/** Hundredths as whole units, rounded to ten; what costs anything at all is ten at least. */
function toTen(hundredths: number): number {
  return hundredths > 0 ? Math.max(10, Math.round(hundredths / 1000) * 10) : 0;
}

/** A first year of sleep sacks: an example for comparison, not a shop's offer. */
export interface SackWay {
  id: "one-rating" | "by-season" | "one-sack";
  /** Sacks to buy for the year. */
  sacks: number;
  /** US dollars per sack, as an example. */
  price: number;
}

/** Two sizes in the year; two of each sack that is worn most, since one is in the wash. */
export const SACK_WAYS: readonly SackWay[] = [
  // Two of 1.0 TOG in each size.
  { id: "one-rating", sacks: 4, price: 35 },
  // Two of 0.5, two of 1.0 and one of 2.5 TOG in each size.
  { id: "by-season", sacks: 10, price: 35 },
  // One size from two months to two years.
  { id: "one-sack", sacks: 2, price: 120 },
];

/** US dollars for the year. */
export function sackCost({ sacks, price }: SackWay): number {
  return sacks * price;
}
