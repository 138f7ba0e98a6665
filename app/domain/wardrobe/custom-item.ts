// Custom items: what is allowed, and their numbers in the catalogue's shapes. Each is for one age range and
// has the same numbers in every laundry routine.

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
import type { WarmAs } from "./warm-as.ts";

/** The longest name, in UTF-16 units as inputs count them. */
export const MAX_NAME_LENGTH = 80;

/** The most pieces in one weather group. */
export const MAX_CUSTOM_QUANTITY = 20;

/** The most custom items in a plan. */
export const MAX_CUSTOM_ITEMS = 100;

export const DEFAULT_ESSENTIALITY: Essentiality = ESSENTIALITY.recommended;

/** Prefix of the form fields with pieces; the weather group's order follows. */
export const GROUP_FIELD = "group-";

export type CustomCategory = Exclude<ItemCategory, typeof ITEM_CATEGORY.uncategorized>;

/** The categories in the dialog: the catalogue's eight, and Other. */
export const CUSTOM_CATEGORIES = ITEM_CATEGORIES.filter(
  (category): category is CustomCategory => category !== ITEM_CATEGORY.uncategorized,
);

/** The offered category with this name; null for any other text. */
export function offeredCategory(name: string | null): CustomCategory | null {
  return CUSTOM_CATEGORIES.find((category) => category === name) ?? null;
}

export interface CustomItem {
  name: string;
  category: CustomCategory;
  essentiality: Essentiality;
  ageRange: AgeRange;
  /** Weather group order → pieces, without zeros. */
  quantities: Readonly<Record<number, number>>;
  notes: string | null;
  /** Null for no piece of the catalogue; Today then doesn't dress with it. */
  warmAs: WarmAs | null;
}

/** What can be changed later; the note is edited in the item's row. */
export interface CustomItemChange extends Pick<CustomItem, "name" | "category" | "quantities"> {
  /** Null leaves it unchanged. */
  essentiality: Essentiality | null;
  /** Missing leaves it unchanged. */
  warmAs?: WarmAs | null | undefined;
}

type Needs = Pick<CustomItem, "ageRange" | "essentiality" | "quantities">;

/** An item as fields of the form for changing it; if the essentiality is null, the form asks for it. */
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

/** The item's cells, in the form of the catalogue's calculation. */
export function customQuantities({ ageRange, essentiality, quantities }: Needs): CalculatedQuantities {
  const byGroup: GroupRecommendations = Object.fromEntries(
    Object.entries(quantities).map(([order, quantity]) => [order, { quantity, essentiality }]),
  );
  return perScenario(() => ({ [ageRange]: byGroup }));
}

/** The item's base quantities: its highest number over all weathers. */
export function customBaseQuantities({
  ageRange,
  quantities,
}: Needs): Record<LaundryScenario, Partial<Record<AgeRange, number>>> {
  return perScenario(() => ({ [ageRange]: Math.max(0, ...Object.values(quantities)) }));
}

/** The item's essentiality, the same in every weather. */
export function customEssentialities({
  essentiality,
}: Needs): Partial<Record<WeatherCategory, Essentiality>> {
  return Object.fromEntries(WEATHER_CATEGORIES.map((category) => [category, essentiality]));
}
