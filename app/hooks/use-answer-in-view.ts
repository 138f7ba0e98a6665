import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { PageBefore } from "~/lib/answer-in-view.ts";

/** The page as it was sent, and the code that will look at the answer. */
interface Sent {
  page: PageBefore;
  code: Promise<typeof import("~/lib/answer-in-view.ts") | null>;
}

/** Leads to a form's answer on its own page. Call once, after everything that may choose a place for the focus. */
export function useAnswerInView(): void {
  const { state, formMethod } = useNavigation();
  const sent = useRef<Sent | null>(null);
  useEffect(() => {
    if (state === "submitting" && formMethod === "POST") sent.current = look();
    if (state !== "idle" || sent.current === null) return;
    const { page, code } = sent.current;
    sent.current = null;
    void code.then((loaded) => loaded?.lookAfter(page));
  }, [state, formMethod]);
}

/** The answer may be there before the code, which is loaded when the first form is sent; so the page is looked at first. */
function look(): Sent {
  const pressed: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) pressed.push(at);
  const said = [...document.querySelectorAll("[data-answer]")].map(({ textContent }) => textContent);
  const page = { pathname: window.location.pathname, pressed, said: new Set(said) };
  // Without a network there is no answer either.
  return { page, code: import("~/lib/answer-in-view.ts").catch(() => null) };
}
