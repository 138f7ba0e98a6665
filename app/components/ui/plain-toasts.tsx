import { useState } from "react";
import type { ToastMessage } from "./toasts.tsx";

/** The newest message without the library, where that cannot be had: offline, or after a new release. */
export function PlainToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const [closed, setClosed] = useState(0);
  const message = messages.at(-1);
  if (!message || closed === messages.length) return null;
  const { title, description, look } = message;
  return (
    <div
      key={messages.length}
      role={look === "error" ? "alert" : "status"}
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-sm items-start justify-between gap-3 rounded-card border border-hairline bg-surface p-4 text-sm text-ink shadow-overlay"
    >
      <div>
        <p className="font-semibold">{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button
        type="button"
        onClick={() => setClosed(messages.length)}
        aria-label="Close"
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-xl leading-none hover:bg-sunken"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
