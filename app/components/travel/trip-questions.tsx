// The answers that a packing list is based on, first of all the destination: any city, or a ZIP code in the US.

import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { PlaceField } from "~/components/places/place-field.tsx";
import type { PlaceKind } from "~/components/places/place-kind.ts";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { ChoiceChips, RadioChips } from "~/components/ui/choice-chips.tsx";
import { LongField, Select } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import type { FoundDestination } from "~/contracts/places/found-places.ts";
import type { PackablePlan } from "~/contracts/travel/shown-trip.ts";
import { editTripPath, TRIP_QUIZ_PATH, TRIPS_PATH, tripPath } from "~/contracts/travel/trip-addresses.ts";
import {
  DEFAULT_LAUNDRY,
  DESTINATION_FIELD,
  DESTINATION_FOUND_FIELD,
  PLACE_FIELD,
  readActivities,
  type TripErrors,
} from "~/contracts/travel/trip-fields.ts";
import type { TripFormState } from "~/contracts/travel/trip-form.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { ACTIVITIES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { MAX_NOTE_LENGTH } from "~/domain/wardrobe/owned.ts";
import { UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import {
  ACTIVITY_LABELS,
  DESTINATION_COPY,
  TRIP_FORM_COPY,
  TRIP_LAUNDRY,
} from "~/words/en/travel/trips-copy.ts";
import { TripDatesField } from "./trip-dates-field.tsx";

interface DestinationFieldProps {
  /** What the form sends for the chosen place, or empty. */
  value: string;
  name: string | null;
  /** Results of a search made without scripts. */
  search: { text: string; places: FoundDestination[] } | null;
  error: string | null;
}

const DESTINATION: PlaceKind = {
  id: "destination",
  fields: { text: DESTINATION_FIELD, found: DESTINATION_FOUND_FIELD, value: PLACE_FIELD },
  get words() {
    return DESTINATION_COPY;
  },
  ask: async (text, signal) =>
    (await import("~/components/places/ask-places.ts")).askDestinations(text, signal),
  isNameInField: true,
};

function DestinationField(props: DestinationFieldProps) {
  return (
    <PlaceField
      {...props}
      key={`${props.value} ${props.search?.text ?? ""}`}
      kind={DESTINATION}
      onValidity={ignore}
    />
  );
}

/** This field doesn't block sending the form, which has several others. */
function ignore(): void {}

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
      <RadioChips
        id="laundry"
        name="laundryFrequency"
        legend={TRIP_FORM_COPY.laundry}
        choices={LAUNDRY_SCENARIOS.map((value) => ({ value, label: TRIP_LAUNDRY[value] }))}
        chosen={laundry}
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
      <summary className="tap-link gap-1 text-sm group-open/notes:hidden">{TRIP_FORM_COPY.addNotes}</summary>
      <LongField
        name="notes"
        label={TRIP_FORM_COPY.notes}
        hint={TRIP_FORM_COPY.notesHint}
        error={error}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={value}
        className="py-2"
      />
    </details>
  );
}

type PlanFieldProps = { plans: readonly PackablePlan[]; value: string; error: string | undefined };

/** Which plan to pack from; not asked if there is only one. */
function PlanField({ plans, value, error }: PlanFieldProps) {
  const [only, ...others] = plans;
  if (only && others.length === 0 && !error)
    return <input type="hidden" name="onboardingId" value={only.id} />;
  return (
    <Select name="onboardingId" label={TRIP_FORM_COPY.plan} error={error} defaultValue={value}>
      {plans.map(({ id, place, ...plan }) => (
        <option key={id} value={id}>
          {[titleOfPlan(plan), place].filter(Boolean).join(" · ")}
        </option>
      ))}
    </Select>
  );
}

interface TripFormProps {
  /** The trip being changed; null for a new one. */
  tripId: string | null;
  state: TripFormState;
  /** Whether the form was sent and came back with errors. */
  isAgain: boolean;
  plans: readonly PackablePlan[];
  formKey: string;
  today: IsoDay;
}

export function TripForm({ tripId, state, isAgain, plans, formKey, today }: TripFormProps) {
  const { message, ...fields } = state;
  const action = tripId ? editTripPath(tripId) : TRIP_QUIZ_PATH;
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each server answer leads to what it asks for
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLElement>("[aria-invalid], [type=radio][required]")?.focus();
  }, [isAgain, state]);
  const words = tripId ? TRIP_FORM_COPY.save : TRIP_FORM_COPY.submit;
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      // Our own error texts appear at the fields instead of the browser's.
      noValidate
      className="mt-4 grid grid-cols-1 gap-4"
    >
      {/* Enter presses a form's first button, which must not be the search. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="formKey" value={fields.values.formKey ?? formKey} />
      <TripFields {...fields} plans={plans} today={today} />
      {message && <ErrorNotice>{message}</ErrorNotice>}
      <div className="grid gap-3 sm:flex">
        <SubmitButton path={action} busy={TRIP_FORM_COPY.busy}>
          {words}
        </SubmitButton>
        <ButtonLink to={tripId ? tripPath(tripId) : TRIPS_PATH} look="quiet">
          {TRIP_FORM_COPY.cancel}
        </ButtonLink>
      </div>
    </Form>
  );
}
