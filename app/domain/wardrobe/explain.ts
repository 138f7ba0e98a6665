// "Why this number": a quantity broken down into its parts by the catalogue's own functions, so that the sum in the sentence
// (views/wardrobe/item-reasons-view.ts) always adds up; and stored texts with one value per size.

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
import { AGE_RANGES, type SizeId, UNNAMED_SIZES } from "./size-table.ts";

/** The ordinary case: pieces in use plus spares, then the change for the weather. */
interface WearParts {
  reason: "wear";
  quantity: number;
  category: WeatherCategory;
  /** Of one baby. */
  usesPerDay: number;
  daysBetweenWashes: number;
  /** 99 = washing never limits it. */
  wearsPerWash: number;
  /** Whole pieces in use between two washes. */
  pieces: number;
  /** True if `pieces` is more than the exact need. */
  roundedUp: boolean;
  spare: number;
  /** The cap if it lowered the number, otherwise null. */
  capped: number | null;
  /** Pieces before the change for the weather. */
  base: number;
  /** Pieces more or fewer for the weather's category. */
  adjustment: number;
  /** Extra pieces for bitter cold. */
  bitter: number;
  /** Only for several babies who share the pieces. */
  shared?: {
    babies: number;
    /** True if some would go without one, so that `pieces` is one for each. */
    isOneEach: boolean;
  };
}

/** Why a quantity is what it is; `reason` names the deciding rule. */
export type ExplanationParts =
  | WearParts
  | { reason: "age"; quantity: 0; ageRange: AgeRange }
  | { reason: "weather"; quantity: 0; category: WeatherCategory }
  | { reason: "rain"; quantity: number; rainyDays: number }
  /** An operator has changed the stored rules; quantity = base + adjustment. */
  | { reason: "operator"; quantity: number; base: number; adjustment: number; category: WeatherCategory }
  /** The stored rules now give a different number. */
  | { reason: "earlier"; quantity: number };

/** Wears per wash of items that hardly ever need one. */
export const NEVER_LIMITS = 99;

/** The parts of a catalogue item's quantity; `quantity` always equals the result of `recommend`. */
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
  const pieces = Math.max(item.babies, wholePieces(need));
  const base = baseQuantities(item)[scenario][ageRange];
  const bitter = bitterPieces(rules, group);
  return {
    reason: "wear",
    quantity,
    category,
    usesPerDay: Number((usesPerDay / item.babies).toFixed(6)),
    daysBetweenWashes: DAYS_BETWEEN_WASHES[scenario],
    wearsPerWash: item.wearsPerWash,
    pieces,
    roundedUp: pieces - need > ROUNDING_SLACK,
    spare: item.buffer,
    capped: pieces + item.buffer > item.cap ? item.cap : null,
    base,
    adjustment: quantity - base - bitter,
    bitter,
    ...(item.babies > 1 && { shared: { babies: item.babies, isOneEach: pieces > wholePieces(need) } }),
  };
}

/**
 * The parts of a planned number, by the stored rules. If those differ from the catalogue's, the answer says
 * so instead of giving a sum that wouldn't add up; `item` is null for a custom item.
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
  if (planned === 0 && !rules.valid_age_ranges.includes(ageRange)) {
    return { reason: "age", quantity: 0, ageRange };
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

/** A text without its head, and the sizes of its positions; another release's size isn't an AgeRange. */
export type SizedText = { sizes: readonly SizeId[]; body: string };

const VERSION = "2";
const HEAD = new RegExp(`^${VERSION}:([^:]*):`);
const UNNAMED: ReadonlySet<string> = new Set(UNNAMED_SIZES);

/** True for a size of this or any other release. */
export function isSizeId(text: string): text is SizeId {
  return /^\d{1,3}-\d{1,3}m$/.test(text);
}

/** The sizes that a text must hold: of the later ones, only those with a value. */
export function sizesToHold(isThere: (ageRange: AgeRange) => boolean): readonly AgeRange[] {
  return [...UNNAMED_SIZES, ...AGE_RANGES.filter((size) => !UNNAMED.has(size) && isThere(size))];
}

/**
 * A text with these sizes, in the order of sizesToHold, by position. Without later sizes it has the first releases' form, so that
 * the previous release can read it too; otherwise it begins with its version and the later sizes: '2:12-18m:'.
 */
export function sizedText(sizes: readonly AgeRange[], body: string): string {
  const named = sizes.slice(UNNAMED_SIZES.length);
  return named.length === 0 ? body : `${VERSION}:${named.join()}:${body}`;
}

/** A text's content; null if its head has anything but sizes, or one of them twice. */
export function readSizedText(text: string): SizedText | null {
  const [head, named] = HEAD.exec(text) ?? [];
  if (head === undefined || named === undefined) return { sizes: UNNAMED_SIZES, body: text };
  const later = named.split(",");
  if (!later.every(isSizeId)) return null;
  const sizes = [...UNNAMED_SIZES, ...later];
  if (new Set<string>(sizes).size !== sizes.length) return null;
  return { sizes, body: text.slice(head.length) };
}
