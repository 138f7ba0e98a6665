// The answer to a form that leads back to its own page: whatever the page now says is brought into view and takes the focus, which the
// pressed button may have taken along when it went.

import { takeFocus } from "./take-focus.ts";
import { WRONG_FIELD } from "./wrong-field.ts";

/** Elements that say what a form has done; a question comes first. */
const QUESTIONS = "main [data-question]";
const ANSWERS = "main [data-answer]";

/**
 * Call when the answer to a form is on the page. `pathname` is where the form was sent from: another page takes the focus by itself.
 * `pressed` is the element with the focus at that time and what it stood in, from the inside out; `said`, what the page said of earlier forms.
 */
export function lookAfter(
  pathname: string,
  pressed: readonly Element[],
  said: readonly (string | null)[],
): void {
  if (window.location.pathname !== pathname) return;
  const { activeElement } = document;
  // The page has chosen a place.
  if (activeElement && activeElement !== document.body && activeElement !== pressed[0]) return;
  const answer = [...document.querySelectorAll<HTMLElement>(ANSWERS)].find(
    ({ textContent }) => !said.includes(textContent),
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
