// Words that appear for a moment on the page that is open. Whoever has some calls `showToast`; the layout's host shows them.

export interface ToastMessage {
  title: string;
  description?: string;
  look: "info" | "error";
  /** Milliseconds; the specification's durations are minimums, hovering and focus pause them. */
  duration?: number;
}

type Listener = (message: ToastMessage) => void;

/** Messages from before the host is there: a page's first effects run before the layout's. */
const waiting: ToastMessage[] = [];
const toWaiting: Listener = (message) => void waiting.push(message);
let show: Listener = toWaiting;

/** Shows a toast on the page that is open. */
export function showToast(message: ToastMessage): void {
  show(message);
}

/** Hands every message to `listener`, those that wait at once, until the function that it returns is called. */
export function onToast(listener: Listener): () => void {
  show = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    show = toWaiting;
  };
}
