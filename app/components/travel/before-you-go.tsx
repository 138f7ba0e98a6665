// What the trip needs and the family doesn't have yet, based on counted pieces, not planned ones.
import { href, Link } from "react-router";
import { Chevron } from "~/components/ui/chevron.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { TripView } from "~/contracts/travel/shown-trip.ts";
import { BEFORE_COPY, COMPARISON_COPY } from "~/copy/travel/packing-copy.ts";
import { ESSENTIALITY_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";

export function BeforeYouGo({ trip }: { trip: TripView }) {
  const { plan, sizes, toGet } = trip;
  if (!plan || !toGet) return null;
  const lacking = sizes.flatMap(({ ageRange, categories, extras }) =>
    [...categories.flatMap(({ items }) => items), ...extras].flatMap((item) =>
      item.gap && item.gap.toGet > 0 ? [{ ...item, ageRange, gap: item.gap }] : [],
    ),
  );
  return (
    <section data-chrome aria-labelledby="before-title" className="mt-10">
      <h2 id="before-title" className="text-lg">
        {BEFORE_COPY.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {BEFORE_COPY.answer(toGet.essentials, toGet.extras)}{" "}
        <Link className="linkish" to={href("/dashboards/:onboardingId", { onboardingId: plan.id })}>
          {COMPARISON_COPY.openPlan}
        </Link>
      </p>
      {lacking.length > 0 && (
        <details className="category">
          <summary>
            <span className="grow text-sm font-semibold">{BEFORE_COPY.list}</span>
            <Chevron className="category-mark" />
          </summary>
          <ul className="mt-1 grid gap-x-8 xl:grid-cols-2">
            {lacking.map(({ clothingId, name, ageRange, essentiality, gap }) => (
              <li
                key={`${clothingId} ${ageRange}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-hairline py-1.5"
              >
                <span className="min-w-0 grow basis-40 text-sm">
                  <span className="font-semibold">{itemName(name)}</span>
                  {essentiality && (
                    <span data-level={essentiality} className="ms-2 text-xs text-ink-soft">
                      {ESSENTIALITY_LABELS[essentiality]}
                    </span>
                  )}
                </span>
                <span className="figures text-xs text-ink-soft">
                  {sizes.length > 1 ? `${SIZE_LABELS[ageRange]} · ` : ""}
                  {BEFORE_COPY.facts(gap.toGet, gap.needed)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
