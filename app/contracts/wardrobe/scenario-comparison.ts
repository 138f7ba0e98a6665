// What the comparison of laundry routines shows of a plan, as the server hands it to the components.
import type { ShoppingScope } from "../../domain/shopping/shopping-list.ts";
import type { AgeRange, Essentiality, ItemCategory, LaundryScenario } from "../../domain/vocabulary.ts";
import type { ByScenario, PieceCount } from "../../domain/wardrobe/scenario-comparison.ts";

/** An item that some routine asks for. */
export interface ComparedItem {
  id: number;
  nameId: string;
  name: string;
  /** The strongest of the scope, in any routine. */
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
  /** Of every scope, for the way from one to the other. */
  totals: Readonly<Record<ShoppingScope, ByScenario<PieceCount>>>;
  /** Of the scope that is shown; without what no routine asks for. */
  categories: ComparedCategory[];
  /** Items of the scope that no routine asks for. */
  unneeded: number;
  /** Items that are set aside somewhere in the scope, and left out there. */
  setAside: number;
  /** Names of the essentials that make the sizes add up to something else than the year, for each routine. */
  countedOnce: ByScenario<string[]>;
  issues: ComparisonIssues;
}

/** Names of items whose stored values cannot be read. */
export interface ComparisonIssues {
  /** They cannot be counted, and nothing here counts them. */
  leftOut: string[];
  /** Their base quantities or weather changes are lost; they count as the plan has stored them. */
  withoutRules: string[];
}

/** The chart: where each bar and word of it stands, in units of its viewBox. */
export interface ComparisonChart {
  width: number;
  height: number;
  description: string;
  sizes: ComparedSize[];
}

export interface ComparedSize {
  ageRange: AgeRange;
  y: number;
  bars: ComparedBar[];
}

export interface ComparedBar {
  scenario: LaundryScenario;
  isCurrent: boolean;
  x: number;
  y: number;
  height: number;
  essentials: number;
  all: number;
  /** Of the part that stands for the essentials, and of the whole. */
  essentialsWidth: number;
  allWidth: number;
}
