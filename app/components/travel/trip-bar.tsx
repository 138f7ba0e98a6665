// Above a trip: back to all trips, how much is packed, and the menu. On small screens it stays in view.
import type { ReactNode } from "react";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { packedWords, TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import type { PackingProgress } from "~/domain/travel/packing-progress.ts";
import { TRIP_MENU } from "./trip-menu.tsx";

interface TripBarProps {
  progress: PackingProgress | null;
  /** The way back, or what waits to be saved. */
  children: ReactNode;
}

export function TripBar({ progress, children }: TripBarProps) {
  return (
    <div data-chrome className="trip-bar">
      {progress && <Packed {...progress} />}
      <div>{children}</div>
      <div className="flex items-center gap-3">
        {progress && (
          <p className="figures text-sm font-semibold lg:hidden">
            {packedWords(progress.packed, progress.pieces, progress.others)}
          </p>
        )}
        <button
          type="button"
          popoverTarget={TRIP_MENU}
          aria-label={TRIP_COPY.moreButton}
          className="round-button menu-button"
        >
          <LineMark d="M3 8h.01M8 8h.01M13 8h.01" />
        </button>
      </div>
    </div>
  );
}

/** A line along the bar; the words say the same. */
function Packed({ packed, pieces }: PackingProgress) {
  return (
    <span aria-hidden="true" className="trip-meter">
      <svg aria-hidden="true" width={`${pieces > 0 ? (100 * packed) / pieces : 0}%`} />
    </span>
  );
}
