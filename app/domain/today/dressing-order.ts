import type { Role } from "../wardrobe/insulation-table.ts";
import { roleOf } from "./outfit-sets.ts";
import type { Pieces } from "./today-terms.ts";

/** The place of each part in the sentence and in the list below it; equal places keep the order of the outfit. */
const PLACES: Readonly<Record<Role, number>> = {
  top: 0,
  thermal: 0,
  onepiece: 1,
  legs: 1,
  fleecesuit: 2,
  mid: 2,
  jacket: 3,
  coat: 3,
  suit: 3,
  rain: 4,
  sack: 4,
  swaddle: 4,
  head: 5,
  hands: 6,
  feet: 7,
  cover: 8,
  overcar: 8,
  none: 9,
};

/** Pieces from the skin outward, then head, hands, feet, and what lies over all. */
export function inDressingOrder(keys: Pieces): Pieces {
  return keys.toSorted((a, b) => PLACES[roleOf(a)] - PLACES[roleOf(b)]);
}

/** As many pieces as a sentence holds. */
const MOST_SAID = 6;

/** Parts that the sentence leaves to the list, in this order, and none that protects the head or the hands. Our choice. */
const LEFT_OUT: readonly Role[] = [
  "none",
  "feet",
  "thermal",
  "mid",
  "legs",
  "rain",
  "overcar",
  "cover",
  "fleecesuit",
  "top",
];

/**
 * The pieces of an outfit for its sentence, six at most, in dressing order; `rest` follows in the list. The words, and how a
 * language joins them, are those of each language. None at all is a diaper.
 */
export function sentencePieces(keys: Pieces): { said: Pieces; rest: Pieces } {
  const ordered = inDressingOrder(keys);
  const byLeaving = ordered
    .map((key) => ({ key, place: LEFT_OUT.indexOf(roleOf(key)) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ key }) => key);
  const rest = byLeaving.slice(0, Math.max(0, ordered.length - MOST_SAID));
  return { said: ordered.filter((key) => !rest.includes(key)), rest: inDressingOrder(rest) };
}
