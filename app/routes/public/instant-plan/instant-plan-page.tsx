// The instant plan: the answer first, then its weather, the garments, and the year. Its choices are links, so that each has an
// address and needs no scripts.

import script from "~/assets/public-buttons.js?url";
import { WillItFit } from "~/components/growth/will-it-fit.tsx";
import { PlaceForm } from "~/components/public/place-form.tsx";
import { PlanRows } from "~/components/public/plan-rows.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { EndingLine, Headline, SumLine } from "~/components/wardrobe/headline.tsx";
import { NewbornKey } from "~/components/wardrobe/wardrobe-remarks.tsx";
import { UnitsLink } from "~/components/weather/units-switch.tsx";
import { WeatherLine } from "~/components/weather/weather-line.tsx";
import { YearPicture } from "~/components/weather/year-picture-figure.tsx";
import type { InstantPlan } from "~/contracts/public/instant-plan-answer.ts";
import { NOTHING_ASKED } from "~/contracts/public/plan-question.ts";
import { middleOf } from "~/domain/calendar.ts";
import { type OfferedMonths, type PlanAddress, planPath } from "~/domain/public/plan-address.ts";
import { type AgeRange, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import { creditParts } from "~/domain/weather/credits.ts";
import { dayWords, monthWords } from "~/words/en/day-words.ts";
import {
  BORN_HINTS,
  babyWords,
  othersLine,
  PLAN_COPY,
  PLAN_FORM_COPY,
  restLine,
  sizeLine,
  yearLine,
} from "~/words/en/public/instant-plan-copy.ts";
import { essentialsWord, inAll } from "~/words/en/wardrobe/dashboard-copy.ts";
import { AGE_RANGE_LABELS, SCENARIO_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { WEATHER_CREDITS } from "~/words/en/weather/credits-copy.ts";
import { publicPath } from "~/words/public-path.ts";

interface ChoiceProps {
  /** The page's address. */
  shown: PlanAddress;
}

const calendarSize = (ageRange: AgeRange) => CALENDAR_SIZES.find((size) => size === ageRange) ?? null;

/** The sizes that aren't over, each with its number of essentials and what shops at the place print on them. */
function SizeTabs({ plan, shown }: ChoiceProps & { plan: InstantPlan }) {
  return (
    <nav data-chrome aria-label={PLAN_COPY.sizes} className="tabs mt-2 max-w-xl">
      {plan.sizes.map(({ size, essentials }) => {
        const label = shopSize(plan.country, size);
        return (
          <a
            key={size}
            href={publicPath(planPath({ ...shown, size: size === plan.opening ? null : size }))}
            aria-current={size === plan.size ? "page" : undefined}
          >
            <span>
              {SIZE_LABELS[size]} <b className="font-display text-ink">{essentials}</b>
              <span className="sr-only">{` ${essentialsWord(essentials)}, ${AGE_RANGE_LABELS[size]}`}</span>
            </span>
            {label && <small>{label}</small>}
          </a>
        );
      })}
    </nav>
  );
}

function LaundryLinks({ shown }: ChoiceProps) {
  return (
    <nav data-chrome aria-label={PLAN_COPY.laundryTitle} className="mt-1 flow gap-x-3 text-sm lg:text-xs">
      <span aria-hidden="true" className="text-ink-soft">
        {PLAN_COPY.laundryTitle}
      </span>
      {LAUNDRY_SCENARIOS.map((laundry) => (
        <a
          key={laundry}
          href={publicPath(planPath({ ...shown, laundry }))}
          aria-current={laundry === shown.laundry ? "page" : undefined}
          className="inline-flex min-h-11 items-center text-rose underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {SCENARIO_LABELS[laundry]}
        </a>
      ))}
    </nav>
  );
}

const TOOL = "invisible min-h-12 rounded-full px-2 text-sm font-semibold text-rose hover:bg-blush";

/** Share and Print. They need a script, which reveals them; until then they are invisible but keep their space. */
function PlanTools({ address, nonce }: { address: string; nonce: string }) {
  return (
    <>
      <button type="button" data-share={address} className={TOOL}>
        {PLAN_COPY.share}
      </button>
      <button type="button" data-print="" className={TOOL}>
        {PLAN_COPY.print}
      </button>
      <span role="status" data-shared={PLAN_COPY.copied} className="text-sm text-leaf empty:hidden" />
      <script type="module" src={script} nonce={nonce} />
    </>
  );
}

interface InstantPlanPageProps {
  plan: InstantPlan;
  /** The page's own address; links to other plans keep its choices. */
  shown: PlanAddress;
  otherUnitsPath: string;
  isInUs: boolean;
  save: { path: string; isSignedIn: boolean };
  /** The full address, for sharing. */
  address: string;
  nonce: string;
  offered: OfferedMonths;
}

export function InstantPlanPage(props: InstantPlanPageProps) {
  const { plan, shown, offered } = props;
  const { place, month, age, size, essentials, everything, groups, units, categories, others, picture } =
    plan;
  const monthName = monthWords(`${month}-01`, "name");
  const source = props.isInUs ? "typical-climate" : "world-climate";
  return (
    <div className="dashboard container-page">
      <SizeTabs plan={plan} shown={shown} />
      <div className="wardrobe">
        <div className="wardrobe-head">
          <Headline
            count={essentials}
            words={babyWords(essentials, monthName, place, age)}
            notes={[
              sizeLine(
                size,
                shopSize(plan.country, size),
                plan.laundry,
                dayWords(middleOf(month), plan.country, "longDay"),
                age !== null,
              ),
            ]}
          />
          {plan.ending && size === plan.opening && (
            <EndingLine
              ending={plan.ending}
              href={publicPath(planPath({ ...shown, size: calendarSize(plan.ending.ageRange) }))}
            />
          )}
          <p className="figures text-sm text-ink-soft">
            {inAll(everything)} ·{" "}
            {plan.sizes.length < CALENDAR_SIZES.length ? restLine(plan.year) : yearLine(plan.year)}
          </p>
          <SumLine sizes={plan.sizes.map((of) => of.essentials)} year={plan.year} names={plan.countedOnce} />
          <SaveAndShare {...props} />
          <WeatherLine
            groups={groups}
            ageRange={size}
            source={source}
            credit={creditParts(WEATHER_CREDITS[source])}
            isPromised
            fadeKey={`${size} ${plan.laundry}`}
            units={units}
            country={plan.country}
            unitsSwitch={<UnitsLink units={units} path={props.otherUnitsPath} />}
          />
          <LaundryLinks shown={shown} />
        </div>
        <div className="wardrobe-items">
          <PlanRows categories={categories} plan={plan} headingLevel={2} />
          {others.length > 0 && <Others plan={plan} />}
          <NewbornKey items={categories.flatMap(({ items }) => items)} />
        </div>
        <div className="wardrobe-year">{picture && <YearPicture picture={picture} />}</div>
      </div>
      {plan.fit && (
        <div className="mt-12 max-w-2xl border-t border-hairline pt-6">
          <WillItFit fit={plan.fit} {...fitAddress(shown)} />
        </div>
      )}
      <section
        data-chrome
        aria-labelledby="other-plan"
        className="mt-8 max-w-2xl border-t border-hairline pt-6"
      >
        <h2 id="other-plan" className="mb-3 text-lg">
          {PLAN_FORM_COPY.another}
        </h2>
        <PlaceForm question={{ ...NOTHING_ASKED, month }} offered={offered} />
      </section>
    </div>
  );
}

/** A plan's address without the month that was asked about, as a form sends it. */
function fitAddress(shown: PlanAddress): { path: string; kept: Record<string, string> } {
  const [path = "", parameters] = publicPath(planPath({ ...shown, fit: null })).split("?");
  return { path, kept: Object.fromEntries(new URLSearchParams(parameters)) };
}

function SaveAndShare({ plan, save, address, nonce }: InstantPlanPageProps) {
  return (
    <div data-chrome className="mt-3">
      <div className="flow gap-2">
        <a href={save.path} className={buttonClasses("primary", "px-5!")}>
          {save.isSignedIn ? PLAN_COPY.take : PLAN_COPY.save}
        </a>
        <PlanTools address={address} nonce={nonce} />
      </div>
      <p className="mt-1.5 text-xs text-ink-soft">
        {(plan.age ? BORN_HINTS : PLAN_COPY)[save.isSignedIn ? "takeHint" : "saveHint"]}
      </p>
    </div>
  );
}

function Others({ plan }: { plan: InstantPlan }) {
  const { others, everything, essentials } = plan;
  return (
    <details className="category">
      <summary>
        <h2>{othersLine(everything - essentials)}</h2>
        <Chevron className="category-mark" />
      </summary>
      <div className="pt-3">
        <PlanRows categories={others} plan={plan} headingLevel={3} />
      </div>
    </details>
  );
}
