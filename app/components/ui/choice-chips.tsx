import { FieldError } from "./field.tsx";

interface ChoiceChipsProps {
  id: string;
  legend: string;
  hint?: string;
  /** One choice or several. */
  type: "radio" | "checkbox";
  choices: readonly { name: string; value: string; label: string; isChosen: boolean }[];
  error?: string | undefined;
}

/** A few short answers on one line, styled like the filter's chips. */
export function ChoiceChips({ id, legend, hint, type, choices, error }: ChoiceChipsProps) {
  return (
    <fieldset
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <div className="chips mt-2">
        {choices.map(({ name, value, label, isChosen }) => (
          <label key={`${name} ${value}`} className="chip">
            <input type={type} name={name} value={value} defaultChecked={isChosen} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface RadioChipsProps extends Omit<ChoiceChipsProps, "type" | "choices"> {
  name: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | null;
}

/** One of a few short answers. */
export function RadioChips({ name, choices, chosen, ...rest }: RadioChipsProps) {
  const radios = choices.map((choice) => ({ name, ...choice, isChosen: choice.value === chosen }));
  return <ChoiceChips {...rest} type="radio" choices={radios} />;
}
