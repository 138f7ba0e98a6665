// The scripts that people write their places in, by country: a place's names in these are found too, besides
// those in Latin letters.

const COUNTRIES: Readonly<Record<string, string>> = {
  Arabic: "AE AF BH CN DJ DZ EG EH ER IL IN IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE",
  Armenian: "AM",
  Bengali: "BD IN",
  Cyrillic: "AZ BA BG BY GE KG KZ MD ME MK MN RS RU TJ TM UA UZ XK",
  Devanagari: "IN NP",
  Ethiopic: "ER ET",
  Georgian: "GE",
  Greek: "CY GR",
  Gujarati: "IN",
  Gurmukhi: "IN",
  Han: "CN HK JP KR MO MY SG TW",
  Hangul: "KP KR",
  Hebrew: "IL PS",
  Hiragana: "JP",
  Kannada: "IN",
  Katakana: "JP",
  Khmer: "KH",
  Lao: "LA",
  Malayalam: "IN",
  Mongolian: "CN MN",
  Myanmar: "MM",
  Oriya: "IN",
  Sinhala: "LK",
  Tamil: "IN LK MY SG",
  Telugu: "IN",
  Thaana: "MV",
  Thai: "TH",
  Tibetan: "BT CN",
};

const SCRIPTS_OF = new Map<string, string[]>();
for (const [script, countries] of Object.entries(COUNTRIES)) {
  for (const country of countries.split(" ")) {
    SCRIPTS_OF.set(country, [...(SCRIPTS_OF.get(country) ?? []), script]);
  }
}

const PATTERNS = new Map([...SCRIPTS_OF].map(([country, scripts]) => [country, patternOf(scripts)]));

/** Only letters of one of the scripts, and what stands between words: no name in two scripts at once. */
function patternOf(scripts: readonly string[]): RegExp {
  const each = scripts.map((script) => `[\\p{Script=${script}}\\p{M}\\p{Lm}\\p{P}\\p{Cf}\\s]+`);
  return new RegExp(`^(?=.*\\p{L})(?:${each.join("|")})$`, "u");
}

/** Latin letters end before it, so most names need no closer look. */
const FIRST_OF_THE_OTHERS = 0x370;

/** Whether a name is in a script of its country other than Latin. */
export function isInOwnScript(country: string, name: string): boolean {
  if (name.charCodeAt(0) < FIRST_OF_THE_OTHERS) return false;
  return PATTERNS.get(country)?.test(name) ?? false;
}
