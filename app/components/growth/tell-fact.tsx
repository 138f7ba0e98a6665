// The form that tells a fact, or changes one: two taps, works without scripts.
import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { RadioChips } from "~/components/ui/choice-chips.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useOwnDay } from "~/components/ui/use-hydrated.ts";
import { editPath, sizePath } from "~/contracts/growth/size-addresses.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { Units } from "~/domain/weather/units.ts";
import { WRONG_FIELD } from "~/lib/wrong-field.ts";
import { FACT_FORM_COPY } from "~/words/en/growth/size-copy.ts";
import {
  DayField,
  DayFields,
  LabelFields,
  LengthFields,
  type PrintedSize,
  WeightFields,
} from "./fact-fields.tsx";

/** What the form knows besides its values. */
export interface FormFacts {
  formKey: string;
  today: IsoDay;
  presetDay: IsoDay;
  units: Units;
  asksLength: boolean;
  /** What was said before, by baby from 0. */
  sexes: readonly { baby: number; sex: string }[];
  printed: readonly PrintedSize[];
}

export type FormProblem = { message: string; field: string | null };

interface FactFormProps {
  planId: string;
  babies: number;
  /** Their names; null if nobody gave any. */
  babyNames: readonly string[] | null;
  bornOn: IsoDay | null;
  facts: FormFacts;
  values: Readonly<Record<string, string | undefined>>;
  problem: FormProblem | null;
  /** The fact that is changed; it stays of its kind. */
  changedId: string | null;
}

export function FactForm(props: FactFormProps) {
  const { planId, facts, values, problem, changedId } = props;
  const action = changedId ? editPath(planId, changedId) : sizePath(planId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [problem]);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="card mt-4 grid grid-cols-1 gap-4 p-4"
    >
      <h2 className="sr-only">{changedId ? FACT_FORM_COPY.change : FACT_FORM_COPY.tell}</h2>
      <input type="hidden" name="intent" value={changedId ? "edit" : "tell"} />
      <input type="hidden" name="formKey" value={values.formKey ?? facts.formKey} />
      {changedId && <input type="hidden" name="factId" value={changedId} />}
      {problem && problem.field === null && <ErrorNotice>{problem.message}</ErrorNotice>}
      {changedId ? <ChangeFields {...props} /> : <TellFields {...props} />}
      <div className="grid gap-3 sm:flex">
        <SubmitButton path={action} busy={FACT_FORM_COPY.saving}>
          {FACT_FORM_COPY.save}
        </SubmitButton>
        {changedId && (
          <ButtonLink to={sizePath(planId)} look="quiet">
            {FACT_FORM_COPY.keep}
          </ButtonLink>
        )}
      </div>
      <p className="text-xs text-ink-soft">{FACT_FORM_COPY.note}</p>
    </Form>
  );
}

const errorAt = (problem: FormProblem | null, field: string) =>
  problem?.field === field ? problem.message : undefined;

function TellFields({ babies, babyNames, bornOn, facts, values, problem }: FactFormProps) {
  const isLabel = values.way === "label";
  const baby = Number(values.baby ?? 0);
  const lengthError = errorAt(problem, "length");
  return (
    <>
      {babies > 1 && (
        <RadioChips
          id="baby"
          name="baby"
          legend={FACT_FORM_COPY.baby}
          choices={Array.from({ length: babies }, (_, at) => ({
            value: `${at}`,
            label: babyNames?.[at] || FACT_FORM_COPY.babyOf(at + 1),
          }))}
          chosen={`${baby}`}
          error={errorAt(problem, "baby")}
        />
      )}
      <div className="way-fields grid grid-cols-1 gap-3">
        <RadioChips
          id="way"
          name="way"
          legend={FACT_FORM_COPY.way}
          choices={(["checkup", "label"] as const).map((way) => ({
            value: way,
            label: FACT_FORM_COPY.ways[way],
          }))}
          chosen={isLabel ? "label" : "checkup"}
        />
        <Part className="from-checkup" title={FACT_FORM_COPY.weightQuestion}>
          <WeightFields
            values={values}
            unit={facts.units === "f" ? "lb" : "kg"}
            error={errorAt(problem, "weight")}
          />
          {facts.asksLength && (
            <details open={Boolean(values.length) || lengthError !== undefined}>
              <summary className="linkish min-h-11 content-center text-sm">
                {FACT_FORM_COPY.lengthFold}
              </summary>
              <p className="mb-2 text-xs text-ink-soft">{FACT_FORM_COPY.lengthHint}</p>
              <LengthFields values={values} unit={facts.units === "f" ? "in" : "cm"} error={lengthError} />
            </details>
          )}
        </Part>
        <Part className="from-label" title={FACT_FORM_COPY.labelQuestion}>
          <LabelFields printed={facts.printed} values={values} error={errorAt(problem, "size")} />
        </Part>
      </div>
      <DayFields
        today={facts.today}
        bornOn={bornOn}
        day={values.on || values.day || facts.presetDay}
        error={errorAt(problem, "day")}
      />
      <SexField
        said={facts.sexes.find((one) => one.baby === baby)?.sex ?? null}
        value={values.sex}
        error={errorAt(problem, "sex")}
      />
    </>
  );
}

/** A fact keeps its kind, so only its own fields are there. */
function ChangeFields({ facts, values, problem }: FactFormProps) {
  const ownDay = useOwnDay(facts.today);
  return (
    <>
      {values.weightUnit !== undefined && (
        <WeightFields values={values} unit="lb" error={errorAt(problem, "weight")} />
      )}
      {values.lengthUnit !== undefined && (
        <LengthFields values={values} unit="in" error={errorAt(problem, "length")} />
      )}
      {values.size !== undefined && (
        <LabelFields printed={facts.printed} values={values} error={errorAt(problem, "size")} />
      )}
      <DayField day={values.day ?? ""} ownDay={ownDay} error={errorAt(problem, "day")} />
    </>
  );
}

function Part({ className, title, children }: { className: string; title: string; children: ReactNode }) {
  return (
    <div className={`${className} grid grid-cols-1 gap-2`}>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {children}
    </div>
  );
}

const SEXES = ["boy", "girl", "unsaid"] as const;

interface SexFieldProps {
  /** Null before anyone was asked. */
  said: string | null;
  value: string | undefined;
  error: string | undefined;
}

/** Folded once it was answered. */
function SexField({ said, value, error }: SexFieldProps) {
  const chosen = value || said;
  const chips = (
    <RadioChips
      id="sex"
      name="sex"
      legend={FACT_FORM_COPY.sex}
      hint={FACT_FORM_COPY.sexHint}
      choices={SEXES.map((sex) => ({ value: sex, label: FACT_FORM_COPY.sexes[sex] }))}
      chosen={chosen}
      error={error}
    />
  );
  const known = SEXES.find((sex) => sex === said);
  if (!known) return chips;
  return (
    <details open={error !== undefined}>
      <summary className="linkish min-h-11 content-center text-sm">
        {FACT_FORM_COPY.sexSaid(FACT_FORM_COPY.sexes[known])}
      </summary>
      {chips}
    </details>
  );
}
