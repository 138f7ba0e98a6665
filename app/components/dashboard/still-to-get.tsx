import { Link } from "react-router";
import { STILL_TO_GET_COPY } from "~/copy/dashboard.ts";
import type { Progress } from "~/domain/shopping-list.ts";
import { Meter } from "../ui/meter.tsx";

interface StillToGetProps {
  ageRange: Progress;
  year: Progress;
  /** The list itself, of the age range. */
  listAddress: string;
}

/** 'Still to get: 34 of 61 pieces', for the age range with a bar and for the year, and the way to the list. */
export function StillToGet({ ageRange, year, listAddress }: StillToGetProps) {
  const { needed, ready, remaining } = ageRange;
  const words = remaining === 0 ? STILL_TO_GET_COPY.done : STILL_TO_GET_COPY.ofPieces(remaining, needed);
  return (
    <section aria-labelledby="still-to-get" className="card p-4">
      <h2 id="still-to-get" className="figures flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {STILL_TO_GET_COPY.title}
        <span className="sr-only">: </span>
        <span className="font-sans text-sm font-semibold">{words}</span>
      </h2>
      <div className="mt-3">
        <Meter label={STILL_TO_GET_COPY.title} value={ready} max={needed} words={words} />
      </div>
      <p className="figures mt-3 text-xs text-ink-soft">
        {STILL_TO_GET_COPY.year(year.remaining, year.needed)}
      </p>
      <Link data-chrome to={listAddress} className="linkish mt-1 inline-flex min-h-11 items-center text-sm">
        {STILL_TO_GET_COPY.list}
      </Link>
    </section>
  );
}
