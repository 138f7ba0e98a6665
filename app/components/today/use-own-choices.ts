import { type SubmitEvent, useCallback, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { type FormProblem, useFormSend } from "~/components/ui/use-form-send.ts";
import { isRoomAnswer } from "~/contracts/today/room-answer.ts";
import { ownChoicesPath } from "~/contracts/today/today-addresses.ts";
import type { ShownSituation } from "~/domain/today/shown-situation.ts";
import { sendForm } from "~/lib/send-form.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/** Keeps the situation that the reader looks at, one after the other, so that the last one stays. Nobody is told if one isn't kept. */
export function useSituationKeeper(planId: string): (situation: ShownSituation) => void {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (situation) => {
      last.current = last.current.then(() => sendForm(ownChoicesPath(planId), { situation }, isRoomAnswer));
    },
    [planId],
  );
}

/** The form of one's own times on its way by script: then Today opens with them, at the address `today`. */
export function useOwnTimes(planId: string, onSaved: (() => void) | undefined) {
  const { isSending, send } = useFormSend(isRoomAnswer);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  async function save(event: SubmitEvent<HTMLFormElement>, today: string) {
    event.preventDefault();
    const form = event.currentTarget;
    const words = { failed: ERROR_TEXTS.CHOICE_NOT_SAVED, signedOut: ERROR_TEXTS.CHOICE_NOT_SAVED };
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    const result = await send(ownChoicesPath(planId), Object.fromEntries(fields), words);
    if (result === null) return;
    setProblem(result.isDone ? null : result.problem);
    // Sent without a script, the times are kept until their sender has signed in again.
    if (!result.isDone && result.problem.failure.kind === "signed-out") form.submit();
    if (!result.isDone) return;
    onSaved?.();
    await revalidate();
    await navigate(today, { replace: true, preventScrollReset: true });
  }
  return { isSaving: isSending, problem, save };
}
