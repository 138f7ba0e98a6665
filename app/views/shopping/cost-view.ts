// The cost of a plan's pieces, in words of the reader's language: a line for the list, and a page.
import { sheetField } from "~/contracts/shopping/cost-addresses.ts";
import { MOST_OWN_PRICES } from "~/contracts/shopping/price-forms.ts";
import type { ShownAmount, ShownCost, ShownCostGroup } from "~/contracts/shopping/shown-cost.ts";
import { readOwnPrices, readSheet, type StoredPrices } from "~/contracts/shopping/stored-prices.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { type Cost, type CostOfPieces, costOf, linesToPrice, priceGroupOf } from "~/domain/shopping/cost.ts";
import { PRICE_GROUPS } from "~/domain/shopping/price-groups.ts";
import { type OwnPrices, oldestPrices, type PriceSheet, typedPrice } from "~/domain/shopping/prices.ts";
import {
  type ShoppingItem,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingScope,
  shoppingList,
} from "~/domain/shopping/shopping-list.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import { COST_COPY } from "~/words/en/shopping/cost-copy.ts";

export interface PlanPrices {
  sheet: PriceSheet;
  /** In the sheet's currency. */
  own: OwnPrices;
  /** The currency of own prices that aren't counted; null if all are. */
  otherCurrency: string | null;
}

/** Prices as a form shows them in this language. */
function priceWriter(): (hundredths: number) => string {
  const hasComma = new Intl.NumberFormat(LANGUAGE.tag).format(0.5).includes(",");
  return (hundredths) => typedPrice(hundredths, hasComma);
}

/** The prices of a plan; null without a sheet for its country, and for one that is too old. */
export function readPlanPrices(row: StoredPrices | undefined, today: IsoDay): PlanPrices | null {
  const sheet = row && readSheet(row);
  if (!sheet || sheet.pricedOn < oldestPrices(today)) return null;
  const isSame = row.ownCurrency === sheet.currency;
  return {
    sheet,
    own: isSame ? readOwnPrices(row.ownPrices) : {},
    otherCurrency: isSame ? null : row.ownCurrency,
  };
}

/** The list's line; null where nothing with a price is left to buy. */
export function costLine(list: ShoppingList, { sheet, own }: PlanPrices): string | null {
  const { cost, priced } = costOf(linesToPrice(list), sheet, own);
  return priced > 0 ? answerOf(cost, moneyIn(sheet.currency)) : null;
}

interface AskedCost {
  items: readonly ShoppingItem[];
  prices: PlanPrices;
  scope: ShoppingScope;
  /** The scopes that have a list. */
  scopes: readonly ShoppingScope[];
}

export function viewCost({ items, prices, scope, scopes }: AskedCost): ShownCost {
  const { sheet, own, otherCurrency } = prices;
  const money = moneyIn(sheet.currency);
  const price = (lines: readonly ShoppingLine[]) => costOf(lines, sheet, own);
  const of = (one: ShoppingScope) => linesToPrice(shoppingList(items, one));
  const lines = of(scope);
  const all = price(lines);
  return {
    scope,
    currency: sheet.currency,
    answer: all.priced > 0 ? answerOf(all.cost, money) : null,
    scopes: scopes.flatMap((one) => {
      const amount = amountOf(price(of(one)), money);
      return amount || one === scope ? [{ scope: one, amount: "", secondHand: null, ...amount }] : [];
    }),
    groups: [...PRICE_GROUPS, "own" as const].flatMap((group): ShownCostGroup[] => {
      const ofGroup = lines.filter(({ nameId }) => (priceGroupOf(nameId) ?? "own") === group);
      if (ofGroup.length === 0) return [];
      return [{ group, cost: amountOf(price(ofGroup), money), items: itemsOf(ofGroup, own) }];
    }),
    month: monthWords(sheet.pricedOn, "shortDate"),
    unpriced: all.unpriced,
    hasOneSize: scopes.length > 2 && of("year").some(({ isOneSize }) => isOneSize),
    otherCurrency,
  };
}

/** Each item once: a list has a line of it for each level. */
function itemsOf(lines: readonly ShoppingLine[], own: OwnPrices): ShownCostGroup["items"] {
  const shown = new Map<string, ShownCostGroup["items"][number]>();
  const write = priceWriter();
  for (const { nameId, name, remaining } of lines) {
    const price = Object.hasOwn(own, nameId) ? own[nameId] : undefined;
    const typed = price === undefined ? "" : write(price);
    const pieces = (shown.get(nameId)?.pieces ?? 0) + remaining;
    shown.set(nameId, { nameId, name, pieces, own: typed });
  }
  return [...shown.values()].slice(0, MOST_OWN_PRICES);
}

type Money = (amount: number) => string;

/** Amounts as the language writes them, with the sign that people in the country use: its money is a dollar, not a US dollar. */
function moneyIn(currency: string): Money {
  const format = new Intl.NumberFormat(LANGUAGE.tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount);
}

/** 'From about $410 to $1,190; second-hand about $180' */
function answerOf({ low, high, secondHand }: Cost, money: Money): string {
  const range = low === high ? COST_COPY.about(money(low)) : COST_COPY.fromTo(money(low), money(high));
  return secondHand < low ? COST_COPY.withSecondHand(range, money(secondHand)) : range;
}

function amountOf({ cost, priced }: CostOfPieces, money: Money): ShownAmount | null {
  const { low, high, secondHand } = cost;
  if (priced === 0) return null;
  return {
    amount: low === high ? money(low) : COST_COPY.range(money(low), money(high)),
    secondHand: secondHand < low ? COST_COPY.secondHand(money(secondHand)) : null,
  };
}

/** A sheet's prices as its form shows them. */
export function sheetValues({ currency, pricedOn, prices }: PriceSheet): Record<string, string> {
  const write = priceWriter();
  const groups = PRICE_GROUPS.flatMap((group) => {
    const { budget, premium, share } = prices[group];
    return [
      [sheetField("budget", group), write(budget)],
      [sheetField("premium", group), write(premium)],
      [sheetField("share", group), `${share}`],
    ];
  });
  return { currency, pricedOn, ...Object.fromEntries(groups) };
}

/** 'Euro' for 'EUR', in the language that is spoken. */
export function currencyName(currency: string): string {
  return new Intl.DisplayNames(LANGUAGE.tag, { type: "currency" }).of(currency) ?? currency;
}
