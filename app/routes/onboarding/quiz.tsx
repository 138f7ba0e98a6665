// The quiz: an intro card, then one question a screen. Each question is an address, so Back keeps the answers
// and everything works before any script has arrived.
import { data, redirect } from "react-router";
import { appContext } from "~/context.ts";
import { formKey as formKeySchema } from "~/contracts/quiz-answers.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { QUIZ_COPY } from "~/copy/quiz.ts";
import { selectAllowance, selectTiers } from "~/data/accounts.server.ts";
import { selectLastAnswers } from "~/data/attempts.server.ts";
import { attemptAllowance } from "~/domain/access.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { limitNotice, refusedByLimit } from "~/domain/limit-notice.ts";
import { digitsOfZip } from "~/domain/zip.ts";
import { useLimitToast } from "~/hooks/use-limit-toast.ts";
import { newId } from "~/lib/ids.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { readAsViewer, requireViewer } from "~/middleware/require-user.server.ts";
import { locateZip } from "~/usecases/locate-zip.ts";
import { readQuiz } from "~/usecases/read-quiz.ts";
import { submitQuiz } from "~/usecases/submit-quiz.ts";
import { syncProfile } from "~/usecases/sync-profile.ts";
import type { Route } from "./+types/quiz";
import { LimitScreen } from "./limit-screen.tsx";
import { ProfileProblem } from "./profile-problem.tsx";
import { QuizIntro } from "./quiz-intro.tsx";
import { QuizQuestion } from "./quiz-question.tsx";

export const meta: Route.MetaFunction = () => [{ title: `${QUIZ_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
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

  const zipcode = digitsOfZip(searchParams.get("zipcode") ?? "");
  const place = zipcode.length === 5 ? await locateZip(db, zipcode) : null;
  const quiz = readQuiz(
    searchParams,
    {
      zipcode: own?.zipcode ?? "",
      dueDate: own?.dueDate ?? "",
      genderPreference: own?.genderPreference ?? "neutral",
      laundryScenario: own?.laundryScenario ?? "daily",
    },
    place?.kind === "unknown" ? place.message : null,
  );
  return {
    ...base,
    question: {
      ...quiz,
      placeName: place?.kind === "place" ? `${place.city}, ${place.state}` : null,
      today: dayInZone(new Date(now), timeZone),
      formKey: formKeySchema.safeParse(searchParams.get("formKey")).data ?? newId(),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, planQueue, now } = args.context.get(appContext);
  const form = Object.fromEntries(await args.request.formData());
  const result = await submitQuiz({ db, planQueue, now }, viewer.id, form);
  switch (result.kind) {
    case "created":
      throw redirect(`/onboarding/processing/${result.onboardingId}`);
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
    return <QuizQuestion key={question.step} question={question} error={error ?? question.error} />;
  if (tiers && limit) return <LimitScreen text={limit.text} tier={intro.tier} tiers={tiers} />;
  return <QuizIntro allowance={allowance} limit={limit} {...intro} error={error} />;
}
