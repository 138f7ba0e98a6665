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

/** Digits in groups of three or in one, and up to two decimals: '12', '12.', '12,50', '1,234.50', '1.234,50', '10 000'. */
const AMOUNT = String.raw`(\d{1,5}|[1-9]\d?[.,'’\s]\d{3})(?:([.,])(\d{0,2}))?`;
const TYPED = new RegExp(`^([^\\d,'’−-]{0,4}?)\\s*${AMOUNT}\\s*([^\\d,'’]{0,4})$`, "u");

/**
 * A typed price in hundredths, however its parts are marked: a point or a comma before two digits begins the decimals, before three
 * digits it groups thousands. The currency's own sign or code may stand on either side. Null for anything else: another currency or
 * sign, more decimals, other digits than 0 to 9, or more than `MOST_PRICE`.
 */
export function readPrice(text: string, currency: string): number | null {
  const [, before = "", whole, mark = " ", parts = "", after = ""] = TYPED.exec(text.trim()) ?? [];
  if (whole === undefined || (mark !== " " && whole.includes(mark))) return null;
  const sign = (before + after).trim();
  if (sign !== "" && !isSignOf(currency, sign)) return null;
  const hundredths = Number(whole.replace(/\D/g, "")) * 100 + Number(parts.padEnd(2, "0"));
  return hundredths <= MOST_PRICE * 100 ? hundredths : null;
}

function isSignOf(currency: string, sign: string): boolean {
  const signs = (["code", "symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === "currency")?.value;
  });
  const plain = (one = "") => one.toLowerCase().replaceAll(".", "");
  return sign !== "." && signs.some((one) => plain(one) === plain(sign));
}

/** A price as it is typed: '12', '12.50'. */
export function typedPrice(hundredths: number, hasComma: boolean): string {
  const text = (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
  return hasComma ? text.replace(".", ",") : text;
}
