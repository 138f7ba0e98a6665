import { Circle } from "~/components/shopping/line-tick.tsx";
import { packedPath } from "~/contracts/travel/trip-addresses.ts";
import { TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import { useMay } from "~/hooks/members/on-plan.ts";

/** The id of the form that the ticks submit; there is one per page. */
const TICKS_FORM = "ticks";

export function TicksForm({ tripId }: { tripId: string }) {
  return <form id={TICKS_FORM} method="post" action={packedPath(tripId)} hidden />;
}

interface PackTickProps {
  tripId: string;
  name: string;
  /** What the tick is for, as form fields. */
  fields: Readonly<Record<string, string>>;
  isPacked: boolean;
  onTick: (isPacked: boolean) => void;
}

/** The round checkbox at the end of a packing list's line. */
export function PackTick({ tripId, name, fields, isPacked, onTick }: PackTickProps) {
  if (!useMay("edit")) {
    return (
      <span>
        <Circle isTicked={isPacked} />
        {isPacked && <span className="sr-only">{TRIP_COPY.packed}</span>}
      </span>
    );
  }
  return (
    <button
      type="submit"
      form={TICKS_FORM}
      formAction={`${packedPath(tripId)}?${new URLSearchParams({ ...fields, isPacked: `${!isPacked}` })}`}
      aria-label={TRIP_COPY.packedOf(name)}
      aria-pressed={isPacked}
      onClick={(event) => {
        event.preventDefault();
        onTick(!isPacked);
      }}
    >
      <Circle isTicked={isPacked} />
    </button>
  );
}
