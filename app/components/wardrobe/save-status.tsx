import { ERROR_TEXTS } from "~/copy/errors.ts";
import { COUNT_COPY } from "~/copy/wardrobe/counts.ts";
import type { FieldState } from "~/hooks/wardrobe/edit-queue.ts";

interface SaveStatusProps {
  state: FieldState;
  /** Restores the previous count; left out where there is nothing to undo. */
  onUndo?: (before: number) => void;
}

/** The state of a change on its way to the server, with Undo, which the row's arrow keys lead to. */
export function SaveStatus({ state, onUndo }: SaveStatusProps) {
  const { phase, before, edit } = state;
  const canUndo = phase === "saved" && typeof before === "number" && before !== edit.value;
  return (
    <span className={phase === "refused" ? "text-brick" : ""}>
      {wordPhase(state)}
      {onUndo && canUndo && (
        <>
          {" · "}
          <button type="button" tabIndex={-1} onClick={() => onUndo(before)} className="linkish min-h-6 px-1">
            {COUNT_COPY.undo}
          </button>
        </>
      )}
    </span>
  );
}

function wordPhase({ phase, edit: { kind, value }, hasFailed, reason }: FieldState): string {
  switch (phase) {
    case "saving":
      return COUNT_COPY.saving;
    case "waiting":
      return hasFailed ? COUNT_COPY.waitingAfterFailure : COUNT_COPY.waiting;
    case "saved":
      return COUNT_COPY.saved;
    case "refused":
      if (reason) return COUNT_COPY.refused(kind === "quantity" ? value : null, reason);
      return kind === "note" ? ERROR_TEXTS.NOTE_NOT_SAVED : ERROR_TEXTS.QUANTITY_NOT_SAVED;
    default:
      return phase satisfies never;
  }
}
