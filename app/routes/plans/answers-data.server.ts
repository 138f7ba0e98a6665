// Reads and changes the answers that a plan was made from, and sends "Baby has arrived". Without scripts, that form leads to the
// plan's progress or returns to its page.

import { data, href, redirect } from "react-router";
import type { SentFields } from "~/contracts/form.ts";
import { cityToFindAgain, searchText, unfoundCity, whereChosen } from "~/contracts/places/city-search.ts";
import { foundPlace } from "~/contracts/places/found-places.ts";
import { readPlace } from "~/contracts/places/stored-place.ts";
import {
  BIRTH_FORM_ID,
  birthPath,
  REFUSED_BABIES_PARAM,
  REFUSED_BIRTH_PARAM,
} from "~/contracts/plans/plan-addresses.ts";
import { type AnswerErrors, answersForm, birthForm, readBirthForm } from "~/contracts/plans/plan-forms.ts";
import { GO_FIELD, GO_SEARCH, WHERE_FIELD } from "~/contracts/plans/quiz-addresses.ts";
import { selectAnswersForViewer } from "~/data/plans/plan-restarts.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place.ts";
import { birthIn, planStart } from "~/domain/plans/birth-date.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { type TypedAnswers, whereToAsk } from "~/domain/plans/quiz.ts";
import { appContext } from "~/http/context.ts";
import { missing, refusalOf, unreadable } from "~/http/error-statuses.server.ts";
import {
  done,
  formAction,
  leads,
  type Outcome,
  provingFormAction,
  refused,
  type Sent,
} from "~/http/form-action.server.ts";
import { pageOfForm, seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import type { PlanRouteArgs, RouteArgs } from "~/http/request-context.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { readAsViewer, readFound, requireViewer } from "~/http/viewer.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import { changeAnswers, recordBirth } from "~/usecases/plans/change-answers.ts";

/** Longer than any answer; anything longer isn't shown again. */
const LONGEST_VALUE = 40;
/** As many cities as anyone would look through on one page. */
const MOST_FOUND = 20;

/** The answers with the birth, "" while there is none. */
export type TypedDates = TypedAnswers & { bornOn: string };

/** The answers as the page shows them; 409 while they can't be changed. */
export async function readPlanAnswers(args: PlanRouteArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const [plan, unsent] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectAnswersForViewer(db, userId, args.params.onboardingId)),
    readUnsent(args),
  ]);
  const { onboardingId: planId, status } = plan;
  const isReady = isComplete(status);
  const canChange = isReady || (status === "failed" && !plan.isUnmadeCopy);
  const today = dayInZone(new Date(now), timeZone);
  const answers: TypedDates = {
    zipcode: plan.zipcode,
    placeId: String(readPlace(plan.place)?.id ?? ""),
    dueDate: plan.dueDate,
    genderPreference: plan.genderPreference,
    laundryScenario: plan.laundryScenario,
    babies: `${plan.babies}`,
    bornOn: plan.babyBornOn ?? "",
  };
  const named = args.url.searchParams.get(WHERE_FIELD);
  const page = {
    onboardingId: planId,
    cardTitle: plan.cardTitle,
    babyNames: plan.babyNames,
    attemptNumber: plan.attemptNumber,
    babies: plan.babies,
    isReady,
    canChange,
    isUnmadeCopy: plan.isUnmadeCopy && status === "failed",
    today,
    /** Whether the birth has a field of its own: a due date that is past, or of a baby who is here, isn't one. */
    asksBirth: plan.babyBornOn !== null || birthIn(plan.dueDate, today) !== null,
    bornOn: plan.babyBornOn,
    where: whereToAsk({ named, answers, country: null }),
    placeName: placeName(plan),
    country: plan.country,
    answers,
    /** The same, or what was sent after the session ended: a city that wasn't found yet comes back as a search. */
    shown: unsent ? typedIn(unsent.fields) : answers,
    search: await searchFor(args, cityToFindAgain(unsent?.fields, named)),
  };
  return data(page, { status: canChange ? 200 : 409 });
}

/** Saves the form; 400 with what was typed if an answer makes no sense. */
export const changePlanAnswers = provingFormAction({
  contract: answersForm,
  async act(sent): Promise<Outcome<object, Response | AnswersPage>> {
    const { app, fields } = sent;
    const { db, reader, planQueue, live, now, timeZone } = app;
    const { onboardingId: planId = "" } = sent.params;
    const isSearch = fields[GO_FIELD] === GO_SEARCH;
    const unfound = isSearch ? searchText(fields.city) : unfoundCity(fields);
    // Without a session nothing is searched for or shown again.
    if (unfound !== null) await requireViewer(sent);
    if (unfound === "") return refuseAnswers(fields, { zipcode: "CITY_MISSING" });
    const search = await searchFor(sent, unfound);
    if (search) return done({ search }, () => answersAgain(fields, { search }, 200));
    const today = dayInZone(new Date(now), timeZone);
    const { viewer, rows: read } = await readAsViewer(sent, (userId) =>
      reader.read(selectAnswersForViewer(db, userId, planId)),
    );
    const needs = { db, planQueue, live, now };
    const result = await changeAnswers(needs, viewer.id, planId, fields, today, read);
    switch (result.kind) {
      case "recalculating":
        noteAct(app, { userId: viewer.id, planId }, { act: "answers" });
        return leads(redirect(href("/onboarding/processing/:onboardingId", { onboardingId: planId }), 303));
      case "unchanged":
        return leads(redirect(href("/dashboards/:onboardingId", { onboardingId: planId }), 303));
      case "invalid":
        return refuseAnswers(fields, result.errors);
      case "refused":
        return refused(result.code, ({ status, message }) => answersAgain(fields, { message }, status));
      case "not-found":
        throw data(null, { status: 404 });
      default:
        return result satisfies never;
    }
  },
});

type AnswersFields = SentFields<(typeof answersForm.fields)[number]>;
type AnswersPage = ReturnType<typeof answersAgain>;

function refuseAnswers(fields: AnswersFields, codes: AnswerErrors) {
  const errors = errorTexts(codes);
  const [first = "FORM_UNREADABLE"] = Object.values(codes);
  return refused(refusalOf(first, { errors }), ({ status }) => answersAgain(fields, { errors }, status));
}

interface ShownAnswers {
  errors: { readonly [name in keyof AnswerErrors]?: string };
  message: string | null;
  search: Awaited<ReturnType<typeof searchFor>>;
}

/** The page with what was typed. */
function answersAgain(fields: AnswersFields, about: Partial<ShownAnswers>, status: number) {
  const shown: ShownAnswers = { errors: {}, message: null, search: null, ...about };
  return data({ ...shown, values: typedIn(fields) }, { status });
}

/** A city's search with what it finds; null without a city. */
async function searchFor({ context }: Pick<RouteArgs, "context">, text: string | null) {
  if (text === null) return null;
  const places = await findPlaces(context.get(appContext).db, text, MOST_FOUND);
  return { text, places: places.map(foundPlace) };
}

/** The answers as typed, to show again. */
function typedIn(form: Readonly<{ [name in keyof TypedDates]?: string | undefined }>): TypedDates {
  const fields = { ...whereChosen(form), bornOn: form.bornOn };
  const sent = (name: keyof TypedDates) => (fields[name] ?? "").slice(0, LONGEST_VALUE);
  return {
    zipcode: sent("zipcode"),
    placeId: sent("placeId"),
    dueDate: sent("dueDate"),
    genderPreference: sent("genderPreference"),
    laundryScenario: sent("laundryScenario"),
    babies: sent("babies"),
    bornOn: sent("bornOn"),
  };
}

type SentBirth = Sent<(typeof birthForm.fields)[number], unknown>;
type Page = Response | ReturnType<typeof problemOnPage>;
type Shown = Page | Promise<Page>;

export const saveBirth = formAction({
  contract: birthForm,
  async act(sent) {
    const { db, planQueue, live, now, timeZone } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const today = dayInZone(new Date(now), timeZone);
    let wish = readBirthForm(sent.fields, today);
    if ("error" in wish && wish.error === "BIRTH_DATE_LONG_AGO") {
      const [plan] = await selectPlanSummaryForViewer(db, sent.viewer.id, planId, "edit");
      wish = readBirthForm(sent.fields, today, plan ? planStart(plan) : null);
    }
    if ("error" in wish) return refused(unreadable(wish.error), (): Shown => backWithDate(sent));
    const { bornOn, babies } = wish;
    const needs = { db, planQueue, live, now };
    const result = await recordBirth(needs, sent.viewer.id, planId, bornOn, babies);
    switch (result.kind) {
      case "recalculating":
        noteAct(sent.app, { userId: sent.viewer.id, planId }, { act: "birth" });
        return done(
          { isRecalculating: true },
          (): Shown => seeOther(sent, href("/onboarding/processing/:onboardingId", { onboardingId: planId })),
        );
      case "unchanged":
        return done({ isRecalculating: false }, (): Shown => seeOther(sent, pageOf(sent)));
      case "refused":
        return refused(result.code, (refusal): Shown => problemOnPage(refusal));
      case "not-found":
        return refused(missing("BIRTH_NOT_SAVED"), (): Shown => {
          throw data(null, { status: 404 });
        });
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "birth_not_saved",
    why: "BIRTH_NOT_SAVED",
    page: (sent): Shown => seeOther(sent, pageOf(sent), "birth-not-saved"),
  },
});

function problemOnPage({ status, message }: Refusal) {
  return data({ message }, { status });
}

function pageOf({ app, fields, params }: SentBirth): URL {
  const page = pageOfForm(fields, app.config.origin, birthPath(params.onboardingId ?? ""));
  page.searchParams.delete(REFUSED_BIRTH_PARAM);
  page.searchParams.delete(REFUSED_BABIES_PARAM);
  page.hash = BIRTH_FORM_ID;
  return page;
}

/** The page shows what was refused with the reason. */
function backWithDate(sent: SentBirth): Promise<Response> {
  const page = pageOf(sent);
  const { bornOn, babies } = sent.fields;
  if (bornOn !== undefined) page.searchParams.set(REFUSED_BIRTH_PARAM, bornOn.slice(0, LONGEST_VALUE));
  if (babies !== undefined) page.searchParams.set(REFUSED_BABIES_PARAM, babies.slice(0, LONGEST_VALUE));
  return seeOther(sent, page);
}
