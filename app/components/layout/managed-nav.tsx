import { NavLink } from "react-router";
import { MANAGED_PAGES_COPY } from "~/copy/layout.ts";
import { PRICE_SHEETS_COPY } from "~/copy/shopping/price-sheets-copy.ts";

const TAB =
  "inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-ink no-underline hover:bg-sunken aria-[current]:bg-blush";

/** Links between the administrators' pages. */
export function ManagedNav() {
  return (
    <nav aria-label={MANAGED_PAGES_COPY.label} className="flex flex-wrap gap-1">
      <NavLink to="/admin/clothing" className={TAB}>
        {MANAGED_PAGES_COPY.images}
      </NavLink>
      <NavLink to="/admin/links" className={TAB}>
        {MANAGED_PAGES_COPY.links}
      </NavLink>
      <NavLink to="/admin/prices" className={TAB}>
        {PRICE_SHEETS_COPY.title}
      </NavLink>
    </nav>
  );
}
