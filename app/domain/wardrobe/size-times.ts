// Where a plan's sizes are in time. A size that is over leaves all totals and lists: nobody needs it anymore.

import type { IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { perAgeRange } from "./growth.ts";
import { type SizeDays, sizesIn } from "./size-days.ts";
import { LAST_AGE_RANGE, type ShopSystem, SIZES } from "./size-table.ts";

/**
 * Over: its last day has passed. Now: worn today. Next: the first one yet to begin. Later: all after that. None: this baby
 * doesn't wear it in the plan's year.
 */
export type SizeTime = "over" | "now" | "next" | "later" | "none";

export type SizeTimes = Readonly<Record<AgeRange, SizeTime>>;

/** The state of each size on a day; both the plan's days and `today` are the reader's. */
export function sizeTimes(days: SizeDays, today: IsoDay): SizeTimes {
  const next = sizesIn(days).find((ageRange) => (days[ageRange]?.start ?? today) > today);
  return perAgeRange((ageRange) => {
    const worn = days[ageRange];
    if (!worn) return "none";
    if (worn.end < today) return "over";
    if (worn.start <= today) return "now";
    return ageRange === next ? "next" : "later";
  });
}

/** The sizes that the plan has, in order. */
export function sizesOfTimes(times: SizeTimes): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => times[ageRange] !== "none");
}

/** The plan's sizes that aren't over, in order. */
export function sizesToCome(times: SizeTimes): AgeRange[] {
  return sizesOfTimes(times).filter((ageRange) => times[ageRange] !== "over");
}

/** The sizes that are over, in order. */
export function sizesOver(times: SizeTimes): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => times[ageRange] === "over");
}

/** True once all sizes of the plan are over. */
export function isYearOver(times: SizeTimes): boolean {
  return sizesToCome(times).length === 0;
}

/** True for a plan that goes on to 24 months. */
export function hasSecondYear(times: SizeTimes): boolean {
  return times[LAST_AGE_RANGE] !== "none";
}

// What a shop prints on clothes for an age range, by country; size-table.ts has the sizes. In the US and
// Canada that is the age range itself. Elsewhere, by their standards and shops:
// - Europe: EN 13402-3, the height in centimeters, 6 cm per size; H&M and C&A print the same (56 up to
//   2 months, 62 to 4, 68 to 6, 74 to 9, 80 to 12).
// - UK and Ireland: BS EN 13402 by age, in months.
// - Japan: JIS L 4001, heights from 50 to 80 cm, 10 cm per size.
// - China: GB/T 1335.3, heights from 52 to 80 cm, 7 cm per size.
// - Australia and New Zealand: AS 1182, zeros: 0000 for newborns, 000 up to 3 months, 00 to 6, 0 after that
//   (1 in some shops).

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
