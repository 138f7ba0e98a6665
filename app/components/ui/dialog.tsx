// A modal dialog. The native element traps the focus, closes on Escape, makes the page inert, and restores
// the focus.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { TOAST_COPY } from "~/words/en/layout.ts";
import { useClosedByBack } from "./use-closed-by-back.ts";

const LOOKS = {
  dialog:
    "m-auto w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card motion-safe:animate-[appear_160ms]",
  drawer:
    "mx-0 mt-auto mb-0 w-full max-w-full max-h-[85dvh] rounded-t-card motion-safe:animate-[rise_180ms] sm:mt-0 sm:me-0 sm:ms-auto sm:h-dvh sm:max-h-dvh sm:w-[26rem] sm:rounded-none sm:motion-safe:animate-[slide_180ms]",
  /** A sheet that stands on a phone's keyboard, and a dialog on wider screens. */
  sheet:
    "mx-0 mt-auto mb-(--keyboard,0px) w-full max-w-full max-h-[calc(100dvh-3rem-var(--keyboard,0px))] rounded-t-card motion-safe:animate-[rise_180ms] sm:m-auto sm:w-[min(32rem,calc(100vw-2rem))] sm:max-h-[calc(100dvh-2rem)] sm:rounded-card",
} as const;

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** The dialog has closed or is asking to: by its button, Escape, the browser's Back, or a click outside it. */
  onClose: () => void;
  look?: keyof typeof LOOKS;
  /** Use 'alertdialog' for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
}

/** A dialog with a title and a close button. Its content is mounted only while it is open. */
export function Dialog({ title, isOpen, onClose, look = "dialog", role = "dialog", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useClosedByBack(isOpen, onClose);
  function closeFromBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={dialog}
      role={role === "alertdialog" ? role : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeFromBeside}
      className={`border border-hairline bg-surface p-0 text-ink shadow-overlay backdrop:bg-[rgb(31_23_29/0.5)] ${LOOKS[look]}`}
    >
      {isOpen && (
        <div className="p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={TOAST_COPY.close}
              className="-mt-2 -me-2 grid size-11 shrink-0 place-items-center rounded-full text-xl leading-none hover:bg-sunken"
            >
              <span aria-hidden="true">×</span>
            </button>
          </div>
          <div className="mt-3">{children}</div>
        </div>
      )}
    </dialog>
  );
}
