import { type SubmitEvent, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { isClaimAnswer } from "~/contracts/sharing/share-link.ts";
import { REPLICATION_STARTED } from "~/copy/accounts/flashes.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { useFormSend } from "~/hooks/use-form-send.ts";
import { showToast } from "~/lib/toast.ts";
import { forgetReplicationToken } from "./use-replication-token.ts";

const words = () => ({
  failed: ERROR_TEXTS.REPLICATION_FAILED,
  unreadable: ERROR_TEXTS.REPLICATION_ANSWER_INVALID,
  signedOut: ERROR_TEXTS.REPLICATION_SIGNED_OUT,
});

/** Sends the claim by script: an outage leaves the page unchanged, and a success opens the list. */
export function useClaim() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isGoing, setGoing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useFormSend(isClaimAnswer);
  const isBusy = form.isSending || isGoing;

  async function send(typed: FormData): Promise<void> {
    setError(null);
    const fields = { token: textIn(typed, "token"), formKey: textIn(typed, "formKey") };
    const result = await form.send("/replicate", fields, words());
    if (result?.isDone) {
      setGoing(true);
      forgetReplicationToken();
      const { title, text, look } = REPLICATION_STARTED;
      showToast({ title, description: text, look });
      await navigate("/dashboards");
    } else if (result) {
      const { message, failure } = result.problem;
      setError(message);
      // The session has ended: the page then shows the sign-in link.
      if (failure.kind === "signed-out") void revalidate();
    }
  }

  return {
    isBusy,
    error,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isBusy) void send(new FormData(event.currentTarget));
    },
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
