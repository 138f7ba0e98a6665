import { useCallback, useRef, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import type { AgeRange, Essentiality, LaundryScenario } from "~/domain/vocabulary.ts";
import {
  chosenEssentialities,
  ESSENTIALITY_PARAM,
  type Preferences,
  preferencesCookieName,
} from "~/domain/wardrobe/preferences.ts";

/** What the dashboard shows; all of it is in the address. */
export interface DashboardChoice {
  ageRange: AgeRange;
  scenario: LaundryScenario;
  essentialities: readonly Essentiality[];
}

/** A choice made while the page was at `address`. */
type Made = { address: string; choice: DashboardChoice };

/**
 * What the dashboard shows, from its address. A choice navigates, and the routine and size are remembered. A
 * choice made before the navigation has finished builds on the one before it.
 */
export function useDashboardChoice(
  planId: string,
  { ageRange, scenario }: Pick<DashboardChoice, "ageRange" | "scenario">,
  preferences: Preferences,
) {
  const navigate = useNavigate();
  const remember = useRemember(preferences);
  const [searchParams] = useSearchParams();
  const [made, setMade] = useState<Made | null>(null);
  const address = `${ageRange}?${searchParams}`;
  // The pending choice ends with its navigation, so that coming back to the old address doesn't revive it.
  if (made && made.address !== address) setMade(null);
  const pending = made?.address === address ? made.choice : null;
  // The checkboxes respond before the navigation has finished.
  const essentialities =
    pending?.essentialities ?? chosenEssentialities(searchParams.getAll(ESSENTIALITY_PARAM));
  const choice: DashboardChoice = { ageRange, scenario, essentialities };
  const wanted = pending ?? choice;

  /** The address of the current choice with a change applied. */
  function addressOf(change: Partial<DashboardChoice> = {}): string {
    const next = { ...wanted, ...change };
    const search = new URLSearchParams({ scenario: next.scenario });
    for (const essentiality of next.essentialities) search.append(ESSENTIALITY_PARAM, essentiality);
    return `${href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: next.ageRange })}?${search}`;
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

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Remembers the parent's view settings, starting with the ones that the page was rendered with. In a browser
 * without a cookie store, they last as long as the page.
 */
function useRemember(drawnWith: Preferences): (change: Partial<Preferences>) => void {
  const latest = useRef(drawnWith);
  return useCallback((change) => {
    latest.current = { ...latest.current, ...change };
    // If cookies are refused, only the memory is lost.
    window.cookieStore
      ?.set({
        name: preferencesCookieName(window.location.protocol === "https:"),
        value: encodeURIComponent(JSON.stringify(latest.current)),
        path: "/",
        expires: Date.now() + YEAR_MS,
        sameSite: "lax",
      })
      .catch(() => {});
  }, []);
}
