import { ACTIVITY_LABELS, TRIPS_COPY } from "~/copy/travel/trips-copy.ts";
import type { Activity } from "~/domain/vocabulary.ts";

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
