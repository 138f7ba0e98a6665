// The sentences of "Why this number", from its parts.
import type { Newborn, Operator, SharedWhy, Shares, Wear, WhyTerms } from "~/words/en/wardrobe/why.ts";
import type { Weather } from "~/words/en/weather/weather-copy.ts";
import { counted } from "~/words/es/counted.ts";
import { inWords, weatherWords } from "~/words/es/weather/weather-copy.ts";
import { NONE_NEEDED } from "./wardrobe-copy.ts";

const NOT_AT_THIS_AGE = "No hace falta a esta edad";

/** The parts as one short sentence, the result last: '1.5 al día × 3 días da casi 5, más 1 de repuesto: 6'. */
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
        ? `${rainy(why.rainyDays)}, más de ${terms.rainyDays}${why.quantity > 1 ? ", uno para cada bebé" : ""}: ${why.quantity}`
        : `No hace falta: ${rainy(why.rainyDays)}, y tendrían que ser más de ${terms.rainyDays}`;
    case "operator":
      return `${operatorWords(why, terms)}. Nuestro equipo cambió la regla de esta prenda.`;
    case "earlier":
      return `Se calculó cuando se hizo este plan, y la regla de esta prenda cambió desde entonces: ${why.quantity}`;
    default:
      return why satisfies never;
  }
}

/** What a change for the weather calls it; which cold or heat it is, the weather beside the number says. */
const PLAIN_WEATHER: Readonly<Record<Weather, string>> = {
  "Hot & Humid": "caluroso",
  "Hot & Dry": "caluroso",
  "Cold & Snowy": "frío",
  "Cold & Wet": "frío",
  "Cold & Dry": "frío",
  Cool: "fresco",
  Mild: "templado",
  Transitional: "cambiante",
  Unknown: "desconocido",
};

function isUnknown(weathers: readonly Weather[]): boolean {
  return weathers.every((weather) => weather === "Unknown");
}

function rainy(days: number): string {
  return counted(days, "día de lluvia", "días de lluvia");
}

function notNeeded(weathers: readonly Weather[]): string {
  return isUnknown(weathers)
    ? "No hace falta mientras no se conozca el clima"
    : `No hace falta con clima ${weatherWords(weathers, "or").toLowerCase()}`;
}

function newbornWords({ quantity, set, preemie }: Newborn): string {
  if (set === "none") return NONE_NEEDED.skipped;
  if (quantity === 0) return NONE_NEEDED.few;
  const inPreemie = preemie > 0 ? `, con ${preemie} en talla de prematuro` : "";
  const words = {
    whole: "Las tallas de recién nacido le quedan varias semanas, así que es un juego completo",
    few: "Las tallas de recién nacido le quedan, como mucho, unos días, así que bastan una o dos piezas",
    part: "Para el tiempo en que le quedan las tallas de recién nacido",
  };
  return `${words[set ?? "part"]}${inPreemie}: ${quantity}`;
}

/** Babies who have parted in a size: the sum for those who wear it at one time. */
function sharesWords({ babies, parts }: Shares, terms: WhyTerms): string {
  const words = whyWords(parts, terms);
  return `Para ${counted(babies, "bebé", "bebés")} a la vez: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function operatorWords(why: Operator, terms: WhyTerms): string {
  const { quantity, base, adjustment } = why;
  const { weathers } = terms;
  if (quantity === 0) return base > 0 ? notNeeded(weathers) : NOT_AT_THIS_AGE;
  if (adjustment === 0) return `Para tu rutina de lavado: ${why.quantity}`;
  return `${base} para tu rutina de lavado${weatherChange(adjustment, weathers)}: ${why.quantity}`;
}

function wearWords(wear: Wear, terms: WhyTerms): string {
  const { weathers, bitterBelow, neverLimits } = terms;
  const { adjustment, bitter } = wear;
  if (wear.wearsPerWash === neverLimits && adjustment === 0 && bitter === 0) {
    return wear.shared
      ? `Casi nunca hay que lavarla, así que basta una para cada bebé: ${wear.quantity}`
      : `Casi nunca hay que lavarla, así que con ${wear.quantity} basta`;
  }
  const more = bitter > 0 ? `, más ${bitter} porque hace menos de ${bitterBelow}` : "";
  return `${baseWords(wear)}${weatherChange(adjustment, weathers)}${more}: ${wear.quantity}`;
}

function baseWords(wear: Wear): string {
  const { usesPerDay, shared, daysBetweenWashes, wearsPerWash, pieces, roundedUp, spare, capped } = wear;
  const words = [
    `${usesPerDay} al día`,
    ...(shared ? [` × ${counted(shared.babies, "bebé", "bebés")}`] : []),
    ` × ${counted(daysBetweenWashes, "día", "días")}`,
  ];
  if (wearsPerWash > 1) words.push(` ÷ ${wearsPerWash} usos por lavado`);
  const isAll = spare === 0 && capped === null && wear.adjustment === 0 && wear.bitter === 0;
  if (wear.shared?.isOneEach)
    words.push(isAll ? ", al menos una para cada bebé" : `, al menos una para cada bebé, da ${pieces}`);
  else if (!isAll) words.push(` ${piecesWord(wear)} ${pieces}`);
  else if (roundedUp) words.push(", redondeado hacia arriba");
  if (spare > 0) words.push(`, más ${spare} de repuesto`);
  if (capped !== null) words.push(`, pero ${capWords(wear, capped)}`);
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
  if (!roundedUp) return "da";
  return pieces - (usesPerDay * (shared?.babies ?? 1) * daysBetweenWashes) / wearsPerWash > 0.5
    ? "se redondea a"
    : "da casi";
}

/** The weather may still raise a quantity above its cap, so in that case the cap isn't called final. */
function capWords({ adjustment, bitter }: Wear, capped: number): string {
  return adjustment === 0 && bitter === 0
    ? `con ${capped} alcanza de sobra`
    : `${capped} como máximo, sin contar el clima`;
}

function weatherChange(adjustment: number, weathers: readonly Weather[]): string {
  if (adjustment === 0) return "";
  const change = adjustment > 0 ? `más ${adjustment}` : `menos ${-adjustment}`;
  if (isUnknown(weathers)) return `, ${change} porque no se conoce el clima`;
  const plain = [...new Set(weathers.map((weather) => PLAIN_WEATHER[weather]))];
  return `, ${change} por el clima ${inWords(plain, "or")}`;
}
