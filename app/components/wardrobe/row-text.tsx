// The words of an item's row: its name, which opens the details, and under it what is special about the item,
// or what becomes of its last change.
import { ROW_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import type { FieldState } from "~/hooks/wardrobe/edit-queue.ts";
import { ItemName, itemFacts } from "./item-text.tsx";
import { NotePreview } from "./note-preview.tsx";
import { DETAILS_FORM, DETAILS_PARAM, type ItemRowProps } from "./row-props.ts";
import { SaveStatus } from "./save-status.tsx";

interface RowTextProps extends Pick<ItemRowProps, "page" | "item" | "isOpen"> {
  note: string;
  isSetAside: boolean;
  /** What becomes of the count's last change, while it is worth telling. */
  told: FieldState | undefined;
  onCount: (count: number) => void;
}

export function RowText({ page, item, isOpen, note, isSetAside, told, onCount }: RowTextProps) {
  const { id, name } = item;
  const shownNote = isOpen ? "" : note;
  const facts = isSetAside ? ROW_COPY.skipped : item.isIntact && itemFacts(item, page.groups);
  /** Undo goes with what it undoes; the count takes its focus. */
  function undo(before: number) {
    document.querySelector<HTMLElement>(`#item-${id} .count`)?.focus();
    onCount(before);
  }
  return (
    <div className="row-text">
      <h3>
        {/* biome-ignore lint/a11y/useButtonType: a form button submits by default, and a page has dozens of them */}
        <button
          form={DETAILS_FORM}
          formAction={`#item-${id}`}
          name={DETAILS_PARAM}
          value={id}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault();
            page.actions.open(id);
          }}
        >
          <ItemName name={name} />
        </button>
      </h3>
      {(facts || told || shownNote) && (
        <p className="row-facts" data-late={(!facts && !shownNote) || undefined}>
          {told ? <SaveStatus state={told} onUndo={undo} /> : facts}
        </p>
      )}
      {shownNote && <NotePreview note={shownNote} itemName={name} />}
    </div>
  );
}
