// The paper that printers hold, by country.

/** Letter, by CLDR's table of paper sizes; everywhere else it is A4. */
const LETTER = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** True where printers hold Letter, 8.5 × 11 inches. `country` has two letters. */
export function printsLetter(country: string): boolean {
  return LETTER.has(country);
}
