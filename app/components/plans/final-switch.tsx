// "Select as Final": a plain form without scripts; with them, a switch that acts at once, confirms before
// replacing another dashboard, and flips back when it is refused.

import { type SubmitEvent, useOptimistic, useState, useTransition } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Dialog } from "~/components/ui/dialog.tsx";
import { type Sending, useFormSend } from "~/components/ui/use-form-send.ts";
import { finalPath } from "~/contracts/plans/plan-addresses.ts";
import { isFinalAnswer, needsConfirmation } from "~/contracts/plans/plan-answers.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { SELECTION_COPY } from "~/words/en/plans/selection-copy.ts";

interface FinalSwitchProps {
  planId: string;
  /** The user's final dashboard as of the page's last reading. */
  selectedPlanId: string | null;
  /** Only complete attempts can be switched on. */
  isReady: boolean;
  /** The id of the element that tells this switch apart from others on the page. */
  describedBy?: string;
}

export function FinalSwitch({ planId, selectedPlanId, isReady, describedBy }: FinalSwitchProps) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { send } = useFormSend(isFinalAnswer);
  const [isFinal, setFinal] = useOptimistic(selectedPlanId === planId);
  const [isAsking, setIsAsking] = useState(false);
  const [isSaving, startSaving] = useTransition();
  const isOn = isFinal || isAsking;

  function toggle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || isAsking) return;
    if (!isOn && selectedPlanId !== null) setIsAsking(true);
    else save(!isOn);
  }

  function save(next: boolean, isConfirmed = false) {
    setIsAsking(false);
    startSaving(async () => {
      setFinal(next);
      const failed = next ? ERROR_TEXTS.SELECTION_NOT_UPDATED : ERROR_TEXTS.SELECTION_NOT_CLEARED;
      const fields = { final: next ? "on" : "off", ...(isConfirmed ? { confirmed: "yes" } : {}) };
      const words = { failed, unreadable: ERROR_TEXTS.RPC_ANSWER_INVALID, wordless: ERROR_TEXTS.RPC_FAILED };
      const result = await send(finalPath(planId), fields, words);
      if (result) await tell(result, next, isConfirmed);
    });
  }

  async function tell(result: NonNullable<Sending<unknown>>, next: boolean, isConfirmed: boolean) {
    if (result.isDone) {
      showToast(success(next, isConfirmed));
      return revalidate();
    }
    const { failure, message } = result.problem;
    // Another dashboard became final after this page was loaded.
    if (failure.kind === "refused" && needsConfirmation(failure.body)) return setIsAsking(true);
    showToast(refusal(message));
    // With the server unreachable, a reload would turn the whole page into an error.
    if (failure.kind !== "unreachable") await revalidate();
  }

  return (
    <>
      <form method="post" action={finalPath(planId)} onSubmit={toggle}>
        <input type="hidden" name="from" value={`${pathname}${search}`} />
        <button
          type="submit"
          role="switch"
          aria-checked={isOn}
          aria-describedby={describedBy}
          disabled={!isReady && !isOn}
          name="final"
          value={isOn ? "off" : "on"}
          className="group inline-flex min-h-12 items-center gap-3 rounded-full text-sm font-semibold disabled:cursor-not-allowed disabled:opacity-55"
        >
          {SELECTION_COPY.label}
          <span
            aria-hidden="true"
            className="flex h-8 w-14 rounded-full border border-outline bg-sunken p-1 motion-safe:transition-colors group-aria-checked:border-rose group-aria-checked:bg-rose"
          >
            <span className="size-5.5 rounded-full bg-outline motion-safe:transition-transform group-aria-checked:translate-x-6 group-aria-checked:bg-on-rose" />
          </span>
        </button>
      </form>
      <Dialog
        title={SELECTION_COPY.confirmTitle}
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        <p>{SELECTION_COPY.confirmText}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => setIsAsking(false)}>
            {SELECTION_COPY.cancel}
          </Button>
          <Button onClick={() => save(true, true)}>{SELECTION_COPY.confirm}</Button>
        </div>
      </Dialog>
    </>
  );
}

function success(isOn: boolean, isConfirmed: boolean) {
  if (isConfirmed) return { title: SELECTION_COPY.updated, look: "info" } as const;
  if (!isOn) return { title: SELECTION_COPY.cleared, look: "info" } as const;
  return { title: SELECTION_COPY.saved, description: SELECTION_COPY.savedHint, look: "info" } as const;
}

function refusal(description: string) {
  return { title: ERROR_TEXTS.SELECTION_FAILED, description, look: "error" } as const;
}
