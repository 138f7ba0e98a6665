// What a shop prints on clothes for an age range, by country. In the US and Canada that is the age range itself. Elsewhere,
// as their standards and shops count:
// - Europe: EN 13402-3, the height in centimeters, 6 cm a size; H&M and C&A print the same (56 to 2 months, 62 to 4, 68 to
//   6, 74 to 9, 80 to 12).
// - UK and Ireland: BS EN 13402 by age, in months.
// - Japan: JIS L 4001, heights of 50 to 80 cm, 10 cm a size.
// - China: GB/T 1335.3, heights of 52 to 80 cm, 7 cm a size.
// - Australia and New Zealand: AS 1182, zeros: 0000 is for newborns, 000 to 3 months, 00 to 6, 0 after that (1 in some shops).
import type { AgeRange } from "../vocabulary.ts";

const SYSTEMS = {
  EU: { "0-3m": "56/62", "3-6m": "68", "6-9m": "74", "9-12m": "80" },
  UK: { "0-3m": "0–3", "3-6m": "3–6", "6-9m": "6–9", "9-12m": "9–12" },
  JP: { "0-3m": "50–60", "3-6m": "60–70", "6-9m": "70", "9-12m": "70–80" },
  CN: { "0-3m": "52/59", "3-6m": "66", "6-9m": "73", "9-12m": "80" },
  AU: { "0-3m": "000", "3-6m": "00", "6-9m": "0", "9-12m": "0" },
} as const satisfies Record<string, Record<AgeRange, string>>;

const COUNTRIES: Readonly<Record<keyof typeof SYSTEMS, string>> = {
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

/** 'EU 56/62': the size that shops in a country of two letters print; null where it is the age range, or nobody has told us. */
export function shopSize(country: string, ageRange: AgeRange): string | null {
  const system = SYSTEM_OF.get(country);
  return system ? `${system} ${SYSTEMS[system][ageRange]}` : null;
}
