import type { TripItem } from "~/contracts/travel/shown-trip.ts";

/** Prints garments as short lines that the screen folds away or shows elsewhere. */
export function PrintedItems({ title, items }: { title: string; items: readonly TripItem[] }) {
  const own = items.filter(({ countedIn }) => countedIn === null);
  if (own.length === 0) return null;
  return (
    <section aria-hidden="true" className="mt-4 hidden print:block">
      <p className="font-semibold">{title}</p>
      <ul className="columns-2">
        {own.map(({ clothingId, name, pack, isPacked }) => (
          <li key={clothingId}>
            {isPacked ? "☑" : "☐"} {pack} {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
