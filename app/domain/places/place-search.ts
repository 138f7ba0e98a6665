// A typed place as the searches read it: 'München', 'Denver CO', 'Washington, D.C.', 'Toledo Spain', 'NYC'.
import { foldName } from "./fold-name.ts";
import { isState } from "./us-states.ts";
import { digitsOfZip, readZip, ZIP_DIGITS } from "./zip.ts";

/** One way to read a text. */
export interface PlaceReading {
  /** The folded name, spelled in each way that it may be stored. */
  names: readonly string[];
  /** Folded regions and countries, all of which the place has to be in. */
  areas: readonly string[];
  /** Whether the name may be the beginning of a longer one. */
  isBeginning: boolean;
}

/** Shorter names match too much. */
const SHORTEST = 2;
/** Longer than any place name. */
const LONGEST = 80;
/** The longest area that is typed without a comma: 'Papua New Guinea', 'United States of America'. */
const LONGEST_AREA = 4;

const COMMAS = /[,،、，]/;
/** Postal codes beside a name: '80331 München'. */
const NUMBER = /^\p{N}+$/u;

/** What people say for a city, and where it is. */
const SHORT_NAMES: Readonly<Record<string, readonly [name: string, area: string]>> = {
  nyc: ["new york", "ny"],
  "new york city": ["new york", "ny"],
  "the big apple": ["new york", "ny"],
  la: ["los angeles", "ca"],
  "l a": ["los angeles", "ca"],
  sf: ["san francisco", "ca"],
  "san fran": ["san francisco", "ca"],
  dc: ["washington", "dc"],
  "d c": ["washington", "dc"],
  philly: ["philadelphia", "pa"],
  vegas: ["las vegas", "nv"],
  nola: ["new orleans", "la"],
  slc: ["salt lake city", "ut"],
  okc: ["oklahoma city", "ok"],
  kc: ["kansas city", "mo"],
  atl: ["atlanta", "ga"],
  indy: ["indianapolis", "in"],
  cdmx: ["mexico city", "mx"],
  df: ["mexico city", "mx"],
  hcmc: ["ho chi minh city", "vn"],
  kl: ["kuala lumpur", "my"],
  hk: ["hong kong", "hk"],
  bkk: ["bangkok", "th"],
  bsas: ["buenos aires", "ar"],
  "bs as": ["buenos aires", "ar"],
  rio: ["rio de janeiro", "br"],
};

/** Words of names that people shorten, and how they may be stored. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  st: ["saint", "sankt"],
  ste: ["sainte"],
  saint: ["st"],
  sainte: ["ste"],
  sankt: ["st"],
  ft: ["fort"],
  mt: ["mount"],
};

/**
 * The ways to read a typed text, the likeliest first; none while it is too short. After a comma there are only areas; without one,
 * the last words may be one, too.
 */
export function readPlaceText(text: string): PlaceReading[] {
  const [first = "", ...rest] = text.slice(0, LONGEST).split(COMMAS).map(foldName);
  const areas = rest.filter(Boolean);
  const all = first.split(" ").filter(Boolean);
  const named = all.filter((word) => !NUMBER.test(word));
  const words = named.length > 0 ? named : all;
  const name = words.join(" ");
  if ([...name].length < SHORTEST) return [];
  const known = Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name] : undefined;
  const parted = Array.from({ length: Math.min(words.length - 1, LONGEST_AREA) }, (_, at) => {
    const end = words.length - 1 - at;
    return { name: words.slice(0, end).join(" "), area: words.slice(end).join(" ") };
  });
  return [
    ...(known ? [reading(known[0], [known[1], ...areas], false)] : []),
    reading(name, areas, true),
    ...parted
      .filter((part) => part.name.length >= SHORTEST)
      .map((part) => reading(part.name, [part.area, ...areas], false)),
  ];
}

function reading(name: string, areas: readonly string[], isBeginning: boolean): PlaceReading {
  return { names: spellings(name), areas, isBeginning };
}

/** 'st louis' is stored as 'saint louis' or 'sankt louis', too. A single word isn't short for another. */
function spellings(name: string): string[] {
  const words = name.split(" ");
  if (words.length === 1) return [name];
  const longest = Math.max(...words.map((word) => waysOf(word).length));
  const spelled = Array.from({ length: longest }, (_, at) =>
    words.map((word) => waysOf(word)[at] ?? waysOf(word)[1] ?? word).join(" "),
  );
  return [...new Set([name, ...spelled])];
}

function waysOf(word: string): readonly string[] {
  return Object.hasOwn(SHORT_WORDS, word) ? [word, ...(SHORT_WORDS[word] ?? [])] : [word];
}

/** How well an area is met: named in full or by its letters, begun, or not at all. */
export type AreaFit = "exact" | "begun" | null;

/** How well a place, which is in areas of these folded names, meets those of a reading. */
export function fitOfAreas(names: readonly string[], areas: readonly string[]): AreaFit {
  const fits = areas.map((area) => fitOfArea(names, area));
  if (fits.includes(null)) return null;
  return fits.includes("begun") ? "begun" : "exact";
}

function fitOfArea(names: readonly string[], area: string): AreaFit {
  // 'D.C.' and 'U.S.A.' are folded to single letters.
  const letters = /^\p{L}(?: \p{L})+$/u.test(area) ? area.replaceAll(" ", "") : area;
  if (names.includes(letters) || names.includes(area)) return "exact";
  // 'Ontario Canada' and 'D.C. USA' are two of them.
  const wider = names.find((name) => area.endsWith(` ${name}`));
  if (wider) return fitOfArea(names, area.slice(0, -wider.length - 1));
  return names.some((name) => name.startsWith(area)) ? "begun" : null;
}

/** What stands in a field for ZIP codes. */
export type TypedWhere =
  | { kind: "zip"; zipcode: string }
  /** A city, to search for. */
  | { kind: "city"; text: string }
  /** Neither; the digits are what may be shown again. */
  | { kind: "unread"; digits: string };

/** Letters, and what stands between them in names and addresses. */
const CITY_TEXT = /^(?=.*\p{L}\p{M}*\p{L})[\p{L}\p{M}\p{Nd}\s.,،、，'’()/-]+$/u;

/** Reads a field for ZIP codes: '55401-1234' and 'Denver, CO 80202' have one, 'Denver CO' and '80331 München' are cities. */
export function readWhere(text: string): TypedWhere {
  const typed = text.slice(0, LONGEST).trim();
  const zipcode = readZip(typed) ?? zipInAddress(typed);
  if (zipcode) return { kind: "zip", zipcode };
  if (CITY_TEXT.test(typed)) return { kind: "city", text: typed };
  const digits = digitsOfZip(typed);
  return digits.length === ZIP_DIGITS ? { kind: "zip", zipcode: digits } : { kind: "unread", digits };
}

/** The ZIP code at the end of a US address, 'Denver, CO 80202'; null if there is none. */
function zipInAddress(text: string): string | null {
  const [, state = "", zipcode] =
    /\b([a-z]{2})\.?,?\s+(\d{5})(?:-\d{4})?\s*$/i.exec(text.slice(0, LONGEST)) ?? [];
  return zipcode && isState(state.toUpperCase()) ? zipcode : null;
}
