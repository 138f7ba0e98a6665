// What the comparison of laundry routines shows, as the server sends it to the components.
import type { ShoppingScope } from "../../domain/shopping/shopping-list.ts";
import type { AgeRange, Essentiality, ItemCategory, LaundryScenario } from "../../domain/vocabulary.ts";
import type { ByScenario, PieceCount } from "../../domain/wardrobe/scenario-comparison.ts";

/** An item that at least one routine asks for. */
export interface ComparedItem {
  id: number;
  nameId: string;
  name: string;
  /** The strongest in the scope, in any routine. */
  essentiality: Essentiality | null;
  needed: ByScenario<number>;
}

export interface ComparedCategory {
  category: ItemCategory;
  counts: ByScenario<PieceCount>;
  /** The most essential first. */
  items: ComparedItem[];
}

export interface ScenarioComparison {
  /** For every scope, since the overview lists them all. */
  totals: Readonly<Record<ShoppingScope, ByScenario<PieceCount>>>;
  /** For the scope shown, without items that no routine asks for. */
  categories: ComparedCategory[];
  /** Items of the scope that no routine asks for. */
  unneeded: number;
  /** Items set aside anywhere in the scope, and left out there. */
  setAside: number;
  /** For each routine, names of the essentials because of which the sizes don't add up to the year. */
  countedOnce: ByScenario<string[]>;
  issues: ComparisonIssues;
}

/** Names of items with unreadable stored values. */
export interface ComparisonIssues {
  /** Their quantities are unreadable, so they aren't counted. */
  leftOut: string[];
  /** Their base quantities or weather changes are unreadable; they count with the plan's stored numbers. */
  withoutRules: string[];
}

/** The chart: positions of its bars and words, in viewBox units. */
export interface ComparisonChart {
  width: number;
  height: number;
  description: string;
  sizes: ComparedSize[];
}

export type ComparedSize = { ageRange: AgeRange; y: number; bars: ComparedBar[] };

export interface ComparedBar {
  scenario: LaundryScenario;
  isCurrent: boolean;
  x: number;
  y: number;
  height: number;
  essentials: number;
  all: number;
  /** The width of the essentials' part of the bar. */
  essentialsWidth: number;
  allWidth: number;
}
