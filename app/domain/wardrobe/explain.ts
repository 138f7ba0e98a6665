// "Why this number": a quantity taken apart into the figures that made it, and put into words.
// The parts come from the catalogue's own functions and the words only show them,
// so the sum in the sentence always holds.
import { counted } from "../../copy/wardrobe/wardrobe.ts";
import type { AgeRange, LaundryScenario, WeatherCategory } from "../vocabulary.ts";
import { temperature, type Units } from "../weather/units.ts";
import { BITTER_MEAN } from "../weather/weather-groups.ts";
import {
  baseQuantities,
  type CatalogueItem,
  clothingRules,
  piecesInUse,
  ROUNDING_SLACK,
  wholePieces,
} from "./catalogue.ts";
import {
  bitterPieces,
  type ClothingRules,
  type GroupWeather,
  RAINY_DAYS_THRESHOLD,
  recommend,
} from "./quantities.ts";
import { DAYS_BETWEEN_WASHES } from "./scenarios.ts";

/** The ordinary case: pieces in use and spares, then the change for the weather. */
export interface WearParts {
  reason: "wear";
  quantity: number;
  category: WeatherCategory;
  usesPerDay: number;
  daysBetweenWashes: number;
  /** 99 = washing never limits it. */
  wearsPerWash: number;
  /** Whole pieces in use between two washes. */
  pieces: number;
  /** True when `pieces` is more than the exact need. */
  roundedUp: boolean;
  spare: number;
  /** The ceiling where it took something away, else null. */
  capped: number | null;
  /** Pieces before the change for the weather. */
  base: number;
  /** Pieces more or fewer for the category of the weather. */
  adjustment: number;
  /** Pieces more because it is bitterly cold. */
  bitter: number;
}

/** Why a quantity is what it is; `reason` names the rule that decided. */
export type ExplanationParts =
  | WearParts
  | { reason: "age"; quantity: 0; ageRange: AgeRange }
  | { reason: "weather"; quantity: 0; category: WeatherCategory }
  | { reason: "rain"; quantity: number; rainyDays: number }
  /** The stored rules are an operator's and not the catalogue's; quantity = base + adjustment. */
  | { reason: "operator"; quantity: number; base: number; adjustment: number; category: WeatherCategory }
  /** The stored rules give another number by now. */
  | { reason: "earlier"; quantity: number };

const NEVER_LIMITS = 99;

/** The parts of one recommended quantity of a catalogue item; `quantity` is always what recommend gives. */
export function explainQuantity(
  item: CatalogueItem,
  scenario: LaundryScenario,
  ageRange: AgeRange,
  group: GroupWeather,
): ExplanationParts {
  const usesPerDay = item.uses[ageRange];
  if (usesPerDay === 0) return { reason: "age", quantity: 0, ageRange };

  const rules = clothingRules(item);
  const { quantity } = recommend(rules, scenario, ageRange, group);
  const { category, rainyDays } = group;
  if (item.rule === "rainy-days") return { reason: "rain", quantity, rainyDays };
  if (quantity === 0) return { reason: "weather", quantity, category };

  const need = piecesInUse(item, usesPerDay, scenario);
  const pieces = wholePieces(need);
  const base = baseQuantities(item)[scenario][ageRange];
  const bitter = bitterPieces(rules, group);
  return {
    reason: "wear",
    quantity,
    category,
    usesPerDay,
    daysBetweenWashes: DAYS_BETWEEN_WASHES[scenario],
    wearsPerWash: item.wearsPerWash,
    pieces,
    roundedUp: pieces - need > ROUNDING_SLACK,
    spare: item.buffer,
    capped: pieces + item.buffer > item.cap ? item.cap : null,
    base,
    adjustment: quantity - base - bitter,
    bitter,
  };
}

/**
 * The parts of a number that a plan shows, by the rules that are stored. Where they are not the catalogue's any more, that
 * is said instead of a sum that would not hold; `item` is null for what is not in the catalogue.
 */
export function explainPlanned(
  planned: number,
  rules: ClothingRules,
  item: CatalogueItem | null,
  scenario: LaundryScenario,
  ageRange: AgeRange,
  group: GroupWeather,
): ExplanationParts {
  if (recommend(rules, scenario, ageRange, group).quantity !== planned) {
    return { reason: "earlier", quantity: planned };
  }
  const parts = item && explainQuantity(item, scenario, ageRange, group);
  const base = rules.base_quantities[scenario][ageRange] ?? 0;
  const holds = parts?.quantity === planned && (parts.reason !== "wear" || parts.base === base);
  if (parts && holds) return parts;
  return {
    reason: "operator",
    quantity: planned,
    base,
    adjustment: planned - base,
    category: group.category,
  };
}

/**
 * The parts as one short line, as in '6 = 1.5 a day × 3 days, rounded up to 5, + 1 spare', its temperatures in these units.
 * `weather` names all the categories that it is true of, where that is more than one.
 */
export function wordExplanation(parts: ExplanationParts, units: Units, weather?: string): string {
  switch (parts.reason) {
    case "wear":
      return wordWear(parts, units, weather ?? parts.category);
    case "age":
      return "Not needed at this age";
    case "weather":
      return wordNotNeeded(weather ?? parts.category);
    case "rain":
      return parts.quantity > 0
        ? `${parts.quantity}, because ${counted(parts.rainyDays, "rainy day")} are more than ${RAINY_DAYS_THRESHOLD}`
        : `Not needed with ${counted(parts.rainyDays, "rainy day")}: it takes more than ${RAINY_DAYS_THRESHOLD}`;
    case "operator":
      return `${wordOperator(parts, weather ?? parts.category)} Our team has changed the rule for this item.`;
    case "earlier":
      return `${parts.quantity}, as worked out when this plan was made. The rule for this item has changed since.`;
    default:
      return parts satisfies never;
  }
}

function wordNotNeeded(weather: string): string {
  return weather === "Unknown"
    ? "Not needed while the weather is unknown"
    : `Not needed in ${weather} weather`;
}

function wordOperator(
  { quantity, base, adjustment }: Extract<ExplanationParts, { reason: "operator" }>,
  weather: string,
): string {
  if (quantity === 0) return `${wordNotNeeded(weather)}.`;
  if (adjustment === 0) return `${quantity} for your laundry routine.`;
  return `${quantity} = ${base} for your laundry routine${wordWeatherChange(adjustment, weather)}.`;
}

function wordWear(parts: WearParts, units: Units, weather: string): string {
  const { quantity, adjustment, bitter } = parts;
  if (parts.wearsPerWash === NEVER_LIMITS && adjustment === 0 && bitter === 0) {
    return `${quantity} is enough, as it hardly ever needs a wash`;
  }
  return `${quantity} = ${wordBase(parts)}${wordWeatherChange(adjustment, weather)}${wordBitter(bitter, units)}`;
}

function wordBitter(more: number, units: Units): string {
  return more > 0 ? `, and ${more} more because it is below ${temperature(BITTER_MEAN, units)}` : "";
}

function wordBase(parts: WearParts): string {
  const words = [`${parts.usesPerDay} a day × ${parts.daysBetweenWashes} days`];
  if (parts.wearsPerWash > 1) words.push(` ÷ ${parts.wearsPerWash} wears per wash`);
  if (parts.roundedUp) words.push(`, rounded up to ${parts.pieces}`);
  if (parts.spare > 0) words.push(`${parts.roundedUp ? "," : ""} + ${parts.spare} spare`);
  if (parts.capped !== null) words.push(`, but kept at ${parts.capped}${wordCap(parts)}`);
  return words.join("");
}

/** The weather may still lift a quantity above its cap, so the cap is not called final where it does. */
function wordCap({ adjustment, bitter }: WearParts): string {
  return adjustment === 0 && bitter === 0 ? ", the most that is useful" : " before the weather";
}

function wordWeatherChange(adjustment: number, weather: string): string {
  if (adjustment === 0) return "";
  const change = adjustment > 0 ? `${adjustment} more` : `${-adjustment} fewer`;
  return `, and ${change} because ${weather === "Unknown" ? "the weather is unknown" : `it is ${weather}`}`;
}
