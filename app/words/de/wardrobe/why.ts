// The sentences of "Why this number", from its parts.

import { counted, decimal } from "~/words/de/counted.ts";
import { inWords, weatherWords } from "~/words/de/weather/weather-copy.ts";
import type { Newborn, Operator, SharedWhy, Shares, Wear, WhyTerms } from "~/words/en/wardrobe/why.ts";
import type { Weather } from "~/words/en/weather/weather-copy.ts";
import { NONE_NEEDED } from "./wardrobe-copy.ts";

const NOT_AT_THIS_AGE = "In diesem Alter nicht nötig";

/** The parts as one short sentence, the result last: '1,5 pro Tag × 3 Tage macht knapp 5, plus 1 Reserve: 6'. */
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
        ? `${rainy(why.rainyDays)}, mehr als ${terms.rainyDays}${why.quantity > 1 ? ", also einer für jedes Baby" : ""}: ${why.quantity}`
        : `Nicht nötig: ${rainy(why.rainyDays)}, es müssten mehr als ${terms.rainyDays} sein`;
    case "operator":
      return `${operatorWords(why, terms)}. Unser Team hat die Regel für diesen Artikel geändert.`;
    case "earlier":
      return `Berechnet, als dieser Plan entstand. Seitdem hat sich die Regel für diesen Artikel geändert: ${why.quantity}`;
    default:
      return why satisfies never;
  }
}

/** What a change for the weather calls it, after 'bei'; which cold or heat it is, the weather beside the number says. */
const PLAIN_WEATHER: Readonly<Record<Weather, string>> = {
  "Hot & Humid": "heißem",
  "Hot & Dry": "heißem",
  "Cold & Snowy": "kaltem",
  "Cold & Wet": "kaltem",
  "Cold & Dry": "kaltem",
  Cool: "kühlem",
  Mild: "mildem",
  Transitional: "wechselhaftem",
  Unknown: "unbekanntem",
};

function isUnknown(weathers: readonly Weather[]): boolean {
  return weathers.every((weather) => weather === "Unknown");
}

function rainy(days: number): string {
  return counted(days, "Regentag", "Regentage");
}

function notNeeded(weathers: readonly Weather[]): string {
  return isUnknown(weathers)
    ? "Nicht nötig, solange das Wetter unbekannt ist"
    : `Nicht nötig, wenn es ${weatherWords(weathers, "or").toLowerCase()} ist`;
}

function newbornWords({ quantity, set, preemie }: Newborn): string {
  if (set === "none") return NONE_NEEDED.skipped;
  if (quantity === 0) return NONE_NEEDED.few;
  const inPreemie = preemie > 0 ? `, davon ${preemie} in Frühchengröße` : "";
  const words = {
    whole: "Größen für Neugeborene passen einige Wochen, darum ein ganzer Satz",
    few: "Größen für Neugeborene passen höchstens ein paar Tage, darum reichen ein oder zwei Teile",
    part: "Für die Zeit, in der Größen für Neugeborene passen",
  };
  return `${words[set ?? "part"]}${inPreemie}: ${quantity}`;
}

/** Babies who have parted in a size: the sum for those who wear it at one time. */
function sharesWords({ babies, parts }: Shares, terms: WhyTerms): string {
  return `Für jeweils ${counted(babies, "Baby", "Babys")}: ${whyWords(parts, terms)}`;
}

function operatorWords(why: Operator, terms: WhyTerms): string {
  const { quantity, base, adjustment } = why;
  const { weathers } = terms;
  if (quantity === 0) return base > 0 ? notNeeded(weathers) : NOT_AT_THIS_AGE;
  if (adjustment === 0) return `Bei deinem Waschrhythmus: ${why.quantity}`;
  return `${base} bei deinem Waschrhythmus${weatherChange(adjustment, weathers)}: ${why.quantity}`;
}

function wearWords(wear: Wear, terms: WhyTerms): string {
  const { weathers, bitterBelow, neverLimits } = terms;
  const { adjustment, bitter } = wear;
  if (wear.wearsPerWash === neverLimits && adjustment === 0 && bitter === 0) {
    return wear.shared
      ? `Muss fast nie in die Wäsche, deshalb reicht eins für jedes Baby: ${wear.quantity}`
      : `Muss fast nie in die Wäsche, deshalb ${wear.quantity === 1 ? "reicht" : "reichen"} ${wear.quantity}`;
  }
  const more = bitter > 0 ? `, plus ${bitter}, weil es kälter als ${bitterBelow} ist` : "";
  return `${baseWords(wear)}${weatherChange(adjustment, weathers)}${more}: ${wear.quantity}`;
}

function baseWords(wear: Wear): string {
  const { usesPerDay, shared, daysBetweenWashes, wearsPerWash, pieces, roundedUp, spare, capped } = wear;
  const words = [
    `${decimal(usesPerDay)} pro Tag`,
    ...(shared ? [` × ${counted(shared.babies, "Baby", "Babys")}`] : []),
    ` × ${counted(daysBetweenWashes, "Tag", "Tage")}`,
  ];
  if (wearsPerWash > 1) words.push(` ÷ ${wearsPerWash}-mal Tragen pro Wäsche`);
  const isAll = spare === 0 && capped === null && wear.adjustment === 0 && wear.bitter === 0;
  if (wear.shared?.isOneEach)
    words.push(isAll ? ", mindestens eins pro Baby" : `, mindestens eins pro Baby, macht ${pieces}`);
  else if (!isAll) words.push(` ${piecesWord(wear)} ${pieces}`);
  else if (roundedUp) words.push(", aufgerundet");
  if (spare > 0) words.push(`, plus ${spare} Reserve`);
  if (capped !== null) words.push(`, aber ${capWords(wear, capped)}`);
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
  if (!roundedUp) return "macht";
  return pieces - (usesPerDay * (shared?.babies ?? 1) * daysBetweenWashes) / wearsPerWash > 0.5
    ? "macht aufgerundet"
    : "macht knapp";
}

/** The weather may still raise a quantity above its cap, so in that case the cap isn't called final. */
function capWords({ adjustment, bitter }: Wear, capped: number): string {
  return adjustment === 0 && bitter === 0
    ? `${capped} ${capped === 1 ? "reicht" : "reichen"} gut`
    : `höchstens ${capped}, bevor das Wetter dazukommt`;
}

function weatherChange(adjustment: number, weathers: readonly Weather[]): string {
  if (adjustment === 0) return "";
  const change = adjustment > 0 ? `plus ${adjustment}` : `minus ${-adjustment}`;
  if (isUnknown(weathers)) return `, ${change}, weil das Wetter unbekannt ist`;
  const plain = [...new Set(weathers.map((weather) => PLAIN_WEATHER[weather]))];
  return `, ${change} bei ${inWords(plain, "or")} Wetter`;
}
