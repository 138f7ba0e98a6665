import { Link } from "react-router";
import { SCOPE_LABELS, SHORT_SCOPE_LABELS } from "~/copy/shopping/shopping-list.ts";
import { COMPARISON_COPY } from "~/copy/wardrobe/scenario-comparison.ts";
import { SHOPPING_SCOPES, type ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";

interface ScopeTabsProps {
  current: ShoppingScope;
  country: string;
  pathOf: (scope: ShoppingScope) => string;
}

/** The four sizes and the year. */
export function ScopeTabs({ current, country, pathOf }: ScopeTabsProps) {
  return (
    <nav data-chrome aria-label={COMPARISON_COPY.sizes} className="tabs mt-3 max-w-xl">
      {SHOPPING_SCOPES.map((scope) => (
        <Link
          key={scope}
          to={pathOf(scope)}
          preventScrollReset
          aria-current={scope === current ? "page" : undefined}
          aria-label={nameOf(scope, country)}
        >
          {SHORT_SCOPE_LABELS[scope]}
        </Link>
      ))}
    </nav>
  );
}

/** '0-3m, Newborn to 3 Months', with the size that shops of the country print. */
function nameOf(scope: ShoppingScope, country: string): string {
  const size = scope === "year" ? null : shopSize(country, scope);
  return [SHORT_SCOPE_LABELS[scope], SCOPE_LABELS[scope], size].filter(Boolean).join(", ");
}
