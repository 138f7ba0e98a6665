// The answer to a form that leads back to its own page: whatever the page now says is brought into view and takes the focus, which the
// pressed button may have taken along when it went.

import { takeFocus } from "./take-focus.ts";
import { WRONG_FIELD } from "./wrong-field.ts";

/** Elements that say what a form has done; a question comes first. */
const QUESTIONS = "main [data-question]";
const ANSWERS = "main [data-answer]";

/** Call when a form has been sent; returns what to call when its answer is on the page. */
export function beforeAnswer(): () => void {
  const { pathname } = window.location;
  /** What was pressed, and what it stands in, from the inside out. */
  const pressed: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) pressed.push(at);
  const said = new Set([...document.querySelectorAll(ANSWERS)].map(({ textContent }) => textContent));
  return () => {
    // Another page takes the focus by itself.
    if (window.location.pathname === pathname) lookAfter(pressed, said);
  };
}

function lookAfter(pressed: readonly Element[], said: ReadonlySet<string>): void {
  const { activeElement } = document;
  // The page has chosen a place.
  if (activeElement && activeElement !== document.body && activeElement !== pressed[0]) return;
  const answer = [...document.querySelectorAll<HTMLElement>(ANSWERS)].find(
    ({ textContent }) => !said.has(textContent),
  );
  const place =
    document.querySelector<HTMLElement>(QUESTIONS) ??
    document.querySelector<HTMLElement>(`main :is(${WRONG_FIELD})`) ??
    answer;
  if (place) {
    takeFocus(place);
    return;
  }
  // Without any answer, the focus stays where it was, or as near as what is left, and on the screen.
  const left = pressed.find((element) => element.isConnected && element.checkVisibility());
  if (!(left instanceof HTMLElement)) return;
  takeFocus(left, { preventScroll: true });
  left.scrollIntoView({ block: "nearest" });
}
