// A page's headline: a number, what it counts, and the progress. It knows nothing about the viewer, so that
// private and public pages can share it.

import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Chevron, Meter, Unbroken } from "~/components/ui/marks.tsx";
import type { ShownEnding } from "~/contracts/wardrobe/shown-dashboard.ts";
import { COLON } from "~/words/en/language.ts";
import { WHY_SUMS_DIFFER, whySumsDiffer } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ENDING_COPY } from "~/words/en/wardrobe/item-words.ts";

interface HeadlineProps {
  as?: "h1" | "h2" | "p";
  /** Small text before the number: '0–3m:'. */
  before?: string;
  /** As large as the words: '6–9m next:'. */
  lead?: string | undefined;
  /** Shown large; null when the words say it all. */
  count: number | null;
  words: string;
  /** Smaller lines below. */
  notes?: readonly string[];
  meter?: ComponentProps<typeof Meter>;
}

/** '48 essentials to go', as large as the page allows. */
export function Headline({
  as: Element = "h1",
  before,
  lead,
  count,
  words,
  notes = [],
  meter,
}: HeadlineProps) {
  return (
    <>
      <Element className="answer text-balance">
        {before && <span className="font-sans text-sm font-semibold text-ink-soft">{before} </span>}
        {lead && (
          <>
            <Unbroken text={lead} />{" "}
          </>
        )}
        {count !== null && (
          <>
            <b>{count}</b>{" "}
          </>
        )}
        <Unbroken text={words} />
      </Element>
      {notes.length > 0 && (
        <p className="figures mt-0.5 text-sm text-ink-soft">
          <Unbroken text={notes.join(" · ")} />
        </p>
      )}
      {meter && (
        <div className="mt-2 print:hidden">
          <Meter {...meter} />
        </div>
      )}
    </>
  );
}

type EndingLineProps = { ending: ShownEnding } & (
  | {
      /** Where the size is, its list or its page. */
      to: string;
    }
  /** The same on a page without the framework's scripts. */
  | { href: string }
);

/** '3–6m fits until about Dec 20: 4 essentials you may still need', which leads to that size. */
export function EndingLine({ ending: { ageRange, day, remaining }, ...where }: EndingLineProps) {
  const line = (
    <>
      <span>
        <b>{ENDING_COPY.fits(ageRange, day)}</b>
        {COLON}
        {remaining > 0 ? ENDING_COPY.still(remaining) : ENDING_COPY.none}
      </span>
      <Chevron className="size-4 shrink-0" />
    </>
  );
  if ("href" in where)
    return (
      <a href={where.href} className="ending-line">
        {line}
      </a>
    );
  return (
    <Link to={where.to} preventScrollReset className="ending-line">
      {line}
    </Link>
  );
}

interface SumLineProps {
  /** The numbers shown for the sizes. */
  sizes: readonly number[];
  year: number;
  /** The items without a size. */
  names: readonly string[];
}

/** Explains behind one tap why the sizes' numbers don't add up to the year's, when they don't. */
export function SumLine({ sizes, year, names }: SumLineProps) {
  const why = whySumsDiffer(sizes, year, names);
  return (
    why && (
      <details className="max-w-xl text-xs text-ink-soft print:hidden">
        <summary className="linkish min-h-11 content-center">{WHY_SUMS_DIFFER}</summary>
        <p className="figures pb-1">{why}</p>
      </details>
    )
  );
}
