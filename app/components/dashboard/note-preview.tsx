import { useState } from "react";
import { NOTE_COPY } from "~/copy/dashboard.ts";
import { truncate } from "~/lib/truncate.ts";

/** The specification's length, after which a note is cut. */
const SHOWN_CHARACTERS = 100;

/** A note as it stands under its item: its beginning, and the rest on demand. */
export function NotePreview({ note, itemName }: { note: string; itemName: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const beginning = truncate(note, SHOWN_CHARACTERS);
  return (
    <p className="mt-1 text-sm break-words whitespace-pre-wrap text-ink-soft italic">
      {isWhole ? note : beginning}
      {beginning !== note && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="linkish ml-1 min-h-11 not-italic sm:min-h-8"
        >
          {isWhole ? NOTE_COPY.less : NOTE_COPY.more}
          <span className="sr-only">: {itemName}</span>
        </button>
      )}
    </p>
  );
}
