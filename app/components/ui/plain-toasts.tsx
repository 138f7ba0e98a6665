import { useState } from "react";
import type { ToastMessage } from "~/lib/toast.ts";
import { ToastCard } from "./toast-card.tsx";

/** Shows the newest message when the library can't be loaded: offline, or after a new release. */
export function PlainToasts({ messages }: { messages: readonly ToastMessage[] }) {
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
