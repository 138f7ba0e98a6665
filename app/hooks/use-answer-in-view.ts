import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Leads to a form's answer on its own page. Call once, after everything that may choose a place for the focus. */
export function useAnswerInView(): void {
  const { state, formMethod } = useNavigation();
  const sent = useRef<Promise<() => void> | null>(null);
  useEffect(() => {
    if (state === "submitting" && formMethod === "POST") sent.current = look();
    if (state !== "idle" || sent.current === null) return;
    void sent.current.then((afterAnswer) => afterAnswer());
    sent.current = null;
  }, [state, formMethod]);
}

/** Loaded when the first form is sent. */
async function look(): Promise<() => void> {
  try {
    return (await import("~/lib/answer-in-view.ts")).beforeAnswer();
  } catch {
    // Without a network there is no answer either.
    return () => {};
  }
}
