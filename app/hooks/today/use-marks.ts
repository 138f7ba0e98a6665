import { type RefObject, useRef } from "react";
import { href, useLocation } from "react-router";
import { isMarkAnswer } from "~/contracts/today/room-answer.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { useFormSend } from "~/hooks/use-form-send.ts";
import { showToast } from "~/lib/toast.ts";

/** A mark as its form sends it. */
export interface SentMark {
  intent: "out" | "back" | "neck" | "step";
  what: string;
}

export interface Marking {
  /** Where forms without scripts are sent, and the page that they come back to. */
  address: string;
  from: string;
  isSending: boolean;
  make: (mark: SentMark) => Promise<void>;
  /** The line of what is in the wash: it has the focus once the pressed button is gone. */
  wash: RefObject<HTMLDivElement | null>;
}

/** Makes marks on Today, and reads the page again with what follows from them. */
export function useMarks(planId: string): Marking {
  const { pathname, search } = useLocation();
  const { isSending, send } = useFormSend(isMarkAnswer);
  const readAgain = useReadAgain();
  const wash = useRef<HTMLDivElement>(null);
  const address = href("/dashboards/:onboardingId/today/marks", { onboardingId: planId });

  async function make({ intent, what }: SentMark) {
    const result = await send(address, { intent, what }, { failed: ERROR_TEXTS.MARK_NOT_SAVED });
    // Another one is under way.
    if (result === null) return;
    if (!result.isDone) {
      showToast({ title: result.problem.message, look: "error" });
      return;
    }
    if (intent === "out" || intent === "back") wash.current?.focus({ preventScroll: true });
    readAgain();
  }
  return { address, from: `${pathname}${search}`, isSending, make, wash };
}
