// How a language speaks of clothes, made ready for reading: its table (app/words/en/wardrobe/garment-names.ts) is turned into patterns
// and keys once, with the first text that is read in the language.
import { foldLetters } from "../places/fold-name.ts";

/** The table of a language; its docs stand there. */
export interface GarmentWords {
  named: Readonly<Record<string, string>>;
  local: readonly { items: string; names: string; countries: string }[];
  fillers: string;
  numbers: Readonly<Record<string, number>>;
  between: string;
  months: string;
  to: string;
  labels: string;
  newborn: string;
  dozens: string;
  vague: string;
  unclear: string;
  asides: string;
  wholes: Readonly<Record<string, string>>;
  hasDecimalComma: boolean;
  singular: (word: string) => string;
}

export interface GarmentVocabulary {
  /** By what a name is found by: the clothing_name_ids that it may mean, of several rows of the table the last one first. */
  named: ReadonlyMap<string, Rows>;
  /** The same of names without the words that say nothing, the first row first; they take no other's place. */
  shortened: ReadonlyMap<string, Rows>;
  fillers: ReadonlySet<string>;
  /** Words in place of a number that isn't known. */
  vague: ReadonlySet<string>;
  /** First words that leave the number open. */
  unclear: ReadonlySet<string>;
  /** Words before an aside. */
  asides: ReadonlySet<string>;
  numbers: ReadonlyMap<string, number>;
  patterns: GarmentPatterns;
  hasDecimalComma: boolean;
  singular: (word: string) => string;
}

/** Brands that parents name beside a garment, in small letters; they say nothing about which one it is. The same in every language. */
const BRANDS =
  "carters,carter,gerber,osh,kosh,oshkosh,burts,bees,hanna,andersson,primary,kyte,posh,halo,hm,zara,primark,george," +
  "asda,tesco,matalan,boden,joules,jojo,maman,vertbaudet,bateau,kiabi,okaidi,absorba,catimini,mayoral,gocco," +
  "ernstings,family,ergobaby,uniqlo,patagonia,columbia,reima,disana,alana,joha,polarn,pyret,steiff,sanetta,sterntaler," +
  "gap,oldnavy,catjack,catnjack,littleplanet,simplejoys,hannaandersson,marksandspencer,ms,lidl,lupilu,aldi,dm,alnatura";

/** The same of several words or with signs, as one word. */
const BRAND_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])h ?& ?m(?![a-z])/g, "hm"],
  [/(?<![a-z])m ?& ?s(?![a-z])/g, "ms"],
  [/(?<![a-z])old navy(?![a-z])/g, "oldnavy"],
  [/(?<![a-z])cat ?(?:&|n|and) ?jack(?![a-z])/g, "catjack"],
  [/(?<![a-z])little planet(?![a-z])/g, "littleplanet"],
  [/(?<![a-z])simple joys(?: by)?(?![a-z])/g, "simplejoys"],
];

/** The items of a row, and the countries in which its names mean them, if it is so in some only. */
type Rows = readonly { items: readonly string[]; countries: string | undefined }[];

interface GarmentPatterns {
  /** Commas, line breaks, "and", and other signs between two garments. One character or word at a time, so that it is linear. */
  between: RegExp;
  monthRange: RegExp;
  month: RegExp;
  label: RegExp;
  newborn: RegExp;
  /** A number of dozens. */
  dozen: RegExp;
  wholes: readonly (readonly [RegExp, string])[];
}

const ready = new WeakMap<GarmentWords, GarmentVocabulary>();

/** A table made ready. On the server there is one for each language. */
export function vocabularyOf(words: GarmentWords): GarmentVocabulary {
  const known = ready.get(words) ?? vocabulary(words);
  ready.set(words, known);
  return known;
}

function vocabulary(words: GarmentWords): GarmentVocabulary {
  const vague = listed(words.vague).map(foldLetters);
  const fillers = [...listed(words.fillers).map(foldLetters), ...vague, ...listed(BRANDS)];
  const made: Omit<GarmentVocabulary, "named" | "shortened"> = {
    fillers: new Set([...fillers, ...fillers.map(words.singular)]),
    vague: new Set(vague),
    unclear: new Set(listed(words.unclear).map(foldLetters)),
    asides: new Set(listed(words.asides).map(foldLetters)),
    numbers: new Map(Object.entries(words.numbers).map(([word, number]) => [foldLetters(word), number])),
    patterns: patternsOf(words),
    hasDecimalComma: words.hasDecimalComma,
    singular: words.singular,
  };
  const everywhere = Object.entries(words.named).map(([items, names]) => ({
    items,
    names,
    countries: undefined,
  }));
  const rows = [...everywhere, ...words.local].flatMap(({ items, names, countries }) =>
    listed(names).map((name) => ({ items: items.split(" "), countries, name: wordsOf(name, made) })),
  );
  const shortened = rows
    .map((row) => ({ ...row, plain: withoutFillers(row.name, made) }))
    .filter(({ name, plain }) => plain.length < name.length)
    .map((row) => ({ ...row, name: row.plain }));
  return { ...made, named: byKey(rows.toReversed()), shortened: byKey(shortened) };
}

function byKey(rows: readonly (Rows[number] & { name: readonly string[] })[]): Map<string, Rows> {
  const found = new Map<string, Rows>();
  for (const { name, items, countries } of rows) {
    for (const key of new Set(keysOf(name)))
      found.set(key, [...(found.get(key) ?? []), { items, countries }]);
  }
  return found;
}

function listed(words: string): string[] {
  return words.split(",");
}

/** The patterns of a table. */
function patternsOf(words: GarmentWords): GarmentPatterns {
  const unit = oneOf(words.months);
  return {
    between: new RegExp(
      `([\\n\\r;:•+|]|${AND_SIGN}|${SLASH_OF_WORDS}|${words.hasDecimalComma ? COMMA_OF_NO_NUMBER : ","}|(?<![\\p{L}\\p{N}_])(?:${listed(words.between).join("|")})(?![\\p{L}\\p{N}_]))`,
      "iu",
    ),
    monthRange: new RegExp(
      `(?<![\\d.])(\\d{1,2}) ?${unit}? ?(?:-|/|${oneOf(words.to)}) ?(\\d{1,2}) ?${unit}(?![a-z])`,
    ),
    month: new RegExp(`(?<![\\d.])(\\d{1,2}) ?-? ?${unit}(?![a-z])`),
    label: new RegExp(`(?<![a-z])${oneOf(words.labels)} ?(\\d{1,4}(?:\\/\\d{2})?)(?!\\d)`),
    newborn: new RegExp(`(?<![a-z])${oneOf(words.newborn)}(?![a-z])`),
    dozen: new RegExp(`(?<![a-z\\d.])(\\d{1,2}) ?(?:x ?)?${oneOf(words.dozens)}(?![a-z])`),
    wholes: Object.entries(words.wholes).map(([phrase, word]) => [
      new RegExp(`(?<![a-z])${spelled(phrase)}`, "g"),
      word,
    ]),
  };
}

/** Not that of 'H&M'. */
const AND_SIGN = "(?<!(?<![a-z])(?:[hm]|cat) ?)&|&(?! ?(?:[ms]|jack)(?![a-z]))";

/** "6 bibs / 4 hats", but not "56 / 62". */
const SLASH_OF_WORDS = "(?<=\\p{L}\\s)\\/(?=\\s)";

/** Not that of '2,5 TOG'. */
const COMMA_OF_NO_NUMBER = ",(?!(?<=\\d,)\\d)";

function oneOf(words: string): string {
  return `(?:${listed(words).map(spelled).join("|")})`;
}

/** As a pattern: a space may also be a hyphen. */
function spelled(words: string): string {
  return foldLetters(words).replaceAll(".", "\\.").replaceAll(" ", "[ -]");
}

/** Longer parts aren't names of garments. Everything below works on texts of this length. */
const LONGEST_PART = 160;

type Spelling = Pick<GarmentVocabulary, "patterns" | "hasDecimalComma" | "singular">;

/** A name's words in the singular. */
export function wordsOf(name: string, spelling: Spelling): string[] {
  return tokensOf(plainText(name, spelling) ?? "").map(spelling.singular);
}

/** The words of a plain text. */
export function tokensOf(plain: string): string[] {
  return withTog(plain).match(/[a-z]+\d*/g) ?? [];
}

/** Without words that say nothing about the garment. */
export function withoutFillers(
  words: readonly string[],
  { fillers }: Pick<GarmentVocabulary, "fillers">,
): string[] {
  return words.filter((word) => !fillers.has(word));
}

/** What words are found by: together, as some write them, and in any order: 'bodysuit, long sleeve'. */
export function keysOf(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [words.join(""), words.toSorted().join(" ")];
}

/** Boxes to tick, bullets, and pictures, which lists from notes and chats have, as spaces; so is the number of a row: "1) 4 bibs". */
export function withoutMarks(text: string): string {
  return text
    .replace(
      /[\u2022\u2043\u25A0-\u25FF\u2600-\u27BF\u2B1B\u2B1C\u00B7]|\uFE0F|\u200D|\p{Extended_Pictographic}/gu,
      " ",
    )
    .replace(/^\s*(?:\[[ xX]?\]|[-*–—]\s)\s*/, " ")
    .replace(/^\s*\d{1,2}[.)]\s+(?=\d)/, " ");
}

/** In small Latin letters without accents; null for anything else, and for what is too long. */
export function plainText(text: string, { patterns, hasDecimalComma }: Spelling): string | null {
  if (text.length > LONGEST_PART) return null;
  const plain = BRAND_SPELLINGS.reduce(
    (said, [pattern, word]) => said.replace(pattern, word),
    foldLetters(withoutMarks(text.replaceAll("\u00ad", ""))),
  )
    .replace(/['’"“”]/g, "")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/(?<=\d)ish(?![a-z])/g, "")
    .replace(/×/g, "x")
    .replace(/[\s()*[\]!?~=#:_]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  const pointed = hasDecimalComma ? plain.replace(/(?<=\d),(?=\d)/g, ".") : plain;
  if (/[^a-z0-9 ./-]/.test(pointed)) return null;
  return patterns.wholes.reduce((said, [pattern, word]) => said.replace(pattern, word), pointed);
}

/** '2.5 tog' as one word: 'tog25'. */
export function withTog(text: string): string {
  return text
    .replace(
      /(?<![\d.])(\d(?:\.\d)?)(?:-\d\.\d)? ?-?tog(?![a-z])/,
      (_, warmth: string) => ` ${togWord(warmth)} `,
    )
    .replace(
      /(?<![a-z])tog ?(\d(?:\.\d)?)(?:-\d\.\d)?(?![\d.])/,
      (_, warmth: string) => ` ${togWord(warmth)} `,
    );
}

function togWord(warmth: string): string {
  return `tog${(Number(warmth) * 10).toFixed(0).padStart(2, "0")}`;
}
