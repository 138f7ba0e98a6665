// Retries a trip that couldn't be calculated, then returns to its page.
import type { SentFields } from "~/contracts/form.ts";
import { tripPath } from "~/contracts/travel/trip-addresses.ts";
import { tripButtonForm } from "~/contracts/travel/trip-form.ts";
import { missing } from "~/http/error-statuses.server.ts";
import { done, type FormArgs, formAction, refused } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { retryTrip } from "~/usecases/travel/run-trips.ts";

export const action = formAction({
  contract: tripButtonForm,
  async act(sent) {
    const trip = { viewerId: sent.viewer.id, tripId: sent.params.planId ?? "" };
    const answer = await retryTrip(sent.app, trip);
    return answer ? done(answer, () => goBack(sent)) : refused(missing("TRIP_FAILED"));
  },
  fault: { event: "trip_not_retried", why: "TRIP_FAILED", page: goBack },
});

function goBack(sent: FormArgs & { fields: SentFields }): Promise<Response> {
  return backToForm(sent, tripPath(sent.params.planId ?? ""));
}
