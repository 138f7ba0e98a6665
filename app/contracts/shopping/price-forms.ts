// The administrators' form for a price sheet, and the parents' form for their own prices.
import { z } from "zod";
import { type IsoDay, isOfOurTime, readDay } from "../../domain/calendar.ts";
import { code, codeOf, type ErrorCode, type FieldErrorCodes } from "../../domain/error-codes.ts";
import { COUNTRY_CODES } from "../../domain/places/us-states.ts";
import { PRICE_GROUPS, type PriceGroup } from "../../domain/shopping/price-groups.ts";
import { CURRENCIES, type GroupPrice, readPrice } from "../../domain/shopping/prices.ts";
import { readCount } from "../../domain/wardrobe/owned.ts";
import type { FormContract, SentFields } from "../form.ts";
import { PRICE_FIELD, SHEET_COLUMNS, SHEET_FIELD, type SheetColumn, sheetField } from "./cost-addresses.ts";

export const sheetForm = {
  fields: ["intent", "country", "currency", "pricedOn"],
  typed: ["pricedOn"],
  isShownByPage: true,
  numbered: { prefix: SHEET_FIELD, most: SHEET_COLUMNS.length * PRICE_GROUPS.length, isTyped: true },
} as const satisfies FormContract;

/** As many items as one form has prices for. */
export const MOST_OWN_PRICES = 90;

export const ownPricesForm = {
  fields: ["currency", "for", "scenario"],
  typed: [],
  isShownByPage: true,
  numbered: { prefix: PRICE_FIELD, most: MOST_OWN_PRICES, isTyped: true },
} as const satisfies FormContract;

const country = z.string().refine((text) => COUNTRY_CODES.has(text), code("LINK_AUDIENCE_INVALID"));

const head = z.object({
  country,
  currency: z.string().refine((text) => CURRENCIES.includes(text), code("LINK_AUDIENCE_INVALID")),
  pricedOn: z.string().transform((text, { addIssue }) => {
    const day = readDay(text);
    if (day && isOfOurTime(day)) return day;
    addIssue({ code: "custom", message: code("PRICE_DAY_INVALID") });
    return z.NEVER;
  }),
});

export interface SheetToSave {
  country: string;
  currency: string;
  pricedOn: IsoDay;
  prices: Record<PriceGroup, GroupPrice>;
}

export type SheetReading =
  | { isValid: true; sheet: SheetToSave }
  | { isValid: false; errors: FieldErrorCodes };

/** The sheet in a form, or what is wrong with each field. `today`: no prices are of a later day. */
export function readSheetForm(fields: SentFields<string>, today: IsoDay): SheetReading {
  const errors: Record<string, ErrorCode> = {};
  const read = head.safeParse({ country: "", currency: "", pricedOn: "", ...fields });
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= codeOf(message);
  if (read.data && read.data.pricedOn > today) errors.pricedOn = "PRICE_DAY_INVALID";
  const currency = knownCurrency(fields.currency);
  const prices = PRICE_GROUPS.map((group) => {
    const price = readGroup(group, fields, currency, errors);
    return [group, price] as const;
  });
  if (!read.data || Object.keys(errors).length > 0) return { isValid: false, errors };
  return {
    isValid: true,
    sheet: { ...read.data, prices: Object.fromEntries(prices) as SheetToSave["prices"] },
  };
}

/** The form's currency; any, where there is no such one, for which the form is refused. */
function knownCurrency(sent: string | undefined): string {
  return CURRENCIES.find((one) => one === sent) ?? "USD";
}

/** A group's prices; what is wrong goes into `errors`. */
function readGroup(
  group: PriceGroup,
  fields: SentFields<string>,
  currency: string,
  errors: Record<string, ErrorCode>,
): GroupPrice {
  const text = (column: SheetColumn) => fields[sheetField(column, group)] ?? "";
  const [budget, premium] = [readPrice(text("budget"), currency), readPrice(text("premium"), currency)];
  const share = readCount(text("share"), 3);
  if (!budget) errors[sheetField("budget", group)] = "SHEET_PRICE_INVALID";
  if (!premium) errors[sheetField("premium", group)] = "SHEET_PRICE_INVALID";
  else if (budget && premium < budget) errors[sheetField("premium", group)] = "SHEET_PREMIUM_LOW";
  if (share === null || share > 100) errors[sheetField("share", group)] = "SHEET_SHARE_INVALID";
  return { budget: budget ?? 0, premium: premium ?? 0, share: share ?? 0 };
}

/** The country whose sheet is to be removed; null for none that there is. */
export function readSheetCountry(fields: SentFields): string | null {
  return country.safeParse(fields.country).data ?? null;
}

export type OwnPricesReading =
  /** Null takes an item's own price away. */
  { prices: Record<string, number | null> } | { errors: FieldErrorCodes };

/** The own prices in a form by the item's name id, or what is wrong with each. */
export function readOwnPricesForm(fields: SentFields<string>): OwnPricesReading {
  const errors: Record<string, ErrorCode> = {};
  const currency = knownCurrency(fields.currency);
  const typed = Object.entries(fields).filter(([name]) => name.startsWith(PRICE_FIELD));
  const prices = typed.map(([name, text = ""]) => {
    const price = text.trim() === "" ? null : readPrice(text, currency);
    if (price === null && text.trim() !== "") errors[name] = "PRICE_INVALID";
    return [name.slice(PRICE_FIELD.length), price] as const;
  });
  return Object.keys(errors).length > 0 ? { errors } : { prices: Object.fromEntries(prices) };
}
