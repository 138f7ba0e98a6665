import { Scene } from "~/components/illustrations/art.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { NO_PLAN_COPY } from "~/copy/travel/trip-form-copy.ts";

/** Replaces the form for a user without a plan to pack from. */
export function NoPlanYet() {
  return (
    <section className="container-page flex max-w-xl flex-col items-center gap-4 py-10 text-center">
      <Scene name="trip" className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{NO_PLAN_COPY.title}</h1>
      <p className="text-ink-soft">{NO_PLAN_COPY.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/onboarding">{NO_PLAN_COPY.button}</ButtonLink>
        <ButtonLink to="/dashboards" look="quiet">
          {NO_PLAN_COPY.plans}
        </ButtonLink>
      </div>
    </section>
  );
}
