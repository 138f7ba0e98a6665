// The picture of the year on the dashboard: drawn by the server, and asked for when it comes near.
import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { PLAN_MENU_COPY } from "~/copy/wardrobe/dashboard.ts";
import type { Units } from "~/domain/weather/units.ts";
import { useNearViewport } from "~/hooks/use-near-viewport.ts";

/** For one state of a plan: give it the plan's id and version as its key. Other units are drawn in the place of the first. */
export function YearSection({ onboardingId, units }: { onboardingId: string; units: Units }) {
  const path = href("/dashboards/:onboardingId/year", { onboardingId });
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
        <Link to={path} className="linkish inline-flex min-h-11 items-center text-sm">
          {PLAN_MENU_COPY.year}
        </Link>
      )}
    </section>
  );
}

/** The figure's markup; null when it cannot be had, and then the link to its page stays. */
async function askForFigure(path: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(path, { redirect: "manual", signal });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
