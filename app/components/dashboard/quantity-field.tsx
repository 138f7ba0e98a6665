// 'You have − 3 +' for one item in one weather. Every button also works as a plain form before the scripts are there.
import type { MouseEvent } from "react";
import { COUNT_COPY } from "~/copy/dashboard.ts";
import { MAX_OWNED } from "~/domain/owned.ts";
import type { FieldState } from "~/hooks/edit-queue.ts";
import { prepareNumberList } from "./number-picker.tsx";

/** The form that the buttons send themselves with; once on the page. */
export const COUNTS_FORM = "counts";

interface QuantityFieldProps {
  /** 'Warm Coat, Cold & Snowy' */
  name: string;
  count: number;
  /** Where a plain form sends the count. */
  action: string;
  state: FieldState | undefined;
  onChange: (count: number) => void;
  onPick: (button: HTMLElement) => void;
}

export function QuantityField(props: QuantityFieldProps) {
  const { name, count, action, state, onChange, onPick } = props;
  const isSaving = state?.phase === "saving";
  function pick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!isSaving) onPick(currentTarget);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's part, and its legend breaks the line
    <div role="group" aria-label={COUNT_COPY.listLabel(name)} className="inline-flex items-center">
      <Step
        sign="−"
        label={COUNT_COPY.oneLess(name)}
        action={action}
        from={count}
        to={count - 1}
        onChange={onChange}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isSaving}
        aria-label={COUNT_COPY.valueLabel(name, count)}
        onClick={pick}
        onPointerDown={prepareNumberList}
        onFocus={prepareNumberList}
        className="count"
      >
        {count}
      </button>
      <Step
        sign="+"
        label={COUNT_COPY.oneMore(name)}
        action={action}
        from={count}
        to={count + 1}
        onChange={onChange}
      />
    </div>
  );
}

interface StepProps {
  sign: "−" | "+";
  label: string;
  action: string;
  from: number;
  to: number;
  onChange: (count: number) => void;
}

function Step({ sign, label, action, from, to, onChange }: StepProps) {
  const next = Math.min(MAX_OWNED, Math.max(0, to));
  return (
    <button
      type="submit"
      form={COUNTS_FORM}
      formAction={action}
      name="quantity"
      value={next}
      aria-label={label}
      aria-disabled={next === from}
      onClick={(event) => {
        event.preventDefault();
        if (next !== from) onChange(next);
      }}
      className="count-step"
    >
      {sign}
    </button>
  );
}
