// 'Baby has arrived'. Scripts get JSON; a form sent without them goes on to the progress of the plan, or back to its
// page, which shows a refused date with the reason.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { readBirthForm } from "~/contracts/birth-date.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { BIRTH_FORM_ID, REFUSED_BIRTH_PARAM } from "~/domain/birth-date.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { wantsJson } from "~/lib/post-form.ts";
import { flashCookie } from "~/middleware/flash.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { requireViewer } from "~/middleware/require-user.server.ts";
import { recordBirth } from "~/usecases/record-birth.ts";
import type { Route } from "./+types/birth";
import { pageOfForm, pathOf } from "./form-page.server.ts";

const LONGEST_VALUE = 40;

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, planQueue, live, now, timeZone, config } = args.context.get(appContext);
  const fields = Object.fromEntries(await request.formData().catch(() => new FormData()));
  const page = pageOfForm(fields, config.origin, `/dashboards/${params.onboardingId}/0-3m`);
  page.searchParams.delete(REFUSED_BIRTH_PARAM);
  page.hash = BIRTH_FORM_ID;
  const form = readBirthForm(fields, dayInZone(new Date(now), timeZone));
  if ("error" in form) {
    if (wantsJson(request)) return refuse(400, form.error);
    if (typeof fields.bornOn !== "string") return goBack();
    page.searchParams.set(REFUSED_BIRTH_PARAM, fields.bornOn.slice(0, LONGEST_VALUE));
    return goBack();
  }

  try {
    const deps = { db, planQueue, live, now };
    const result = await recordBirth(deps, viewer.id, params.onboardingId, form.bornOn);
    switch (result.kind) {
      case "recalculating":
      case "unchanged": {
        const isRecalculating = result.kind === "recalculating";
        if (wantsJson(request)) return Response.json({ isRecalculating });
        return isRecalculating
          ? redirect(`/onboarding/processing/${params.onboardingId}`, { status: 303 })
          : goBack();
      }
      case "refused":
        return refuse(409, ERROR_TEXTS[result.code]);
      case "not-found":
        return refuse(404, ERROR_TEXTS.BIRTH_NOT_SAVED);
      default:
        return result satisfies never;
    }
  } catch (error) {
    log.error("birth_not_saved", errorFacts(error));
    if (wantsJson(request)) return refuse(503, ERROR_TEXTS.BIRTH_NOT_SAVED);
    return goBack(await flashCookie(config, "birth-not-saved"));
  }

  function goBack(flash?: string) {
    return redirect(pathOf(page), { status: 303, ...(flash ? { headers: { "Set-Cookie": flash } } : {}) });
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
