// What the quiz shows: its intro, one of its questions with what was typed, or why there isn't one.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { cityToFindAgain, searchText } from "~/contracts/places/city-search.ts";
import { foundPlace } from "~/contracts/places/found-places.ts";
import { readPlace } from "~/contracts/places/stored-place.ts";
import { questionNumber, quizPath, SEARCH_FIELD, WHERE_FIELD } from "~/contracts/plans/quiz-addresses.ts";
import {
  formKey as formKeySchema,
  type QuizDraft,
  readTypedAnswers,
} from "~/contracts/plans/quiz-answers.ts";
import { limitNotice } from "~/copy/accounts/flashes.ts";
import { UNKNOWN_COUNTRY } from "~/copy/day-words.ts";
import { selectAllowance, selectTiers } from "~/data/accounts/profiles.server.ts";
import { selectLastAnswers } from "~/data/plans/plans.server.ts";
import { attemptAllowance, planOf } from "~/domain/accounts/access.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place-name.ts";
import { ONE_BABY } from "~/domain/plans/babies.ts";
import { limitStand } from "~/domain/plans/limit-notice.ts";
import { type TypedAnswers, whereToAsk } from "~/domain/plans/quiz.ts";
import { quizDraftCookie, readQuizDraft } from "~/http/cookies/page-cookies.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { syncProfile } from "~/usecases/accounts/sign-up.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import { nameAnswer } from "~/usecases/places/locate-answer.ts";
import { readQuiz, resumeQuiz } from "~/views/plans/read-quiz.ts";

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
