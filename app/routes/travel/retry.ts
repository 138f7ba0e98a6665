// Try Again of a trip that could not be worked out; back to the page that asks.
import { data, redirect } from "react-router";
import { tripButtonForm } from "~/contracts/travel/item-forms.ts";
import { tripPath } from "~/contracts/travel/trip-addresses.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, pathOf } from "~/http/form-page.server.ts";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { retryTrip } from "~/usecases/travel/retry-trip.ts";
import type { Route } from "./+types/retry";

const message = () => ERROR_TEXTS.TRIP_FAILED;

const form = formAction({
  contract: tripButtonForm,
  async act(sent) {
    const { db, planQueue, live, now } = sent.app;
    const trip = { ownerId: sent.viewer.id, tripId: sent.params.planId ?? "" };
    const answer = await retryTrip({ db, planQueue, live, now }, trip);
    if (answer) return done(answer, () => goBack(sent));
    return refused(404, message(), () => Response.json({ message: message() }, { status: 404 }));
  },
  fault: { event: "trip_not_retried", message, page: (sent) => goBack(sent) },
});

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), answerScripts(form)];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => form.forPage(args);

function goBack({ app, params, fields }: Sent<(typeof tripButtonForm.fields)[number], unknown>): Response {
  const page = pageOfForm(fields, app.config.origin, tripPath(params.planId ?? ""));
  return redirect(pathOf(page), { status: 303 });
}
