// One item on one line: drawing, name, essentiality, and how many of how many there are. The name opens the
// details.
import { memo } from "react";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { fieldOf } from "~/hooks/wardrobe/edit-queue.ts";
import { shownItem } from "~/hooks/wardrobe/item-state.ts";
import { CountStepper } from "./count-stepper.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { ItemPicture } from "./item-picture.tsx";
import { ItemLevel, ItemName } from "./item-text.tsx";
import { NotePreview } from "./note-preview.tsx";
import { DETAILS_FORM, DETAILS_PARAM, type ItemRowProps, type RowPage } from "./row-props.ts";
import { SaveStatus } from "./save-status.tsx";

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { page, item, heard, fields, isLast, isPriority, isOpen } = props;
  const { groups, ageRange, country, actions } = page;
  const { id, name, nameId, needed, isIntact } = item;
  const shown = shownItem(item, heard, fields);
  const count = ownedForAgeRange(nameId, shown.owned, ageRange);
  const note = shown.personalNotes[ageRange] ?? "";
  const isSetAside = shown.setAside.includes(ageRange);
  const edit = { kind: "quantity", itemId: id, ageRange, value: count } as const;
  const state = fields?.[fieldOf(edit)];
  const isTold = state && (isLast || state.phase !== "saved");
  const change = (value: number) => actions.put({ ...edit, value }, count, name);
  return (
    <li id={`item-${id}`} data-state={stateOf(isSetAside, needed, count)} className="row">
      <ItemPicture nameId={nameId} category={item.category} image={item.image} isPriority={isPriority} />
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
              actions.open(id);
            }}
          >
            <ItemName name={name} />
          </button>
        </h3>
        <p className="row-facts">
          {isTold ? (
            <SaveStatus state={state} onUndo={change} />
          ) : (
            <Facts
              item={item}
              groups={groups}
              ageRange={ageRange}
              country={country}
              isSetAside={isSetAside}
            />
          )}
        </p>
        {note && !isOpen && <NotePreview note={note} itemName={name} />}
      </div>
      {!isSetAside && (
        <CountStepper
          itemId={id}
          name={name}
          count={count}
          needed={needed}
          isDisabled={needed === 0 && isIntact}
          isSaving={state?.phase === "saving"}
          onChange={change}
          onPick={(button) => actions.pick({ button, name, value: count, onChoose: change })}
        />
      )}
      {!isIntact && (
        <p className="row-wide text-sm text-amber">
          <b>{DASHBOARD_COPY.dataIssues}</b> {ERROR_TEXTS.QUANTITIES_UNREADABLE}
        </p>
      )}
      {isOpen && <ItemPanel {...props} note={note} isSetAside={isSetAside} />}
    </li>
  );
});

function stateOf(isSetAside: boolean, needed: number, count: number): "aside" | "ready" | undefined {
  if (isSetAside) return "aside";
  return needed > 0 && count >= needed ? "ready" : undefined;
}

interface FactsProps extends Pick<RowPage, "groups" | "ageRange" | "country"> {
  item: ItemRowProps["item"];
  isSetAside: boolean;
}

function Facts({ isSetAside, ...of }: FactsProps) {
  if (isSetAside) return ROW_COPY.setAside;
  return of.item.isIntact ? <ItemLevel {...of} /> : null;
}
