/**
 * Puts the focus on any element, for as long as it stays there: a click on it later must not. Scrolls it into view unless the options
 * say otherwise.
 */
export function takeFocus(element: HTMLElement, options: FocusOptions = {}): void {
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus(options);
}
