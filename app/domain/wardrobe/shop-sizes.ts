// The sizes that shops print on clothes, by country. In the US and Canada that is the age range itself; size-table.ts has the others.

import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { type ShopSystem, SIZES } from "./size-table.ts";

/**
 * The countries that follow each standard:
 * - Europe: EN 13402-3, the height in centimeters, 6 cm per size; H&M and C&A print the same (56 up to
 *   2 months, 62 to 4, 68 to 6, 74 to 9, 80 to 12).
 * - UK and Ireland: BS EN 13402 by age, in months.
 * - Japan: JIS L 4001, heights from 50 to 80 cm, 10 cm per size.
 * - China: GB/T 1335.3, heights from 52 to 80 cm, 7 cm per size.
 * - Australia and New Zealand: AS 1182, zeros: 0000 for newborns, 000 up to 3 months, 00 to 6, 0 after that
 *   (1 in some shops).
 */
const COUNTRIES: Readonly<Record<ShopSystem, string>> = {
  EU: "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GR HR HU IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK",
  UK: "GB GG IE IM JE",
  JP: "JP",
  CN: "CN",
  AU: "AU NZ",
};

const SYSTEM_OF = new Map(
  (["EU", "UK", "JP", "CN", "AU"] as const).flatMap((system) =>
    COUNTRIES[system].split(" ").map((country) => [country, system] as const),
  ),
);

/** Whose standards shops in a country (two letters) follow; null where they print the age range, and where we don't know. */
export function shopSystemOf(country: string): ShopSystem | null {
  return SYSTEM_OF.get(country) ?? null;
}

/** 'EU 56/62': the size on labels in a country (two letters); null if it is the age range or unknown. */
export function shopSize(country: string, ageRange: AgeRange): string | null {
  const system = SYSTEM_OF.get(country);
  const size = SIZES[AGE_RANGES.indexOf(ageRange)];
  return system && size ? `${system} ${size.shops[system]}` : null;
}
