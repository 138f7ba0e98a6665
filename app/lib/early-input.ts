// Handles what visitors type, choose, or tap before hydration. React keeps it at first but fires no event, so a
// controlled field loses it at the next render, and quick visitors on slow networks would have to type twice.

import { keepText, keptJson } from "./browser-store.ts";

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

/** The controls of the document as the server sent it. If hydration fails, React draws others in their places. */
let early: Element[] = [];
let focused: Element | null = null;

/** Controls that somebody has changed and whose form hasn't been sent. */
const changed = new WeakSet<EventTarget>();

const noteChange = ({ target }: Event) => target && changed.add(target);
const noteSent = ({ target }: Event) => {
  if (target instanceof HTMLFormElement) for (const control of target.elements) changed.delete(control);
};

/** Losing it isn't noted: a field loses it too when it is taken out of the page. */
const noteFocus = ({ target }: FocusEvent) => {
  if (target instanceof Element) focused = target;
};

/** Call before hydration. */
export function noteEarlyInput(): void {
  seen = new Map([...document.querySelectorAll("textarea")].map((area) => [area, area.value]));
  early = controlsNow();
  focused = document.activeElement;
  document.addEventListener("focusin", noteFocus);
  document.addEventListener("input", noteChange, true);
  document.addEventListener("submit", noteSent, true);
  putBackTyped();
}

const TYPED = "typed";
const NEVER_KEPT = "[type=file], [type=password], [type=hidden], [autocomplete=one-time-code]";

interface Typed {
  /** The build for whose sake the page is loaded anew. */
  build: string;
  at: string;
  typed: [looks: string, { value: string; checked: boolean }][];
}

let reloadedFor: string | null = null;

/** The build for which this page was loaded anew; null if it wasn't. */
export const wasReloadedFor = (): string | null => reloadedFor;

/** Keeps what was typed and chosen on this page for its reload in this tab; never a file or a password. */
export function keepTyped(build: string): void {
  const kept = [...byLooks(controlsNow())].filter(([, one]) => changed.has(one) && !one.matches(NEVER_KEPT));
  const typed = kept.map(([looks, control]) => {
    const { value, checked } = control as HTMLInputElement;
    return [looks, { value, checked }] satisfies Typed["typed"][number];
  });
  const page: Typed = { build, at: window.location.pathname, typed };
  keepText(TYPED, JSON.stringify(page), "sessionStorage");
}

/** As if it had been typed before hydration, so pages hear of it as they do of that. */
function putBackTyped(): void {
  // Only this module writes it, into a store that ends with the tab.
  const kept = keptJson(TYPED, "sessionStorage") as Typed | null;
  keepText(TYPED, null, "sessionStorage");
  reloadedFor = kept?.build ?? null;
  if (kept?.at !== window.location.pathname) return;
  const typed = new Map(kept.typed);
  const take = ([looks, control]: [string, Element]) => {
    const one = control.matches(NEVER_KEPT) ? undefined : typed.get(looks);
    typed.delete(looks);
    return one;
  };
  for (const found of byLooks(controlsNow())) Object.assign(found[1], take(found));
  if (typed.size === 0) return;
  // The rest was typed into a sheet that isn't open yet.
  document.addEventListener("focusin", ({ target }) => {
    const found = [...byLooks(controlsNow())].find(([, control]) => control === target);
    const one = found && take(found);
    if (!one || !found || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      return;
    setUnnoticed(target, one.value);
    target.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const controlsNow = () => [...document.querySelectorAll("input, textarea, select, button")];

/** Each control by what tells it apart, and by which of those that look the same it is. */
function byLooks(controls: readonly Element[]): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const control of controls) {
    const looks = looksOf(control);
    let turn = 0;
    while (found.has(`${turn} ${looks}`)) turn++;
    found.set(`${turn} ${looks}`, control);
  }
  return found;
}

function looksOf(control: Element): string {
  // The rest may differ once scripts are there: a field then has no name, for instance.
  if (control.id) return `${control.tagName}#${control.id}`;
  const isChoice = control.matches("[type=radio], [type=checkbox], button");
  const names = ["name", "type", "form", "formaction", "aria-label", ...(isChoice ? ["value"] : [])];
  const form = control.closest("form")?.getAttribute("action");
  return [control.tagName, form, ...names.map((name) => control.getAttribute(name))].join("|");
}

/** Where each control of the document is now. */
function findPlaces(): (control: Element) => Element | undefined {
  const places = new Map<Element, Element>();
  if (early.some((control) => !control.isConnected)) {
    const now = byLooks(controlsNow());
    for (const [looks, control] of byLooks(early)) {
      const place = now.get(looks);
      if (place) places.set(control, place);
    }
  }
  return (control) => (control.isConnected ? control : places.get(control));
}

/** Replays early input to the page's event handlers. Call after hydration, before anything re-renders. */
export function tellEarlyInput(): void {
  document.removeEventListener("focusin", noteFocus);
  const placeOf = findPlaces();
  const controls = new Set([...early, ...controlsNow()]);
  const tellers = [...controls].flatMap((control) => tellerOf(control, placeOf(control)) ?? []);
  const taps = window.takeEarlyTaps?.() ?? [];
  delete window.takeEarlyTaps;
  const places = taps.flatMap(({ button, ...tap }) => {
    const place = placeOf(button);
    return place instanceof HTMLButtonElement ? [{ ...tap, button: place }] : [];
  });
  const field = focused && !focused.isConnected ? placeOf(focused) : null;
  early = [];
  focused = null;
  seen.clear();
  const focus = () => field instanceof HTMLElement && field.focus({ preventScroll: true });
  const pressed = places.map((tap) => () => replay(tap));
  void oneByOne([focus, ...tellers, ...pressed]).then(showOwnCounts);
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
async function oneByOne(tellers: readonly (() => unknown)[]): Promise<void> {
  for (const tell of tellers) {
    tell();
    await Promise.resolve();
  }
}

/** Null for a control that is unchanged since the server sent it; `place` is where it is now. */
function tellerOf(control: Element, place: Element | undefined): (() => void) | null {
  if (!place || control.matches(":disabled, [type=file]")) return null;
  if (control instanceof HTMLSelectElement && place instanceof HTMLSelectElement)
    return tellerOfSelect(control, place);
  if (control instanceof HTMLTextAreaElement && place instanceof HTMLTextAreaElement)
    return tellerOfText(control, place, seen.get(control));
  if (!(control instanceof HTMLInputElement && place instanceof HTMLInputElement)) return null;
  const isChoice = control.type === "checkbox" || control.type === "radio";
  return isChoice ? tellerOfChoice(control, place) : tellerOfText(control, place);
}

function tellerOfSelect(select: HTMLSelectElement, place: HTMLSelectElement): (() => void) | null {
  const { selectedIndex } = select;
  const first = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(first, 0)) return null;
  return () => {
    place.selectedIndex = selectedIndex;
    place.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

function tellerOfChoice(box: HTMLInputElement, place: HTMLInputElement): (() => void) | null {
  const { checked, defaultChecked, type } = box;
  // The newly selected radio button speaks for its group.
  if (checked === defaultChecked || (type === "radio" && !checked)) return null;
  return () => {
    place.checked = defaultChecked;
    place.click();
  };
}

function tellerOfText(field: TextField, place: TextField, before?: string): (() => void) | null {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  const typed = value === defaultValue ? (before ?? value) : value;
  if (typed === defaultValue) return null;
  return () => {
    place.value = defaultValue;
    setUnnoticed(place, typed);
    if (selectionStart !== null && value === typed) place.setSelectionRange(selectionStart, selectionEnd);
    place.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

/** React's own value setter would suppress the input event. */
function setUnnoticed(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}
