// Reads a trip's form for its page, and saves it as a new or changed trip.

import { data, redirect } from "react-router";
import { GO_FIELD, GO_SEARCH } from "~/contracts/plans/quiz-addresses.ts";
import { EDIT_PARAM, PLAN_PARAM, tripPath } from "~/contracts/travel/trip-addresses.ts";
import { DESTINATION_FIELD, PLACE_FIELD } from "~/contracts/travel/trip-fields.ts";
import {
  type TripField,
  type TripFormState,
  tripForm,
  unfoundDestination,
} from "~/contracts/travel/trip-form.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { appContext } from "~/http/context.ts";
import { refusalOf } from "~/http/error-statuses.server.ts";
import { done, leads, type Outcome, provingFormAction, refused } from "~/http/form-action.server.ts";
import { shownAgain } from "~/http/form-body.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { newId } from "~/lib/new-id.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import {
  changeTrip,
  findDestinations,
  nameDestination,
  planTrip,
  readSentTrip,
} from "~/usecases/travel/plan-trip.ts";
import { readTripQuiz } from "~/usecases/travel/read-trips.ts";

/** As many places as anyone would look through on one page. */
const MOST_FOUND = 20;

/** The form's initial values: empty, or the trip in the address; 404 if it isn't one of the user's. */
export async function readTripForm(args: RouteArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const tripId = args.url.searchParams.get(EDIT_PARAM);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([readTripQuiz({ db, reader }, userId, tripId), readUnsent(args)]),
  );
  const [{ plans, defaultPlanId, draft, isFull }, unsent] = rows;
  if (tripId !== null && !draft) throw data(null, { status: 404 });
  const asked = args.url.searchParams.get(PLAN_PARAM);
  const planId = plans.find(({ id }) => id === asked)?.id ?? defaultPlanId ?? "";
  const values: Readonly<Record<string, string | undefined>> = unsent?.fields ??
    draft?.fields ?? { onboardingId: planId };
  // A destination that was typed and not found yet comes back as a search, as it would have without the sign-in.
  const text = unsent && unfoundDestination(values);
  const search = text ? { text, places: await findDestinations(db, text, MOST_FOUND) } : null;
  const placeName = values[PLACE_FIELD] && !search ? (values[DESTINATION_FIELD] ?? null) : null;
  return {
    tripId,
    plans,
    start: again(values, { placeName, search }),
    isFull: isFull && tripId === null,
    formKey: newId(),
    today: dayInZone(new Date(now), timeZone),
  };
}

type Fields = Readonly<{ [name in TripField]?: string | undefined }>;

/** Saves the form: opens the trip, or shows the form again with what was typed and its errors. */
export const takeTripForm = provingFormAction({
  contract: tripForm,
  async act(sent): Promise<Outcome<object, Response | TripPage>> {
    const { app } = sent;
    const { db, reader, planQueue, live, now, timeZone } = app;
    const text = textToFind(sent.fields);
    // Without a session nothing is searched for.
    if (text !== null) await requireViewer(sent);
    const found = await chooseDestination(sent, sent.fields, text);
    if ("search" in found) {
      const { search } = found;
      return done({ search }, () => onPage(again(sent.fields, { search }), 200));
    }
    const { fields } = found;

    const tripId = sent.url.searchParams.get(EDIT_PARAM);
    const today = dayInZone(new Date(now), timeZone);
    const { viewer, rows: read } = await readAsViewer(sent, () =>
      readSentTrip({ db, reader }, fields, today),
    );
    const result =
      tripId === null
        ? await planTrip({ db, planQueue, now }, viewer.id, fields, today, read)
        : await changeTrip(
            { db, planQueue, live, now },
            { viewerId: viewer.id, tripId },
            fields,
            today,
            read,
          );
    switch (result.kind) {
      case "planned":
      case "changed": {
        const act = result.kind === "planned" ? "trip-planned" : "trip-changed";
        noteAct(app, { userId: viewer.id, tripId: result.tripId }, { act });
        return leads(redirect(tripPath(result.tripId), 303));
      }
      case "invalid": {
        const errors = errorTexts(result.errors);
        const { name: placeName } = await nameDestination(db, fields[PLACE_FIELD] ?? "");
        const [first = "FORM_UNREADABLE"] = Object.values(result.errors);
        return refused(refusalOf(first, { errors }), ({ status }) =>
          onPage(again(fields, { errors, placeName }), status),
        );
      }
      case "refused":
        return refused(result.code, ({ status, message }) => onPage(again(fields, { message }), status));
      case "not-found":
        throw data(null, { status: 404 });
      default:
        return result satisfies never;
    }
  },
});

type TripPage = ReturnType<typeof onPage>;

function onPage(state: TripFormState, status: number) {
  return data(state, { status });
}

/**
 * The fields with the place they name. A text that hasn't been chosen yet is searched for: a single match is
 * taken, and with several the user chooses.
 */
async function chooseDestination(
  { context }: Pick<RouteArgs, "context">,
  fields: Fields,
  text: string | null,
): Promise<{ fields: Fields } | { search: TripFormState["search"] }> {
  const isSearch = isSearchAsked(fields);
  if (text === null) return { fields };
  if (text.trim() === "") return { fields: { ...fields, [PLACE_FIELD]: "" } };
  const places = await findDestinations(context.get(appContext).db, text, MOST_FOUND);
  const [only, ...others] = places;
  if (only && others.length === 0 && !isSearch) return { fields: { ...fields, [PLACE_FIELD]: only.value } };
  return { search: { text, places } };
}

const isSearchAsked = (fields: Fields) => fields[GO_FIELD] === GO_SEARCH;

/** A destination's text that hasn't been chosen from places yet; null if there isn't one. */
function textToFind(fields: Fields): string | null {
  return isSearchAsked(fields) ? (fields[DESTINATION_FIELD] ?? "") : unfoundDestination(fields);
}

function again(fields: Fields, about: Partial<TripFormState>): TripFormState {
  return { values: shownAgain(fields), placeName: null, search: null, errors: {}, message: null, ...about };
}
