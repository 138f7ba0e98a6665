// A row of `clothing_list` as the rules of domain/wardrobe/quantities, and whether it could be read in full.

import type { Essentiality } from "../../domain/vocabulary.ts";
import type { BitterRule, ClothingRules } from "../../domain/wardrobe/quantities.ts";
import { type LeadingSack, rulesInPlan } from "../../domain/wardrobe/tog.ts";
import {
  readAdjustments,
  readBaseQuantities,
  readEssentialities,
  readValidAgeRanges,
} from "../plans/stored-plan.ts";

/** The columns that decide quantities. */
export interface RuleColumns {
  clothingNameId: string;
  baseQuantities: string;
  weatherAdjustments: string;
  essentiality: string;
  validAgeRanges: string;
  sizeUp: boolean;
}

/** The two columns for changes by weather; bitter cold is stored among the categories. */
export function packWeatherRules({ weather_adjustments, essentiality, bitter }: ClothingRules): {
  weatherAdjustments: string;
  essentiality: string;
} {
  return {
    weatherAdjustments: JSON.stringify({ ...weather_adjustments, ...(bitter && { Bitter: bitter.more }) }),
    essentiality: JSON.stringify({ ...essentiality, ...(bitter && { Bitter: bitter.essentiality }) }),
  };
}

function readBitter(more: unknown, essentiality: Essentiality | undefined): BitterRule | null {
  return essentiality ? { more: typeof more === "number" ? more : 0, essentiality } : null;
}

/**
 * The row's rules. Unreadable parts count as nothing (no base, no weather change), and `isIntact` is false,
 * so that the page can show 'Data Issues Detected' and keep the item.
 */
export function readClothingRules(row: RuleColumns): { rules: ClothingRules; isIntact: boolean } {
  const base = readBaseQuantities(row.baseQuantities);
  const adjustments = readAdjustments(row.weatherAdjustments);
  const essentiality = readEssentialities(row.essentiality);
  const { Bitter: bitterPieces, ...byCategory } = adjustments ?? {};
  const { Bitter: bitterLevel, ...levels } = essentiality ?? {};
  const ages = readValidAgeRanges(row.validAgeRanges);
  return {
    rules: {
      clothing_name_id: row.clothingNameId,
      base_quantities: base ?? { daily: {}, every_2_3_days: {}, weekly_plus: {} },
      weather_adjustments: byCategory,
      essentiality: levels,
      valid_age_ranges: ages ?? [],
      size_up: row.sizeUp,
      bitter: readBitter(bitterPieces, bitterLevel),
    },
    isIntact: base !== null && adjustments !== null && essentiality !== null && ages !== null,
  };
}

/** Catalogue rows with their rules in a plan with such a sack for the night, and whether each row's are intact. */
export function readRulesInPlan<Row extends RuleColumns>(catalogue: readonly Row[], sack: LeadingSack) {
  const all = catalogue.map((row) => ({ ...row, ...readClothingRules(row) }));
  const rulesOf = (key: LeadingSack) => all.find(({ clothingNameId }) => clothingNameId === key)?.rules;
  return all.map((row) => ({ ...row, rules: rulesInPlan(row.rules, sack, rulesOf) }));
}
