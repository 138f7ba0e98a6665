// The unsubscribe form with scripts: it submits in place, and at once when a mailed link filled it in.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isUnsubscribeAnswer } from "~/contracts/mail/unsubscribe-form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { UNSUBSCRIBE_COPY } from "~/copy/mail/unsubscribe-copy.ts";
import { readMailAddress } from "~/domain/mail/mail-address.ts";
import { type FormProblem, useFormSend } from "~/hooks/use-form-send.ts";

/** The result of the last submission. */
export interface UnsubscribeOutcome {
  isDone: boolean;
  message: string;
}

interface Start {
  email: string;
  token: string;
  isAutomatic: boolean;
  outcome: UnsubscribeOutcome | null;
}

export function useUnsubscribe({ email, token, isAutomatic, outcome: initial }: Start) {
  const { isSending, send } = useFormSend(isUnsubscribeAnswer);
  const [outcome, setOutcome] = useState(initial);
  const isStarted = useRef(false);

  async function post(address: string, failed: (problem: FormProblem) => string): Promise<void> {
    const fields = { email: address, ...(token && { token }) };
    const sending = await send("/unsubscribe", fields, { failed: UNSUBSCRIBE_COPY.failed });
    if (!sending) return;
    setOutcome(
      sending.isDone
        ? { isDone: true, message: sending.answer.message }
        : { isDone: false, message: failed(sending.problem) },
    );
  }

  async function sendTyped(address: string): Promise<void> {
    setOutcome(null);
    if (readMailAddress(address)) await post(address, wordsOf);
    else setOutcome({ isDone: false, message: ERROR_TEXTS.EMAIL_INVALID });
  }

  const sendByLink = useEffectEvent(() => {
    if (!isAutomatic || isStarted.current || outcome) return;
    isStarted.current = true;
    void post(email, () => UNSUBSCRIBE_COPY.failedByLink);
  });
  useEffect(() => sendByLink(), []);

  return { isSending, outcome, sendTyped };
}

/** The server's own message for a bad address or a limit; this page's message for anything else. */
function wordsOf({ message, failure }: FormProblem): string {
  const isTold = failure.kind === "refused" && failure.status < 500;
  return isTold ? message : UNSUBSCRIBE_COPY.failed;
}
