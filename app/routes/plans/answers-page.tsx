// Changes the answers that a plan was made from; the same attempt is then planned again.

import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { BabiesField } from "~/components/plans/babies-field.tsx";
import { BabyFrame } from "~/components/plans/baby-frame.tsx";
import { GenderField, LaundryField } from "~/components/plans/quiz/choice-fields.tsx";
import { DueDateField } from "~/components/plans/quiz/due-date-field.tsx";
import { WhereField, type WhereFieldProps } from "~/components/plans/quiz/where-field.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { Field, FieldError } from "~/components/ui/field.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { answersPath, secondYearPath } from "~/contracts/plans/plan-addresses.ts";
import type { AnswerPart } from "~/contracts/plans/plan-forms.ts";
import { WHERE_FIELD } from "~/contracts/plans/quiz-addresses.ts";
import { isKnownDay } from "~/domain/calendar.ts";
import { isSamePlace, type Where } from "~/domain/plans/quiz.ts";
import { GENDER_PREFERENCES } from "~/domain/vocabulary.ts";
import { parseScenario } from "~/domain/wardrobe/scenarios.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { answerOr } from "~/lib/send-form.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { babiesWords } from "~/words/en/plans/babies-copy.ts";
import { dueOrBorn } from "~/words/en/plans/due-date-copy.ts";
import { ANSWERS_COPY } from "~/words/en/plans/plan-changes.ts";
import { FIELD_COPY } from "~/words/en/plans/quiz-copy.ts";
import { SECOND_YEAR_COPY } from "~/words/en/plans/second-year-copy.ts";
import { GENDER_LABELS, SCENARIO_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { Route } from "./+types/answers-page";
import { readPlanAnswers, type TypedDates } from "./answers-data.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { changePlanAnswers as action } from "./answers-data.server.ts";

interface AnswerFieldsProps extends Omit<WhereFieldProps, "error" | "onValidity"> {
  answers: TypedDates;
  asksBirth: boolean;
  errors: Partial<Record<AnswerPart, string>>;
  /** The plan's as it was saved. */
  country: string;
  today: string;
}

/** The quiz's answers on one page; the server checks them. */
function AnswerFields({ asksBirth, errors, country, today, ...field }: AnswerFieldsProps) {
  const { where, search, answers } = field;
  const babies = <BabiesField value={answers.babies} error={errors.babies} />;
  return (
    <>
      <WhereField
        {...field}
        key={`${where} ${search?.text ?? ""}`}
        error={errors.zipcode ?? null}
        onValidity={ignore}
      />
      {asksBirth ? (
        <DatesByName answers={answers} errors={errors}>
          {babies}
        </DatesByName>
      ) : (
        <DueDateField
          defaultValue={answers.dueDate}
          country={country}
          today={today}
          error={errors.dueDate ?? null}
          onValidity={ignore}
        >
          {babies}
        </DueDateField>
      )}
      <div>
        <h2 id="gender" className="mb-2 font-sans text-sm font-semibold">
          {ANSWERS_COPY.gender}
        </h2>
        <GenderField labelledBy="gender" value={answers.genderPreference} />
        <FieldError id="gender-error" error={errors.genderPreference} />
      </div>
      <div>
        <h2 id="laundry" className="mb-2 font-sans text-sm font-semibold">
          {ANSWERS_COPY.laundry}
        </h2>
        <LaundryField labelledBy="laundry" value={answers.laundryScenario} />
        <FieldError id="laundry-error" error={errors.laundryScenario} />
      </div>
    </>
  );
}

/** The due date and the birth, each under its name: the first says from when sizes count, the second from when there is a baby. */
function DatesByName({ answers, errors, children }: DatesByNameProps) {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{ANSWERS_COPY.datesHint}</p>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        {(["dueDate", "bornOn"] as const).map((name) => (
          <Field
            key={name}
            name={name}
            type="date"
            label={name === "dueDate" ? FIELD_COPY.dueDate.label : FIELD_COPY.dueDate.bornLabel}
            defaultValue={answers[name]}
            error={errors[name]}
            className="figures"
          />
        ))}
      </div>
      {children}
    </div>
  );
}

interface DatesByNameProps extends Pick<AnswerFieldsProps, "answers" | "errors"> {
  children: ReactNode;
}

/** The fields share one form, so no single one blocks it. */
function ignore(): void {}

export const meta: Route.MetaFunction = () => [{ title: `${ANSWERS_COPY.title} · ${PRODUCT_NAME}` }];

export const loader = forWhoMay("edit", (args: Route.LoaderArgs) => readPlanAnswers(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction, () => ({
    errors: {},
    message: ERROR_TEXTS.ANSWERS_NOT_SAVED,
    values: undefined,
    search: undefined,
  }));

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const {
    onboardingId: planId,
    isReady,
    canChange,
    asksBirth,
    placeName,
    country,
    where,
    today,
  } = loaderData;
  const {
    errors = {},
    message = null,
    values = loaderData.shown,
    search = loaderData.search,
  } = actionData ?? {};
  const path = (other: Where) => `${answersPath(planId)}?${WHERE_FIELD}=${other}`;
  const form = useFirstWrong(actionData);
  const wayBack = isReady ? href("/dashboards/:onboardingId", { onboardingId: planId }) : "/dashboards";
  return (
    <BabyFrame
      plan={loaderData}
      part="answers"
      title={ANSWERS_COPY.title}
      hasOthers={isReady}
      planPath={isReady ? wayBack : null}
      answer={answersInWords(loaderData)}
    >
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
          <Form
            ref={form}
            method="post"
            action={path(where)}
            // Our own messages next to the fields replace the browser's.
            noValidate
            className="mt-6 grid gap-8"
          >
            <AnswerFields
              // A city may have been typed in the field for ZIP codes.
              where={search ? "city" : where}
              path={path}
              search={search}
              answers={values}
              asksBirth={asksBirth}
              errors={errors}
              placeName={isSamePlace(values, loaderData.answers) ? placeName : null}
              country={country}
              today={today}
            />
            {message && <ErrorNotice>{message}</ErrorNotice>}
            <div className="grid gap-3 sm:flex">
              <SubmitButton path={path(where)} busy={ANSWERS_COPY.saving}>
                {ANSWERS_COPY.save}
              </SubmitButton>
              <ButtonLink to={wayBack} look="quiet">
                {ANSWERS_COPY.keep}
              </ButtonLink>
            </div>
          </Form>
          {isReady && (
            <Link className="tap-link mt-4 text-sm" to={secondYearPath(planId)}>
              {SECOND_YEAR_COPY.answersLine}
            </Link>
          )}
        </>
      )}
    </BabyFrame>
  );
}

/** The answers as they are saved: 'Minneapolis, MN · due Jan 5, 2027 · Girl · Daily'. */
function answersInWords({ placeName, answers, country, bornOn }: Route.ComponentProps["loaderData"]): string {
  const { dueDate } = answers;
  const saysDue = bornOn !== dueDate && isKnownDay(dueDate);
  const gender = GENDER_PREFERENCES.find((value) => value === answers.genderPreference);
  const routine = parseScenario(answers.laundryScenario);
  return [
    placeName ?? answers.zipcode,
    saysDue && dueOrBorn(dayWords(dueDate, country), false),
    bornOn && isKnownDay(bornOn) && dueOrBorn(dayWords(bornOn, country), true),
    babiesWords(Number(answers.babies)),
    gender && GENDER_LABELS[gender],
    routine && SCENARIO_LABELS[routine],
  ]
    .filter(Boolean)
    .join(" · ");
}
