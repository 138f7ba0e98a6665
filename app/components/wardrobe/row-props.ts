// Props of a row and its panel.

import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ItemReasons } from "~/contracts/wardrobe/reasons-answer.ts";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import type { ItemFields } from "./edit-queue.ts";
import type { ItemActions } from "./use-item-actions.ts";

/** The form that requests the page with an item opened; once per page. */
export const DETAILS_FORM = "details";

/** The query parameter that names an opened item. */
export const DETAILS_PARAM = "item";

/** What all rows of a page share; the same object until something in it changes. */
export interface RowPage {
  planId: string;
  ageRange: AgeRange;
  /** The plan's, in whose order dates are written. */
  country: string;
  groups: readonly WeatherGroup[];
  /** Whether the viewer may change the plan. */
  mayEdit: boolean;
  actions: ItemActions;
}

/** Each prop stays the same object until it changes, so that `memo` works. */
export interface ItemRowProps {
  page: RowPage;
  item: ItemView;
  heard: ItemEvent | undefined;
  fields: ItemFields | undefined;
  /** Whether its count was the last field changed. */
  isLast: boolean;
  /** True for the first items of the page, whose pictures load first. */
  isPriority: boolean;
  isOpen: boolean;
  /** The reasons for its numbers; null while loading, false if they couldn't be loaded. */
  reasons: ItemReasons | null | false;
}
