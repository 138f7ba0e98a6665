// A trip's less common actions behind one button: a native popover, so that it opens before any script.

import type { MouseEvent } from "react";
import { Link } from "react-router";
import { deleteTripPath, editTripPath } from "~/contracts/travel/trip-addresses.ts";
import { TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { showToast } from "~/lib/toast.ts";

export const TRIP_MENU = "trip-menu";

interface TripMenuProps {
  tripId: string;
  /** The packing list as plain text; null if there isn't one. */
  text: string | null;
}

export function TripMenu({ tripId, text }: TripMenuProps) {
  const isHydrated = useHydrated();
  const mayEdit = useMay("edit");
  return (
    <div id={TRIP_MENU} popover="auto" role="dialog" aria-label={TRIP_COPY.more} className="plan-menu">
      {mayEdit && <Link to={editTripPath(tripId)}>{TRIP_COPY.edit}</Link>}
      {isHydrated && text !== null && (
        <>
          <button type="button" onClick={(event) => void copy(event, text)}>
            {TRIP_COPY.copy}
          </button>
          <button type="button" onClick={print}>
            {TRIP_COPY.print}
          </button>
        </>
      )}
      {mayEdit && (
        <Link to={deleteTripPath(tripId)} className="text-brick">
          {TRIP_COPY.delete}
        </Link>
      )}
      <button type="button" popoverTarget={TRIP_MENU} popoverTargetAction="hide">
        {TRIP_COPY.close}
      </button>
    </div>
  );
}

async function copy(event: MouseEvent<HTMLElement>, text: string): Promise<void> {
  close(event);
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: TRIP_COPY.copied, look: "info" });
  } catch {
    showToast({ title: TRIP_COPY.notCopied, look: "error" });
  }
}

function print(event: MouseEvent<HTMLElement>): void {
  close(event);
  window.print();
}

function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
