// The share link of one dashboard on a page: its current state and the actions that change it.

import { type SubmitEvent, useState } from "react";
import { href } from "react-router";
import { isShareAnswer, type ShareIntent, type ShareLink } from "~/contracts/sharing/share-link.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { SHARE_NOTICES } from "~/copy/sharing/sharing-copy.ts";
import { useFormSend } from "~/hooks/use-form-send.ts";

export interface ShareNotice {
  look: "good" | "error";
  title?: string;
  text: string;
}

export interface ShareState {
  link: ShareLink | null;
  notice: ShareNotice | null;
}

/** Errors to show when the server gave no text. */
const failedTexts = (): Readonly<Record<ShareIntent, string>> => ({
  show: ERROR_TEXTS.SHARE_LINK_UNREADABLE,
  generate: ERROR_TEXTS.SHARE_LINK_FAILED,
  regenerate: ERROR_TEXTS.SHARE_LINK_FAILED,
  revoke: ERROR_TEXTS.SHARE_REVOKE_FAILED,
});

/** The link as loaded, and as it is after each action. */
export function useShareLink(onboardingId: string, loaded: ShareState) {
  const [state, setState] = useState(loaded);
  const [busy, setBusy] = useState<ShareIntent | null>(null);
  const form = useFormSend(isShareAnswer);
  const address = href("/dashboards/:onboardingId/share", { onboardingId });

  async function send(intent: ShareIntent, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    setBusy(intent);
    setState(({ link }) => ({ link, notice: null }));
    const words = { failed: failedTexts()[intent], unreadable: ERROR_TEXTS.SHARE_ANSWER_INVALID };
    const result = await form.send(address, { ...fields, intent }, words);
    setBusy(null);
    if (result?.isDone) {
      const { answer } = result;
      setState({ link: answer.replicationToken === null ? null : answer, notice: noticeOf(intent) });
    } else if (result) {
      setState(({ link }) => ({ link, notice: { look: "error", text: result.problem.message } }));
    }
  }

  return {
    ...state,
    busy,
    address,
    send,
    setNotice: (notice: ShareNotice) => setState(({ link }) => ({ link, notice })),
    /** The forms also work without scripts. */
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const notes = form.get("notes") === "include" ? "include" : "exclude";
      const intent = INTENTS.find((known) => known === form.get("intent"));
      if (intent && !busy) void send(intent, { notes });
    },
  };
}

export type Share = ReturnType<typeof useShareLink>;

const INTENTS: readonly ShareIntent[] = ["generate", "regenerate", "revoke"];

function noticeOf(intent: ShareIntent): ShareNotice | null {
  if (intent === "show") return null;
  return { look: "good", text: intent === "revoke" ? SHARE_NOTICES.revoked : SHARE_NOTICES.generated };
}
