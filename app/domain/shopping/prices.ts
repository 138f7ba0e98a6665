// Prices of pieces, in an administrator's sheet and of the parents' own, stored and typed. Prices are counted in
// hundredths of their currency.
import { type IsoDay, plusMonths } from "../calendar.ts";
import type { PriceGroup } from "./price-groups.ts";

/** Currencies in which a piece costs less than `MOST_PRICE` (ISO 4217). */
export const CURRENCIES = (
  "AED AUD BAM BRL CAD CHF CNY CZK DKK EGP EUR GBP GEL GTQ HKD ILS INR JPY KES MAD MDL MKD MXN MYR NOK NZD PEN PHP " +
  "PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU ZAR"
).split(" ");

/** The highest price, in a currency's whole units. */
export const MOST_PRICE = 10_000;

/** How many months after its day a sheet is still shown. */
export const SHEET_MONTHS = 18;

/** The prices of one piece of a group, new and second-hand. */
export interface GroupPrice {
  /** Hundredths, more than 0. */
  budget: number;
  /** Hundredths, at least `budget`. */
  premium: number;
  /** Second-hand, in percent of `budget`, from 0 to 100. */
  share: number;
}

export interface PriceSheet {
  /** ISO 4217. */
  currency: string;
  pricedOn: IsoDay;
  prices: Readonly<Record<PriceGroup, GroupPrice>>;
}

/** Parents' own prices of a plan in hundredths, by the item's name id. */
export type OwnPrices = Readonly<Record<string, number>>;

/** The earliest day of a sheet that is still shown on a day. */
export function oldestPrices(today: IsoDay): IsoDay {
  return plusMonths(today, -SHEET_MONTHS);
}

/**
 * A typed price in hundredths: '12', '12.5', '12.50', and '12,50' where the language writes a comma. Null for anything else: another sign, more
 * decimals, other digits than 0 to 9, or more than `MOST_PRICE`.
 */
export function readPrice(text: string, hasComma: boolean): number | null {
  const [, whole, parts = ""] = /^\s*([0-9]{1,5})(?:[.,]([0-9]{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === undefined || (!hasComma && text.includes(","))) return null;
  const hundredths = Number(whole) * 100 + Number(parts.padEnd(2, "0"));
  return hundredths <= MOST_PRICE * 100 ? hundredths : null;
}

/** A price as it is typed: '12', '12.50'. */
export function typedPrice(hundredths: number, hasComma: boolean): string {
  const text = (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
  return hasComma ? text.replace(".", ",") : text;
}
