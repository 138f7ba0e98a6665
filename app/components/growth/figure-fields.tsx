// A weight or a length with its unit, which is part of the field: the switch beside it is always seen, and names what to type.
import { FieldError, wrongMark } from "~/components/ui/field.tsx";
import { FACT_FORM_COPY } from "~/copy/growth/size-copy.ts";
import { type LengthUnit, LONGEST_MEASURE, type WeightUnit } from "~/domain/growth/typed-measures.ts";

interface FigureFieldsProps<Unit> {
  values: Readonly<Record<string, string | undefined>>;
  /** Preset by the place's units. */
  unit: Unit;
  error: string | undefined;
}

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
