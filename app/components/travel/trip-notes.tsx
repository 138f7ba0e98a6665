import { useState } from "react";
import type { Activity } from "~/domain/vocabulary.ts";
import { truncate } from "~/lib/truncate.ts";
import { ACTIVITY_LABELS, TRIPS_COPY } from "~/words/en/travel/trips-copy.ts";
import { NOTE_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";

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

/** The trip's activities, and whether it is a short trip, as small labels. */
export function TripChips({
  activities,
  isShortTrip,
}: {
  activities: readonly Activity[];
  isShortTrip: boolean;
}) {
  if (activities.length === 0 && !isShortTrip) return null;
  return (
    <ul aria-label={TRIPS_COPY.activities} className="flex flex-wrap gap-1.5">
      {isShortTrip && <Chip look="bg-amber-tint text-amber">{TRIPS_COPY.shortTrip}</Chip>}
      {activities.map((activity) => (
        <Chip key={activity} look="bg-sunken text-ink-soft">
          {ACTIVITY_LABELS[activity]}
        </Chip>
      ))}
    </ul>
  );
}

function Chip({ look, children }: { look: string; children: string }) {
  return <li className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${look}`}>{children}</li>;
}
