import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import type { PackablePlan } from "~/contracts/travel/shown-trip.ts";
import { editTripPath, TRIP_QUIZ_PATH, TRIPS_PATH, tripPath } from "~/contracts/travel/trip-addresses.ts";
import type { TripFormState } from "~/contracts/travel/trip-form.ts";
import { TRIP_FORM_COPY } from "~/copy/travel/trip-form-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { TripFields } from "./trip-inputs.tsx";

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
      {message && (
        <Notice look="error" isAlert>
          {message}
        </Notice>
      )}
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
