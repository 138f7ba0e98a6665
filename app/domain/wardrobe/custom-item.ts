// An item that a parent adds to a plan by hand: what one may be, and its numbers in the shapes of the catalogue's.
// It is for one age range, and the same in every laundry routine.

import { ESSENTIALITY, ITEM_CATEGORY } from "../ids.ts";
import {
  type AgeRange,
  type Essentiality,
  ITEM_CATEGORIES,
  type ItemCategory,
  type LaundryScenario,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../vocabulary.ts";
import type { CalculatedQuantities, GroupRecommendations } from "./quantities.ts";
import { perScenario } from "./scenarios.ts";

/** The longest name, in UTF-16 units as an input counts them. */
export const MAX_NAME_LENGTH = 80;

/** The most pieces in one weather group. */
export const MAX_CUSTOM_QUANTITY = 20;

/** The most items of their own that a plan can hold. */
export const MAX_CUSTOM_ITEMS = 100;

export const DEFAULT_ESSENTIALITY: Essentiality = ESSENTIALITY.recommended;

/** How the fields of a form with pieces begin; the order of their weather group follows. */
export const GROUP_FIELD = "group-";

export type CustomCategory = Exclude<ItemCategory, typeof ITEM_CATEGORY.uncategorized>;

/** What the dialog offers: the eight categories of the catalogue, and Other. */
export const CUSTOM_CATEGORIES = ITEM_CATEGORIES.filter(
  (category): category is CustomCategory => category !== ITEM_CATEGORY.uncategorized,
);

/** The offered category of this name; null for any other text. */
export function offeredCategory(name: string | null): CustomCategory | null {
  return CUSTOM_CATEGORIES.find((category) => category === name) ?? null;
}

export interface CustomItem {
  name: string;
  category: CustomCategory;
  essentiality: Essentiality;
  ageRange: AgeRange;
  /** Weather group order → pieces, only where there are any. */
  quantities: Readonly<Record<number, number>>;
  notes: string | null;
}

/** What may be changed of it later; its note is changed where it is read. */
export interface CustomItemChange extends Pick<CustomItem, "name" | "category" | "quantities"> {
  /** Null to leave it as it is. */
  essentiality: Essentiality | null;
}

type Needs = Pick<CustomItem, "ageRange" | "essentiality" | "quantities">;

/** An item as the fields of the form that changes it; the form asks for the essentiality anew where it is null. */
export function customItemFields(item: {
  name: string;
  category: string;
  essentiality: Essentiality | null;
  quantities: Readonly<Record<number, number>>;
}): Record<string, string> {
  const pieces = Object.entries(item.quantities).filter(([, quantity]) => quantity > 0);
  return {
    name: item.name,
    category: offeredCategory(item.category) ?? "",
    essentiality: item.essentiality ?? "",
    ...Object.fromEntries(pieces.map(([order, quantity]) => [`${GROUP_FIELD}${order}`, String(quantity)])),
  };
}

/** The item's cells, as the calculation gives them for the catalogue's. */
export function customQuantities({ ageRange, essentiality, quantities }: Needs): CalculatedQuantities {
  const byGroup: GroupRecommendations = Object.fromEntries(
    Object.entries(quantities).map(([order, quantity]) => [order, { quantity, essentiality }]),
  );
  return perScenario(() => ({ [ageRange]: byGroup }));
}

/** The item's base quantities: what it takes in the weather that takes most. */
export function customBaseQuantities({
  ageRange,
  quantities,
}: Needs): Record<LaundryScenario, Partial<Record<AgeRange, number>>> {
  return perScenario(() => ({ [ageRange]: Math.max(0, ...Object.values(quantities)) }));
}

/** The item's essentiality in each weather: the same in all. */
export function customEssentialities({
  essentiality,
}: Needs): Partial<Record<WeatherCategory, Essentiality>> {
  return Object.fromEntries(WEATHER_CATEGORIES.map((category) => [category, essentiality]));
}
