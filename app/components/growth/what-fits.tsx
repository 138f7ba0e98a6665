// The page's first screen: what fits now, what comes next, and when.
import { SIZE_PAGE_COPY } from "~/copy/growth/size-copy.ts";
import { SizeLine } from "./size-line.tsx";

interface Coming {
  label: string;
  outlook: string;
}

/** The sizes of one baby, in words. */
interface Told {
  baby: number | null;
  now: { words: string };
  next: Coming | null;
  later: readonly Coming[];
  hints: readonly string[];
}

interface WhatFitsProps {
  babies: readonly Told[];
  notes: readonly string[];
  moved: readonly string[];
}

export function WhatFits({ babies, notes, moved }: WhatFitsProps) {
  return (
    <div className="card grid grid-cols-1 gap-3 px-4 py-3">
      {babies.map((told) => (
        <BabyAnswer key={told.baby} {...told} isAlone={babies.length === 1} />
      ))}
      {moved.length > 0 && (
        <div className="text-sm">
          <h2 className="font-sans font-semibold">{SIZE_PAGE_COPY.moved}</h2>
          <ul className="figures">
            {moved.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="text-xs text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  );
}

function BabyAnswer({ baby, now, next, later, hints, isAlone }: Told & { isAlone: boolean }) {
  return (
    <div>
      {isAlone && <SizeLine hasNext={next !== null} />}
      {baby !== null && <h2 className="font-sans text-sm font-semibold">{SIZE_PAGE_COPY.babyOf(baby)}</h2>}
      <p className="mt-1 font-display text-lg font-semibold">{now.words}</p>
      {next && (
        <p className="figures">
          <b className="font-semibold">{next.label}</b> {next.outlook}
        </p>
      )}
      {hints.map((hint) => (
        <p key={hint} className="mt-1 text-sm">
          {hint}
        </p>
      ))}
      {later.length > 0 && (
        <details className="text-sm">
          <summary className="linkish min-h-11 content-center">{SIZE_PAGE_COPY.later}</summary>
          <ul className="figures grid gap-1 pb-1">
            {later.map(({ label, outlook }) => (
              <li key={label}>
                <b className="font-semibold">{label}</b> {outlook}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
