// Why an item has each of its numbers, and the catalogue's notes on it.
import type { ItemReasons } from "~/contracts/wardrobe/reasons-answer.ts";

export function ReasonList({ reasons: { reasons, about } }: { reasons: ItemReasons }) {
  const [first, ...others] = reasons;
  // Only where there are several numbers does each say its weather.
  const isOne = first !== undefined && others.length === 0;
  return (
    <>
      {isOne ? (
        <>
          <p className="figures text-sm">{first.why}</p>
          {first.hints.map((hint) => (
            <p key={hint} className="text-sm text-ink-soft">
              {hint}
            </p>
          ))}
        </>
      ) : (
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
      )}
      {about && <p className="mt-2 text-sm text-ink-soft">{about}</p>}
    </>
  );
}
