// The first screen of the page about the baby's size: what fits now, what comes next, and when, with a clothes line between.

import { Garment } from "~/components/illustrations/art.tsx";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import { SIZE_PAGE_COPY } from "~/words/en/growth/size-copy.ts";

const SMALL = [
  ["sleeper_footed_nb", ITEM_CATEGORY.sleepwear],
  ["bodysuit_short_sleeve", ITEM_CATEGORY.bottoms],
] as const;
const LARGER = [
  ["overalls", ITEM_CATEGORY.blankets],
  ["sleeper_footed", ITEM_CATEGORY.sleepwear],
] as const;

/** Clothes, a peg where the size changes, and how soft that is. The words beside it say the same. */
function SizeLine({ hasNext }: { hasNext: boolean }) {
  return (
    <div aria-hidden="true" className="size-line">
      {SMALL.map(([name, category]) => (
        <Garment key={name} name={name} category={category} className="size-11" />
      ))}
      {hasNext && (
        <>
          <i />
          {LARGER.map(([name, category]) => (
            <Garment key={name} name={name} category={category} className="size-14" />
          ))}
        </>
      )}
    </div>
  );
}

type Coming = { label: string; outlook: string };

/** The sizes of one baby, in words. */
interface Told {
  baby: number | null;
  now: { words: string };
  next: Coming | null;
  later: readonly Coming[];
  hints: readonly string[];
}

interface WhatFitsProps {
  /** The babies' names; null if nobody gave any. */
  babyNames: readonly string[] | null;
  babies: readonly Told[];
  notes: readonly string[];
  moved: readonly string[];
}

export function WhatFits({ babies, babyNames, notes, moved }: WhatFitsProps) {
  return (
    <div className="card mt-4 grid grid-cols-1 gap-3 px-4 py-3">
      {babies.map((told) => (
        <BabyAnswer
          key={told.baby}
          {...told}
          name={told.baby === null ? "" : (babyNames?.[told.baby - 1] ?? "")}
          isAlone={babies.length === 1}
        />
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

function BabyAnswer({
  baby,
  name,
  now,
  next,
  later,
  hints,
  isAlone,
}: Told & { name: string; isAlone: boolean }) {
  return (
    <div>
      {isAlone && <SizeLine hasNext={next !== null} />}
      {baby !== null && (
        <h2 className="font-sans text-sm font-semibold">{name || SIZE_PAGE_COPY.babyOf(baby)}</h2>
      )}
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
