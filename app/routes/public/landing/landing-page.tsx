import { ON_THE_LINE, PlacedGarment, Scene, type SceneName } from "~/components/illustrations/art.tsx";
import { PlaceForm } from "~/components/public/place-form.tsx";
import { ButtonLink, buttonClasses } from "~/components/ui/button.tsx";
import { Credited } from "~/components/weather/credited.tsx";
import { NOTHING_ASKED } from "~/contracts/public/plan-question.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";
import type { LandingExample } from "~/views/public/landing-example.ts";
import {
  CLOSING,
  FEATURES,
  HERO,
  HOW_IT_WORKS,
  PREVIEW,
  previewLead,
} from "~/words/en/public/landing-copy.ts";
import { WEATHER_CREDITS } from "~/words/en/weather/credits-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { FeatureCards, NumberPair, type Speck, scatter } from "./feature-cards.tsx";
import { PlacePreviewCard } from "./place-preview.tsx";

const STRIPS = scatter();

/** A gap between two sections with a few faint garments. `strip` counts from 0. */
function Decorations({ strip }: { strip: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none block h-28 w-full overflow-hidden opacity-12 lg:h-40 dark:opacity-10 print:hidden"
    >
      {STRIPS[strip]?.map((speck) => (
        <Scattered key={speck.x} speck={speck} />
      ))}
    </svg>
  );
}

function Scattered({ speck }: { speck: Speck }) {
  const { name, category, x, y, turn, size, isWideOnly } = speck;
  return (
    <PlacedGarment
      name={name}
      category={category}
      x={percent(x)}
      y={percent(y)}
      left={-Math.round(x * size)}
      top={-Math.round(y * size)}
      size={size}
      turn={turn}
      className={isWideOnly ? "max-sm:hidden" : ""}
    />
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

const SIGN_UP = "/auth?mode=signup";

/** The promise, the form that fulfills it, and what it found in two places. */
function Hero({ offered, example }: { offered: OfferedMonths; example: LandingExample }) {
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

const SAMPLE_PLAN = "/sample-plan";
const GUIDE = "/swaddles-sleep-sacks";

/** What Layette is, for someone who has never heard of it. */
export function LandingPage({ example, offered }: { example: LandingExample; offered: OfferedMonths }) {
  return (
    <div className="[html:has(&)]:scroll-smooth">
      <Hero offered={offered} example={example} />
      <Decorations strip={0} />
      <Previews example={example} />
      <Decorations strip={1} />
      <HowItWorks />
      <Decorations strip={2} />
      <Features />
      <Decorations strip={3} />
      <Closing />
      <Decorations strip={4} />
    </div>
  );
}

function Previews({ example }: { example: LandingExample }) {
  return (
    <section aria-labelledby="preview-title" className="border-y border-hairline bg-sunken py-14 lg:py-20">
      <div className="container-page">
        <SectionTitle id="preview-title" title={PREVIEW.title} text={previewLead(example.dueDay)} />
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="preview-title"
        className="container-page relative mt-10 flex snap-x snap-mandatory gap-4 overflow-x-auto pb-1 md:grid md:grid-cols-2 md:gap-6 md:overflow-visible lg:gap-8"
      >
        {example.places.map((preview, position) => (
          <li
            key={preview.place}
            className="flex w-[90%] max-w-sm shrink-0 snap-center *:w-full md:w-auto md:max-w-none"
          >
            <PlacePreviewCard preview={preview} id={`preview-${position + 1}`} />
          </li>
        ))}
      </ul>
      <p className="container-page mt-6 text-center">
        <a href={publicPath(SAMPLE_PLAN)} className={buttonClasses("quiet")}>
          {PREVIEW.whole}
        </a>
      </p>
      <p className="container-page mt-4 text-center text-xs text-ink-soft">
        {PREVIEW.credit} <Credited text={`${WEATHER_CREDITS[example.source]}.`} />
      </p>
    </section>
  );
}

const STEP_SCENES = ["quiz-date", "quiz-place", "quiz-gender"] as const satisfies readonly SceneName[];

function HowItWorks() {
  return (
    <section aria-labelledby={HOW_IT_WORKS.id} className="container-page py-4">
      <SectionTitle id={HOW_IT_WORKS.id} title={HOW_IT_WORKS.title} />
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-12">
        {HOW_IT_WORKS.steps.map(({ title, text }, position) => (
          <li key={title} className="flex flex-col items-center text-center">
            <Scene name={STEP_SCENES[position] ?? "quiz-place"} className="aspect-8/5 w-full max-w-64" />
            <span
              aria-hidden="true"
              className="figures mt-5 grid size-9 place-items-center rounded-full bg-blush font-display text-base font-semibold text-rose-strong"
            >
              {position + 1}
            </span>
            <h3 className="mt-3 max-w-64 text-lg text-wrap">{title}</h3>
            <p className="mt-2 max-w-xs text-balance text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex justify-center">
        <ButtonLink to={SIGN_UP} look="quiet" className="max-sm:w-full">
          {HOW_IT_WORKS.start}
        </ButtonLink>
      </div>
    </section>
  );
}

function Features() {
  return (
    <section aria-labelledby="features-title" className="container-page py-4">
      <SectionTitle id="features-title" title={FEATURES.title} />
      <FeatureCards />
      <p className="mt-8 text-center">
        <a href={publicPath(GUIDE)} className="tap-link">
          {FEATURES.guide}
        </a>
      </p>
    </section>
  );
}

function Closing() {
  return (
    <section aria-labelledby="closing-title" className="container-page">
      <div className="overflow-hidden rounded-card bg-blush px-6 pt-8 pb-12 text-center lg:pb-16">
        <div className="-mx-6 border-t-2 border-ink/70">
          <div className="mx-auto flex max-w-lg justify-between px-6">
            {ON_THE_LINE.map((name) => (
              <Scene key={name} name={name} className="-mt-1.5 aspect-72/88 w-14 sm:w-18" />
            ))}
          </div>
        </div>
        <h2 id="closing-title" className="mt-8 text-xl">
          {CLOSING.title}
        </h2>
        <p className="mx-auto mt-3 max-w-lg text-balance text-ink-soft">{CLOSING.text}</p>
        <ButtonLink to={SIGN_UP} look="quiet" className="mt-7 max-sm:w-full">
          {CLOSING.start}
        </ButtonLink>
      </div>
    </section>
  );
}

function SectionTitle({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div className="mx-auto max-w-2xl text-center">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-3 text-ink-soft">{text}</p>}
    </div>
  );
}
