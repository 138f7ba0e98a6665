// Back closes whatever lies over a page instead of leaving the page. While something is open, the browser's history has an entry
// of its own for it, with the page's own address: Back leads off that entry, and the next page takes its place.
//
// The order that matters: this module hears of Back before the router does, because it listens while the event is captured, and keeps
// to itself every move between a page and what lies over it. The router would read the page again for each.
import { useEffect, useEffectEvent } from "react";

const MARK = "liesOverPage";

const isMarked = (state: unknown) => typeof state === "object" && state !== null && MARK in state;

interface Over {
  /** Null for a dialog of ours; a menu can vanish with its page. */
  popover: HTMLElement | null;
  close(): void;
}

/** What is open, the topmost last. */
let open: readonly Over[] = [];
/** A step of our own is on its way; "overtaken" if the router has moved on meanwhile. */
let ownStep: "none" | "under-way" | "overtaken" = "none";
let isListening = false;
let isBackClosing = false;

/** Whether Back is just now closing something: what was typed there is a draft, which a press of Close would drop. */
export const isClosingByBack = () => isBackClosing;

/** Lets Back close menus and pickers, which are native popovers, and dialogs that use the hook below. Call once in a browser. */
export function letBackClose(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("popstate", hearStep, true);
  // It doesn't bubble, but can be captured; "toggle" would come a task later, when Back may have been pressed.
  document.addEventListener("beforetoggle", hearToggle, true);
  const push = window.history.pushState.bind(window.history);
  // What the router opens from here replaces the entry, so that one step back from there is the page.
  window.history.pushState = (state, unused, url) => {
    if (!isMarked(window.history.state)) return push(state, unused, url);
    if (ownStep === "under-way") ownStep = "overtaken";
    window.history.replaceState(state, unused, url);
  };
}

function hearToggle(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.popover || !("newState" in event)) return;
  const isOpen = event.newState === "open";
  if (open.some(({ popover }) => popover === target) === isOpen) return;
  if (isOpen) begin({ popover: target, close: () => target.hidePopover() });
  else end(({ popover }) => popover === target);
}

function hearStep(event: PopStateEvent): void {
  const hideFromRouter = () => event.stopImmediatePropagation();
  if (ownStep !== "none") {
    hideFromRouter();
    const wasOvertaken = ownStep === "overtaken";
    ownStep = "none";
    if (wasOvertaken) takeOwnStep("forward");
    return;
  }
  const there = open.filter(({ popover }) => popover === null || popover.matches(":popover-open"));
  open = there;
  const top = there.at(-1);
  if (isMarked(event.state)) {
    // Forward, onto what was closed: there is nothing to open again.
    if (!top) takeOwnStep("back");
    hideFromRouter();
  } else if (top) {
    hideFromRouter();
    open = there.slice(0, -1);
    isBackClosing = true;
    top.close();
    isBackClosing = false;
    if (open.length > 0) standOver();
  }
}

function takeOwnStep(way: "back" | "forward"): void {
  ownStep = "under-way";
  window.history[way]();
}

function begin(over: Over): void {
  open = [...open, over];
  standOver();
}

function standOver(): void {
  const { state } = window.history;
  if (!isMarked(state)) window.history.pushState({ ...state, [MARK]: true }, "");
}

function end(which: (over: Over) => boolean): void {
  open = open.filter((over) => !which(over));
  // Later, because what opens at the same time keeps the entry.
  setTimeout(() => {
    const isLeft = open.length === 0 && ownStep === "none";
    if (isLeft && isMarked(window.history.state)) takeOwnStep("back");
  });
}

/** Lets the browser's Back close what lies over the page while it is open. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const over: Over = { popover: null, close: () => close() };
    letBackClose();
    begin(over);
    return () => end((other) => other === over);
  }, [isOpen]);
}
