// Weights and lengths as parents type them, and as they are stored: whole grams and millimeters. What was typed comes back
// as it was.

/** The units of the form; pounds come with ounces. */
export const WEIGHT_UNITS = ["lb", "kg"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const LENGTH_UNITS = ["in", "cm"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** A weight as it is written; `ounces` is 0 in kilograms. */
export interface WrittenWeight {
  unit: WeightUnit;
  value: number;
  ounces: number;
}

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
