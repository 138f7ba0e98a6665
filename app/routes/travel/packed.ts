// A tick of the packing list, set or taken back. A form sent without scripts goes back to its row.
import { data, redirect } from "react-router";
import { fieldsOf } from "~/contracts/form.ts";
import { packedForm, readKitKey, readTripItemKey } from "~/contracts/travel/item-forms.ts";
import { tripPath } from "~/contracts/travel/trip-addresses.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { packItem } from "~/usecases/travel/pack-item.ts";
import type { Route } from "./+types/packed";

const message = () => ERROR_TEXTS.TRIP_TICK_NOT_SAVED;

type SentTick = Pick<Sent<(typeof packedForm.fields)[number], unknown>, "request" | "params" | "fields">;

const form = formAction({
  contract: packedForm,
  async act(sent) {
    const { db, live, waitUntil } = sent.app;
    const trip = { ownerId: sent.viewer.id, tripId: sent.params.planId ?? "" };
    const result = await packItem({ db, live, waitUntil }, trip, tickOf(sent));
    switch (result.kind) {
      case "saved":
        return done(result.answer, () => redirect(rowPath(sent), { status: 303 }));
      case "invalid":
        return refuse(400);
      case "not-found":
        return refuse(404);
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "trip_tick_not_saved",
    message,
    page: async (sent) =>
      redirect(rowPath(sent), {
        status: 303,
        headers: { "Set-Cookie": await flashCookie(sent.app.config, "trip-tick-not-saved") },
      }),
  },
});

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), answerScripts(form)];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => form.forPage(args);

function refuse(status: number) {
  return refused(status, message(), () => Response.json({ message: message() }, { status }));
}

/** The buttons of the page name their tick in the address; a field may do so as well. */
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
