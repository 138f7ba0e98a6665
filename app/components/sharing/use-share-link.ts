// The share link of one dashboard on a page: its current state and the actions that change it.

import { type SubmitEvent, useState } from "react";
import { href } from "react-router";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { isShareAnswer, type ShareIntent, type ShareLink } from "~/contracts/sharing/share-link.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { SHARE_COPY, SHARE_NOTICES } from "~/words/en/sharing/sharing-copy.ts";

export type ShareNotice = { look: "good" | "error"; title?: string; text: string };

export interface ShareState {
  link: ShareLink | null;
  /** The owner's, for the title of a first link; empty if unknown. */
  suggestedTitle: string;
  notice: ShareNotice | null;
}

/** Errors to show when the server gave no text. */
const failedTexts = (): Readonly<Record<ShareIntent, string>> => ({
  show: ERROR_TEXTS.SHARE_LINK_UNREADABLE,
  generate: ERROR_TEXTS.SHARE_LINK_FAILED,
  save: ERROR_TEXTS.SHARE_NOT_SAVED,
  regenerate: ERROR_TEXTS.SHARE_LINK_FAILED,
  revoke: ERROR_TEXTS.SHARE_REVOKE_FAILED,
});

/** The link as loaded, and as it is after each action. */
export function useShareLink(planId: string, loaded: ShareState) {
  const [state, setState] = useState(loaded);
  const [busy, setBusy] = useState<ShareIntent | null>(null);
  const form = useFormSend(isShareAnswer);
  const address = href("/dashboards/:onboardingId/share", { onboardingId: planId });

  async function send(intent: ShareIntent, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    setBusy(intent);
    setState((before) => ({ ...before, notice: null }));
    const words = {
      failed: failedTexts()[intent],
      unreadable: ERROR_TEXTS.SHARE_ANSWER_INVALID,
      // Typed text waits for the owner to sign in again.
      ...(intent === "show" ? {} : { signedOut: SHARE_COPY.signedOut }),
    };
    const result = await form.send(address, { ...fields, intent }, words);
    setBusy(null);
    if (result?.isDone) {
      const { answer } = result;
      const now =
        answer.replicationToken === null
          ? { link: null, suggestedTitle: answer.suggestedTitle }
          : { link: answer };
      setState((before) => ({ ...before, ...now, notice: noticeOf(intent) }));
    } else if (result) {
      setState((before) => ({ ...before, notice: { look: "error", text: result.problem.message } }));
    }
  }

  return {
    ...state,
    busy,
    address,
    send,
    setNotice: (notice: ShareNotice) => setState((before) => ({ ...before, notice })),
    /** The forms also work without scripts. */
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const fields = CHOICES.flatMap((name): [string, string][] => {
        const value = form.get(name);
        return typeof value === "string" ? [[name, value]] : [];
      });
      const intent = INTENTS.find((known) => known === form.get("intent"));
      if (intent && !busy) void send(intent, Object.fromEntries(fields));
    },
  };
}

export type Share = ReturnType<typeof useShareLink>;

const INTENTS: readonly ShareIntent[] = ["generate", "save", "regenerate", "revoke"];
const CHOICES = ["title", "toGet", "notes"] as const;

function noticeOf(intent: ShareIntent): ShareNotice | null {
  if (intent === "show") return null;
  const { generated, saved, revoked } = SHARE_NOTICES;
  return {
    look: "good",
    text: { generate: generated, regenerate: generated, save: saved, revoke: revoked }[intent],
  };
}
