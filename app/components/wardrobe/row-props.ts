// What a row and what it opens to are given.
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ItemReasons } from "~/contracts/wardrobe/reasons-answer.ts";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import type { ItemActions } from "~/hooks/wardrobe/item-actions.ts";
import type { ItemFields } from "~/hooks/wardrobe/item-state.ts";

/** The form that asks for the page with an item opened; once on the page. */
export const DETAILS_FORM = "details";

/** The parameter of the address that names an opened item. */
export const DETAILS_PARAM = "item";

/** What all rows of a page share; the same object as long as it says the same. */
export interface RowPage {
  onboardingId: string;
  ageRange: AgeRange;
  groups: readonly WeatherGroup[];
  actions: ItemActions;
}

/** Each of them stays the object that it was while it says the same, so that `memo` can tell. */
export interface ItemRowProps {
  page: RowPage;
  item: ItemView;
  heard: ItemEvent | undefined;
  fields: ItemFields | undefined;
  /** The count is the field that was changed last. */
  isLast: boolean;
  /** For the first items of the page. */
  isPriority: boolean;
  isOpen: boolean;
  /** Why its numbers are what they are; null while that is asked for, and false when it cannot be had. */
  reasons: ItemReasons | null | false;
}
