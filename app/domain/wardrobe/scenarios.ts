// The three laundry routines: how long clean clothes must last, and which routine a page shows. The
// quantities, their explanations, and every page decide it here, so that they can't disagree.
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "../vocabulary.ts";

/** Assumed until the parent chooses a routine. */
export const DEFAULT_SCENARIO: LaundryScenario = "daily";

/** Days the clean stock must last: the longest gap between washes plus half a day to dry. */
export const DAYS_BETWEEN_WASHES: Readonly<Record<LaundryScenario, number>> = {
  daily: 1.5,
  every_2_3_days: 3,
  weekly_plus: 7.5,
};

/** A record with one value per laundry scenario, in the order of the vocabulary. */
export function perScenario<Value>(
  make: (scenario: LaundryScenario) => Value,
): Record<LaundryScenario, Value> {
  return { daily: make("daily"), every_2_3_days: make("every_2_3_days"), weekly_plus: make("weekly_plus") };
}

/** The scenario that exactly matches a text, else null. */
export function parseScenario(text: string | null | undefined): LaundryScenario | null {
  return LAUNDRY_SCENARIOS.find((scenario) => scenario === text) ?? null;
}

/** Where a page's scenario may come from, each as text. */
export interface ScenarioSources {
  url?: string | null | undefined;
  plan?: string | null | undefined;
  stored?: string | null | undefined;
}

/** The scenario to show: the URL's, else the attempt's, else the stored preference. */
export function chooseScenario({ url, plan, stored }: ScenarioSources): LaundryScenario {
  return parseScenario(url) ?? parseScenario(plan) ?? parseScenario(stored) ?? DEFAULT_SCENARIO;
}
