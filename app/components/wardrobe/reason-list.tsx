// Why an item has each of its numbers, and the catalogue's notes on it.
import type { ItemReasons } from "~/contracts/wardrobe/reasons-answer.ts";

export function ReasonList({ reasons: { reasons, about } }: { reasons: ItemReasons }) {
  return (
    <>
      <dl className="figures grid gap-1.5 text-sm">
        {reasons.map(({ weather, why, hints }) => (
          <div key={weather + why}>
            <dt className="text-xs text-ink-soft">{weather}</dt>
            <dd>{why}</dd>
            {hints.map((hint) => (
              <dd key={hint} className="text-ink-soft">
                {hint}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {about && <p className="mt-2 text-sm text-ink-soft">{about}</p>}
    </>
  );
}
