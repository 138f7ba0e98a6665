import { STILL_POSSIBLE } from "~/copy/plans/tiers.ts";

/** What can still be done without a quiz attempt left. */
export function StillPossible() {
  return (
    <section aria-labelledby="still-possible">
      <h2 id="still-possible" className="text-lg">
        {STILL_POSSIBLE.title}
      </h2>
      <ul className="mt-3 grid gap-2">
        {STILL_POSSIBLE.ways.map((way) => (
          <li key={way} className="border-s-2 border-rose ps-4 text-sm">
            {way}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{STILL_POSSIBLE.deleting}</p>
    </section>
  );
}
