// Adds what a trip's plan lacks to it. A form sent without scripts goes back to the comparison.
import { data, redirect } from "react-router";
import { COMPARISON_ID } from "~/components/travel/plan-comparison.tsx";
import { addToPlanForm, readTripItemKey } from "~/contracts/travel/item-forms.ts";
import { tripPath } from "~/contracts/travel/trip-addresses.ts";
import type { FlashName } from "~/copy/accounts/flashes.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { addToPlan } from "~/usecases/travel/add-to-plan.ts";
import type { Route } from "./+types/add";

const message = () => ERROR_TEXTS.TRIP_ITEM_NOT_ADDED;

const form = formAction({
  contract: addToPlanForm,
  async act(sent) {
    const { db, live, now, waitUntil } = sent.app;
    const trip = { ownerId: sent.viewer.id, tripId: sent.params.planId ?? "" };
    const result = await addToPlan({ db, live, now, waitUntil }, trip, sent.fields);
    switch (result.kind) {
      case "added":
        return done(result.answer, () => goBack(sent));
      case "refused":
        return refused(409, ERROR_TEXTS[result.code], () => goBack(sent, "trip-item-not-added"));
      case "not-found":
        return refused(404, message(), () => Response.json({ message: message() }, { status: 404 }));
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "trip_item_not_added",
    message,
    page: (sent) => goBack(sent, "trip-item-not-added"),
  },
});

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), answerScripts(form)];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => form.forPage(args);

type SentItem = Sent<(typeof addToPlanForm.fields)[number], unknown>;

async function goBack({ app, params, fields }: SentItem, flash?: FlashName): Promise<Response> {
  const path = tripPath(params.planId ?? "", readTripItemKey(fields)?.ageRange);
  return redirect(`${path}#${COMPARISON_ID}`, {
    status: 303,
    ...(flash ? { headers: { "Set-Cookie": await flashCookie(app.config, flash) } } : {}),
  });
}
