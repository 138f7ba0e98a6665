// Lets a browser's tabs tell each other who is signed in.

import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { isLogoutAnswer } from "~/contracts/accounts/account-answers.ts";
import { NOBODY } from "~/domain/offline/kept-pages.ts";
import { showToast } from "~/lib/toast.ts";
import { forgetTab } from "~/lib/viewer-stamp.ts";
import { LOGOUT_COPY } from "~/words/en/layout.ts";

const CHANNEL = "viewer";

/** 'same': still the user this page was made for, as far as the tabs know. */
export type BrowserViewer = "same" | "nobody" | "another";

/** Tells the other tabs that the user has signed out. */
export function tellSignOut(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(NOBODY);
  channel.close();
}

/** Announces this page's user to other tabs, and listens to theirs; `back` is called when they say that the user is signed in. */
export function useOtherTabs(mark: string | null, back: () => void = () => {}): BrowserViewer {
  const isBack = useEffectEvent(back);
  const [viewer, setViewer] = useState<BrowserViewer>("same");
  useEffect(() => {
    if (mark === null || typeof BroadcastChannel === "undefined") return;
    setViewer("same");
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      setViewer(data === mark ? "same" : data === NOBODY ? "nobody" : "another");
      // The owner is back, so unsent changes can be sent now.
      if (data !== mark) return;
      window.dispatchEvent(new Event("online"));
      isBack();
    };
    channel.postMessage(mark);
    return () => channel.close();
  }, [mark]);
  return viewer;
}

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
