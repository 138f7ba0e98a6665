// The answers that a plan was made from, to be changed: the same attempt is planned anew.

import { useEffect, useRef } from "react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext } from "~/context.ts";
import { answersPath } from "~/contracts/plans/plan-addresses.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { ANSWERS_COPY, BIRTH_PAGE_COPY } from "~/copy/plans/plan-changes.ts";
import { selectAnswersForOwner } from "~/data/plans/attempt-restarts.server.ts";
import { dayInZone, formatDay } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place-name.ts";
import { isComplete } from "~/domain/plans/attempt-status.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { formFields } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { changeAnswers } from "~/usecases/plans/change-answers.ts";
import type { Route } from "./+types/answers";
import { AnswerFields } from "./answer-fields.tsx";

/** Longer than any answer; what is longer still is not shown again. */
const LONGEST_VALUE = 40;

export const meta: Route.MetaFunction = () => [{ title: `${ANSWERS_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    reader.read(selectAnswersForOwner(db, userId, args.params.onboardingId)),
  );
  const [plan] = rows;
  if (!plan) throw data(null, { status: 404 });
  const { onboardingId, status } = plan;
  const isReady = isComplete(status);
  const canChange = isReady || (status === "failed" && !plan.isUnmadeCopy);
  const page = {
    onboardingId,
    isReady,
    canChange,
    isUnmadeCopy: plan.isUnmadeCopy && status === "failed",
    today: dayInZone(new Date(now), timeZone),
    bornOn: plan.babyBornOn,
    placeName: placeName(plan),
    answers: {
      zipcode: plan.zipcode,
      dueDate: plan.dueDate,
      genderPreference: plan.genderPreference,
      laundryScenario: plan.laundryScenario,
    },
  };
  return data(page, { status: canChange ? 200 : 409 });
}

export async function action(args: Route.ActionArgs) {
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const { db, planQueue, live, now } = args.context.get(appContext);
  const { onboardingId } = args.params;
  const fields = await formFields(args.request);
  const result = await changeAnswers({ db, planQueue, live, now }, viewer.id, onboardingId, fields);
  const sent = (name: string) => String(fields[name] ?? "").slice(0, LONGEST_VALUE);
  const values = {
    zipcode: sent("zipcode"),
    dueDate: sent("dueDate"),
    genderPreference: sent("genderPreference"),
    laundryScenario: sent("laundryScenario"),
  };
  switch (result.kind) {
    case "recalculating":
      throw redirect(`/onboarding/processing/${onboardingId}`, { status: 303 });
    case "unchanged":
      throw redirect(`/dashboards/${onboardingId}`, { status: 303 });
    case "invalid":
      return data({ errors: result.errors, message: null, values }, { status: 400 });
    case "refused": {
      const status = result.code === "QUIZ_LIMIT_ON_SUBMIT" ? 403 : 409;
      return data({ errors: {}, message: ERROR_TEXTS[result.code], values }, { status });
    }
    case "not-found":
      throw data(null, { status: 404 });
    default:
      return result satisfies never;
  }
}

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId, isReady, canChange, bornOn, placeName, today } = loaderData;
  const { errors = {}, message = null, values = loaderData.answers } = actionData ?? {};
  const isBusy = useNavigation().formAction === answersPath(onboardingId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (actionData) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [actionData]);
  const wayBack = isReady ? `/dashboards/${onboardingId}` : "/dashboards";
  return (
    <section className="container-page max-w-xl py-6 md:py-10">
      <Link className="linkish inline-flex min-h-11 items-center text-sm" to={wayBack}>
        {isReady ? BIRTH_PAGE_COPY.back : ANSWERS_COPY.toList}
      </Link>
      <h1 className="mt-1 text-xl">{ANSWERS_COPY.title}</h1>
      {!canChange && (
        <div className="mt-4">
          {loaderData.isUnmadeCopy ? (
            <Notice look="look">{ANSWERS_COPY.unmadeCopy}</Notice>
          ) : (
            <Notice look="look" title={ANSWERS_COPY.notReadyTitle}>
              {ANSWERS_COPY.notReady}
            </Notice>
          )}
        </div>
      )}
      {canChange && (
        <>
          <p className="mt-2 text-ink-soft">{isReady ? ANSWERS_COPY.lead : ANSWERS_COPY.leadOfFailed}</p>
          {bornOn && <p className="mt-2 text-ink-soft">{ANSWERS_COPY.bornHint(formatDay(bornOn))}</p>}
          <Form
            ref={form}
            method="post"
            action={answersPath(onboardingId)}
            // Not the browser's words: ours stand at the fields.
            noValidate
            className="mt-6 grid gap-8"
          >
            <AnswerFields
              answers={values}
              errors={errors}
              placeName={values.zipcode === loaderData.answers.zipcode ? placeName : null}
              today={today}
            />
            {message && (
              <Notice look="error" isAlert>
                {message}
              </Notice>
            )}
            <div className="grid gap-3 sm:flex">
              <Button type="submit" aria-disabled={isBusy || undefined}>
                {isBusy ? ANSWERS_COPY.saving : ANSWERS_COPY.save}
              </Button>
              <ButtonLink to={wayBack} look="quiet">
                {ANSWERS_COPY.keep}
              </ButtonLink>
            </div>
          </Form>
        </>
      )}
    </section>
  );
}
