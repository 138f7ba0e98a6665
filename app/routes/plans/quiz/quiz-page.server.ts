// What the quiz shows: its intro, one of its questions with what was typed, or why there is none.
import { data, type RouterContextProvider, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { questionNumber, quizPath } from "~/contracts/plans/quiz-addresses.ts";
import { selectAllowance, selectTiers } from "~/data/accounts/accounts.server.ts";
import { selectLastAnswers } from "~/data/plans/attempts.server.ts";
import { attemptAllowance } from "~/domain/accounts/access.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place-name.ts";
import { limitNotice } from "~/domain/plans/limit-notice.ts";
import { quizDraftCookie, readQuizDraft } from "~/http/cookies/quiz-draft.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { syncProfile } from "~/usecases/accounts/sync-profile.ts";
import { locateZip } from "~/usecases/places/locate-zip.ts";
import { readQuiz, resumeQuiz } from "~/views/plans/read-quiz.ts";

interface QuizArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The page's data; an address that brings answers of its own is taken over and led on from. */
export async function readQuizPage(args: QuizArgs) {
  const { config, db, reader, now, timeZone } = args.context.get(appContext);
  const { searchParams } = new URL(args.request.url);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([reader.read(selectAllowance(db, userId)), reader.read(selectLastAnswers(db, userId))]),
  );
  const [[known], [last]] = rows;
  // A copy holds somebody else's answers.
  const own = last?.isCopy ? undefined : last;
  const sync = known ? "ok" : await syncProfile({ db, now }, viewer);
  const [tier] = known ? [known] : await selectAllowance(db, viewer.id);
  const allowance = attemptAllowance({ used: tier?.used ?? 0, max: tier?.max });
  const plan = tier?.tier ?? "free";
  const limit = limitNotice(allowance, plan);
  const intro = {
    tier: plan,
    lastZip: own?.zipcode ?? null,
    hasAttempts: last !== undefined,
  };
  const problem = sync === "ok" ? null : sync;
  const base = { allowance, limit, intro, problem, tiers: null, question: null };
  if (problem || !searchParams.has("step")) return base;
  if (allowance.blocked) return { ...base, tiers: await selectTiers(db) };

  const asked = questionNumber(searchParams.get("step"), 1);
  const walk = resumeQuiz(searchParams, await readQuizDraft(config, args.request, viewer.id), {
    zipcode: own?.zipcode ?? "",
    dueDate: own?.dueDate ?? "",
    genderPreference: own?.genderPreference ?? "neutral",
    laundryScenario: own?.laundryScenario ?? "daily",
  });
  const { formKey, answers } = walk;
  const draft = {
    ownerId: viewer.id,
    formKey,
    answers: walk.kind === "brought" ? answers : null,
    isSent: false,
  };
  const headers = new Headers();
  if (walk.kind !== "kept") headers.set("Set-Cookie", await quizDraftCookie(config, draft));
  if (walk.kind === "brought") throw redirect(quizPath(asked, formKey), { headers });

  const place = answers.zipcode.length === 5 ? await locateZip(db, answers.zipcode) : null;
  const quiz = readQuiz(asked, answers, place?.kind === "unknown" ? place.message : null);
  const question = {
    ...quiz,
    placeName: place?.kind === "place" ? placeName(place) : null,
    today: dayInZone(new Date(now), timeZone),
    formKey,
  };
  return data({ ...base, question }, { headers });
}
