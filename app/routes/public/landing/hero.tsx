import { Scene } from "~/components/illustrations/art.tsx";
import { PlanForm } from "~/components/public/plan-form.tsx";
import { ButtonLink, buttonClasses } from "~/components/ui/button.tsx";
import { NOTHING_ASKED } from "~/contracts/public/plan-question.ts";
import { HERO, HOW_IT_WORKS } from "~/copy/public/landing-copy.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";

export const SIGN_UP = "/auth?mode=signup";

/** The promise, and the form that fulfills it. */
export function Hero({ offered }: { offered: OfferedMonths }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="container-page grid items-center gap-10 pt-10 pb-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16 lg:pt-20"
    >
      <div>
        <h1 id="hero-title" className="text-2xl">
          {HERO.title}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-ink-soft">{HERO.lead}</p>
        <div className="card mt-6 max-w-xl p-4 sm:p-5">
          <PlanForm question={NOTHING_ASKED} offered={offered} />
          <p className="mt-2 text-xs text-ink-soft">{HERO.formNote}</p>
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={SIGN_UP} look="quiet" className="max-sm:w-full">
            {HERO.start}
          </ButtonLink>
          <a href={`#${HOW_IT_WORKS.id}`} className={buttonClasses("bare", "max-sm:w-full")}>
            {HERO.how}
          </a>
        </div>
        <p className="mt-3 text-sm text-ink-soft">{HERO.note}</p>
      </div>
      <Scene name="landing-drawer" className="mx-auto aspect-4/3 w-full max-w-md lg:max-w-none" />
    </section>
  );
}
