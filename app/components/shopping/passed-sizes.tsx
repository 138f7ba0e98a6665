// Sizes that are over: left out of the list and shown folded, with the pieces that can be passed on.
import { Link } from "react-router";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { OVER_COPY, sizeIsOver, sizeOver, toPassOn } from "~/copy/wardrobe/item-words.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { PassedSize } from "~/domain/wardrobe/pass-on.ts";
import { isYearOver, type SizeTimes } from "~/domain/wardrobe/size-times.ts";

interface OverListHeadlineProps {
  times: SizeTimes;
  scope: ShoppingScope;
  passedOn: readonly PassedSize[];
}

/** Replaces the headline when the whole scope is over. */
export function OverListHeadline({ times, scope, passedOn }: OverListHeadlineProps) {
  if (scope === "year" || isYearOver(times)) {
    return <Headline count={null} words={OVER_COPY.yearOver} notes={[OVER_COPY.yearOverText]} />;
  }
  const pieces = passedOn.find(({ ageRange }) => ageRange === scope)?.pieces ?? 0;
  const words = pieces > 0 ? toPassOn(pieces) : OVER_COPY.nothingCounted;
  return <Headline count={null} words={sizeIsOver(scope)} notes={[words]} />;
}

interface PassedSizesProps {
  scope: ShoppingScope;
  sizes: readonly PassedSize[];
  dashboardOf: (ageRange: AgeRange) => string;
}

/** In the year, all sizes that are over; in a size's own list, just that size, unfolded. */
export function PassedSizes({ scope, sizes, dashboardOf }: PassedSizesProps) {
  const shown = sizes.filter(({ ageRange }) => scope === "year" || ageRange === scope);
  if (shown.length === 0) return null;
  return (
    <div data-chrome className="mt-8 grid max-w-xl gap-2">
      {shown.map(({ ageRange, pieces, items }) => (
        <details key={ageRange} open={scope !== "year"} className="card px-4 py-1">
          <summary className="figures flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 text-sm">
            <span className="font-semibold">{sizeOver(ageRange)}</span>
            <span className="text-ink-soft">{toPassOn(pieces)}</span>
          </summary>
          {items.length > 0 && (
            <ul className="figures text-sm">
              {items.map((item) => (
                <li key={item.id} className="flex gap-2 border-t border-hairline py-1.5 break-words">
                  <b className="w-6 shrink-0 text-end">{item.pieces}</b> {item.name}
                </li>
              ))}
            </ul>
          )}
          <Link to={dashboardOf(ageRange)} className="linkish inline-flex min-h-11 items-center text-sm">
            {OVER_COPY.open(ageRange)}
          </Link>
        </details>
      ))}
    </div>
  );
}
