// The answer that a page begins with: a number in the display face, what it counts, and how far that is. It knows nothing
// of who looks at it, so that it serves a family's own pages and what anybody may see alike.
import { Meter } from "../ui/meter.tsx";
import { Unbroken } from "../ui/unbroken.tsx";

interface HeadlineProps {
  as?: "h1" | "h2" | "p";
  /** What stands before the number, small: '0-3m:'. */
  before?: string;
  /** Drawn large; null where the words say it all. */
  count: number | null;
  words: string;
  /** Smaller, below. */
  notes?: readonly string[];
  meter?: { label: string; value: number; max: number; words: string };
}

/** '48 essentials to get', as large as the page allows. */
export function Headline({ as: Element = "h1", before, count, words, notes = [], meter }: HeadlineProps) {
  return (
    <>
      <Element className="answer text-balance">
        {before && <span className="font-sans text-sm font-semibold text-ink-soft">{before} </span>}
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
