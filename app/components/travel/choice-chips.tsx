import { FieldError } from "~/components/ui/field.tsx";
import { ACTIVITY_LABELS, TRIPS_COPY } from "~/copy/travel/trips-copy.ts";
import type { Activity } from "~/domain/vocabulary.ts";

interface ChoiceChipsProps {
  id: string;
  legend: string;
  hint?: string;
  /** One choice or several. */
  type: "radio" | "checkbox";
  choices: readonly { name: string; value: string; label: string; isChosen: boolean }[];
  error?: string | undefined;
}

/** A few short answers on one line, styled like the filter's chips. */
export function ChoiceChips({ id, legend, hint, type, choices, error }: ChoiceChipsProps) {
  return (
    <fieldset
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <div className="chips mt-2">
        {choices.map(({ name, value, label, isChosen }) => (
          <label key={`${name} ${value}`} className="chip">
            <input type={type} name={name} value={value} defaultChecked={isChosen} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
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
