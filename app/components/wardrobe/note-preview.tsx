import { useState } from "react";
import { NOTE_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { truncate } from "~/lib/truncate.ts";

/** The specification's limit, after which a note is cut. */
const SHOWN_CHARACTERS = 100;

/** The start of the note below an item; the rest shows on demand, by the row's arrow keys, and in print. */
export function NotePreview({ note, itemName }: { note: string; itemName: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const beginning = truncate(note, SHOWN_CHARACTERS);
  const isCut = beginning !== note;
  return (
    <p className="row-note">
      {isCut && <span className="hidden print:inline">{note}</span>}
      <span className={isCut ? "print:hidden" : ""}>{isWhole ? note : beginning}</span>
      {isCut && (
        <button
          type="button"
          tabIndex={-1}
          data-chrome
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="row-act ms-1 not-italic"
        >
          {isWhole ? NOTE_COPY.less : NOTE_COPY.more}
          <span className="sr-only">: {itemName}</span>
        </button>
      )}
    </p>
  );
}
