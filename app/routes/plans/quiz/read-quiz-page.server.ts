// The quiz: its intro, one of its questions with the typed answers, or why there isn't one; and the actions of its forms.

import { data, href, redirect } from "react-router";
import { cityToFindAgain, searchText, unfoundCity } from "~/contracts/places/city-search.ts";
import { foundPlace } from "~/contracts/places/found-places.ts";
import { readPlace } from "~/contracts/places/stored-place.ts";
import {
  GO_FIELD,
  GO_SEARCH,
  questionNumber,
  quizPath,
  SEARCH_FIELD,
  WHERE_FIELD,
  wherePath,
} from "~/contracts/plans/quiz-addresses.ts";
import {
  formKey as formKeySchema,
  type QuizDraft,
  quizForm,
  readTypedAnswers,
} from "~/contracts/plans/quiz-answers.ts";
import { selectAllowance, selectTiers } from "~/data/plans/allowance.server.ts";
import { selectLastAnswers } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place.ts";
import { attemptAllowance, limitStand, planOf } from "~/domain/plans/access.ts";
import { ONE_BABY } from "~/domain/plans/babies.ts";
import { type TypedAnswers, whereToAsk } from "~/domain/plans/quiz.ts";
import { appContext } from "~/http/context.ts";
import { quizDraftCookie, readQuizDraft } from "~/http/cookies/page-cookies.server.ts";
import { refusalOf } from "~/http/error-statuses.server.ts";
import { leads, type Outcome, provingFormAction, refused } from "~/http/form-action.server.ts";
import { floodOf } from "~/http/guards.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { newId } from "~/lib/new-id.ts";
import { syncProfile } from "~/usecases/accounts/sign-up.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import { nameAnswer } from "~/usecases/places/locate-answer.ts";
import { readSentQuiz, submitQuiz } from "~/usecases/plans/submit-quiz.ts";
import { type LimitNotice, limitNotice, refusedByLimit } from "~/views/plans/limit-view.ts";
import { readQuiz, resumeQuiz } from "~/views/plans/read-quiz.ts";
import { UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { attemptNotCreated, ERROR_TEXTS } from "~/words/en/errors.ts";

/** As many cities as anyone would look through on one page. */
const MOST_FOUND = 20;

const NO_TIER = { tier: "free", role: "free", used: 0, max: null };

type LastAnswers = Awaited<ReturnType<typeof selectLastAnswers>>[number];

/** A quiz starts with the user's last answers, but not with a copy's: those are someone else's. */
function firstAnswers(last: LastAnswers | undefined): TypedAnswers {
  if (!last || last.isCopy) {
    return {
      zipcode: "",
      placeId: "",
      dueDate: "",
      genderPreference: "neutral",
      laundryScenario: "daily",
      babies: ONE_BABY,
    };
  }
  const { isCopy: _, place, babies, ...answers } = last;
  return { ...answers, babies: `${babies}`, placeId: String(readPlace(place)?.id ?? "") };
}

/** Where the next quiz starts, for the intro: a ZIP code or a city's name. */
function lastPlace({ isCopy, zipcode, place }: LastAnswers): string | null {
  if (isCopy) return null;
  const city = readPlace(place);
  return city ? placeName({ city: city.name, state: city.countryName }) : zipcode || null;
}

/** The page's data. Answers in the address are saved, and the page is loaded again without them. */
export async function readQuizPage(args: RouteArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([reader.read(selectAllowance(db, userId)), reader.read(selectLastAnswers(db, userId))]),
  );
  const [[known], [last]] = rows;
  const answers = firstAnswers(last);
  const sync = known ? "ok" : await syncProfile({ db, now }, viewer);
  const [{ tier, role, ...counted } = NO_TIER] = known ? [known] : await selectAllowance(db, viewer.id);
  const allowance = attemptAllowance(counted);
  const limit = limitNotice(limitStand(allowance, tier));
  const plan = planOf({ role, tier });
  const intro = { tier, plan, lastPlace: last ? lastPlace(last) : null, hasPlans: last !== undefined };
  const problem = sync === "ok" ? null : sync;
  const base = { allowance, limit, intro, problem, tiers: null, question: null };
  if (problem || !args.url.searchParams.has("step")) return base;
  if (allowance.blocked) return { ...base, tiers: await selectTiers(db) };

  const { question, headers } = await readQuestion(args, viewer.id, answers);
  return data({ ...base, question }, { headers });
}

/** The requested question with the known answers, and the cookie that keeps them. */
async function readQuestion(args: RouteArgs, viewerId: string, last: TypedAnswers) {
  const { config, db, now, timeZone, country: edgeCountry } = args.context.get(appContext);
  const country = edgeCountry ?? UNKNOWN_COUNTRY;
  const { searchParams } = args.url;
  const asked = questionNumber(searchParams.get("step"), 1);
  const unsent = await readUnsentQuiz(args, viewerId);
  const known = unsent?.draft ?? (await readQuizDraft(config, args.request, viewerId));
  const walk = resumeQuiz(searchParams, known, last);
  const { formKey, answers } = walk;
  const isBrought = walk.kind === "brought";
  const draft = { ownerId: viewerId, formKey, answers: isBrought ? answers : null, isSent: false };
  const headers = new Headers();
  if (unsent && walk.kind === "kept") headers.set("Set-Cookie", await quizDraftCookie(config, unsent.draft));
  if (walk.kind !== "kept") headers.set("Set-Cookie", await quizDraftCookie(config, draft));
  if (isBrought) throw redirect(quizPath(asked, formKey), { headers });

  const named = searchParams.get(WHERE_FIELD);
  const again = cityToFindAgain(unsent?.fields, named);
  const where = whereToAsk({ named: again === null ? named : "city", answers, country });
  const text = searchParams.get(SEARCH_FIELD) ?? again;
  const [place, found] = await Promise.all([
    nameAnswer(db, answers),
    text === null ? null : findPlaces(db, text, MOST_FOUND),
  ]);
  const today = dayInZone(new Date(now), timeZone);
  const question = {
    ...readQuiz(asked, answers, { kind: where, problem: place.problem }, today),
    where,
    search: found && { text: searchText(text), places: found.map(foundPlace) },
    placeName: place.name,
    country: place.country ?? country,
    today,
    formKey,
  };
  return { question, headers };
}

/** A quiz that was sent after its session ended: its fields, and their answers. */
async function readUnsentQuiz(args: RouteArgs, ownerId: string) {
  const fields = (await readUnsent(args))?.fields;
  const key = formKeySchema.safeParse(fields?.formKey).data;
  if (!fields || !key) return null;
  const draft: QuizDraft = { ownerId, formKey: key, answers: readTypedAnswers(fields), isSent: false };
  return { fields, draft };
}

/** The next question to show. A city that hasn't been found yet is searched for first. */
function pathAhead(goTo: string, formKey: string, form: Parameters<typeof unfoundCity>[0]): string {
  const number = questionNumber(goTo, 0);
  const unfound = number > 1 ? unfoundCity(form) : null;
  if (goTo === GO_SEARCH) return wherePath("city", formKey, searchText(form.city));
  return unfound === null ? quizPath(number, formKey) : wherePath("city", formKey, unfound);
}

/** Submits the quiz, or moves between questions, keeping what was typed. */
export const takeQuiz = provingFormAction({
  contract: quizForm,
  async act(sent): Promise<Outcome<object, Response | QuizPage>> {
    const { fields: form } = sent;
    const { config, db, reader, planQueue, now, timeZone } = sent.app;
    const goTo = form[GO_FIELD];
    const flood = goTo === undefined ? await floodOf(sent.context, "write") : null;
    if (flood) return refused(flood, thrown);
    const formKey = formKeySchema.safeParse(form.formKey).data ?? newId();
    const keep = async (isSent: boolean) => {
      const draft = { ownerId: sent.viewer.userId, formKey, answers: readTypedAnswers(form), isSent };
      return { headers: { "Set-Cookie": await quizDraftCookie(config, draft) } };
    };
    if (goTo !== undefined) {
      await requireViewer(sent);
      return leads(redirect(pathAhead(goTo, formKey, form), await keep(false)));
    }
    const today = dayInZone(new Date(now), timeZone);
    const read = () => readSentQuiz({ db, reader }, { ...form, formKey }, today);
    const { viewer, rows: quiz } = await readAsViewer(sent, read);
    const result = await submitQuiz({ db, planQueue, now }, viewer.id, quiz);
    switch (result.kind) {
      case "created": {
        const { onboardingId: planId } = result;
        const page = href("/onboarding/processing/:onboardingId", { onboardingId: planId });
        return leads(redirect(page, await keep(true)));
      }
      case "invalid": {
        const [code = "FORM_UNREADABLE"] = Object.values(result.fieldErrors);
        return refused(refusalOf(code, { errors: errorTexts(result.fieldErrors) }), onPage);
      }
      case "refused":
        return refused(result.code, (refusal) =>
          onPage(refusal, result.code === "QUIZ_LIMIT_ON_SUBMIT" ? refusedByLimit(refusal.message) : null),
        );
      default:
        return result satisfies never;
    }
  },
  // The form stays and can be sent again: sent twice, it makes one attempt.
  fault: {
    event: "quiz_not_submitted",
    why: () => ({ status: 503, message: attemptNotCreated(ERROR_TEXTS.UNEXPECTED_BARE) }),
    page: (_, refusal) => onPage(refusal),
  },
});

type QuizPage = ReturnType<typeof onPage>;

function onPage({ status, message }: Refusal, refusal: LimitNotice | null = null) {
  return data({ error: message, refusal }, { status });
}

function thrown({ status, message, headers = {} }: Refusal): never {
  throw data({ message }, { status, headers });
}
