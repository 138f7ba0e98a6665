// The sentences of "Why this number", from its parts.
import { type Weather, weatherWords } from "../weather/weather-copy.ts";
import { counted } from "./wardrobe-copy.ts";

interface Wear {
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
}

interface Operator {
  reason: "operator";
  quantity: number;
  base: number;
  adjustment: number;
}

type Why =
  | Wear
  | Operator
  | { reason: "age" }
  | { reason: "weather" }
  | { reason: "rain"; quantity: number; rainyDays: number }
  | { reason: "earlier"; quantity: number };

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

/** The parts as one short line, as in '6 = 1.5 a day × 3 days, rounded up to 5, + 1 spare'. */
export function whyWords(why: Why, terms: WhyTerms): string {
  switch (why.reason) {
    case "wear":
      return wearWords(why, terms);
    case "age":
      return "Not needed at this age";
    case "weather":
      return notNeeded(terms.weathers);
    case "rain":
      return why.quantity > 0
        ? `${why.quantity}, because ${counted(why.rainyDays, "rainy day")} are more than ${terms.rainyDays}`
        : `Not needed with ${counted(why.rainyDays, "rainy day")}: it takes more than ${terms.rainyDays}`;
    case "operator":
      return `${operatorWords(why, terms.weathers)} Our team has changed the rule for this item.`;
    case "earlier":
      return `${why.quantity}, as worked out when this plan was made. The rule for this item has changed since.`;
    default:
      return why satisfies never;
  }
}

function isUnknown(weathers: readonly Weather[]): boolean {
  return weathers.every((weather) => weather === "Unknown");
}

function notNeeded(weathers: readonly Weather[]): string {
  return isUnknown(weathers)
    ? "Not needed while the weather is unknown"
    : `Not needed in ${weatherWords(weathers, "or")} weather`;
}

function operatorWords({ quantity, base, adjustment }: Operator, weathers: readonly Weather[]): string {
  if (quantity === 0) return `${notNeeded(weathers)}.`;
  if (adjustment === 0) return `${quantity} for your laundry routine.`;
  return `${quantity} = ${base} for your laundry routine${weatherChange(adjustment, weathers)}.`;
}

function wearWords(wear: Wear, { weathers, bitterBelow, neverLimits }: WhyTerms): string {
  const { quantity, adjustment, bitter } = wear;
  if (wear.wearsPerWash === neverLimits && adjustment === 0 && bitter === 0) {
    return `${quantity} is enough, as it hardly ever needs a wash`;
  }
  const more = bitter > 0 ? `, and ${bitter} more because it is below ${bitterBelow}` : "";
  return `${quantity} = ${baseWords(wear)}${weatherChange(adjustment, weathers)}${more}`;
}

function baseWords(wear: Wear): string {
  const words = [`${wear.usesPerDay} a day × ${wear.daysBetweenWashes} days`];
  if (wear.wearsPerWash > 1) words.push(` ÷ ${wear.wearsPerWash} wears per wash`);
  if (wear.roundedUp) words.push(`, rounded up to ${wear.pieces}`);
  if (wear.spare > 0) words.push(`${wear.roundedUp ? "," : ""} + ${wear.spare} spare`);
  if (wear.capped !== null) words.push(`, but kept at ${wear.capped}${capWords(wear)}`);
  return words.join("");
}

/** The weather may still raise a quantity above its cap, so in that case the cap isn't called final. */
function capWords({ adjustment, bitter }: Wear): string {
  return adjustment === 0 && bitter === 0 ? ", the most that is useful" : " before the weather";
}

function weatherChange(adjustment: number, weathers: readonly Weather[]): string {
  if (adjustment === 0) return "";
  const change = adjustment > 0 ? `${adjustment} more` : `${-adjustment} fewer`;
  const weather = isUnknown(weathers) ? "the weather is unknown" : `it is ${weatherWords(weathers, "or")}`;
  return `, and ${change} because ${weather}`;
}
