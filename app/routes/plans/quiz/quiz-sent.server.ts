// The actions of the quiz's forms.
import { data, href, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { searchText, unfoundCity } from "~/contracts/places/city-search.ts";
import {
  GO_FIELD,
  GO_SEARCH,
  questionNumber,
  quizPath,
  wherePath,
} from "~/contracts/plans/quiz-addresses.ts";
import { formKey as formKeySchema, quizForm, readTypedAnswers } from "~/contracts/plans/quiz-answers.ts";
import { refusedByLimit } from "~/copy/accounts/flashes.ts";
import { attemptNotCreated, ERROR_TEXTS } from "~/copy/errors.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { quizDraftCookie } from "~/http/cookies/page-cookies.server.ts";
import { readFields } from "~/http/form-body.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { refuseFlood } from "~/middleware/requests.server.ts";
import { submitQuiz } from "~/usecases/plans/submit-quiz.ts";

/** The next question to show. A city that hasn't been found yet is searched for first. */
function pathAhead(goTo: string, formKey: string, form: Parameters<typeof unfoundCity>[0]): string {
  const number = questionNumber(goTo, 0);
  const unfound = number > 1 ? unfoundCity(form) : null;
  if (goTo === GO_SEARCH) return wherePath("city", formKey, searchText(form.city));
  return unfound === null ? quizPath(number, formKey) : wherePath("city", formKey, unfound);
}

/** Submits the quiz, or moves between questions, keeping what was typed. */
export async function takeQuiz(args: RouteArgs) {
  const form = await readFields(args, quizForm);
  const goTo = form[GO_FIELD];
  if (goTo === undefined) {
    const flood = await refuseFlood(args, "write");
    if (flood) return flood;
  }
  const viewer = await requireViewer(args);
  const { config, db, planQueue, now, timeZone } = args.context.get(appContext);
  const formKey = formKeySchema.safeParse(form.formKey).data ?? newId();
  const keep = async (isSent: boolean) => {
    const draft = { ownerId: viewer.id, formKey, answers: readTypedAnswers(form), isSent };
    return { headers: { "Set-Cookie": await quizDraftCookie(config, draft) } };
  };
  if (goTo !== undefined) {
    throw redirect(pathAhead(goTo, formKey, form), await keep(false));
  }

  const today = dayInZone(new Date(now), timeZone);
  const result = await submitQuiz({ db, planQueue, now }, viewer.id, { ...form, formKey }, today).catch(told);
  switch (result.kind) {
    case "created":
      throw redirect(
        href("/onboarding/processing/:onboardingId", { onboardingId: result.onboardingId }),
        await keep(true),
      );
    case "invalid":
      return data(
        { error: ERROR_TEXTS[Object.values(result.fieldErrors)[0] ?? "QUIZ_SUBMIT_FAILED"], refusal: null },
        { status: 400 },
      );
    case "failed":
      return data({ error: result.message, refusal: null }, { status: 503 });
    case "refused": {
      const error = ERROR_TEXTS[result.code];
      const isLimit = result.code === "QUIZ_LIMIT_ON_SUBMIT";
      return data(
        { error, refusal: isLimit ? refusedByLimit(error) : null },
        { status: isLimit ? 403 : 409 },
      );
    }
    default:
      return result satisfies never;
  }
}

/** The form stays and can be sent again: sent twice, it makes one attempt. */
function told(error: unknown) {
  log.error("quiz_not_submitted", errorFacts(error));
  return { kind: "failed", message: attemptNotCreated(ERROR_TEXTS.UNEXPECTED_BARE) } as const;
}
