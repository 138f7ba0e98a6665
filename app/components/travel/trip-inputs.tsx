// The answers that a packing list is based on.
import { Labelled } from "~/components/ui/field.tsx";
import type { FoundDestination } from "~/contracts/travel/found-destinations.ts";
import type { PackablePlan } from "~/contracts/travel/shown-trip.ts";
import { DEFAULT_LAUNDRY, readActivities, type TripErrors } from "~/contracts/travel/trip-fields.ts";
import { UNKNOWN_COUNTRY } from "~/copy/day-words.ts";
import { titleOfPlan } from "~/copy/plans/title-of-plan.ts";
import { TRIP_FORM_COPY, TRIP_LAUNDRY } from "~/copy/travel/trip-form-copy.ts";
import { ACTIVITY_LABELS } from "~/copy/travel/trips-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { ACTIVITIES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { MAX_NOTE_LENGTH } from "~/domain/wardrobe/owned.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { DestinationField } from "./destination-field.tsx";
import { TripDatesField } from "./trip-dates-field.tsx";

interface TripFieldsProps {
  /** Known field values by field name. */
  values: Readonly<Record<string, string | undefined>>;
  /** The chosen place's name. */
  placeName: string | null;
  search: { text: string; places: FoundDestination[] } | null;
  errors: TripErrors;
  plans: readonly PackablePlan[];
  today: IsoDay;
}

export function TripFields({ values, placeName, search, errors, plans, today }: TripFieldsProps) {
  const chosen = readActivities(values);
  const laundry = values.laundryFrequency ?? DEFAULT_LAUNDRY;
  return (
    <>
      <DestinationField
        value={values.place ?? ""}
        name={placeName}
        search={search}
        error={errors.destination ?? null}
      />
      <TripDatesField
        defaultDates={{ startDate: values.startDate ?? "", endDate: values.endDate ?? "" }}
        country={countryOf(plans, values.onboardingId)}
        today={today}
        errors={errors}
      />
      <ChoiceChips
        id="laundry"
        legend={TRIP_FORM_COPY.laundry}
        type="radio"
        choices={LAUNDRY_SCENARIOS.map((value) => ({
          name: "laundryFrequency",
          value,
          label: TRIP_LAUNDRY[value],
          isChosen: value === laundry,
        }))}
        error={errors.laundryFrequency}
      />
      <ChoiceChips
        id="activities"
        legend={TRIP_FORM_COPY.activities}
        hint={TRIP_FORM_COPY.activitiesHint}
        type="checkbox"
        choices={ACTIVITIES.map((activity) => ({
          name: activity,
          value: "on",
          label: ACTIVITY_LABELS[activity],
          isChosen: chosen.includes(activity),
        }))}
      />
      <PlanField plans={plans} value={values.onboardingId ?? ""} error={errors.onboardingId} />
      <NotesField value={values.notes ?? ""} error={errors.notes} />
    </>
  );
}

/** Where the plan is that the trip is packed from, or else the newest. */
function countryOf(plans: readonly PackablePlan[], chosen: string | undefined): string {
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  return plan?.country ?? UNKNOWN_COUNTRY;
}

/** Folded, because notes are optional. */
function NotesField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <details open={value !== "" || error !== undefined} className="group/notes">
      <summary className="linkish inline-flex min-h-11 items-center gap-1 text-sm group-open/notes:hidden">
        {TRIP_FORM_COPY.addNotes}
      </summary>
      <Labelled id="notes" label={TRIP_FORM_COPY.notes} hint={TRIP_FORM_COPY.notesHint} error={error}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="notes"
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={value}
            className="field mt-1.5 py-2"
          />
        )}
      </Labelled>
    </details>
  );
}

interface PlanFieldProps {
  plans: readonly PackablePlan[];
  value: string;
  error: string | undefined;
}

/** Which plan to pack from; not asked if there is only one. */
function PlanField({ plans, value, error }: PlanFieldProps) {
  const [only, ...others] = plans;
  if (only && others.length === 0 && !error)
    return <input type="hidden" name="onboardingId" value={only.id} />;
  return (
    <Labelled id="onboardingId" label={TRIP_FORM_COPY.plan} error={error}>
      {(wiring) => (
        <select {...wiring} name="onboardingId" defaultValue={value} className="field mt-1.5">
          {plans.map(({ id, cardTitle, attemptNumber, place }) => (
            <option key={id} value={id}>
              {[titleOfPlan(cardTitle, attemptNumber), place].filter(Boolean).join(" · ")}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
