// Adds what a trip's plan is missing to that plan. Without scripts, the form returns to the comparison.

import { COMPARISON_ID, tripPath } from "~/contracts/travel/trip-addresses.ts";
import { addToPlanForm, readTripItemKey } from "~/contracts/travel/trip-form.ts";
import { missing, refusalOf } from "~/http/error-statuses.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { addToPlan } from "~/usecases/travel/add-to-plan.ts";
import type { FlashName } from "~/words/en/flashes.ts";

export const action = formAction({
  contract: addToPlanForm,
  async act(sent) {
    const trip = { viewerId: sent.viewer.id, tripId: sent.params.planId ?? "" };
    const result = await addToPlan(sent.app, trip, sent.fields);
    switch (result.kind) {
      case "added":
        noteAct(sent.app, { userId: sent.viewer.id, tripId: trip.tripId }, { act: "item-added" });
        return done(result.answer, () => goBack(sent));
      case "refused":
        return refused(refusalOf(result.code, { status: 409 }), () => goBack(sent, "trip-item-not-added"));
      case "not-found":
        return refused(missing("TRIP_ITEM_NOT_ADDED"));
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "trip_item_not_added",
    why: "TRIP_ITEM_NOT_ADDED",
    page: (sent) => goBack(sent, "trip-item-not-added"),
  },
});

type SentItem = Sent<(typeof addToPlanForm.fields)[number], unknown>;

function goBack(sent: SentItem, flash?: FlashName): Promise<Response> {
  const path = tripPath(sent.params.planId ?? "", readTripItemKey(sent.fields)?.ageRange);
  return seeOther(sent, `${path}#${COMPARISON_ID}`, flash);
}
