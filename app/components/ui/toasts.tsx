// Toasts, loaded when the first one is shown: most pages never need the library.
import { lazy, Suspense, useEffect, useState } from "react";
import { PlainToasts } from "./plain-toasts.tsx";

export interface ToastMessage {
  title: string;
  description?: string;
  look: "info" | "error";
  /** Milliseconds; the specification's durations are minimums, hovering and focus pause them. */
  duration?: number;
}

/** Messages from before the host is there: a page's first effects run before the layout's. */
const waiting: ToastMessage[] = [];
const toWaiting = (message: ToastMessage) => void waiting.push(message);
let show: (message: ToastMessage) => void = toWaiting;

/** Shows a toast on the page that is open. */
export function showToast(message: ToastMessage): void {
  show(message);
}

const LoadedToasts = lazy(async () => {
  try {
    return await import("./loaded-toasts.tsx");
  } catch {
    return { default: PlainToasts };
  }
});

/** The place where toasts appear; once in the layout. */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => {
    show = (message) => setMessages((shown) => [...shown, message]);
    waiting.splice(0).forEach(show);
    return () => {
      show = toWaiting;
    };
  }, []);
  if (messages.length === 0) return null;
  return (
    <Suspense>
      <LoadedToasts messages={messages} />
    </Suspense>
  );
}
