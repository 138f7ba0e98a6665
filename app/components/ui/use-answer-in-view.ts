import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Leads to a form's answer on its own page. Call once, after everything that may choose a place for the focus. */
export function useAnswerInView(): void {
  const { state, formMethod } = useNavigation();
  const sent = useRef<Promise<() => void> | null>(null);
  useEffect(() => {
    if (state === "submitting" && formMethod === "POST") sent.current = look();
    if (state !== "idle") return;
    void sent.current?.then((afterAnswer) => afterAnswer());
    sent.current = null;
  }, [state, formMethod]);
}

/**
 * Looks at the page before its form is answered, and returns what to do afterwards. The code for that is loaded when the first form is
 * sent, and may come later than the answer.
 */
function look(): Promise<() => void> {
  const { pathname } = location;
  const pressed: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) pressed.push(at);
  const said = Array.from(document.querySelectorAll("[data-answer]"), ({ textContent }) => textContent);
  return import("~/lib/answer-in-view.ts").then(
    ({ lookAfter }) =>
      () =>
        lookAfter(pathname, pressed, said),
    // Without a network there is no answer either.
    () => () => {},
  );
}
