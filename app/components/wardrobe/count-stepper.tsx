// '− 2 of 4 +': how many of an item the parent has. Every button also works as a plain form without scripts;
// with them, the row's arrow keys lead to the buttons (wardrobe-items.tsx).

import type { MouseEvent, ReactElement } from "react";
import { stepped, stepText } from "~/domain/wardrobe/item-edit.ts";
import { type EarlyTap, replayedTap } from "~/lib/early-input.ts";
import { ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";
import { prepareNumberList } from "./number-picker.tsx";

/** The id of the form that the buttons submit; there is one per page. */
export const COUNTS_FORM = "counts";

interface CountStepperProps {
  itemId: number;
  name: string;
  count: number;
  needed: number;
  /** Whether the viewer may change counts. */
  mayCount: boolean;
  /** Whether no weather in the age range calls for the catalogue's item. */
  isDisabled: boolean;
  isSaving: boolean;
  /** Whether the count has changed since the page loaded. */
  wasChanged: boolean;
  /** A tap on − or +. */
  onStep: (step: EarlyTap) => void;
  onPick: (button: HTMLElement) => void;
}

export function countStepper(props: CountStepperProps): ReactElement {
  const { itemId, name, count, needed, mayCount, isDisabled, isSaving, wasChanged, onStep, onPick } = props;
  const cell = { itemId, count, onStep };
  // Without a number needed, only the number owned is shown.
  const ofNeeded = needed > 0 ? ` ${ROW_COPY.ofNeeded(needed)}` : "";
  const label = COUNT_COPY.valueLabel(name, `${count}${ofNeeded}`);
  if (!mayCount) {
    return (
      <p className="stepper">
        <span className="count content-center text-center">
          <b>{count}</b>
          {ofNeeded}
        </span>
      </p>
    );
  }
  if (isDisabled) {
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
  return (
    <div className="stepper">
      {/* It stays once the count has changed, because it may have the focus; CSS hides it while it doesn't. */}
      {(count > 0 || wasChanged) && step({ ...cell, sign: "−", label: COUNT_COPY.oneLess(name), by: -1 })}
      <button
        ref={leaveToArrows}
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isSaving || undefined}
        aria-label={label}
        onClick={pick}
        onPointerDown={prepareNumberList}
        onFocus={prepareNumberList}
        className="count"
      >
        <b>{count}</b>
        {ofNeeded}
      </button>
      {step({ ...cell, sign: "+", label: COUNT_COPY.oneMore(name), by: 1 })}
    </div>
  );
}

interface StepProps extends Pick<CountStepperProps, "itemId" | "count" | "onStep"> {
  sign: "−" | "+";
  label: string;
  by: 1 | -1;
}

function step({ itemId, sign, label, count, by, onStep }: StepProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useButtonType: a button of a form submits it; a page has a hundred of them
    <button
      ref={leaveToArrows}
      form={COUNTS_FORM}
      formAction={`items/${itemId}`}
      name="step"
      value={stepText(by)}
      aria-label={label}
      aria-disabled={stepped(count, by) === count || undefined}
      onClick={(event) => {
        event.preventDefault();
        // Not every browser focuses a pressed button, and − is hidden at 0 unless it has the focus.
        event.currentTarget.focus();
        const tap = replayedTap() ?? { by };
        if (stepped(count, tap.by) !== count) onStep(tap);
      }}
    >
      {sign}
    </button>
  );
}

/** Takes a button out of the tab order once arrow keys lead to it, that is, once scripts run. */
function leaveToArrows(button: HTMLButtonElement | null): void {
  if (button) button.tabIndex = -1;
}
