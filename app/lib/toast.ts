// Short messages on the open page: call `showToast`, and the layout's host shows them.

export interface ToastMessage {
  title: string;
  description?: string;
  look: "info" | "error";
  /** What can be done about it, such as taking it back; the message then goes. */
  action?: { label: string; act: () => void };
  /** Milliseconds. The specification's durations are minimums: hovering and focus pause the clock. */
  duration?: number;
}

type Listener = (message: ToastMessage) => void;

/** Messages from before the host is mounted: a page's first effects run before the layout's. */
const waiting: ToastMessage[] = [];
const toWaiting: Listener = (message) => void waiting.push(message);
let show: Listener = toWaiting;

/** Shows a toast on the open page. */
export function showToast(message: ToastMessage): void {
  show(message);
}

/** Sends every message to `listener`, including waiting ones; returns a function that stops it. */
export function onToast(listener: Listener): () => void {
  show = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    show = toWaiting;
  };
}
