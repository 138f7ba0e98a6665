// The fields of a fact about the baby: the day, the figures of a checkup, and the size on a label with how the clothes fit.

import { RadioChips } from "~/components/ui/choice-chips.tsx";
import { Field, FieldError, wrongMark } from "~/components/ui/field.tsx";
import { useOwnDay } from "~/components/ui/use-hydrated.ts";
import { type IsoDay, plusDays, plusMonths } from "~/domain/calendar.ts";
import { FITS } from "~/domain/growth/baby-facts.ts";
import type { ChartSize } from "~/domain/growth/size-charts.ts";
import { type LengthUnit, LONGEST_MEASURE, type WeightUnit } from "~/domain/growth/typed-measures.ts";
import { LABEL_COPY } from "~/words/en/growth/fit-copy.ts";
import { CHART_LABELS, FACT_FORM_COPY } from "~/words/en/growth/size-copy.ts";

interface DayFieldsProps {
  today: IsoDay;
  bornOn: IsoDay | null;
  /** What is chosen at first. */
  day: IsoDay;
  error: string | undefined;
}

/** A chip for each usual day, or any date. */
export function DayFields({ today, bornOn, day, error }: DayFieldsProps) {
  const ownDay = useOwnDay(today);
  const chips = usualDays(ownDay, bornOn);
  const chosen = day === today ? ownDay : day;
  const isUsual = !error && chips.some(({ value }) => value === chosen);
  return (
    <div key={ownDay} className="day-fields">
      <RadioChips
        id="day-chips"
        name="on"
        legend={FACT_FORM_COPY.day}
        choices={[...chips, { value: "", label: FACT_FORM_COPY.days.other }]}
        chosen={isUsual ? chosen : ""}
      />
      <div className="other-day mt-2">
        <DayField day={chosen} ownDay={ownDay} error={error} />
      </div>
    </div>
  );
}

/** Any day up to today. */
export function DayField({ day, ownDay, error }: { day: string; ownDay: IsoDay; error: string | undefined }) {
  return (
    <Field
      name="day"
      type="date"
      label={FACT_FORM_COPY.date}
      defaultValue={day}
      max={ownDay}
      error={error}
      className="figures max-w-60"
    />
  );
}

/** Those since the birth, each once. */
function usualDays(today: IsoDay, bornOn: IsoDay | null): { value: IsoDay; label: string }[] {
  const { days } = FACT_FORM_COPY;
  const all = [
    { value: today, label: days.today },
    ...(bornOn && bornOn <= today ? [{ value: bornOn, label: days.birth }] : []),
    { value: plusDays(today, -7), label: days.week },
    { value: plusMonths(today, -1), label: days.month },
  ];
  return all.filter(
    ({ value }, at) =>
      (bornOn === null || value >= bornOn) && all.findIndex((one) => one.value === value) === at,
  );
}

interface FigureFieldsProps<Unit> {
  values: Readonly<Record<string, string | undefined>>;
  /** Preset by the place's units. */
  unit: Unit;
  error: string | undefined;
}

/** The unit is part of the field: the switch beside it is always seen, and names what to type. */
export function WeightFields({ values, unit, error }: FigureFieldsProps<WeightUnit>) {
  return (
    <div className="unit-fields">
      <div className="flex flex-wrap items-end gap-2">
        <label htmlFor="weight" className="grid w-22 text-xs">
          <span className="in-lb">{FACT_FORM_COPY.weight.lb}</span>
          <span className="in-kg">{FACT_FORM_COPY.weight.kg}</span>
          <Figure name="weight" value={values.weight} error={error} errorId="weight-error" />
        </label>
        <label htmlFor="ounces" className="in-lb grid w-18 text-xs">
          {FACT_FORM_COPY.ounces}
          <Figure name="ounces" value={values.ounces} error={error} errorId="weight-error" isQuiet />
        </label>
        <UnitSwitch
          name="weightUnit"
          legend={FACT_FORM_COPY.weightUnit}
          labels={FACT_FORM_COPY.weightUnits}
          chosen={values.weightUnit === "kg" || values.weightUnit === "lb" ? values.weightUnit : unit}
        />
      </div>
      <FieldError id="weight-error" error={error} />
    </div>
  );
}

export function LengthFields({ values, unit, error }: FigureFieldsProps<LengthUnit>) {
  return (
    <div className="unit-fields">
      <div className="flex flex-wrap items-end gap-2">
        <label htmlFor="length" className="grid w-22 text-xs">
          <span className="in-in">{FACT_FORM_COPY.length.in}</span>
          <span className="in-cm">{FACT_FORM_COPY.length.cm}</span>
          <Figure name="length" value={values.length} error={error} errorId="length-error" />
        </label>
        <UnitSwitch
          name="lengthUnit"
          legend={FACT_FORM_COPY.lengthUnit}
          labels={FACT_FORM_COPY.lengthUnits}
          chosen={values.lengthUnit === "cm" || values.lengthUnit === "in" ? values.lengthUnit : unit}
        />
      </div>
      <FieldError id="length-error" error={error} />
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string | undefined;
  error: string | undefined;
  errorId: string;
  /** The second field of two: the first one takes the focus. */
  isQuiet?: true;
}

function Figure({ name, value, error, errorId, isQuiet }: FigureProps) {
  const { autoFocus: _, ...quietMark }: ReturnType<typeof wrongMark> & { autoFocus?: true } = wrongMark(
    errorId,
    error,
  );
  return (
    <input
      id={name}
      name={name}
      // Not a number field: those drop what they can't read.
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST_MEASURE}
      defaultValue={value}
      className="field figures mt-1"
      {...(isQuiet ? quietMark : wrongMark(errorId, error))}
    />
  );
}

interface UnitSwitchProps<Unit extends string> {
  name: string;
  legend: string;
  labels: Readonly<Record<Unit, string>>;
  chosen: Unit;
}

function UnitSwitch<Unit extends string>({ name, legend, labels, chosen }: UnitSwitchProps<Unit>) {
  const units: [string, string][] = Object.entries(labels);
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="chips">
        {units.map(([unit, label]) => (
          <label key={unit} className="chip">
            <input type="radio" name={name} value={unit} defaultChecked={unit === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A size, and what shops print where the plan is. */
export type PrintedSize = { size: ChartSize; print: string | null };

interface LabelFieldsProps {
  printed: readonly PrintedSize[];
  values: Readonly<Record<string, string | undefined>>;
  error: string | undefined;
}

export function LabelFields({ printed, values, error }: LabelFieldsProps) {
  return (
    <>
      <RadioChips
        id="size"
        name="size"
        legend={LABEL_COPY.size}
        choices={printed.map(({ size, print }) => ({
          value: size,
          label: print === null ? CHART_LABELS[size] : `${CHART_LABELS[size]} · ${print}`,
        }))}
        chosen={values.size ?? null}
        error={error}
      />
      <RadioChips
        id="fit"
        name="fit"
        legend={LABEL_COPY.fit}
        choices={FITS.map((fit) => ({ value: fit, label: LABEL_COPY.fits[fit] }))}
        chosen={values.fit ?? "good"}
      />
    </>
  );
}
