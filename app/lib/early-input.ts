// Handles what visitors type, choose, or tap before hydration. React keeps it at first but fires no event, so a
// controlled field loses it at the next render, and quick visitors on slow networks would have to type twice.

type TextField = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Gives away the buttons that assets/early-taps.js has kept, and leaves what is tapped from now on to the page. */
    takeEarlyTaps?: () => readonly (EarlyTap & { button: HTMLButtonElement })[];
  }
}

/** Taps on + and − of one count, as one step. */
export interface EarlyTap {
  by: number;
  /** Its id if it may have been sent. */
  id?: string;
}

/** The taps that are being carried out; null for a tap that comes now. */
let replayed: EarlyTap | null = null;

export const replayedTap = (): EarlyTap | null => replayed;

/** The text of each textarea before hydration, because React clears one that was changed. */
let seen = new Map<HTMLTextAreaElement, string>();

/** Call before hydration. */
export function noteEarlyInput(): void {
  seen = new Map([...document.querySelectorAll("textarea")].map((area) => [area, area.value]));
}

/** Replays early input to the page's event handlers. Call after hydration, before anything re-renders. */
export function tellEarlyInput(): void {
  const tellers = [...document.querySelectorAll("input, textarea, select")].flatMap((control) => {
    const tell = tellerOf(control);
    return tell ? [tell] : [];
  });
  seen.clear();
  const taps = window.takeEarlyTaps?.() ?? [];
  delete window.takeEarlyTaps;
  void oneByOne([...tellers, ...taps.map((tap) => () => replay(tap))]).then(showOwnCounts);
}

function replay({ button, ...tap }: EarlyTap & { button: HTMLButtonElement }): void {
  replayed = tap;
  button.click();
  replayed = null;
}

/** The page shows them itself by now. */
function showOwnCounts(): void {
  for (const count of document.querySelectorAll("[data-early]")) count.removeAttribute("data-early");
}

/** A choice may depend on the one before it, so React can render in between. */
async function oneByOne(tellers: readonly (() => void)[]): Promise<void> {
  for (const tell of tellers) {
    tell();
    await Promise.resolve();
  }
}

/** Null for a control that is unchanged since the server sent it. */
function tellerOf(control: Element): (() => void) | null {
  if (control.matches(":disabled, [type=file]")) return null;
  if (control instanceof HTMLSelectElement) return tellerOfSelect(control);
  if (control instanceof HTMLTextAreaElement) return tellerOfText(control, seen.get(control));
  if (!(control instanceof HTMLInputElement)) return null;
  const isChoice = control.type === "checkbox" || control.type === "radio";
  return isChoice ? tellerOfChoice(control) : tellerOfText(control);
}

function tellerOfSelect(select: HTMLSelectElement): (() => void) | null {
  const { selectedIndex } = select;
  const first = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(first, 0)) return null;
  return () => {
    select.selectedIndex = selectedIndex;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

function tellerOfChoice(box: HTMLInputElement): (() => void) | null {
  const { checked, defaultChecked, type } = box;
  // The newly selected radio button speaks for its group.
  if (checked === defaultChecked || (type === "radio" && !checked)) return null;
  return () => {
    box.checked = defaultChecked;
    box.click();
  };
}

function tellerOfText(field: TextField, before?: string): (() => void) | null {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  const typed = value === defaultValue ? (before ?? value) : value;
  if (typed === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    setUnnoticed(field, typed);
    if (selectionStart !== null && value === typed) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

/** React's own value setter would suppress the input event. */
function setUnnoticed(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}
