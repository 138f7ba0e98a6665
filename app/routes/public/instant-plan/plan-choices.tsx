// What can be chosen on an instant plan: links, so that each choice has an address and needs no script.
import type { InstantPlan } from "~/contracts/public/instant-plan.ts";
import { PLAN_COPY } from "~/copy/public/instant-plan.ts";
import { essentialsWord } from "~/copy/wardrobe/essentials.ts";
import { AGE_RANGE_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe.ts";
import { planPath } from "~/domain/public/plan-address.ts";
import { LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";

interface ChoiceProps {
  plan: InstantPlan;
  /** As addresses spell it. */
  place: string;
}

/** The four sizes, each with the number of its essentials. */
export function SizeTabs({ plan, place }: ChoiceProps) {
  const { month, laundry, size: shown, sizes } = plan;
  return (
    <nav data-chrome aria-label={PLAN_COPY.sizes} className="tabs mt-2 max-w-xl">
      {sizes.map(({ size, essentials }) => (
        <a
          key={size}
          href={planPath({ place, month, laundry, size })}
          aria-current={size === shown ? "page" : undefined}
        >
          <span>
            {size} <b className="font-display text-ink">{essentials}</b>
            <span className="sr-only">
              {` ${essentialsWord(essentials)}, ${[AGE_RANGE_LABELS[size], shopSize(plan.country, size)].filter(Boolean).join(", ")}`}
            </span>
          </span>
        </a>
      ))}
    </nav>
  );
}

export function LaundryLinks({ plan, place }: ChoiceProps) {
  const { month, size, laundry: shown } = plan;
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
          href={planPath({ place, month, size, laundry })}
          aria-current={laundry === shown ? "page" : undefined}
          className="inline-flex min-h-11 items-center text-rose underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {SCENARIO_LABELS[laundry]}
        </a>
      ))}
    </nav>
  );
}
