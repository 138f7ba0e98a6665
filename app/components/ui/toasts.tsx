import { lazy, Suspense, useEffect, useState } from "react";
import { onToast, type ToastMessage } from "~/lib/toast.ts";
import { ToastCard } from "./toast-card.tsx";

/** Shows the newest message when the library can't be loaded: offline, or after a new release. */
function PlainToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const [closed, setClosed] = useState(0);
  const message = messages.at(-1);
  if (!message || closed === messages.length) return null;
  return (
    <div
      key={messages.length}
      role={message.look === "error" ? "alert" : "status"}
      className="fixed inset-x-4 bottom-(--toast-bottom) z-50 mx-auto max-w-sm lg:end-6 lg:bottom-6 lg:start-auto lg:w-full"
    >
      <ToastCard message={message} onClose={() => setClosed(messages.length)} />
    </div>
  );
}

const LoadedToasts = lazy(async () => {
  try {
    return await import("./loaded-toasts.tsx");
  } catch {
    return { default: PlainToasts };
  }
});

/** Where toasts appear; the layout has one. It loads the library with the first toast: most pages never need it. */
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
