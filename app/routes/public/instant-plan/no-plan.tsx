import { PageFrame } from "~/components/layout/page-frame.tsx";
import { PlaceForm } from "~/components/public/place-form.tsx";
import type { PlanQuestion } from "~/contracts/public/plan-question.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";
import { PLAN_COPY, PLAN_FORM_COPY } from "~/words/en/public/instant-plan-copy.ts";

/** The form alone, with the errors of what was asked. */
export function NoPlan({ question, offered }: { question: PlanQuestion; offered: OfferedMonths }) {
  const isAsked = Object.keys(question.errors).length > 0;
  return (
    <PageFrame
      title={isAsked ? PLAN_COPY.noPlan : PLAN_FORM_COPY.title}
      scene={isAsked ? "weather-missing" : "quiz-place"}
    >
      <PlaceForm question={question} offered={offered} />
    </PageFrame>
  );
}
