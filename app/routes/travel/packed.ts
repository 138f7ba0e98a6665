// Ticks or unticks an item of the packing list. Without scripts, the form returns to its row.

import { fieldsOf } from "~/contracts/form.ts";
import { tripPath } from "~/contracts/travel/trip-addresses.ts";
import { packedForm, readKitKey, readTripItemKey } from "~/contracts/travel/trip-form.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { missing, unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { packItem } from "~/usecases/travel/add-to-plan.ts";

type SentTick = Pick<Sent<(typeof packedForm.fields)[number], unknown>, "request" | "params" | "fields">;

export const action = formAction({
  contract: packedForm,
  async act(sent) {
    const trip = { viewerId: sent.viewer.id, tripId: sent.params.planId ?? "" };
    const result = await packItem(sent.app, trip, tickOf(sent));
    switch (result.kind) {
      case "saved":
        noteAct(sent.app, { userId: sent.viewer.id, tripId: trip.tripId }, { act: "trip-ticked" });
        return done(result.answer, () => seeOther(sent, rowPath(sent)));
      case "invalid":
        return refused(unreadable("TRIP_TICK_NOT_SAVED"));
      case "not-found":
        return refused(missing("TRIP_TICK_NOT_SAVED"));
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "trip_tick_not_saved",
    why: "TRIP_TICK_NOT_SAVED",
    page: (sent) => seeOther(sent, rowPath(sent), "trip-tick-not-saved"),
  },
});

/** The page's buttons name their tick in the address; a field may do so too. */
function tickOf({ request, fields }: SentTick) {
  return { ...fieldsOf(packedForm, new URL(request.url).searchParams), ...fields };
}

function rowPath(sent: SentTick): string {
  const fields = tickOf(sent);
  const [kit, item] = [readKitKey(fields), readTripItemKey(fields)];
  const { planId = "" } = sent.params;
  if (kit) return `${tripPath(planId, parseAgeRange(fields.ageRange) ?? undefined)}#kit-${kit}`;
  return item ? `${tripPath(planId, item.ageRange)}#item-${item.clothingId}` : tripPath(planId);
}
