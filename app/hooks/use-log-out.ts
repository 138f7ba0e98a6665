import { type SubmitEvent, useState } from "react";
import { isLogoutAnswer } from "~/contracts/accounts/account-answers.ts";
import { LOGOUT_COPY } from "~/copy/layout.ts";
import { showToast } from "~/lib/toast.ts";
import { forgetTab } from "~/lib/viewer-stamp.ts";
import { tellSignOut } from "./live/use-other-tabs.ts";
import { useFormSend } from "./use-form-send.ts";

/**
 * Signs out by script. Nothing is cleared and the page stays until the server has ended the session; a
 * failure is reported, so nobody believes a live session is over.
 */
export function useLogOut() {
  const [hasFailed, setFailed] = useState(false);
  const { isSending, send } = useFormSend(isLogoutAnswer);

  async function logOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { action } = event.currentTarget;
    const fields = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    setFailed(false);
    const result = await send(action, Object.fromEntries(fields), { failed: LOGOUT_COPY.failed });
    if (!result) return;
    if (!result.isDone) {
      setFailed(true);
      showToast({ title: LOGOUT_COPY.failed, look: "error" });
      return;
    }
    forgetTab();
    tellSignOut();
    window.location.assign(result.answer.to);
  }
  return { isSending, hasFailed, logOut };
}
