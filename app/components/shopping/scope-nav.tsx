import { Link } from "react-router";
import { SCOPE_LABELS, SHOPPING_COPY, SHORT_SCOPE_LABELS } from "~/copy/shopping/shopping-list.ts";
import { ALL_ESSENTIALS_READY, essentialsToGet } from "~/copy/wardrobe/essentials.ts";
import { type Progress, SHOPPING_SCOPES, type ShoppingScope } from "~/domain/shopping/shopping-list.ts";

interface ScopeNavProps {
  current: ShoppingScope;
  progress: Record<ShoppingScope, Progress>;
  pathOf: (scope: ShoppingScope) => string;
}

/** The four age ranges and the year, each with the essentials that are still to get. */
export function ScopeNav({ current, progress, pathOf }: ScopeNavProps) {
  return (
    <nav data-chrome aria-label={SHOPPING_COPY.scopes} className="mt-3">
      <ul className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1.5">
        {SHOPPING_SCOPES.map((scope) => (
          <li key={scope}>
            <Link
              to={pathOf(scope)}
              preventScrollReset
              aria-current={scope === current ? "page" : undefined}
              className="figures flex min-h-14 flex-col items-center justify-center rounded-xl border border-hairline bg-surface text-xs whitespace-nowrap text-ink no-underline transition-colors hover:border-outline aria-[current=page]:border-rose aria-[current=page]:bg-blush sm:text-sm"
            >
              <span aria-hidden="true" className="font-semibold">
                {SHORT_SCOPE_LABELS[scope]}
              </span>
              <span className="sr-only">{SCOPE_LABELS[scope]}, </span>
              <Remaining {...progress[scope]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Remaining({ needed, remaining }: Progress) {
  if (needed === 0) {
    return (
      <span className="text-xs text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{SHOPPING_COPY.noEssentials}</span>
      </span>
    );
  }
  if (remaining === 0) {
    return (
      <span className="text-xs font-semibold text-leaf">
        <span aria-hidden="true">✓</span>
        <span className="sr-only">{ALL_ESSENTIALS_READY}</span>
      </span>
    );
  }
  return (
    <span className="text-xs text-ink-soft">
      <span aria-hidden="true">{remaining}</span>
      <span className="sr-only">{essentialsToGet(remaining)}</span>
    </span>
  );
}
