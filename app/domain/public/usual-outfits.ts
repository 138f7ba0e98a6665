// The usual outfits of babies of three ages, for pages that know a temperature and nobody's drawer.
import { night } from "../today/night-outfit.ts";
import { outfit } from "../today/outfit.ts";
import { type Drawer, drawerOf } from "../today/outfit-ladder.ts";
import {
  type Baby,
  babyAged,
  CALM,
  type HourWeather,
  type Outfit,
  type Outing,
  type StayWord,
} from "../today/today-terms.ts";
import { usualDrawer } from "../today/usual-drawer.ts";
import { type Felt, feltIn, stayWord } from "../today/weather-asks.ts";
import type { WearWord } from "./wear-address.ts";

export interface DressedAge {
  name: "newborn" | "first" | "second";
  baby: Baby;
  /** The youngest of them in months, for how long to stay out. */
  youngest: number;
}

/** Each is dressed as the middle of its weeks, as in the model's own table. */
const AGES: readonly DressedAge[] = [
  { name: "newborn", baby: babyAged(0, { weeks: 2 }), youngest: 0 },
  { name: "first", baby: babyAged(4, { weeks: 18 }), youngest: 1 },
  { name: "second", baby: babyAged(8, { weeks: 35 }), youngest: 6 },
];

const OUTINGS: Readonly<Record<Exclude<WearWord, "indoors" | "night">, Outing>> = {
  stroller: "stroller",
  carrier: "carrier",
  car: "car",
  ground: "play",
};

type OutsideWord = "stroller" | "carrier" | "ground";

/** True for pages about the open air. */
export function isOutside(word: WearWord): word is OutsideWord {
  return word === "stroller" || word === "carrier" || word === "ground";
}

/** The felt temperature outdoors, °F. */
export function feltOutside(word: OutsideWord, weather: HourWeather): Felt {
  return feltIn({ situation: OUTINGS[word], weather });
}

/** How long a baby of so many months may stay there in calm air; "any" indoors and in the car. */
export function stayAt(word: WearWord, tempF: number, months: number): StayWord {
  return isOutside(word)
    ? stayWord({ situation: OUTINGS[word], weather: { ...CALM, tempF } }, months)
    : "any";
}

/** Dresses one age in a situation, at a temperature in °F; in calm air unless the weather says more. */
export type Dresser = { age: DressedAge; at: (fahrenheit: number, weather?: Partial<HourWeather>) => Outfit };

/** A dresser for each age, the youngest first. Nobody under six months plays on the ground. */
export function dressersFor(word: WearWord): Dresser[] {
  return AGES.filter(({ name }) => word !== "ground" || name === "second").map((age) => {
    const drawer = keptDrawer(age);
    return {
      age,
      at(fahrenheit, weather = {}) {
        if (word === "night") return night(fahrenheit, drawer, age.baby);
        if (word === "indoors") return outfit({ situation: word, roomF: fahrenheit }, drawer, age.baby);
        const moment = { situation: OUTINGS[word], weather: { ...CALM, tempF: fahrenheit, ...weather } };
        return outfit(moment, drawer, age.baby);
      },
    };
  });
}

/** One for each age, and never another: their ladders serve all pages. */
const drawers = new Map<DressedAge["name"], Drawer>();

function keptDrawer({ name, baby }: DressedAge): Drawer {
  const drawer = drawers.get(name) ?? drawerOf(usualDrawer(baby.months));
  drawers.set(name, drawer);
  return drawer;
}
