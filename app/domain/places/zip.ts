// ZIP codes where we have no climate: military post offices and Pacific territories.

const OUTSIDE_COVERAGE: readonly { prefix: string; where: string }[] = [
  { prefix: "09", where: "Armed Forces Europe" },
  { prefix: "340", where: "Armed Forces Americas" },
  { prefix: "962", where: "Armed Forces Pacific" },
  { prefix: "963", where: "Armed Forces Pacific" },
  { prefix: "964", where: "Armed Forces Pacific" },
  { prefix: "965", where: "Armed Forces Pacific" },
  { prefix: "966", where: "Armed Forces Pacific" },
  { prefix: "969", where: "Guam, Palau, Micronesia, Northern Marianas, Marshall Islands" },
  { prefix: "96898", where: "Wake Island" },
  { prefix: "96799", where: "American Samoa" },
];

/** Whether a five-digit ZIP code is a military or Pacific-territory one. */
export function isOutsideCoverage(zipcode: string): boolean {
  return OUTSIDE_COVERAGE.some(({ prefix }) => zipcode.startsWith(prefix));
}

export const ZIP_DIGITS = 5;

/** At most five digits of typed or pasted text, to show while someone types; only ASCII digits count. */
export function digitsOfZip(text: string): string {
  return text.replace(/[^0-9]/g, "").slice(0, ZIP_DIGITS);
}

/** The five digits of a ZIP code as people write it: '55401', ' 55401 ', '55401-1234', '55401 1234'; null for any other text. */
export function readZip(text: string): string | null {
  return /^([0-9]{5})(?:\s{0,3}[-–]?\s{0,3}[0-9]{4})?$/.exec(text.trim())?.[1] ?? null;
}
