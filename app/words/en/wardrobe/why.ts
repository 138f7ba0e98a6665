// The sentences of "Why this number", from its parts.

import { counted } from "../counted.ts";
import { inWords, type Weather, weatherWords } from "../weather/weather-copy.ts";
import { NONE_NEEDED } from "./wardrobe-copy.ts";

export interface Wear {
  reason: "wear";
  quantity: number;
  usesPerDay: number;
  daysBetweenWashes: number;
  wearsPerWash: number;
  pieces: number;
  roundedUp: boolean;
  spare: number;
  capped: number | null;
  adjustment: number;
  bitter: number;
  /** Only for several babies who share the pieces. */
  shared?: { babies: number; isOneEach: boolean };
}

export interface Operator {
  reason: "operator";
  quantity: number;
  base: number;
  adjustment: number;
}

export interface Shares {
  reason: "shares";
  quantity: number;
  /** How many babies wear the size at one time. */
  babies: number;
  parts: Why;
}

export type Why =
  | Wear
  | Operator
  | { reason: "age" }
  | { reason: "weather" }
  | { reason: "rain"; quantity: number; rainyDays: number }
  | { reason: "earlier"; quantity: number };

export interface Newborn {
  reason: "newborn";
  quantity: number;
  /** Null where babies need different sets. */
  set: "whole" | "part" | "few" | "none" | null;
  preemie: number;
}

export type SharedWhy = Why | Shares | Newborn;

/** What the sentences need besides the parts. */
export interface WhyTerms {
  /** All weathers that share this number. */
  weathers: readonly Weather[];
  /** '20°F', the limit of bitter cold. */
  bitterBelow: string;
  /** A rain suit is needed above this many rainy days. */
  rainyDays: number;
  /** Wears per wash of items that hardly ever need one. */
  neverLimits: number;
}

const NOT_AT_THIS_AGE = "Not needed at this age";

/** The parts as one short sentence, the result last: '1.5 a day × 3 days is about 5, plus 1 spare: 6'. */
export function whyWords(why: SharedWhy, terms: WhyTerms): string {
  switch (why.reason) {
    case "shares":
      return sharesWords(why, terms);
    case "newborn":
      return newbornWords(why);
    case "wear":
      return wearWords(why, terms);
    case "age":
      return NOT_AT_THIS_AGE;
    case "weather":
      return notNeeded(terms.weathers);
    case "rain":
      return why.quantity > 0
        ? `${counted(why.rainyDays, "rainy day")}, more than ${terms.rainyDays}${why.quantity > 1 ? ", one for each baby" : ""}: ${why.quantity}`
        : `Not needed: there ${why.rainyDays === 1 ? "is" : "are"} ${counted(why.rainyDays, "rainy day")}, and we recommend it above ${terms.rainyDays}`;
    case "operator":
      return `${operatorWords(why, terms)}. Our team has changed the rule for this item.`;
    case "earlier":
      return `${why.quantity}, calculated when you made this plan. The rule for this item has changed since then.`;
    default:
      return why satisfies never;
  }
}

/** What a change for the weather calls it; which cold or heat it is, the weather beside the number says. */
const PLAIN_WEATHER: Readonly<Record<Weather, string>> = {
  "Hot & Humid": "hot",
  "Hot & Dry": "hot",
  "Cold & Snowy": "cold",
  "Cold & Wet": "cold",
  "Cold & Dry": "cold",
  Cool: "cool",
  Mild: "mild",
  Transitional: "changeable",
  Unknown: "unknown",
};

function isUnknown(weathers: readonly Weather[]): boolean {
  return weathers.every((weather) => weather === "Unknown");
}

function notNeeded(weathers: readonly Weather[]): string {
  return isUnknown(weathers)
    ? "Not needed while the weather is unknown"
    : `Not needed in ${weatherWords(weathers, "or")} weather`;
}

/** Newborn items of a baby who is known. */
function newbornWords({ quantity, set, preemie }: Newborn): string {
  if (set === "none") return NONE_NEEDED.skipped;
  if (quantity === 0) return NONE_NEEDED.few;
  const inPreemie = preemie > 0 ? `, with ${preemie} in preemie` : "";
  const words = {
    whole: "Newborn sizes fit for weeks, so this is a full set",
    few: "Newborn sizes fit for a few days at most, so one or two pieces are enough",
    part: "For as long as newborn sizes fit",
  };
  return `${words[set ?? "part"]}${inPreemie}: ${quantity}`;
}

/** Babies who have parted in a size: the sum for those who wear it at one time. */
function sharesWords({ babies, parts }: Shares, terms: WhyTerms): string {
  const words = whyWords(parts, terms);
  return `For ${babies === 1 ? "1 baby" : `${babies} babies`} at a time: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function operatorWords(why: Operator, terms: WhyTerms): string {
  const { quantity, base, adjustment } = why;
  const { weathers } = terms;
  if (quantity === 0) return base > 0 ? notNeeded(weathers) : NOT_AT_THIS_AGE;
  if (adjustment === 0) return `For your laundry routine: ${why.quantity}`;
  return `${base} for your laundry routine${weatherChange(adjustment, weathers)}: ${why.quantity}`;
}

function wearWords(wear: Wear, terms: WhyTerms): string {
  const { weathers, bitterBelow, neverLimits } = terms;
  const { adjustment, bitter } = wear;
  if (wear.wearsPerWash === neverLimits && adjustment === 0 && bitter === 0) {
    return wear.shared
      ? `Hardly ever needs a wash, so one for each baby is enough: ${wear.quantity}`
      : `Hardly ever needs a wash, so ${wear.quantity} is enough`;
  }
  const more = bitter > 0 ? `, plus ${bitter} because it's below ${bitterBelow}` : "";
  return `${baseWords(wear)}${weatherChange(adjustment, weathers)}${more}: ${wear.quantity}`;
}

function baseWords(wear: Wear): string {
  const { usesPerDay, shared, daysBetweenWashes, wearsPerWash, pieces, roundedUp, spare, capped } = wear;
  const words = [
    `${usesPerDay} a day`,
    ...(shared ? [` × ${shared.babies} babies`] : []),
    ` × ${daysBetweenWashes} days`,
  ];
  if (wearsPerWash > 1) words.push(` ÷ ${wearsPerWash} wears per wash`);
  const isAll = spare === 0 && capped === null && wear.adjustment === 0 && wear.bitter === 0;
  if (wear.shared?.isOneEach) words.push(isAll ? ", at least one each" : `, at least one each, is ${pieces}`);
  else if (!isAll) words.push(` ${piecesWord(wear)} ${pieces}`);
  else if (roundedUp) words.push(", rounded up");
  if (spare > 0) words.push(`, plus ${counted(spare, "spare")}`);
  if (capped !== null) words.push(`, but ${capWords(wear, capped)}`);
  return words.join("");
}

/** From half a piece on, more is a rounding that should be named. */
function piecesWord({
  usesPerDay,
  shared,
  daysBetweenWashes,
  wearsPerWash,
  pieces,
  roundedUp,
}: Wear): string {
  if (!roundedUp) return "is";
  return pieces - (usesPerDay * (shared?.babies ?? 1) * daysBetweenWashes) / wearsPerWash > 0.5
    ? "rounds up to"
    : "is about";
}

/** The weather may still raise a quantity above its cap, so in that case the cap isn't called final. */
function capWords({ adjustment, bitter }: Wear, capped: number): string {
  return adjustment === 0 && bitter === 0
    ? `${capped} is plenty`
    : `capped at ${capped} before weather is added`;
}

function weatherChange(adjustment: number, weathers: readonly Weather[]): string {
  if (adjustment === 0) return "";
  const change = adjustment > 0 ? `plus ${adjustment}` : `minus ${-adjustment}`;
  if (isUnknown(weathers)) return `, ${change} because the weather is unknown`;
  const plain = [...new Set(weathers.map((weather) => PLAIN_WEATHER[weather]))];
  return `, ${change} for ${inWords(plain, "or")} weather`;
}
