// "Why this number": a quantity taken apart into the figures that made it. The parts come from the catalogue's own
// functions, so the sum in the sentence (views/wardrobe/tell-why.ts) always holds.
import type { AgeRange, LaundryScenario, WeatherCategory } from "../vocabulary.ts";
import {
  baseQuantities,
  type CatalogueItem,
  clothingRules,
  piecesInUse,
  ROUNDING_SLACK,
  wholePieces,
} from "./catalogue.ts";
import { bitterPieces, type ClothingRules, type GroupWeather, recommend } from "./quantities.ts";
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

/** Wears per wash of what hardly ever needs one. */
export const NEVER_LIMITS = 99;

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
