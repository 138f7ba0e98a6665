// Replaces the items of a finished plan that can't be shown: what is missing, and one thing to do next.
import { Scene } from "~/components/illustrations/art.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { DASHBOARD_COPY, weatherMissingText } from "~/words/en/wardrobe/dashboard-copy.ts";

/** `here` is the page's address where its query matters. */
export function NoWeather({ ageRange, here = "" }: { ageRange: AgeRange | null; here?: string }) {
  return (
    <div className="mt-8 flex flex-col items-center gap-3 text-center">
      <Scene name="weather-missing" className="aspect-8/5 w-64 max-w-full" />
      <h2 className="text-lg">{DASHBOARD_COPY.weatherMissing}</h2>
      <p className="text-ink-soft">{weatherMissingText(ageRange)}</p>
      <ButtonLink to={here} reloadDocument>
        {DASHBOARD_COPY.retry}
      </ButtonLink>
    </div>
  );
}

export function NoRecommendations({ here = "" }: { here?: string }) {
  return (
    <div className="mt-8 grid max-w-2xl justify-items-start gap-4">
      <ErrorNotice>{ERROR_TEXTS.RECOMMENDATIONS_NOT_FOUND}</ErrorNotice>
      <ButtonLink to={here} reloadDocument>
        {DASHBOARD_COPY.retry}
      </ButtonLink>
    </div>
  );
}
