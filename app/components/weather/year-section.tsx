// The year's picture on the dashboard: drawn by the server, and fetched when it comes near the viewport.

import { type ComponentProps, useEffect, useState } from "react";
import { href, Link } from "react-router";
import { useNearViewport } from "~/components/ui/use-near-viewport.ts";
import type { Units } from "~/domain/weather/units.ts";
import { PLAN_MENU_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { UnitsSwitch } from "./units-switch.tsx";
import type { UnitsChoice } from "./use-units.ts";
import { WeatherLine } from "./weather-line.tsx";

/** Use the plan's id and version as the key. When the units change, the old picture stays until the new one arrives. */
export function YearSection({ planId, units }: { planId: string; units: Units }) {
  const path = href("/dashboards/:onboardingId/year", { onboardingId: planId });
  const [nearRef, isNear] = useNearViewport();
  const [markup, setMarkup] = useState<string | null>(null);
  useEffect(() => {
    if (!isNear) return;
    const request = new AbortController();
    void askForFigure(`${path}/figure?units=${units}`, request.signal).then(
      (figure) => figure && setMarkup(figure),
    );
    return () => request.abort();
  }, [isNear, path, units]);
  return (
    <section ref={nearRef} className="year">
      {markup ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing, numbers and words of ours only
        <div dangerouslySetInnerHTML={{ __html: markup }} />
      ) : (
        <Link to={path} className="tap-link text-sm">
          {PLAN_MENU_COPY.year}
        </Link>
      )}
    </section>
  );
}

/** The figure's markup; null without an answer, and then the link stays. */
async function askForFigure(path: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(path, { redirect: "manual", signal });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

type OwnWeatherLineProps = Omit<ComponentProps<typeof WeatherLine>, "units" | "unitsSwitch"> & {
  units: UnitsChoice;
};

/** The weather on a signed-in user's page, with a switch that stores the units. */
export function OwnWeatherLine({ units, ...line }: OwnWeatherLineProps) {
  return <WeatherLine {...line} units={units.shown} unitsSwitch={<UnitsSwitch units={units} />} />;
}
