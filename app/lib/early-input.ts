// What somebody types or chooses before the page's scripts are there. React leaves it standing at first but tells nobody, so
// that a field which follows a state loses it at the next turn: whoever is quick on a slow line would type twice.

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text of each box before React took the page over, which empties a box that was changed. */
let seen = new Map<HTMLTextAreaElement, string>();

/** To be called before the page is hydrated. */
export function noteEarlyInput(): void {
  seen = new Map([...document.querySelectorAll("textarea")].map((area) => [area, area.value]));
}

/**
 * Tells the page's own handlers, as if it were typed and chosen now. To be called when they are all there and before
 * anything is drawn anew.
 */
export function tellEarlyInput(): void {
  const tellers = [...document.querySelectorAll("input, textarea, select")].flatMap((control) => {
    const tell = tellerOf(control);
    return tell ? [tell] : [];
  });
  seen.clear();
  void oneByOne(tellers);
}

/** One choice may build on another: what it changes is drawn in between. */
async function oneByOne(tellers: readonly (() => void)[]): Promise<void> {
  for (const tell of tellers) {
    tell();
    await Promise.resolve();
  }
}

/** Null for a control that stands as the server sent it. */
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
  // The radio button that lost its point has nothing to say.
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

/** React puts its own setter on each field, and is silent about a value that went through it. */
function setUnnoticed(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}
