// The addresses of "What does a baby wear at 50 °F?": a temperature and a situation, each with one spelling.
import { fahrenheitOf, type Units } from "../weather/units.ts";

/** The words of addresses. The stroller is meant where none stands, and a night's word comes first. */
export const WEAR_WORDS = ["stroller", "carrier", "car", "ground", "indoors", "night"] as const;
export type WearWord = (typeof WEAR_WORDS)[number];

export interface WearAddress {
  /** Whole. Outdoors of the air, at night and indoors of the room. */
  degrees: number;
  units: Units;
  word: WearWord;
}

interface Range {
  from: number;
  to: number;
  /** The sitemap has every one that divides by this, and pages lead from one to the next. */
  step: number;
}

const OUTDOORS = {
  f: { from: -40, to: 115, step: 5 },
  c: { from: -40, to: 46, step: 2 },
} as const satisfies Record<Units, Range>;
const ROOMS = {
  f: { from: 50, to: 90, step: 5 },
  c: { from: 10, to: 32, step: 2 },
} as const satisfies Record<Units, Range>;
const NIGHTS = {
  f: { from: 55, to: 90, step: 2 },
  c: { from: 13, to: 32, step: 1 },
} as const satisfies Record<Units, Range>;

/** The degrees that have a page, from °F or °C to the same. */
export function wearRange({ units, word }: Pick<WearAddress, "units" | "word">): Range {
  const ranges = word === "night" ? NIGHTS : word === "indoors" ? ROOMS : OUTDOORS;
  return ranges[units];
}

/** A room's page never has a weather's degrees: these stand there until someone names others. */
const FIRST_ASKED = { out: { f: 50, c: 10 }, in: { f: 70, c: 22 } } as const satisfies Record<
  string,
  Record<Units, number>
>;

/** The degrees of another situation's page: the same weather outdoors, and a usual room or a cool day if it's about the other. */
export function carriedTo(word: WearWord, from: WearAddress): WearAddress {
  const { units } = from;
  if (isRoom(word) === isRoom(from.word) && isInRange({ ...from, word })) return { ...from, word };
  const degrees = word === "night" && units === "c" ? 21 : FIRST_ASKED[isRoom(word) ? "in" : "out"][units];
  return { word, units, degrees };
}

function isRoom(word: WearWord): boolean {
  return word === "indoors" || word === "night";
}

function isInRange(address: WearAddress): boolean {
  const { from, to } = wearRange(address);
  return address.degrees >= from && address.degrees <= to;
}

/** The temperature in °F, unrounded. */
export function wearFahrenheit({ degrees, units }: WearAddress): number {
  return fahrenheitOf(degrees, units);
}

/** '/wear/50', '/wear/-5c/carrier', '/wear/night/70' */
export function wearPath({ degrees, units, word }: WearAddress): string {
  const spelled = `${degrees}${units === "c" ? "c" : ""}`;
  if (word === "night") return `/wear/night/${spelled}`;
  return `/wear/${spelled}${word === "stroller" ? "" : `/${word}`}`;
}

const DEGREES = /^([-−]?)(\d{1,3})°?([fc]?)$/i;

/** Degrees as people spell them in an address, in °F unless it says °C; null for any other text. */
function readDegrees(text: string): { degrees: number; units: Units } | null {
  const [, sign, figures, units] = DEGREES.exec(text) ?? [];
  if (figures === undefined) return null;
  const degrees = Number(figures);
  return {
    degrees: sign && degrees > 0 ? -degrees : degrees,
    units: units?.toLowerCase() === "c" ? "c" : "f",
  };
}

/**
 * The page that a path without its language means; other spellings mean one too: '/wear/50F', '/wear/050/stroller', '/wear/70/night'.
 * Null if no page has the path, for example if its degrees are out of range.
 */
export function readWearPath(path: string): WearAddress | null {
  const [, night, degreesText = "", wordText = "stroller"] =
    /^\/wear\/(night\/)?([^/]{1,8})(?:\/([a-z]+))?$/.exec(path) ?? [];
  const word = WEAR_WORDS.find((one) => one === (night ? "night" : wordText));
  const read = readDegrees(degreesText);
  if (!word || !read || (night && wordText !== "stroller")) return null;
  const address = { ...read, word };
  return isInRange(address) ? address : null;
}

/** The degrees that someone has typed: '50', '10 °C', '−5c'. In the page's units unless they name others; null for none in range. */
export function readTypedDegrees(
  typed: string,
  asked: Pick<WearAddress, "units" | "word">,
): WearAddress | null {
  const text = typed.replace(/\s/g, "").replace(/[.,]\d$/, "");
  const read = readDegrees(text);
  if (!read) return null;
  const address = { ...asked, ...read, units: /[fc]$/i.test(text) ? read.units : asked.units };
  return isInRange(address) ? address : null;
}

/** True for pages in the sitemap: most degrees get the same outfit as their neighbors. */
export function isListedWear(address: WearAddress): boolean {
  return address.degrees % wearRange(address).step === 0;
}

/** The listed pages one step colder and one step warmer; null at the end. */
export function stepsFrom(address: WearAddress): { colder: WearAddress | null; warmer: WearAddress | null } {
  const { step } = wearRange(address);
  const to = (degrees: number) => {
    const next = { ...address, degrees };
    return isInRange(next) ? next : null;
  };
  return {
    colder: to((Math.ceil(address.degrees / step) - 1) * step),
    warmer: to((Math.floor(address.degrees / step) + 1) * step),
  };
}

/** The listed degrees of a situation, from cold to warm. */
export function listedDegrees(asked: Pick<WearAddress, "units" | "word">): WearAddress[] {
  const { from, to, step } = wearRange(asked);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => ({
    ...asked,
    degrees: (first + at) * step,
  }));
}

/** All paths that search engines are given. */
export function listedWearPaths(): string[] {
  return WEAR_WORDS.flatMap((word) =>
    (["f", "c"] as const).flatMap((units) => listedDegrees({ word, units }).map(wearPath)),
  );
}
