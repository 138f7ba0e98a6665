// The sentences of "Why this number", from its parts.
import type { Newborn, Operator, SharedWhy, Shares, Wear, WhyTerms } from "~/words/en/wardrobe/why.ts";
import type { Weather } from "~/words/en/weather/weather-copy.ts";
import { counted, decimal, plural } from "~/words/fr/counted.ts";
import { inWords, weatherWords } from "~/words/fr/weather/weather-copy.ts";
import { NONE_NEEDED } from "./wardrobe-copy.ts";

const NOT_AT_THIS_AGE = "Pas nécessaire à cet âge";

/** The parts as one short sentence, the result last: '1,5 par jour × 3 jours, soit presque 5, plus 1 de rechange : 6'. */
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
        ? `${rainy(why.rainyDays)}, soit plus de ${terms.rainyDays}${why.quantity > 1 ? ", un par bébé" : ""}\u00a0: ${why.quantity}`
        : `Pas nécessaire\u00a0: ${rainy(why.rainyDays)}, et nous la recommandons au-delà de ${terms.rainyDays}`;
    case "operator":
      return `${operatorWords(why, terms)}. Notre équipe a changé la règle pour cet article.`;
    case "earlier":
      return `Calculé à la création de ce plan\u00a0; la règle pour cet article a changé depuis\u00a0: ${why.quantity}`;
    default:
      return why satisfies never;
  }
}

/** What a change for the weather calls it; which cold or heat it is, the weather beside the number says. */
const PLAIN_WEATHER: Readonly<Record<Weather, string>> = {
  "Hot & Humid": "chaud",
  "Hot & Dry": "chaud",
  "Cold & Snowy": "froid",
  "Cold & Wet": "froid",
  "Cold & Dry": "froid",
  Cool: "frais",
  Mild: "doux",
  Transitional: "changeant",
  Unknown: "inconnu",
};

function isUnknown(weathers: readonly Weather[]): boolean {
  return weathers.every((weather) => weather === "Unknown");
}

function rainy(days: number): string {
  return counted(days, "jour de pluie", "jours de pluie");
}

function notNeeded(weathers: readonly Weather[]): string {
  return isUnknown(weathers)
    ? "Pas nécessaire tant que le temps est inconnu"
    : `Pas nécessaire par temps ${weatherWords(weathers, "or").toLowerCase()}`;
}

function newbornWords({ quantity, set, preemie }: Newborn): string {
  if (set === "none") return NONE_NEEDED.skipped;
  if (quantity === 0) return NONE_NEEDED.few;
  const inPreemie = preemie > 0 ? `, dont ${preemie} en taille préma` : "";
  const words = {
    whole: "Les tailles naissance vont plusieurs semaines, d’où un jeu complet",
    few: "Les tailles naissance vont quelques jours au plus, donc une ou deux pièces suffisent",
    part: "Pour le temps où les tailles naissance vont",
  };
  return `${words[set ?? "part"]}${inPreemie}\u00a0: ${quantity}`;
}

/** Babies who have parted in a size: the sum for those who wear it at one time. */
function sharesWords({ babies, parts }: Shares, terms: WhyTerms): string {
  const words = whyWords(parts, terms);
  return `Pour ${counted(babies, "bébé", "bébés")} à la fois\u00a0: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function operatorWords(why: Operator, terms: WhyTerms): string {
  const { quantity, base, adjustment } = why;
  const { weathers } = terms;
  if (quantity === 0) return base > 0 ? notNeeded(weathers) : NOT_AT_THIS_AGE;
  if (adjustment === 0) return `Pour votre rythme de lessive\u00a0: ${why.quantity}`;
  return `${base} pour votre rythme de lessive${weatherChange(adjustment, weathers)}\u00a0: ${why.quantity}`;
}

function wearWords(wear: Wear, terms: WhyTerms): string {
  const { weathers, bitterBelow, neverLimits } = terms;
  const { adjustment, bitter } = wear;
  if (wear.wearsPerWash === neverLimits && adjustment === 0 && bitter === 0) {
    return wear.shared
      ? `Se lave très rarement, donc un par bébé suffit\u00a0: ${wear.quantity}`
      : `Se lave très rarement, donc ${wear.quantity} ${plural(wear.quantity, "suffit", "suffisent")}`;
  }
  const more = bitter > 0 ? `, plus ${bitter} parce qu’il fait moins de ${bitterBelow}` : "";
  return `${baseWords(wear)}${weatherChange(adjustment, weathers)}${more}\u00a0: ${wear.quantity}`;
}

function baseWords(wear: Wear): string {
  const { usesPerDay, shared, daysBetweenWashes, wearsPerWash, pieces, roundedUp, spare, capped } = wear;
  const words = [
    `${decimal(usesPerDay)} par jour`,
    ...(shared ? [` × ${counted(shared.babies, "bébé", "bébés")}`] : []),
    ` × ${counted(daysBetweenWashes, "jour", "jours")}`,
  ];
  if (wearsPerWash > 1) words.push(` ÷ ${wearsPerWash} utilisations par lessive`);
  const isAll = spare === 0 && capped === null && wear.adjustment === 0 && wear.bitter === 0;
  if (wear.shared?.isOneEach)
    words.push(isAll ? ", au moins un par bébé" : `, au moins un par bébé, soit ${pieces}`);
  else if (!isAll) words.push(`, ${piecesWord(wear)} ${pieces}`);
  else if (roundedUp) words.push(", arrondi à l’unité supérieure");
  if (spare > 0) words.push(`, plus ${spare} de rechange`);
  if (capped !== null) words.push(`, mais ${capWords(wear, capped)}`);
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
  if (!roundedUp) return "soit";
  return pieces - (usesPerDay * (shared?.babies ?? 1) * daysBetweenWashes) / wearsPerWash > 0.5
    ? "arrondi à"
    : "soit presque";
}

/** The weather may still raise a quantity above its cap, so in that case the cap isn't called final. */
function capWords({ adjustment, bitter }: Wear, capped: number): string {
  return adjustment === 0 && bitter === 0
    ? `${capped} ${plural(capped, "suffit", "suffisent")} largement`
    : `${capped} au plus, avant d’ajouter l’effet de la météo`;
}

function weatherChange(adjustment: number, weathers: readonly Weather[]): string {
  if (adjustment === 0) return "";
  const change = adjustment > 0 ? `plus ${adjustment}` : `moins ${-adjustment}`;
  if (isUnknown(weathers)) return `, ${change} parce que le temps est inconnu`;
  const plain = [...new Set(weathers.map((weather) => PLAIN_WEATHER[weather]))];
  return `, ${change} pour le temps ${inWords(plain, "or")}`;
}
