// Toasts, loaded when the first one is shown: most pages never need the library.
import { lazy, Suspense, useEffect, useState } from "react";

export interface ToastMessage {
  title: string;
  description?: string;
  look: "info" | "error";
  /** Milliseconds; the specification's durations are minimums, hovering and focus pause them. */
  duration?: number;
}

const EVENT = "layette:toast";
const DEFAULT_DURATION_MS = 5000;

/** Shows a toast on the page that is open. */
export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(EVENT, { detail: message }));
}

const Toaster = lazy(async () => ({ default: (await import("sonner")).Toaster }));

/** The place where toasts appear; once in the layout. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    async function show(event: Event) {
      if (!(event instanceof CustomEvent)) return;
      const { title, description, look, duration = DEFAULT_DURATION_MS }: ToastMessage = event.detail;
      setNeeded(true);
      const { toast } = await import("sonner");
      toast[look](title, { description, duration });
    }
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster
        position="bottom-center"
        theme="system"
        closeButton
        toastOptions={{
          style: { background: "var(--surface)", color: "var(--ink)", borderColor: "var(--hairline)" },
        }}
      />
    </Suspense>
  );
}
