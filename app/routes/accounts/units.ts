// The choice of units: the profile's form, and the switch beside the weather. A form sent without scripts goes back to its page.
import { data, redirect } from "react-router";
import { readUnitsForm, unitsForm } from "~/contracts/accounts/units-form.ts";
import type { FlashName } from "~/copy/accounts/flashes.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { saveUnits } from "~/data/accounts/profiles.server.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, pathOf } from "~/http/form-page.server.ts";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import type { Route } from "./+types/units";

type SentUnits = Sent<(typeof unitsForm.fields)[number], unknown>;

const form = formAction({
  contract: unitsForm,
  async act(sent) {
    const { db, now } = sent.app;
    const units = readUnitsForm(sent.fields);
    if (units === undefined) return refused(400, ERROR_TEXTS.UNITS_NOT_SAVED, refusePage);
    if (!(await saveUnits(db, { userId: sent.viewer.id, units, now }))) throw new Error("No profile");
    return done({ success: true as const }, () => goBack(sent, "units-saved"));
  },
  fault: {
    event: "units_not_saved",
    message: () => ERROR_TEXTS.UNITS_NOT_SAVED,
    page: (sent) => goBack(sent, "units-not-saved"),
  },
});

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), answerScripts(form)];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => form.forPage(args);

function refusePage(): Response {
  return Response.json({ message: ERROR_TEXTS.UNITS_NOT_SAVED }, { status: 400 });
}

async function goBack({ app: { config }, fields }: SentUnits, flash: FlashName): Promise<Response> {
  return redirect(pathOf(pageOfForm(fields, config.origin, "/profile")), {
    status: 303,
    headers: { "Set-Cookie": await flashCookie(config, flash) },
  });
}
