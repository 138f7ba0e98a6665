import { useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import type { AgeRange, Essentiality, LaundryScenario } from "~/domain/vocabulary.ts";
import { chosenEssentialities, ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import { useRemember } from "./use-preferences.ts";

/** How a dashboard is looked at; all of it stands in the address. */
export interface DashboardChoice {
  ageRange: AgeRange;
  scenario: LaundryScenario;
  essentialities: readonly Essentiality[];
}

/** What was chosen while the page stood at an address. */
interface Made {
  address: string;
  choice: DashboardChoice;
}

/**
 * How the dashboard is looked at, out of its address; choosing changes the address; routine and size are
 * remembered. What is chosen before the address has followed builds on what was chosen last.
 */
export function useDashboardChoice(
  onboardingId: string,
  { ageRange, scenario }: Pick<DashboardChoice, "ageRange" | "scenario">,
  preferences: Preferences,
) {
  const navigate = useNavigate();
  const remember = useRemember(preferences);
  const [searchParams] = useSearchParams();
  const [made, setMade] = useState<Made | null>(null);
  const address = `${ageRange}?${searchParams}`;
  // Once the address has followed, it alone counts, when somebody comes back to it too.
  if (made && made.address !== address) setMade(null);
  const pending = made?.address === address ? made.choice : null;
  // The boxes act at once.
  const essentialities =
    pending?.essentialities ?? chosenEssentialities(searchParams.getAll(ESSENTIALITY_PARAM));
  const choice: DashboardChoice = { ageRange, scenario, essentialities };
  const wanted = pending ?? choice;

  /** The address of what is chosen with a change. */
  function addressOf(change: Partial<DashboardChoice> = {}): string {
    const next = { ...wanted, ...change };
    const search = new URLSearchParams({ scenario: next.scenario });
    for (const essentiality of next.essentialities) search.append(ESSENTIALITY_PARAM, essentiality);
    return `${href("/dashboards/:onboardingId/:ageRangeId", { onboardingId, ageRangeId: next.ageRange })}?${search}`;
  }
  function choose(change: Partial<DashboardChoice>): void {
    const next = { ...wanted, ...change };
    setMade({ address, choice: next });
    remember({ selectedScenario: next.scenario, selectedAgeRangeKey: next.ageRange });
    void navigate(addressOf(change), {
      preventScrollReset: true,
      replace: next.ageRange === ageRange && next.scenario === scenario,
    });
  }
  return { choice, choose, addressOf, remember };
}
