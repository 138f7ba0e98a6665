import { Scene } from "~/components/illustrations/art.tsx";
import { PlaceForm } from "~/components/public/place-form.tsx";
import { ButtonLink, buttonClasses } from "~/components/ui/button.tsx";
import { NOTHING_ASKED } from "~/contracts/public/plan-question.ts";
import { HERO, HOW_IT_WORKS } from "~/copy/public/landing-copy.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";
import type { LandingExample } from "~/views/public/tell-example.ts";
import { NumberPair } from "./number-pair.tsx";

export const SIGN_UP = "/auth?mode=signup";

interface HeroProps {
  offered: OfferedMonths;
  example: LandingExample;
}

/** The promise, the form that fulfills it, and what it found in two places. */
export function Hero({ offered, example }: HeroProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="container-page grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-5 pt-6 pb-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-16"
    >
      <div>
        <h1 id="hero-title" className="text-2xl">
          {HERO.title}
        </h1>
        <p className="mt-3 max-w-xl text-ink-soft sm:text-lg">{HERO.lead}</p>
        <div className="card mt-4 max-w-xl p-4 sm:p-5 lg:mt-6">
          <PlaceForm question={NOTHING_ASKED} offered={offered} />
          <p className="text-xs text-ink-soft">{HERO.formNote}</p>
        </div>
      </div>
      <div className="lg:row-span-2">
        <Scene name="landing-drawer" className="mx-auto mb-4 aspect-4/3 w-full max-w-sm max-lg:hidden" />
        <NumberPair example={example} />
      </div>
      <div className="lg:self-start">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={SIGN_UP} look="quiet" className="max-sm:w-full">
            {HERO.start}
          </ButtonLink>
          <a href={`#${HOW_IT_WORKS.id}`} className={buttonClasses("bare", "max-sm:w-full")}>
            {HERO.how}
          </a>
        </div>
        <p className="mt-3 text-sm text-ink-soft">{HERO.note}</p>
      </div>
    </section>
  );
}
