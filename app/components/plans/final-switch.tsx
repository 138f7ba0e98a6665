// 'Select as Final': a plain form before the scripts are there, with them a switch that acts at once, asks before it
// takes the place of another dashboard, and goes back when it may not.

import { type SubmitEvent, startTransition, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Dialog } from "~/components/ui/dialog.tsx";
import { finalPath } from "~/contracts/plans/plan-addresses.ts";
import { isFinalAnswer, needsConfirmation } from "~/contracts/plans/plan-answers.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { SELECTION_COPY } from "~/copy/plans/selection.ts";
import { useFormSend } from "~/hooks/use-form-send.ts";
import { showToast } from "~/lib/toast.ts";

interface FinalSwitchProps {
  onboardingId: string;
  /** The user's final dashboard, as the page knows it. */
  selectedOnboardingId: string | null;
  /** Only complete attempts can be switched on. */
  isReady: boolean;
  /** The id of what tells this switch from others on the page. */
  describedBy?: string;
}

/** The switch, with its dialog. */
export function FinalSwitch({ onboardingId, selectedOnboardingId, isReady, describedBy }: FinalSwitchProps) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { send } = useFormSend(isFinalAnswer);
  /** What the parent has asked for, until the page knows better. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isFinal = selectedOnboardingId === onboardingId;
  const isOn = wanted ?? isFinal;

  function toggle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (wanted !== null) return;
    setWanted(!isOn);
    if (!isOn && selectedOnboardingId !== null) setIsAsking(true);
    else void save(!isOn);
  }

  function cancel() {
    // The window also says that it has closed when the question was answered.
    if (!isAsking) return;
    setIsAsking(false);
    setWanted(null);
  }

  async function save(next: boolean, isConfirmed = false) {
    setIsAsking(false);
    const result = await send(
      finalPath(onboardingId),
      { final: next ? "on" : "off", ...(isConfirmed ? { confirmed: "yes" } : {}) },
      { failed: ERROR_TEXTS[next ? "SELECTION_NOT_UPDATED" : "SELECTION_NOT_CLEARED"] },
    );
    if (!result) return;
    const failure = result.isDone ? null : result.problem.failure;
    // Another dashboard has become the final one behind this page's back.
    if (failure?.kind === "refused" && needsConfirmation(failure.body)) return setIsAsking(true);
    showToast(result.isDone ? success(next, isConfirmed) : refusal(result.problem.message));
    // Without an answer there is nothing newer to read, and the page would only fail as well.
    if (failure?.kind !== "unreachable") await revalidate();
    // The router shows what it has read in a transition; sooner, the switch would jump back and forth.
    startTransition(() => setWanted(null));
  }

  return (
    <>
      <form method="post" action={finalPath(onboardingId)} onSubmit={toggle}>
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
      <Dialog title={SELECTION_COPY.confirmTitle} role="alertdialog" isOpen={isAsking} onClose={cancel}>
        <p>{SELECTION_COPY.confirmText}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={cancel}>
            {SELECTION_COPY.cancel}
          </Button>
          <Button onClick={() => void save(true, true)}>{SELECTION_COPY.confirm}</Button>
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
