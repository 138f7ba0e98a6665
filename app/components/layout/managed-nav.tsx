import { NavLink } from "react-router";
import { MANAGED_PAGES_COPY } from "~/words/en/layout.ts";
import { managedPages } from "./header.tsx";

const TAB =
  "inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-ink no-underline hover:bg-sunken aria-[current]:bg-blush";

/** Links between the administrators' pages. */
export function ManagedNav() {
  return (
    <nav aria-label={MANAGED_PAGES_COPY.label} className="flex flex-wrap gap-1">
      {managedPages().map(([to, words]) => (
        <NavLink key={to} to={to} className={TAB}>
          {words}
        </NavLink>
      ))}
    </nav>
  );
}
