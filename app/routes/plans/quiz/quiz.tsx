// The quiz: an intro card, then one question a screen. Each question is an address, and every way from one to another
// sends the answers along, so that none is lost going back and everything works before any script has arrived.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { formKey as formKeySchema } from "~/contracts/plans/quiz-answers.ts";
import { readTypedAnswers } from "~/contracts/plans/quiz-draft.ts";
import { quizForm } from "~/contracts/plans/quiz-form.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { QUIZ_COPY } from "~/copy/plans/quiz.ts";
import { selectAllowance, selectTiers } from "~/data/accounts/accounts.server.ts";
import { selectLastAnswers } from "~/data/plans/attempts.server.ts";
import { attemptAllowance } from "~/domain/accounts/access.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { limitNotice, refusedByLimit } from "~/domain/plans/limit-notice.ts";
import { GO_FIELD, questionNumber, quizPath } from "~/domain/plans/quiz.ts";
import { useLimitToast } from "~/hooks/plans/use-limit-toast.ts";
import { quizDraftCookie, readQuizDraft } from "~/http/cookies/quiz-draft.server.ts";
import { readFields } from "~/http/form-fields.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { newId } from "~/lib/ids.ts";
import { refuseFlood } from "~/middleware/rate-limit.server.ts";
import { syncProfile } from "~/usecases/accounts/sync-profile.ts";
import { locateZip } from "~/usecases/places/locate-zip.ts";
import { submitQuiz } from "~/usecases/plans/submit-quiz.ts";
import { readQuiz, resumeQuiz } from "~/views/plans/read-quiz.ts";
import type { Route } from "./+types/quiz";
import { LimitScreen } from "./limit-screen.tsx";
import { ProfileProblem } from "./profile-problem.tsx";
import { QuizIntro } from "./quiz-intro.tsx";
import { QuizQuestion } from "./quiz-question.tsx";

export const meta: Route.MetaFunction = () => [{ title: `${QUIZ_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
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
    placeName: place?.kind === "place" ? `${place.city}, ${place.state}` : null,
    today: dayInZone(new Date(now), timeZone),
    formKey,
  };
  return data({ ...base, question }, { headers });
}

/** Sends the quiz, or goes from one question to another with what was typed. */
export async function action(args: Route.ActionArgs) {
  const form = await readFields(args, quizForm);
  const goTo = form[GO_FIELD];
  if (goTo === undefined) {
    const flood = await refuseFlood(args, "write");
    if (flood) return flood;
  }
  const viewer = await requireViewer(args);
  const { config, db, planQueue, now } = args.context.get(appContext);
  const formKey = formKeySchema.safeParse(form.formKey).data ?? newId();
  const keep = async (isSent: boolean) => {
    const draft = { ownerId: viewer.id, formKey, answers: readTypedAnswers(form), isSent };
    return { headers: { "Set-Cookie": await quizDraftCookie(config, draft) } };
  };
  if (goTo !== undefined) {
    throw redirect(quizPath(questionNumber(goTo, 0), formKey), await keep(false));
  }

  const result = await submitQuiz({ db, planQueue, now }, viewer.id, { ...form, formKey });
  switch (result.kind) {
    case "created":
      throw redirect(`/onboarding/processing/${result.onboardingId}`, await keep(true));
    case "invalid":
      return data(
        { error: Object.values(result.fieldErrors)[0] ?? ERROR_TEXTS.QUIZ_SUBMIT_FAILED, refusal: null },
        { status: 400 },
      );
    case "refused":
      return data(
        { error: ERROR_TEXTS[result.code], refusal: refusedByLimit(ERROR_TEXTS[result.code]) },
        { status: 403 },
      );
    default:
      return result satisfies never;
  }
}

export default function Quiz({ loaderData, actionData }: Route.ComponentProps) {
  const { question, problem, limit, tiers, intro, allowance } = loaderData;
  const { error = null, refusal = null } = actionData ?? {};
  useLimitToast(question || problem ? null : limit, refusal);
  if (problem) return <ProfileProblem code={problem} />;
  if (question)
    return (
      <QuizQuestion
        key={`${question.formKey} ${question.step}`}
        question={question}
        error={error ?? question.error}
      />
    );
  if (tiers && limit) return <LimitScreen text={limit.text} tier={intro.tier} tiers={tiers} />;
  return <QuizIntro allowance={allowance} limit={limit} {...intro} error={error} />;
}
