import { type ReactElement, type ReactNode, useState } from "react";
import { truncate } from "~/lib/truncate.ts";
import { ATTIC_ROW } from "~/words/en/wardrobe/box-links-copy.ts";
import { NOTE_COPY, ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";
import { BOXES_FORM } from "./boxes-form.tsx";
import type { FieldState } from "./edit-queue.ts";
import { itemFacts, itemName } from "./item-text.tsx";
import { DETAILS_FORM, DETAILS_PARAM, type ItemRowProps } from "./row-props.ts";
import { SaveStatus } from "./save-status.tsx";

/** The specification's limit, after which a note is cut. */
const SHOWN_CHARACTERS = 100;

/** The start of the note below an item; the rest shows on demand, by the row's arrow keys, and in print. */
function NotePreview({ note, itemName }: { note: string; itemName: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const beginning = truncate(note, SHOWN_CHARACTERS);
  const isCut = beginning !== note;
  return (
    <p className="row-note">
      {isCut && <span className="hidden print:inline">{note}</span>}
      <span className={isCut ? "print:hidden" : ""}>{isWhole ? note : beginning}</span>
      {isCut && (
        <button
          type="button"
          tabIndex={-1}
          data-chrome
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="row-act ms-1 not-italic"
        >
          {isWhole ? NOTE_COPY.less : NOTE_COPY.more}
          <span className="sr-only">: {itemName}</span>
        </button>
      )}
    </p>
  );
}

interface RowTextProps extends Pick<ItemRowProps, "page" | "item" | "isOpen"> {
  note: string;
  isSetAside: boolean;
  /** What becomes of the count's last change, while it is worth telling. */
  told: FieldState | undefined;
  onStep: (step: { by: number }) => void;
  other: OtherChange | undefined;
}

/** What somebody else on the plan has just done. */
export interface OtherChange {
  /** Their short name; null on one's own other page, which is told only if it was overtaken. */
  by: string | null;
  /** The item's count since then. */
  count: number;
  /** The count that was replaced although they hadn't seen it. */
  over: number | undefined;
  /** The note as this page saved it, or as it was read, before that. */
  noteBefore: string;
}

/** The item's name, which opens the details, and under it what is special about it, or what becomes of its last change. */
export function rowText(props: RowTextProps): ReactElement {
  const { page, item, isOpen, note, told, onStep, other } = props;
  const { id, name } = item;
  const shownNote = isOpen ? "" : note;
  const facts = rowFacts(props);
  /** Undo goes with what it undoes; the count takes its focus. */
  function undo(by: number) {
    document.querySelector<HTMLElement>(`#item-${id} .count`)?.focus();
    onStep({ by });
  }
  const state = stateOf({ page, item, note, told, other }, undo);
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
          {itemName(name)}
        </button>
      </h3>
      {(facts || state || shownNote) && (
        <p
          className="row-facts"
          data-late={(!facts && !shownNote) || undefined}
          data-long={isLong(props) || undefined}
        >
          {state ?? facts}
        </p>
      )}
      {shownNote && <NotePreview note={shownNote} itemName={name} />}
    </div>
  );
}

/** How many are coming or in the attic, with the way out of it; then what is special about the item. */
function rowFacts({ page, item, isSetAside }: Pick<RowTextProps, "page" | "item" | "isSetAside">): ReactNode {
  const { comingSaid, attic } = item;
  const about = isSetAside ? ROW_COPY.skipped : item.isIntact && itemFacts(item, page.groups);
  if (!comingSaid && (!attic || isSetAside)) return about;
  return (
    <>
      {comingSaid && <b className="text-leaf">{comingSaid}</b>}
      {attic && !isSetAside && (
        <>
          <b className="text-leaf">{attic.said}</b>
          {attic.from && page.mayEdit && (
            <button type="submit" form={BOXES_FORM} name="take" value={attic.from.cell} className="row-act">
              {ATTIC_ROW.take}
              <span className="sr-only">: {item.name}</span>
            </button>
          )}
        </>
      )}
      {about}
    </>
  );
}

/** Whether its status may take more than one line. */
function isLong({ told, other, note }: RowTextProps): boolean {
  if (told && told.phase !== "saved") return told.phase !== "saving";
  return other !== undefined && other.noteBefore !== "" && other.noteBefore !== note;
}

type StateProps = Pick<RowTextProps, "page" | "item" | "note" | "told" | "other">;

/** What becomes of one's own change; what somebody else has done since tells more than that it was saved before. */
function stateOf({ told, other, ...row }: StateProps, undo: (by: number) => void) {
  if (other && (!told || told.phase === "saved")) return <ByOther {...row} {...other} />;
  return told && <SaveStatus state={told} onUndo={undo} />;
}

/** Who has changed the item, and how; a note that was replaced goes back in one tap. */
function ByOther({
  page,
  item,
  note,
  by,
  count,
  over,
  noteBefore,
}: Omit<StateProps, "told" | "other"> & OtherChange) {
  const { ageRange, actions } = page;
  const hasNewNote = noteBefore !== note;
  const value = item.needed > 0 ? `${count} ${ROW_COPY.ofNeeded(item.needed)}` : `${count}`;
  return (
    <span>
      {COUNT_COPY.by(by ?? COUNT_COPY.otherPage, hasNewNote ? null : value)}
      {over !== undefined && ` · ${COUNT_COPY.over(over)}`}
      {hasNewNote && noteBefore !== "" && (
        <>
          {" · "}
          <button
            type="button"
            tabIndex={-1}
            className="linkish min-h-6 px-1"
            onClick={() =>
              actions.put({ kind: "note", itemId: item.id, ageRange, value: noteBefore }, note, item.name)
            }
          >
            {COUNT_COPY.noteBack}
          </button>
        </>
      )}
    </span>
  );
}
