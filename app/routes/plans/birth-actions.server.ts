// What the buttons of 'Baby has arrived' do, with the answer as JSON or for the page.

import { data, type RouterContextProvider, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { type BirthForm, readBirthForm } from "~/contracts/plans/birth-date.ts";
import { BIRTH_FORM_ID, birthPath, REFUSED_BIRTH_PARAM } from "~/contracts/plans/plan-addresses.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { formFields, type ScriptArgs } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { pageOfForm, pathOf } from "~/routes/wardrobe/form-page.server.ts";
import { type RecordBirthResult, recordBirth } from "~/usecases/plans/record-birth.ts";

const LONGEST_VALUE = 40;

interface BirthArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: { onboardingId?: string | undefined };
}

type Outcome = RecordBirthResult | { kind: "invalid"; message: string } | { kind: "fault" };

/** Carries a form out. */
async function act(args: BirthArgs): Promise<{ outcome: Outcome; fields: Record<string, unknown> }> {
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, planQueue, live, now, timeZone } = args.context.get(appContext);
  const fields = await formFields(args.request);
  const form: BirthForm = readBirthForm(fields, dayInZone(new Date(now), timeZone));
  if ("error" in form) return { fields, outcome: { kind: "invalid", message: form.error } };
  try {
    const deps = { db, planQueue, live, now };
    const { onboardingId = "" } = args.params;
    return { fields, outcome: await recordBirth(deps, viewer.id, onboardingId, form.bornOn) };
  } catch (error) {
    log.error("birth_not_saved", errorFacts(error));
    return { fields, outcome: { kind: "fault" } };
  }
}

/** For a script: whether the plan is recalculated, or why not. */
export async function answerBirthScript(args: ScriptArgs): Promise<Response> {
  const { outcome } = await act(args);
  switch (outcome.kind) {
    case "recalculating":
    case "unchanged":
      return Response.json({ isRecalculating: outcome.kind === "recalculating" });
    case "invalid":
      return refuse(400, outcome.message);
    case "refused":
      return refuse(409, ERROR_TEXTS[outcome.code]);
    case "not-found":
      return refuse(404, ERROR_TEXTS.BIRTH_NOT_SAVED);
    case "fault":
      return refuse(503, ERROR_TEXTS.BIRTH_NOT_SAVED);
    default:
      return outcome satisfies never;
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

/** For a form without a script: on to the progress of the plan, or back to the page that it was sent from. */
export async function answerBirthForm(args: BirthArgs) {
  const { outcome, fields } = await act(args);
  const { config } = args.context.get(appContext);
  const { onboardingId = "" } = args.params;
  const page = pageOfForm(fields, config.origin, birthPath(onboardingId));
  page.searchParams.delete(REFUSED_BIRTH_PARAM);
  page.hash = BIRTH_FORM_ID;
  switch (outcome.kind) {
    case "recalculating":
      return redirect(`/onboarding/processing/${onboardingId}`, { status: 303 });
    case "unchanged":
      return redirect(pathOf(page), { status: 303 });
    case "invalid":
      if (typeof fields.bornOn === "string") {
        page.searchParams.set(REFUSED_BIRTH_PARAM, fields.bornOn.slice(0, LONGEST_VALUE));
      }
      return redirect(pathOf(page), { status: 303 });
    case "refused":
      return data({ message: ERROR_TEXTS[outcome.code] }, { status: 409 });
    case "not-found":
      throw data(null, { status: 404 });
    case "fault": {
      const flash = await flashCookie(config, "birth-not-saved");
      return redirect(pathOf(page), { status: 303, headers: { "Set-Cookie": flash } });
    }
    default:
      return outcome satisfies never;
  }
}
