// Where the form for a place and a month leads: to the plan, or back to the form with its errors.
import { data, redirect } from "react-router";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { readPlanQuestion } from "~/contracts/public/plan-question.ts";
import { toDay } from "~/domain/calendar.ts";
import { offeredMonths } from "~/domain/public/plan-address.ts";
import { appContext } from "~/http/context.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { PLAN_FORM_COPY } from "~/words/en/public/instant-plan-copy.ts";
import type { Route } from "./+types/plan-question-page";
import { NoPlan } from "./no-plan.tsx";

export { plansLimited as middleware } from "~/http/guards.server.ts";

export const handle = publicHandle();

export const meta: Route.MetaFunction = () => privatePageMeta(PLAN_FORM_COPY.title);

export function loader({ context, url }: Route.LoaderArgs) {
  const answer = readPlanQuestion(url.searchParams);
  if (answer.kind !== "question") throw redirect(answer.path, 303);
  const question = { ...answer.question, errors: errorTexts(answer.question.errors) };
  const isWrong = Object.keys(question.errors).length > 0;
  const offered = offeredMonths(toDay(new Date(context.get(appContext).now)));
  return data({ question, offered }, { status: isWrong ? 400 : 200 });
}

export default function PlanQuestionRoute({ loaderData }: Route.ComponentProps) {
  return <NoPlan {...loaderData} />;
}
