// How much of the newborn and preemie sizes a baby needs. Numbers, sentences, and notes all come from here.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import { ESSENTIALITY, ITEM_CATEGORY } from "../ids.ts";
import { catalogueItem } from "../wardrobe/catalogue.ts";
import { askedDays } from "../wardrobe/leading-size.ts";
import type { Recommendation } from "../wardrobe/quantities.ts";
import { type Baby, birthDay } from "./baby-facts.ts";

/**
 * What to get of the newborn size, most first: a full set; the part set of the catalogue, which leans on the size after it;
 * one piece of each kind that is worn first, with its tags on; or none.
 */
export const NEWBORN_SETS = ["whole", "part", "few", "none"] as const;
export type NewbornSet = (typeof NEWBORN_SETS)[number];

/** What one baby needs of both sizes. */
export interface NewbornNeed {
  set: NewbornSet;
  /** For how many days from the plan's first one newborn sizes are worn; 0 for not at all. */
  days: number;
  /** The same for the preemie size. */
  preemieDays: number;
}

/** Below this weight at birth, the newborn size fits for weeks; above the other one, it hardly ever fits. */
const WHOLE_BELOW_KG = 3.2;
const NONE_ABOVE_KG = 3.75;
/** Without a weight at birth: as long as a baby of 3.2 kg wears it. */
const WHOLE_FROM_DAYS = 20;
/** From this chance of being skipped on, a few newborn pieces are enough. */
const FEW_FROM = 0.2;
/** A weight of these days counts as the one at birth. */
const BIRTH_WEIGHT_DAYS = 10;
/** For how long after the first day it is worth saying that a size may be skipped. */
const SKIP_DAYS = 14;

/** A size's window, as far as it decides what to get of it. */
interface WornSize {
  skipChance: number;
  isSkipped: boolean;
  /** From the birth until it is outgrown; null if that is too far ahead to say. */
  days: number | null;
}

/** The set for a baby; `birthKg` is null if no weight of the first days is known. */
export function newbornSet({ skipChance, isSkipped, days }: WornSize, birthKg: number | null): NewbornSet {
  const mayFit = birthKg !== null && birthKg <= NONE_ABOVE_KG;
  if (isSkipped && !mayFit) return "none";
  if (isSkipped || skipChance >= FEW_FROM) return "few";
  const isWhole = birthKg === null ? (days ?? WHOLE_FROM_DAYS) >= WHOLE_FROM_DAYS : birthKg < WHOLE_BELOW_KG;
  return isWhole ? "whole" : "part";
}

/** The weight at birth in kg: the first one of the first days, of two of one day the lighter one. Null if none was told. */
export function birthWeight(baby: Baby): number | null {
  const birth = birthDay(baby);
  const [first] = baby.facts
    .flatMap((fact) => (fact.kind === "weight" ? [fact] : []))
    .filter(({ on }) => on >= birth && daysBetween(birth, on) <= BIRTH_WEIGHT_DAYS)
    .toSorted((a, b) => (a.on === b.on ? a.kg - b.kg : a.on < b.on ? -1 : 1));
  return first?.kg ?? null;
}

/** What both sizes ask for of an item. */
export type NewbornPieces = { newborn: number; preemie: number };

/** True for items that come in newborn sizes only. */
export function isNewbornItem(nameId: string): boolean {
  return (catalogueItem(nameId)?.outgrownDays ?? null) !== null;
}

/**
 * The pieces of a newborn item in one weather, by what the catalogue asks for there. A full set is half as many again, as
 * the catalogue's uses are two thirds of a newborn's; nice-to-have items stay as they are. `isFirst`: in the weather of the birth;
 * `quantity` is for so many babies.
 */
export function piecesOfSet(
  nameId: string,
  { quantity, essentiality }: Recommendation,
  set: NewbornSet,
  isFirst: boolean,
  babies = 1,
): number {
  switch (set) {
    case "whole":
      return isWanted(essentiality) ? quantity + Math.floor(quantity / 2) : quantity;
    case "part":
      return quantity;
    case "few":
      return isFirst && isWornFirst(nameId) && essentiality === ESSENTIALITY.essential
        ? Math.min(babies, quantity)
        : 0;
    case "none":
      return 0;
    default:
      return set satisfies never;
  }
}

/** The pieces in the preemie size: those of a part set that are more than nice to have. */
export function preemiePieces({ quantity, essentiality }: Recommendation, isFirst: boolean): number {
  return isFirst && isWanted(essentiality) ? quantity : 0;
}

function isWanted(essentiality: Recommendation["essentiality"]): boolean {
  return essentiality === ESSENTIALITY.essential || essentiality === ESSENTIALITY.recommended;
}

/** Bodysuits and sleepers: the one or two pieces that a baby is dressed in. */
function isWornFirst(nameId: string): boolean {
  return catalogueItem(nameId)?.category === ITEM_CATEGORY.sleepwear;
}

/** True while the plan counts preemie pieces: it stops before they are outgrown (`askedDays`). */
function isPreemieAsked({ preemieDays }: NewbornNeed, firstDay: IsoDay, today: IsoDay): boolean {
  return daysBetween(firstDay, today) < askedDays(preemieDays);
}

/**
 * The needs of a day, in a plan that begins on `firstDay`: without preemie sizes that are no longer asked for, and without the newborn
 * pieces of a baby who is done with them before another one.
 */
export function needsOn(
  newborns: readonly NewbornNeed[],
  firstDay: IsoDay,
  today: IsoDay,
): readonly NewbornNeed[] {
  const longest = Math.max(0, ...newborns.map(({ days }) => days));
  const isOver = ({ days }: NewbornNeed) => days < longest && daysBetween(firstDay, today) >= askedDays(days);
  return newborns.map((need) => {
    const preemieDays = isPreemieAsked(need, firstDay, today) ? need.preemieDays : 0;
    const set = isOver(need) ? "none" : need.set;
    return preemieDays === need.preemieDays && set === need.set ? need : { ...need, set, preemieDays };
  });
}

/** A sentence about both sizes, with the last day on which it holds. */
export type NewbornNote =
  /** `isAsked`: false in its last days, in which its pieces are no longer asked for. */
  | { kind: "preemie"; until: IsoDay; isAsked: boolean }
  /** "enough": they still fit, and are no longer asked for. */
  | { kind: Exclude<NewbornSet, "none"> | "enough"; until: IsoDay }
  /** `from`: the first day, on which the size after it fits. */
  | { kind: "none"; from: IsoDay; until: IsoDay };

/** What is said on a day of a baby whose plan begins on `firstDay`; nothing once it is over. */
export function newbornNotes(need: NewbornNeed, firstDay: IsoDay, today: IsoDay): NewbornNote[] {
  const { set, days, preemieDays } = need;
  const isAsked = isPreemieAsked(need, firstDay, today);
  const lastOf = (worn: number) => plusDays(firstDay, worn - 1);
  const all: NewbornNote[] = [
    ...(preemieDays > 0 ? [{ kind: "preemie" as const, until: lastOf(preemieDays), isAsked }] : []),
    set === "none"
      ? { kind: set, from: firstDay, until: lastOf(SKIP_DAYS) }
      : { kind: today > lastOf(askedDays(days)) ? "enough" : set, until: lastOf(days) },
  ];
  return all.filter(({ until }) => today <= until);
}
