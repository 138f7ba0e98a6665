// The choices on an instant plan. They are links, so that each has an address and needs no scripts.
import type { InstantPlan } from "~/contracts/public/instant-plan-answer.ts";
import { PLAN_COPY } from "~/copy/public/instant-plan-copy.ts";
import { essentialsWord } from "~/copy/wardrobe/dashboard-copy.ts";
import { AGE_RANGE_LABELS, SCENARIO_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { type PlanAddress, planPath } from "~/domain/public/plan-address.ts";
import { LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { shopSize } from "~/domain/wardrobe/size-times.ts";
import { publicPath } from "~/language/public-path.ts";

interface ChoiceProps {
  /** The page's address. */
  shown: PlanAddress;
}

/** The four sizes, each with its number of essentials and what shops at the place print on them. */
export function SizeTabs({ plan, shown }: ChoiceProps & { plan: InstantPlan }) {
  return (
    <nav data-chrome aria-label={PLAN_COPY.sizes} className="tabs mt-2 max-w-xl">
      {plan.sizes.map(({ size, essentials }) => {
        const label = shopSize(plan.country, size);
        return (
          <a
            key={size}
            href={publicPath(planPath({ ...shown, size }))}
            aria-current={size === shown.size ? "page" : undefined}
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

export function LaundryLinks({ shown }: ChoiceProps) {
  return (
    <nav
      data-chrome
      aria-label={PLAN_COPY.laundryTitle}
      className="mt-1 flex flex-wrap items-center gap-x-3 text-sm lg:text-xs"
    >
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
