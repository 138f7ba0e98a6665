import { useEffect, useRef } from "react";
import { Toaster, toast } from "sonner";
import type { ToastMessage } from "./toasts.tsx";

const DEFAULT_DURATION_MS = 5000;
const STYLE = { background: "var(--surface)", color: "var(--ink)", borderColor: "var(--hairline)" };

/** Shows each message once, as soon as the library is there. */
export default function LoadedToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { title, description, look, duration = DEFAULT_DURATION_MS } of messages.slice(
      shown.current,
    )) {
      toast[look](title, { description, duration });
    }
    shown.current = messages.length;
  }, [messages]);
  return <Toaster position="bottom-center" theme="system" closeButton toastOptions={{ style: STYLE }} />;
}
