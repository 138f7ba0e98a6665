import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";
import { enteredText, type FieldState, undoOf } from "./edit-queue.ts";

interface SaveStatusProps {
  state: FieldState;
  /** Takes the change of a count back, by these pieces; left out where there is nothing to undo. */
  onUndo?: (by: number) => void;
}

/** The state of a change on its way to the server, with Undo, which the row's arrow keys lead to. */
export function SaveStatus({ state, onUndo }: SaveStatusProps) {
  const { phase } = state;
  const by = phase === "saved" ? undoOf(state) : 0;
  return (
    <span className={phase === "refused" ? "text-brick" : ""}>
      {wordPhase(state)}
      {onUndo && by !== 0 && (
        <>
          {" · "}
          <button type="button" tabIndex={-1} onClick={() => onUndo(by)} className="linkish min-h-6 px-1">
            {COUNT_COPY.undo}
          </button>
        </>
      )}
    </span>
  );
}

function wordPhase({ phase, edit, hasFailed, reason }: FieldState): string {
  switch (phase) {
    case "saving":
      return COUNT_COPY.saving;
    case "waiting":
      return hasFailed ? COUNT_COPY.waitingAfterFailure : COUNT_COPY.waiting;
    case "saved":
      return COUNT_COPY.saved;
    case "refused":
      if (reason) return COUNT_COPY.refused(edit.kind === "quantity" ? enteredText(edit) : null, reason);
      return edit.kind === "note" ? ERROR_TEXTS.NOTE_NOT_SAVED : ERROR_TEXTS.QUANTITY_NOT_SAVED;
    default:
      return phase satisfies never;
  }
}
