// The usual outfit at a temperature, for a page that strangers read: the outfit model with the usual drawer, in words. It never
// asks for a forecast, so that a crawler can't use one up.

import { morningsLike, NEAR_COUNTRIES } from "~/domain/public/city-mornings.ts";
import {
  type DressedAge,
  type Dresser,
  dressersFor,
  feltOutside,
  isOutside,
  stayAt,
} from "~/domain/public/usual-outfits.ts";
import {
  carriedTo,
  stepsFrom,
  WEAR_WORDS,
  type WearAddress,
  type WearWord,
  wearFahrenheit,
  wearPath,
} from "~/domain/public/wear-address.ts";
import { changeBetween } from "~/domain/today/outfit.ts";
import { CALM, type Note, type Outfit, type Pieces, type StayWord } from "~/domain/today/today-terms.ts";
import { barsOf } from "~/domain/today/warmth-bars.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { isPadded } from "~/domain/wardrobe/insulation-table.ts";
import { toCelsius, toFahrenheit, wholeDegrees } from "~/domain/weather/units.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { labelled } from "~/words/en/language.ts";
import {
  changeWords,
  cityWords,
  likeMorningsWords,
  QUESTIONS,
  WEAR_AGES,
  WEAR_COPY,
  WEAR_SITUATIONS,
  windWords,
} from "~/words/en/public/wear-copy.ts";
import { barsWords, NOTE_TEXTS, OUTFIT_COPY, STAY_TEXTS, WHY_TEXTS } from "~/words/en/today/outfit-copy.ts";
import { degreesWords, inWords } from "~/words/en/weather/weather-copy.ts";
import { publicPath, spokenLanguage } from "~/words/public-path.ts";
import { allInWords, inShort, pieceWord, wornIn } from "../today/outfit-words.ts";

/** A piece to draw. */
export type DrawnPiece = { key: ItemKey; category: ItemCategory };

interface AgeAnswer {
  name: string;
  pieces: readonly DrawnPiece[];
  sentence: string;
  /** Lines under the sentence: what comes along, and how long, where it's stricter than for the others. */
  remarks: readonly string[];
}

interface Step {
  degrees: string;
  path: string;
  label: string;
  change: string;
}

export interface WearView {
  address: WearAddress;
  question: string;
  /** With the other unit: '50°F (10°C)'. */
  degrees: string;
  sentence: string;
  stay: string | null;
  situations: readonly { label: string; path: string; isHere: boolean }[];
  ages: readonly AgeAnswer[];
  steps: readonly Step[];
  windAndSun: readonly string[];
  /** Where and when mornings are like this; null indoors, and at temperatures that no city's mornings have. */
  mornings: string | null;
  why: readonly string[];
  /** The first is the neck's, by day. */
  notes: readonly string[];
}

/** A windy day of the pages' own sentence, in mph: 15 mph, or 25 km/h. */
const WINDY = { f: 15, c: 25 / 1.609344 } as const;
/** A sunny one. */
const SUNNY_UV = 6;
/** Above this, wind isn't spoken of, °F. */
const WIND_COUNTS = 58;
/** From here on a layer more than one's own would be too much, °F felt. */
const WARM_DAY = 72;
/** Changes of more pieces than this are said as a whole new outfit. */
const MOST_CHANGES = 3;

/** The notes that sun brings. */
const OF_SUN: readonly Note[] = ["shade_first", "shade", "canopy_up", "thin_sleeves", "sunscreen_bare_skin"];
/** Notes about one age's clothes alone. */
const OF_AGE: readonly Note[] = ["drawer_too_light", "drawer_too_warm"];
/** Said elsewhere on the page. */
const SAID: readonly Note[] = ["feel_the_neck", "carrier_is_a_layer", ...OF_AGE];

/** The page of an address. */
export function viewWear(address: WearAddress): WearView {
  const { degrees, units, word } = address;
  const fahrenheit = wearFahrenheit(address);
  const dressers = dressersFor(word);
  const main = leadOf(dressers);
  const now = main.at(fahrenheit);
  const stay = stayAt(word, fahrenheit, main.age.youngest);
  const all = dressers.map(({ age, at }) => ({ age, worn: at(fahrenheit) }));
  const other = units === "f" ? Math.round(toCelsius(degrees)) : Math.round(toFahrenheit(degrees));
  return {
    address,
    question: QUESTIONS[word](degreesWords(degrees, units)),
    degrees: `${degreesWords(degrees, units)} (${degreesWords(other, units === "f" ? "c" : "f")})`,
    sentence: inShort(piecesOf(now)),
    stay: stay === "any" ? null : STAY_TEXTS[stay],
    situations: WEAR_WORDS.map((one) => ({
      label: WEAR_SITUATIONS[one],
      path: publicPath(wearPath(carriedTo(one, address))),
      isHere: one === word,
    })),
    ages: all.map(({ age, worn }) => ageAnswer(age, worn, word, { fahrenheit, stay })),
    steps: viewSteps(address, main, now),
    windAndSun: isOutside(word) ? windAndSun(address, main, now) : [],
    mornings: isOutside(word) || word === "car" ? likeMornings(fahrenheit) : null,
    why: whyOf(word, now, fahrenheit),
    notes: notesOf(
      word,
      all.map(({ worn }) => worn),
    ),
  };
}

function likeMornings(fahrenheit: number): string | null {
  const mornings = morningsLike(fahrenheit, NEAR_COUNTRIES[spokenLanguage()]).map(({ city, month }) => ({
    city: cityWords(city),
    month: monthWords(`2027-${String(month).padStart(2, "0")}-15`, "name"),
  }));
  return mornings.length > 0 ? likeMorningsWords(mornings) : null;
}

/** The age of the heading: one to six months, or the only one. */
function leadOf(dressers: readonly Dresser[]): Dresser {
  const lead = dressers.find(({ age }) => age.name === "first") ?? dressers.at(-1);
  if (!lead) throw new RangeError("No age is dressed");
  return lead;
}

function piecesOf({ wear, extras, overHarness }: Outfit): Pieces {
  return wornIn({ wear, extras: [...extras, ...overHarness] });
}

function ageAnswer(
  age: DressedAge,
  worn: Outfit,
  word: WearWord,
  { fahrenheit, stay }: { fahrenheit: number; stay: StayWord },
): AgeAnswer {
  const pieces = piecesOf(worn);
  const own = stayAt(word, fahrenheit, age.youngest);
  return {
    name: WEAR_AGES[age.name],
    pieces: drawnPieces(pieces),
    sentence: `${allInWords(pieces)}.`,
    remarks: [
      ...(worn.overHarness.length > 0 ? [listed(WEAR_COPY.overStraps, worn.overHarness)] : []),
      ...(worn.carry.length > 0 ? [listed(WEAR_COPY.carry, worn.carry)] : []),
      ...(own !== stay && own !== "any" ? [`${STAY_TEXTS[own]}.`] : []),
      ...worn.notes.filter((note) => OF_AGE.includes(note)).map((note) => NOTE_TEXTS[note]),
    ],
  };
}

/** 'Along: a warm hat and coat.' */
function listed(label: string, pieces: Pieces): string {
  return `${labelled(label, inWords(wornIn({ wear: pieces, extras: [] }).map(pieceWord), "and"))}.`;
}

function drawnPieces(pieces: Pieces): DrawnPiece[] {
  return pieces.flatMap((key) => {
    const item = CATALOGUE.find((one) => one.key === key);
    return item ? [{ key, category: item.category }] : [];
  });
}

/** The pieces to put on and take off, or the whole outfit where that is shorter. */
function changeTo(before: Outfit, after: Outfit): string {
  const { on, off } = changeBetween(piecesOf(before), piecesOf(after));
  if (on.length + off.length === 0) return WEAR_COPY.same;
  if (on.length + off.length > MOST_CHANGES) return `${inShort(piecesOf(after))}.`;
  return changeWords(on.map(pieceWord), off.map(pieceWord));
}

function viewSteps(address: WearAddress, main: Dresser, now: Outfit): Step[] {
  const { colder, warmer } = stepsFrom(address);
  return [
    { to: colder, label: WEAR_COPY.colder },
    { to: warmer, label: WEAR_COPY.warmer },
  ].flatMap(({ to, label }) =>
    to
      ? [
          {
            degrees: degreesWords(to.degrees, to.units),
            path: publicPath(wearPath(to)),
            label,
            change: changeTo(now, main.at(wearFahrenheit(to))),
          },
        ]
      : [],
  );
}

function windAndSun(address: WearAddress, main: Dresser, now: Outfit): string[] {
  const { units, word } = address;
  const tempF = wearFahrenheit(address);
  if (!isOutside(word)) return [];
  const windMph = WINDY[units];
  const { bodyF } = feltOutside(word, { ...CALM, tempF, windMph });
  const felt = wholeDegrees(bodyF, units);
  const isFelt = tempF <= WIND_COUNTS && felt !== address.degrees;
  const sunny = main.at(tempF, { uv: SUNNY_UV });
  const changed = changeBetween(piecesOf(now), piecesOf(sunny));
  return [
    ...(isFelt
      ? [
          `${windWords(units, degreesWords(felt, units), word === "stroller")} ${changeTo(now, main.at(tempF, { windMph }))}`,
        ]
      : []),
    [
      ...sunny.notes.filter((note) => OF_SUN.includes(note)).map((note) => NOTE_TEXTS[note]),
      ...(changed.on.length + changed.off.length > 0 ? [changeTo(now, sunny)] : []),
    ].join(" "),
  ];
}

function whyOf(word: WearWord, now: Outfit, fahrenheit: number): string[] {
  const reason = isOutside(word) && fahrenheit >= WARM_DAY ? OUTFIT_COPY.warmWhy : WHY_TEXTS[whyKey(word)];
  if (now.unit === "tog") return [reason];
  const asked = { bars: barsOf(now.need), clo: now.need };
  return [reason, barsWords(asked, { bars: barsOf(now.got), clo: now.got })];
}

function whyKey(word: WearWord): keyof typeof WHY_TEXTS {
  return word === "ground" ? "play" : word;
}

function notesOf(word: WearWord, all: readonly Outfit[]): string[] {
  const given = all.flatMap(({ notes }) => notes).filter((note) => !SAID.includes(note));
  const hasPadded = isOutside(word) && all.some(({ wear }) => wear.some(isPadded));
  const straps: Note[] = hasPadded ? ["nothing_padded_under_straps"] : [];
  return [
    NOTE_TEXTS.feel_the_neck,
    ...[...new Set([...given, ...straps])].map((note) => NOTE_TEXTS[note]),
    OUTFIT_COPY.advice,
  ];
}

/** A line for each listed temperature: what a baby of one to six months wears in a stroller. */
export function viewOverview(
  addresses: readonly WearAddress[],
): { degrees: string; path: string; sentence: string }[] {
  const dresser = leadOf(dressersFor("stroller"));
  return addresses.map((address) => ({
    degrees: degreesWords(address.degrees, address.units),
    path: publicPath(wearPath(address)),
    sentence: `${inShort(piecesOf(dresser.at(wearFahrenheit(address))))}.`,
  }));
}
