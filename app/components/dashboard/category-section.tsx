import type { CategoryView } from "~/contracts/dashboard-view.ts";
import { counted } from "~/copy/wardrobe.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { ItemRow } from "./item-row.tsx";

interface CategorySectionProps {
  view: CategoryView;
  groups: readonly WeatherGroup[];
}

/** One category of items, open at first; what this weather does not call for waits behind a fold at its end. */
export function CategorySection({ view, groups }: CategorySectionProps) {
  const { category, items, notNeeded } = view;
  const total = items.reduce((sum, item) => sum + item.total, 0);
  return (
    <details open className="group/section">
      <summary className="flex min-h-12 items-center gap-3 rounded-lg border-b border-hairline py-2">
        <Chevron className="group-open/section:rotate-90" />
        <h2 className="grow text-lg">{category}</h2>
        <span className="figures text-sm text-ink-soft">{counted(total, "piece")}</span>
      </summary>
      <ul className="mt-2 grid gap-x-8 xl:grid-cols-2">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} groups={groups} />
        ))}
      </ul>
      {notNeeded.length > 0 && (
        <details className="group/rest mt-1">
          <summary className="flex min-h-11 items-center gap-2 text-sm text-ink-soft">
            <Chevron className="group-open/rest:rotate-90" />
            {counted(notNeeded.length, "item")} not needed in this weather
          </summary>
          <ul className="grid gap-x-8 xl:grid-cols-2">
            {notNeeded.map((item) => (
              <ItemRow key={item.id} item={item} groups={groups} />
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

function Chevron({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 text-ink-soft transition-transform ${className}`}
    >
      <path
        d="M6 3.5 10.5 8 6 12.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
