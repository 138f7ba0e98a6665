// The trip's bar: how much is packed, and the menu; at the bottom of small screens.
import { LineMark } from "~/components/ui/line-mark.tsx";
import { packedWords, TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import type { PackingProgress } from "~/domain/travel/packing-progress.ts";
import { TRIP_MENU } from "./trip-menu.tsx";

export function TripBar({ progress }: { progress: PackingProgress | null }) {
  return (
    <div data-chrome className="plan-bar">
      {progress && <Packed {...progress} />}
      <button
        type="button"
        popoverTarget={TRIP_MENU}
        aria-label={TRIP_COPY.moreButton}
        className="round-button menu-button ml-auto"
      >
        <LineMark d="M3 8h.01M8 8h.01M13 8h.01" />
      </button>
    </div>
  );
}

function Packed({ packed, pieces, others }: PackingProgress) {
  return (
    <>
      <span aria-hidden="true" className="bar-meter">
        <svg aria-hidden="true" width={`${pieces > 0 ? (100 * packed) / pieces : 0}%`} />
      </span>
      <p className="figures min-w-0 grow text-base font-semibold lg:hidden">
        {packedWords(packed, pieces, others)}
      </p>
    </>
  );
}
