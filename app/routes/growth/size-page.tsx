// What fits the baby now, what comes next, and the form in which parents tell what they know.

import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { FactList, factWords, SizeSaved } from "~/components/growth/fact-list.tsx";
import { FactForm } from "~/components/growth/tell-fact.tsx";
import { WhatFits } from "~/components/growth/what-fits.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan, useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import {
  type KeptAnswer,
  type KeptForms,
  sendOrKeep,
  useFormKey,
  useKeptForms,
} from "~/components/offline/use-kept-forms.ts";
import { WaitingForms } from "~/components/offline/waiting-forms.tsx";
import { BabyFrame } from "~/components/plans/baby-frame.tsx";
import { Button } from "~/components/ui/button.tsx";
import { editPath, sizePath } from "~/contracts/growth/size-addresses.ts";
import { birthPath } from "~/contracts/plans/plan-addresses.ts";
import { may } from "~/domain/members/roles.ts";
import { keptAs, planPageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { DOUBT_COPY, FACT_FORM_COPY, KEPT_FACTS_COPY, SIZE_PAGE_COPY } from "~/words/en/growth/size-copy.ts";
import type { Route } from "./+types/size-page";
import { readSizePage } from "./read-size-page.server.ts";
import type { RefusedFact } from "./size-actions.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";
export { saveSize as action } from "./size-actions.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: planPageTitle(SIZE_PAGE_COPY.title, loaderData?.plan) },
  ...(loaderData ? [keptAs(loaderData.plan, SIZE_PAGE_COPY.title)] : []),
];

export const loader = (args: Route.LoaderArgs) => readSizePage(args);

const KIND = "facts";

/** What can't be sent now is kept, if it is a new fact and there is room; anything else comes back as it was. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, {
    kind: KIND,
    intent: "tell",
    wordsOf: factWords,
    again: (typed): RefusedFact => ({ message: ERROR_TEXTS.FACT_NOT_SAVED, field: null, typed, doubt: null }),
  });
}

export default function SizePage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, planPath, status, isReady } = loaderData;
  const answer = readAnswer(actionData);
  const waiting = useKeptForms(KIND, plan.onboardingId, { told: answer.nextKey, isReady });
  return (
    <OnPlan value={plan}>
      <BabyFrame
        plan={plan}
        part="size"
        title={plan.babies > 1 ? SIZE_PAGE_COPY.titleOfSeveral : SIZE_PAGE_COPY.title}
        hasOthers={may(plan.role, "edit")}
        planPath={planPath}
      >
        {isReady ? (
          <Telling key={plan.onboardingId} loaderData={loaderData} answer={answer} waiting={waiting} />
        ) : (
          <NotReady plan={{ onboardingId: plan.onboardingId, status }} />
        )}
      </BabyFrame>
    </OnPlan>
  );
}

interface TellingProps extends Pick<Route.ComponentProps, "loaderData"> {
  answer: ReturnType<typeof readAnswer>;
  waiting: KeptForms;
}

function Telling({ loaderData, answer, waiting }: TellingProps) {
  const { plan, planPath, status, babies, notes, waits, moved, facts, saved } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  const mayTell = useMay("edit");
  return (
    <>
      <WhatFits babies={babies} babyNames={plan.babyNames} notes={notes} moved={moved} />
      <SizeSaved planId={planId} planPath={planPath} status={status} saved={saved} />
      <WaitingForms {...waiting} wordsOf={factWords} copy={KEPT_FACTS_COPY} />
      {mayTell && (loaderData.mayTell || loaderData.changed) && (
        <FormOfPage loaderData={loaderData} {...answer} />
      )}
      {!mayTell && <ReaderNote />}
      {waits.map((line) => (
        <p key={line} className="figures mt-2 text-sm">
          {line}
        </p>
      ))}
      <FactList planId={planId} babyNames={plan.babyNames} facts={facts} />
    </>
  );
}

function readAnswer(answer: RefusedFact | KeptAnswer | undefined): {
  refused: RefusedFact | null;
  nextKey: string | null;
} {
  if (!answer) return { refused: null, nextKey: null };
  return "nextKey" in answer
    ? { refused: null, nextKey: answer.nextKey }
    : { refused: answer, nextKey: null };
}

interface FormOfPageProps extends Pick<Route.ComponentProps, "loaderData">, ReturnType<typeof readAnswer> {}

/** The form, below what is asked about it. */
function FormOfPage({ loaderData, refused, nextKey }: FormOfPageProps) {
  const { plan, saved, changed, form } = loaderData;
  const { onboardingId: planId, bornOn } = plan;
  const formKey = useFormKey(form.formKey);
  const typed = refused?.typed ?? form.typed ?? {};
  const action = changed ? editPath(planId, changed.id) : sizePath(planId);
  return (
    <>
      {refused?.doubt && (
        <DoubtQuestion action={action} message={refused.message} sent={refused.typed} doubt={refused.doubt} />
      )}
      {bornOn === null && (
        <p className="mt-4 text-sm">
          {FACT_FORM_COPY.unborn}{" "}
          <Link className="linkish" to={birthPath(planId)}>
            {FACT_FORM_COPY.unbornLink}
          </Link>
        </p>
      )}
      <FactForm
        // Filled anew for each fact that was saved or kept, and for each that is changed.
        key={`${saved?.id} ${nextKey} ${changed?.id}`}
        planId={planId}
        babies={plan.babies}
        babyNames={plan.babyNames}
        bornOn={bornOn}
        facts={{ ...form, formKey: nextKey ?? formKey }}
        values={{ ...changed?.fields, ...typed }}
        problem={refused?.doubt ? null : refused}
        changedId={changed?.id ?? null}
      />
    </>
  );
}

type Fields = Readonly<Record<string, string | undefined>>;

interface DoubtQuestionProps {
  /** Where the form was sent. */
  action: string;
  message: string;
  /** All that was sent. */
  sent: Fields;
  doubt: { typed: string; readings: readonly { words: string; fields: Fields }[] };
}

/** Asks at the head of the form, and brings itself into view: whoever has just sent the form is at its end. */
function DoubtQuestion({ action, message, sent, doubt: { typed, readings } }: DoubtQuestionProps) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks anew, also in the same words
  useEffect(() => section.current?.focus(), [sent]);
  const [only, ...others] = readings;
  const question =
    only === undefined ? message : others.length > 0 ? DOUBT_COPY.choose : DOUBT_COPY.question(only.words);
  return (
    <section
      ref={section}
      tabIndex={-1}
      role="alert"
      data-question=""
      className="card mt-4 grid grid-cols-1 gap-3 border-rose p-4"
    >
      <div>
        <h2 className="font-sans text-base font-semibold">{question}</h2>
        <p className="figures text-sm text-ink-soft">{DOUBT_COPY.asTyped(typed)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {readings.map(({ words, fields }) => (
          <Again key={words} action={action} fields={{ ...sent, ...fields }}>
            <Button type="submit">{DOUBT_COPY.yes(words)}</Button>
          </Again>
        ))}
        <Again action={action} fields={{ ...sent, keep: "yes" }}>
          <Button type="submit" look="quiet">
            {DOUBT_COPY.keep}
          </Button>
        </Again>
      </div>
      <p className="text-xs text-ink-soft">{DOUBT_COPY.keepHint}</p>
    </section>
  );
}

/** The same form once more, with other fields. */
function Again({ action, fields, children }: { action: string; fields: Fields; children: ReactNode }) {
  return (
    <Form method="post" action={action} noValidate>
      {Object.entries(fields).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}
