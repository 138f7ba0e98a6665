import { useCallback, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import type { AgeRange, Essentiality, LaundryScenario } from "~/domain/vocabulary.ts";
import {
  ALL_ESSENTIALITIES,
  chosenEssentialities,
  ESSENTIALITY_PARAM,
} from "~/domain/wardrobe/essentiality-filter.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import { useRemember } from "./use-preferences.ts";

/** How a dashboard is looked at; all of it stands in the address. */
export interface DashboardChoice {
  ageRange: AgeRange;
  scenario: LaundryScenario;
  essentialities: readonly Essentiality[];
}

/** Boxes that were ticked while the page stood at an address. */
interface Ticked {
  address: string;
  essentialities: readonly Essentiality[];
}

/** How the dashboard is looked at, out of its address; choosing changes the address and is remembered. */
export function useDashboardChoice(
  onboardingId: string,
  { ageRange, scenario }: Pick<DashboardChoice, "ageRange" | "scenario">,
  preferences: Preferences,
) {
  const navigate = useNavigate();
  const remember = useRemember(preferences);
  const [searchParams] = useSearchParams();
  const remembered = preferences.selectedEssentialities;
  // The boxes act at once; once the address has followed, it alone counts.
  const [ticked, setTicked] = useState<Ticked | null>(null);
  const address = searchParams.toString();
  const essentialities =
    ticked?.address === address
      ? ticked.essentialities
      : chosenEssentialities(searchParams.getAll(ESSENTIALITY_PARAM), remembered);
  const choice: DashboardChoice = { ageRange, scenario, essentialities };

  const addressOf = useCallback(
    (next: DashboardChoice) => {
      const search = new URLSearchParams({ scenario: next.scenario });
      for (const essentiality of next.essentialities) search.append(ESSENTIALITY_PARAM, essentiality);
      const hadFilter = searchParams.has(ESSENTIALITY_PARAM) || remembered.length > 0;
      if (next.essentialities.length === 0 && hadFilter)
        search.append(ESSENTIALITY_PARAM, ALL_ESSENTIALITIES);
      return `${href("/dashboards/:onboardingId/:ageRangeId", { onboardingId, ageRangeId: next.ageRange })}?${search}`;
    },
    [onboardingId, searchParams, remembered],
  );
  const choose = useCallback(
    (next: DashboardChoice) => {
      setTicked({ address: searchParams.toString(), essentialities: next.essentialities });
      remember({
        selectedScenario: next.scenario,
        selectedAgeRangeKey: next.ageRange,
        selectedEssentialities: [...next.essentialities],
      });
      void navigate(addressOf(next), {
        preventScrollReset: true,
        replace: next.ageRange === ageRange && next.scenario === scenario,
      });
    },
    [ageRange, scenario, searchParams, navigate, remember, addressOf],
  );
  return { choice, choose, addressOf, remember };
}
