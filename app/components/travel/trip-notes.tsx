import { useState } from "react";
import { NOTE_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { truncate } from "~/lib/truncate.ts";

/** A longer note is cut. */
const SHOWN_CHARACTERS = 100;

/** The start of a trip's note. The rest shows on demand, in print, and without scripts. */
export function TripNotes({ notes, of }: { notes: string; of: string }) {
  const [isWhole, setWhole] = useState(false);
  const beginning = truncate(notes, SHOWN_CHARACTERS);
  const isCut = beginning !== notes;
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft italic">
      {isCut && <span className="hidden print:inline noscript:inline">{notes}</span>}
      <span className={isCut ? "print:hidden noscript:hidden" : ""}>{isWhole ? notes : beginning}</span>
      {isCut && (
        <button
          type="button"
          data-chrome
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="row-act -my-3 ms-1 not-italic noscript:hidden"
        >
          {isWhole ? NOTE_COPY.less : NOTE_COPY.more}
          <span className="sr-only">: {of}</span>
        </button>
      )}
    </p>
  );
}
