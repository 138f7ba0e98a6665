// The cost of a plan as its page shows it, in words: the server writes all amounts.
import type { PriceGroup } from "../../domain/shopping/price-groups.ts";
import type { ShoppingScope } from "../../domain/shopping/shopping-list.ts";

/** "$90 to $250", and "second-hand $30" or nothing. */
export type ShownAmount = { amount: string; secondHand: string | null };

export interface ShownCostItem {
  nameId: string;
  name: string;
  pieces: number;
  /** The own price as it is typed; empty for none. */
  own: string;
}

export interface ShownCostGroup {
  /** "own" for the parents' own items. */
  group: PriceGroup | "own";
  /** Null where nothing of it has a price. */
  cost: ShownAmount | null;
  items: ShownCostItem[];
}

export interface ShownCost {
  scope: ShoppingScope;
  /** ISO 4217. */
  currency: string;
  /** The answer in one line; null if nothing is left to buy that has a price. */
  answer: string | null;
  /** Sizes to come and the year. */
  scopes: (ShownAmount & { scope: ShoppingScope })[];
  groups: ShownCostGroup[];
  /** 'Nov 2026' */
  month: string;
  unpriced: number;
  /** True where pieces without a size make the sizes cost more than the year. */
  hasOneSize: boolean;
  /** The currency of own prices that aren't counted; null if all are. */
  otherCurrency: string | null;
}
