import { Scene } from "~/components/illustrations/art.tsx";
import { PlaceForm } from "~/components/public/place-form.tsx";
import type { PlanQuestion } from "~/contracts/public/plan-question.ts";
import { PLAN_COPY, PLAN_FORM_COPY } from "~/copy/public/instant-plan-copy.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";

interface NoPlanProps {
  question: PlanQuestion;
  offered: OfferedMonths;
}

/** The form alone, with the errors of what was asked. */
export function NoPlan({ question, offered }: NoPlanProps) {
  const isAsked = Object.keys(question.errors).length > 0;
  return (
    <section className="container-page flex max-w-2xl flex-col gap-4 py-10">
      <Scene
        name={isAsked ? "weather-missing" : "quiz-place"}
        className="mx-auto aspect-8/5 w-56 max-w-full"
      />
      <h1 className="text-center text-xl">{isAsked ? PLAN_COPY.noPlan : PLAN_FORM_COPY.title}</h1>
      <PlaceForm question={question} offered={offered} />
    </section>
  );
}
