import { useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import { TOAST_COPY } from "~/words/en/layout.ts";
import "sonner/dist/styles.css";
import type { ToastMessage } from "~/lib/toast.ts";
import { ToastCard } from "./toast-card.tsx";

const DEFAULT_DURATION_MS = 5000;

/** Above the bar that small screens have at the bottom (styles/plan.css), and never over a page's headline. */
const ABOVE_BAR = { bottom: "var(--toast-bottom)", left: 16, right: 16 };
const IN_CORNER = { bottom: 24, right: 24 };
const WIDE = "(min-width: 64rem)";

/** Shows each message once, as soon as the library has loaded. */
export default function LoadedToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const shown = useRef(0);
  const isWide = useSyncExternalStore(onWidthChange, () => window.matchMedia(WIDE).matches);
  useEffect(() => {
    for (const message of messages.slice(shown.current)) {
      const { duration = DEFAULT_DURATION_MS } = message;
      toast.custom((id) => <ToastCard message={message} onClose={() => toast.dismiss(id)} />, { duration });
    }
    shown.current = messages.length;
  }, [messages]);
  return (
    <Toaster
      containerAriaLabel={TOAST_COPY.all}
      position={isWide ? "bottom-right" : "bottom-center"}
      offset={isWide ? IN_CORNER : ABOVE_BAR}
      mobileOffset={ABOVE_BAR}
      // Not stacked: the front toast would cover the close buttons of those behind it.
      expand
      toastOptions={{ className: "w-full" }}
    />
  );
}

function onWidthChange(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
