import type { ToastMessage } from "~/lib/toast.ts";
import { TOAST_COPY } from "~/words/en/layout.ts";

interface ToastCardProps {
  message: Pick<ToastMessage, "title" | "description" | "look" | "action">;
  onClose: () => void;
}

/** One message with a 44 px close button. The surrounding region announces it. */
export function ToastCard({ message: { title, description, look, action }, onClose }: ToastCardProps) {
  const isError = look === "error";
  return (
    <div
      className={`flex w-full items-start justify-between gap-3 rounded-card border bg-surface p-4 text-sm text-ink shadow-overlay ${isError ? "border-brick" : "border-hairline"}`}
    >
      <div className="min-w-0">
        <p className={`font-semibold ${isError ? "text-brick" : ""}`}>{title}</p>
        {description && <p className="text-ink-soft">{description}</p>}
        {action && (
          <button
            type="button"
            className="linkish min-h-11 font-semibold"
            onClick={() => {
              onClose();
              action.act();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={TOAST_COPY.close}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-xl leading-none hover:bg-sunken"
      >
        {/* Presses must land on the button itself: a drag from anywhere else swipes the toast away. */}
        <span aria-hidden="true" className="pointer-events-none">
          ×
        </span>
      </button>
    </div>
  );
}
