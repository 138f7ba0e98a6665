// Loads toasts when the first one is shown: most pages never need the library.
import { lazy, Suspense, useEffect, useState } from "react";
import { onToast, type ToastMessage } from "~/lib/toast.ts";
import { PlainToasts } from "./plain-toasts.tsx";

const LoadedToasts = lazy(async () => {
  try {
    return await import("./loaded-toasts.tsx");
  } catch {
    return { default: PlainToasts };
  }
});

/** Where toasts appear; the layout has one. */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => onToast((message) => setMessages((shown) => [...shown, message])), []);
  if (messages.length === 0) return null;
  return (
    <Suspense>
      <LoadedToasts messages={messages} />
    </Suspense>
  );
}
