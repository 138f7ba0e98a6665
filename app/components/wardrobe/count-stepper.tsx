// '− 2 of 4 +': how many of an item the parent has. Every button also works as a plain form without scripts.
import type { MouseEvent } from "react";
import { COUNT_COPY } from "~/copy/wardrobe/counts.ts";
import { ROW_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { MAX_OWNED } from "~/domain/wardrobe/owned.ts";
import { prepareNumberList } from "./number-picker.tsx";

/** The id of the form that the buttons submit; there is one per page. */
export const COUNTS_FORM = "counts";

interface CountStepperProps {
  itemId: number;
  name: string;
  count: number;
  needed: number;
  /** Whether no weather in the age range calls for the item. */
  isDisabled: boolean;
  isSaving: boolean;
  onChange: (count: number) => void;
  onPick: (button: HTMLElement) => void;
}

export function CountStepper({
  itemId,
  name,
  count,
  needed,
  isDisabled,
  isSaving,
  onChange,
  onPick,
}: CountStepperProps) {
  const step = { itemId, count, onChange };
  if (isDisabled) {
    const label = COUNT_COPY.valueLabel(name, count);
    return (
      <div className="stepper">
        <button type="button" disabled aria-label={label} className="count">
          <b>{count}</b>
        </button>
      </div>
    );
  }
  function pick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!isSaving) onPick(currentTarget);
  }
  // Without a number needed, only the number owned is shown.
  const ofNeeded = needed > 0 ? ` ${ROW_COPY.ofNeeded(needed)}` : "";
  return (
    <div className="stepper">
      <Step {...step} sign="−" label={COUNT_COPY.oneLess(name)} by={-1} />
      {needed > 0 && count >= needed && <Tick />}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isSaving || undefined}
        aria-label={COUNT_COPY.valueLabel(name, `${count}${ofNeeded}`)}
        onClick={pick}
        onPointerDown={prepareNumberList}
        onFocus={prepareNumberList}
        className="count"
      >
        <b>{count}</b>
        {ofNeeded}
      </button>
      <Step {...step} sign="+" label={COUNT_COPY.oneMore(name)} by={1} />
    </div>
  );
}

interface StepProps extends Pick<CountStepperProps, "itemId" | "count" | "onChange"> {
  sign: "−" | "+";
  label: string;
  by: 1 | -1;
}

function Step({ itemId, sign, label, count, by, onChange }: StepProps) {
  const next = Math.min(MAX_OWNED, Math.max(0, count + by));
  return (
    // biome-ignore lint/a11y/useButtonType: a button of a form submits it; a page has a hundred of them
    <button
      form={COUNTS_FORM}
      formAction={`items/${itemId}`}
      name="quantity"
      value={next}
      aria-label={label}
      aria-disabled={next === count || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (next !== count) onChange(next);
      }}
    >
      {sign}
    </button>
  );
}

/** A check mark with a text alternative, so that the state isn't shown by color alone. */
function Tick() {
  return (
    <svg viewBox="0 0 16 16" className="tick" role="img" aria-label={ROW_COPY.ready}>
      <path d="M3 8.5 6.5 12 13 4.5" />
    </svg>
  );
}
