// "Baby has arrived": enter, correct, or remove the birth date of a plan's baby. The forms work without
// scripts; with scripts, a refusal shows in place.

import { type ReactNode, type RefObject, type SubmitEvent, useRef, useState } from "react";
import { href, Link, useLocation, useNavigate } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Field, FieldError } from "~/components/ui/field.tsx";
import { useFirstWrong, useFormSend } from "~/components/ui/use-form-send.ts";
import { ownDayFrom, useOwnDay } from "~/components/ui/use-hydrated.ts";
import {
  BIRTH_FORM_ID,
  birthPath,
  REFUSED_BABIES_PARAM,
  REFUSED_BIRTH_PARAM,
} from "~/contracts/plans/plan-addresses.ts";
import { isBirthAnswer } from "~/contracts/plans/plan-answers.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { isBabyCount } from "~/domain/plans/babies.ts";
import { type BirthDateProblem, birthDateProblem, earliestBirth } from "~/domain/plans/birth-date.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { BIRTH_DAY } from "~/words/en/plans/babies-copy.ts";
import { BIRTH_COPY } from "~/words/en/plans/birth-copy.ts";
import { BabiesField } from "./babies-field.tsx";

const problemTexts = (): Record<BirthDateProblem, string> => ({
  BIRTH_DATE_INVALID: ERROR_TEXTS.BIRTH_DATE_INVALID,
  BIRTH_DATE_AHEAD: ERROR_TEXTS.BIRTH_DATE_AHEAD,
  BIRTH_DATE_LONG_AGO: ERROR_TEXTS.BIRTH_DATE_LONG_AGO,
});

interface BirthFormProps {
  planId: string;
  dueDate: IsoDay;
  bornOn: IsoDay | null;
  /** How many the plan is for. */
  babies: number;
  /** The plan's, in whose order dates are written. */
  country: string;
  /** Today in the visitor's time zone, as far as the server knows it. */
  today: IsoDay;
  /** Always open on its own page, where it doesn't fold. */
  isOpen?: boolean;
}

/** The folded form. Pass `bornOn` and `babies` as its key. */
export function BirthForm(props: BirthFormProps) {
  const { planId, dueDate, bornOn, babies, country, today, isOpen = false } = props;
  const search = new URLSearchParams(useLocation().search);
  const [refused, refusedBabies] = [search.get(REFUSED_BIRTH_PARAM), search.get(REFUSED_BABIES_PARAM)];
  const fold = useRef<HTMLDetailsElement>(null);
  const own = bornOn ?? dueDate;
  const { send, isSaving, error, errorOf } = useSending(planId, { today, own }, () => {
    if (fold.current && !isOpen) fold.current.open = false;
  });
  const form = { planId, onSend: send };
  const wrong = useFirstWrong(error);
  const ownDay = useOwnDay(today);
  return (
    <div id={BIRTH_FORM_ID} data-chrome className="text-sm">
      <details ref={fold} open={isOpen || refused !== null} className="peer not-open:inline-block">
        <summary className={isOpen ? "hidden" : "inline-flex min-h-11 items-center gap-1.5"}>
          {bornOn && <span className="figures">{BIRTH_DAY.bornOn(dayWords(bornOn, country))} ·</span>}
          <span className="linkish">{bornOn ? BIRTH_COPY.change : BIRTH_COPY.title}</span>
        </summary>
        <SendForm
          {...form}
          formRef={wrong}
          intent="save"
          className="card mt-1 grid max-w-md grid-cols-[minmax(0,1fr)] gap-4 p-4"
        >
          <p className="text-ink-soft">{BIRTH_COPY.lead}</p>
          <Field
            key={refused}
            name="bornOn"
            type="date"
            label={BIRTH_COPY.label}
            defaultValue={refused ?? bornOn ?? ""}
            min={earliestBirth(today, own)}
            max={ownDay}
            required
            error={errorOf("save") ?? refusedDayProblem(refused, today, own)}
            className="figures"
          />
          <DayLinks {...{ bornOn, dueDate }} today={ownDay} />
          <BabiesField value={refusedBabies ?? `${babies}`} error={refusedBabiesProblem(refusedBabies)} />
          <Button type="submit" aria-disabled={isSaving || undefined} className="justify-self-start">
            {isSaving ? BIRTH_COPY.saving : BIRTH_COPY.save}
          </Button>
        </SendForm>
      </details>
      {bornOn && (
        <>
          <span aria-hidden="true" className="whitespace-pre peer-open:hidden">
            {" · "}
          </span>
          <SendForm {...form} intent="remove" className="inline-block">
            <button
              type="submit"
              aria-label={BIRTH_COPY.removeLabel(dayWords(dueDate, country))}
              aria-disabled={isSaving || undefined}
              className="linkish min-h-11"
            >
              {BIRTH_COPY.remove}
            </button>
            <FieldError id="remove-error" error={errorOf("remove")} />
          </SendForm>
        </>
      )}
    </div>
  );
}

/** The due date and today, which a tap fills in, also without scripts, as long as no birth is known. */
function DayLinks({ bornOn, dueDate, today }: Pick<BirthFormProps, "bornOn" | "dueDate" | "today">) {
  const days = [dueDate, today].filter((day, at) => bornOn === null && (at > 0 || day < today));
  return (
    <p className="flex gap-x-5 *:inline-flex *:min-h-11 *:items-center empty:hidden">
      {days.map((day, at) => (
        <Link key={day} to={`?${REFUSED_BIRTH_PARAM}=${day}`} replace preventScrollReset className="linkish">
          {BIRTH_COPY.onDays[at + 2 - days.length]}
        </Link>
      ))}
    </p>
  );
}

/** What's wrong with a date that was sent without scripts and came back in the address. */
function refusedDayProblem(refused: string | null, today: IsoDay, own: IsoDay): string | undefined {
  const problem = refused === null ? null : birthDateProblem(refused, today, false, own);
  return problem ? problemTexts()[problem] : undefined;
}

/** The same for how many babies there are. */
function refusedBabiesProblem(refused: string | null): string | undefined {
  return refused === null || isBabyCount(refused) ? undefined : ERROR_TEXTS.BABIES_INVALID;
}

type Intent = "save" | "remove";

type Sent = { bornOn: string; babies: string };

interface SendFormProps {
  planId: string;
  intent: Intent;
  onSend: (intent: Intent, sent: Sent) => Promise<void>;
  formRef?: RefObject<HTMLFormElement | null>;
  className: string;
  children: ReactNode;
}

function SendForm({ planId, intent, onSend, formRef, className, children }: SendFormProps) {
  const { pathname, search } = useLocation();
  function sendByScript(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void onSend(intent, { bornOn: `${fields.get("bornOn") ?? ""}`, babies: `${fields.get("babies") ?? ""}` });
  }
  return (
    // Our own error texts appear at the field instead of the browser's.
    <form
      ref={formRef}
      method="post"
      action={birthPath(planId)}
      onSubmit={sendByScript}
      noValidate
      className={className}
    >
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  );
}

/** Sends either form by script, then opens the plan's progress or shows why it was refused. */
function useSending(planId: string, { today, own }: { today: IsoDay; own: IsoDay }, onUnchanged: () => void) {
  const navigate = useNavigate();
  const form = useFormSend(isBirthAnswer);
  const [error, setError] = useState<{ intent: Intent; text: string } | null>(null);

  async function send(intent: Intent, { bornOn, babies }: Sent) {
    if (form.isSending) return;
    const problem = intent === "save" ? birthDateProblem(bornOn, ownDayFrom(today), true, own) : null;
    if (problem) return setError({ intent, text: problemTexts()[problem] });
    setError(null);
    const words = { failed: ERROR_TEXTS.BIRTH_NOT_SAVED, unreadable: ERROR_TEXTS.ANSWER_INVALID };
    const fields = intent === "save" ? { intent, bornOn, babies } : { intent, bornOn };
    const result = await form.send(birthPath(planId), fields, words);
    if (result?.isDone === false) setError({ intent, text: result.problem.message });
    if (result?.isDone) await goOn(result.answer.isRecalculating);
  }
  const goOn = async (isRecalculating: boolean) =>
    isRecalculating
      ? navigate(href("/onboarding/processing/:onboardingId", { onboardingId: planId }))
      : onUnchanged();

  const errorOf = (intent: Intent) => (error?.intent === intent ? error.text : undefined);
  return { send, isSaving: form.isSending, error, errorOf };
}
