// The page of a helper's link, as the server sends it to the components.
import type { When } from "../../domain/today/day-windows.ts";
import type { ShownOuting } from "../../domain/today/shown-situation.ts";
import type { Dressed, ShownForecast, TimeOutdoors } from "./shown-today.ts";

/** The outfit of babies who wear the same sizes. */
export interface HelperOutfit {
  /** '6–9m', where babies of one plan wear different sizes; null for all of them. */
  sizes: string | null;
  /** In place of an outfit; null where there is one, or all that could be worn is in the wash. */
  without: string | null;
  /** Null where there is nothing to put on. */
  dressed: Pick<Dressed, "stay" | "sentence" | "weather" | "pieces" | "over" | "take" | "changes"> | null;
}

export interface HelperTime extends Pick<TimeOutdoors, "category" | "wet" | "line" | "isForecast"> {
  when: When;
  /** 'Morning, 7–10' */
  label: string;
  outfits: readonly HelperOutfit[];
}

export interface HelperDay {
  /** 'Today, Friday, November 27, 2026' */
  title: string;
  times: readonly HelperTime[];
}

export interface HelperView {
  /** Typed for this link; empty for none. */
  name: string;
  /** In place of all days; null where there are outfits. */
  without: string | null;
  /** Those with a time that isn't over; none without weather. */
  days: readonly HelperDay[];
  situations: readonly ShownOuting[];
  situation: ShownOuting;
  /** Of all outfits, each once; the neck check first. */
  notes: readonly string[];
  /** Null without a forecast. */
  forecast: ShownForecast | null;
  /** All of it as plain text, for a chat. */
  text: string;
}
