import { Link } from "react-router";
import { SCOPE_LABELS, SHORT_SCOPE_LABELS } from "~/copy/shopping/shopping-list-copy.ts";
import { COMPARISON_COPY } from "~/copy/wardrobe/comparison-copy.ts";
import { SIZE_TIME_LABELS } from "~/copy/wardrobe/item-words.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { type SizeTimes, shopSize, sizesToCome } from "~/domain/wardrobe/size-times.ts";

interface ScopeTabsProps {
  current: ShoppingScope;
  country: string;
  times: SizeTimes;
  pathOf: (scope: ShoppingScope) => string;
}

/** The sizes that aren't over, and the year. */
export function ScopeTabs({ current, country, times, pathOf }: ScopeTabsProps) {
  return (
    <nav data-chrome aria-label={COMPARISON_COPY.sizes} className="tabs mt-3 max-w-xl">
      {[...sizesToCome(times), "year" as const].map((scope) => (
        <Link
          key={scope}
          to={pathOf(scope)}
          preventScrollReset
          aria-current={scope === current ? "page" : undefined}
          aria-label={nameOf(scope, country, times)}
        >
          {SHORT_SCOPE_LABELS[scope]} {scope !== "year" && <small>{SIZE_TIME_LABELS[times[scope]]}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** '0–3m now, Newborn to 3 Months', plus the size as shops in that country print it. */
function nameOf(scope: ShoppingScope, country: string, times: SizeTimes): string {
  const label = scope === "year" ? null : SIZE_TIME_LABELS[times[scope]];
  const name = [SHORT_SCOPE_LABELS[scope], label].filter(Boolean).join(" ");
  const size = scope === "year" ? null : shopSize(country, scope);
  return [name, SCOPE_LABELS[scope], size].filter(Boolean).join(", ");
}
