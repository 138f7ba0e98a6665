// Weights and lengths as parents type them, '11,25', '24 1/2', '11 lb 4 oz', '5100 g', and as they are stored: whole grams and
// millimeters. A unit in the text counts more than the one that is chosen beside it. The form shows everything as it was typed.

import type { ErrorCode } from "../error-codes.ts";

/** The units of the form; pounds come with ounces. */
export const WEIGHT_UNITS = ["lb", "kg"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const LENGTH_UNITS = ["in", "cm"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** A weight as it is written; `ounces` is 0 in kilograms. */
type WrittenWeight = { unit: WeightUnit; value: number; ounces: number };

const GRAMS_PER_POUND = 453.59237;
const OUNCES_PER_POUND = 16;
const MM_PER_INCH = 25.4;
/** Half a millimeter in inches: as far as storing whole millimeters can move what was typed. */
const ROUNDED_INCHES = 0.02;

/** Grams, not rounded. */
export function gramsOf({ unit, value, ounces }: WrittenWeight): number {
  return unit === "kg" ? value * 1000 : (value + ounces / OUNCES_PER_POUND) * GRAMS_PER_POUND;
}

/** Stored grams as they are written: pounds with ounces to a tenth, or kilograms to the gram. */
export function writtenWeight(grams: number, unit: WeightUnit): WrittenWeight {
  if (unit === "kg") return { unit, value: grams / 1000, ounces: 0 };
  const tenths = Math.round((grams / GRAMS_PER_POUND) * OUNCES_PER_POUND * 10);
  const perPound = OUNCES_PER_POUND * 10;
  return { unit, value: Math.floor(tenths / perPound), ounces: (tenths % perPound) / 10 };
}

/** Millimeters, not rounded. */
export function millimetersOf(value: number, unit: LengthUnit): number {
  return unit === "cm" ? value * 10 : value * MM_PER_INCH;
}

/** Stored millimeters as they are written: centimeters to a tenth; inches in quarters if they are, else to a tenth. */
export function writtenLength(millimeters: number, unit: LengthUnit): number {
  if (unit === "cm") return millimeters / 10;
  const inches = millimeters / MM_PER_INCH;
  const quarter = Math.round(inches * 4) / 4;
  return Math.abs(inches - quarter) <= ROUNDED_INCHES ? quarter : Math.round(inches * 10) / 10;
}

/** Longer than any figure that makes sense. */
export const LONGEST_MEASURE = 24;

const FRACTIONS: Readonly<Record<string, string>> = {
  "½": " 1/2",
  "¼": " 1/4",
  "¾": " 3/4",
  "⅛": " 1/8",
  "⅜": " 3/8",
  "⅝": " 5/8",
  "⅞": " 7/8",
};

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{0,3})?|[.,]\d{1,3}|\d{1,3} \d{1,2}/[1-9]\d?|\d{1,2}/[1-9]\d?)`;
/** In the product's languages. */
const POUNDS = "(?:lbs?|pounds?|libras?|livres?|pfund|#)\\.?";
const OUNCES = "(?:ozs?|ounces?|onzas?|onces?|unzen?)\\.?";
const KILOS = "(?:kgs?|kilos?|kilo(?:gram(?:s|me|mes|m|mo|mos)?))\\.?";
const GRAMS = "(?:g|gr|grams?|grammes?|gramm|gramos?)\\.?";
const INCHES = "(?:in|inch|inches|zoll|pulgadas?|pouces?|po|″|\"|'')\\.?";
const CENTIMETERS = "(?:cms?|centimet(?:er|re)s?|centim[eè]tros?|centimètres?|zentimeter)\\.?";

const matcher = (...parts: readonly string[]) => new RegExp(`^${parts.join(" ?")}$`);
const PLAIN = matcher(NUMBER);
const IN_POUNDS = matcher(NUMBER, POUNDS, `(?:(?:,|and|y|et|und)? ?${NUMBER} ?(?:${OUNCES})?)?`);
const IN_OUNCES = matcher(NUMBER, OUNCES);
const IN_KILOS = matcher(NUMBER, KILOS);
const IN_GRAMS = matcher(NUMBER, GRAMS);
const IN_INCHES = matcher(NUMBER, INCHES);
const IN_CENTIMETERS = matcher(NUMBER, CENTIMETERS);

type Problem = { error: ErrorCode };

/** The number in a text, '11,25' or '24 1/2'; undefined if it is empty, null if it isn't one. */
function readFigure(text: string): number | null | undefined {
  const tidied = tidy(text);
  return tidied === "" ? undefined : numberIn(PLAIN.exec(tidied)?.[1]);
}

/**
 * The weight in the two fields and the chosen unit; null if both are empty. Ounces alone are a weight, too: a preterm baby may have no
 * whole pound, or a parent may count in ounces. Parts of a pound beside ounces could mean either, so it asks.
 */
export function readWeight(
  text: string,
  ouncesText: string,
  chosen: WeightUnit | undefined,
): WrittenWeight | Problem | null {
  const beside = readFigure(ouncesText);
  const typed = typedWeight(tidy(text));
  if (beside === null || typed === null) return { error: "FACT_WEIGHT_INVALID" };
  if (typed === undefined && !beside) return null;
  const unit = typed?.unit ?? chosen;
  if (!unit) return { error: "FACT_UNIT_INVALID" };
  return weightOf(unit, typed ?? NOTHING, beside ?? 0);
}

const NOTHING: TypedWeight = { unit: undefined, value: 0, ounces: 0 };

function weightOf(unit: WeightUnit, typed: TypedWeight, beside: number): WrittenWeight | Problem {
  const { value } = typed;
  const ounces = typed.ounces + beside;
  if (unit === "kg")
    return value > 0 && ounces === 0 ? { unit, value, ounces } : { error: "FACT_WEIGHT_INVALID" };
  const isTwice = typed.ounces > 0 && beside > 0;
  if (isTwice || (ounces > 0 && !Number.isInteger(value))) return { error: "FACT_WEIGHT_AMBIGUOUS" };
  // Ounces that are typed alone may be any number of them.
  if (typed.isOunces) return { unit, value: Math.floor(ounces / 16), ounces: ounces % 16 };
  return value + ounces > 0 && ounces < 16 ? { unit, value, ounces } : { error: "FACT_WEIGHT_INVALID" };
}

/** The length in a field and the chosen unit; null if it is empty. */
export function readLength(
  text: string,
  chosen: LengthUnit | undefined,
): { unit: LengthUnit; value: number } | Problem | null {
  const tidied = tidy(text);
  if (tidied === "") return null;
  const [inches, centimeters] = [IN_INCHES, IN_CENTIMETERS].map((unit) => numberIn(unit.exec(tidied)?.[1]));
  const value = inches ?? centimeters ?? numberIn(PLAIN.exec(tidied)?.[1]);
  if (value === null || value === undefined || value === 0) return { error: "FACT_LENGTH_INVALID" };
  const typed = typeof inches === "number" ? "in" : typeof centimeters === "number" ? "cm" : undefined;
  const unit = typed ?? chosen;
  return unit ? { unit, value } : { error: "FACT_UNIT_INVALID" };
}

interface TypedWeight {
  unit: WeightUnit | undefined;
  value: number;
  ounces: number;
  /** Ounces only, however many. */
  isOunces?: boolean;
}

function typedWeight(text: string): TypedWeight | null | undefined {
  if (text === "") return undefined;
  const [plain, kilos, grams, ounces] = [PLAIN, IN_KILOS, IN_GRAMS, IN_OUNCES].map((form) =>
    numberIn(form.exec(text)?.[1]),
  );
  if (typeof plain === "number") return { unit: undefined, value: plain, ounces: 0 };
  if (typeof kilos === "number") return { unit: "kg", value: kilos, ounces: 0 };
  if (typeof grams === "number") return { unit: "kg", value: grams / 1000, ounces: 0 };
  if (typeof ounces === "number") return { unit: "lb", value: 0, ounces, isOunces: true };
  const [, pounds, beside] = IN_POUNDS.exec(text) ?? [];
  const value = numberIn(pounds);
  return value === null ? null : { unit: "lb", value, ounces: numberIn(beside) ?? 0 };
}

function tidy(text: string): string {
  return text
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (fraction) => FRACTIONS[fraction] ?? fraction)
    .replace(/\u2044/g, "/")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

function numberIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, whole = "0", over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  return over && under ? Number(whole) + Number(over) / Number(under) : Number(text.replace(",", "."));
}
