import { type SubmitEvent, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { isClaimAnswer } from "~/contracts/sharing/share-link.ts";
import { FLASHES } from "~/copy/accounts/account.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { type PostResult, postForm } from "~/lib/post-form.ts";
import { showToast } from "~/lib/toast.ts";
import { forgetReplicationToken } from "./use-replication-token.ts";

/** Sends the claim by script: an outage leaves the page as it is, and a success goes on to the list. */
export function useClaim() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(form: FormData): Promise<void> {
    setBusy(true);
    setError(null);
    const fields = { token: textIn(form, "token"), formKey: textIn(form, "formKey") };
    const result = await postForm("/replicate", fields);
    if (result.kind === "done" && isClaimAnswer(result.body)) {
      forgetReplicationToken();
      const { title, text, look } = FLASHES["replication-started"];
      showToast({ title, description: text, look });
      await navigate("/dashboards");
      return;
    }
    setBusy(false);
    setError(problemOf(result));
    // Signed out meanwhile: the page then shows the way to sign in.
    if (result.kind === "refused" && result.status === 401) void revalidate();
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

function problemOf(result: PostResult): string {
  if (result.kind === "done") return ERROR_TEXTS.REPLICATION_ANSWER_INVALID;
  if (result.kind === "signed-out") return ERROR_TEXTS.REPLICATION_SIGNED_OUT;
  return (result.kind === "refused" ? result.message : null) ?? ERROR_TEXTS.REPLICATION_FAILED;
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
