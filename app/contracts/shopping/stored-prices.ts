// A price sheet and a plan's own prices as the database holds them. Text that this release doesn't know is read as none.
import { z } from "zod";
import { isKnownDay } from "../../domain/calendar.ts";
import { PRICE_GROUPS, type PriceGroup } from "../../domain/shopping/price-groups.ts";
import {
  CURRENCIES,
  type GroupPrice,
  MOST_PRICE,
  type OwnPrices,
  type PriceSheet,
} from "../../domain/shopping/prices.ts";
import { readStored } from "../stored-json.ts";

const hundredths = z
  .int()
  .min(0)
  .max(MOST_PRICE * 100);

/** Group → [budget, premium, share]; a sheet without one of the groups prices nothing. */
const ofGroup = z
  .tuple([hundredths.min(1), hundredths.min(1), z.int().min(0).max(100)])
  .refine(([budget, premium]) => budget <= premium)
  .transform(([budget, premium, share]): GroupPrice => ({ budget, premium, share }));
const sheet = z.record(z.enum(PRICE_GROUPS), ofGroup);

const own = z.record(z.string(), hundredths);

interface StoredSheet {
  currency: string | null;
  pricedOn: string | null;
  prices: string | null;
}

/** The sheet of a plan's country and the plan's own prices, as a query reads them; null for what there isn't. */
export interface StoredPrices extends StoredSheet {
  ownCurrency: string | null;
  ownPrices: string | null;
}

/** The sheet in a row; null without one, and for one that can't be read. */
export function readSheet({ currency, pricedOn, prices }: StoredSheet): PriceSheet | null {
  const read = readStored("prices", sheet, prices);
  const isSound = currency !== null && CURRENCIES.includes(currency) && isKnownDay(pricedOn ?? "");
  return read && isSound && pricedOn !== null ? { currency, pricedOn, prices: read } : null;
}

/** A sheet's text. */
export function packSheet(prices: Readonly<Record<PriceGroup, GroupPrice>>): string {
  const all = PRICE_GROUPS.map((group) => {
    const { budget, premium, share } = prices[group];
    return [group, [budget, premium, share]];
  });
  return JSON.stringify(Object.fromEntries(all));
}

/** The parents' own prices; none for text that can't be read. */
export function readOwnPrices(text: string | null): OwnPrices {
  return readStored("own_prices", own, text) ?? {};
}
