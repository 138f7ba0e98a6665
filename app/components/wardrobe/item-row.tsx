// One item on one line: drawing, name, and how many of how many there are. The name opens the details.
import { memo } from "react";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { fieldOf } from "~/hooks/wardrobe/edit-queue.ts";
import { shownItem } from "~/hooks/wardrobe/item-state.ts";
import { CountStepper } from "./count-stepper.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { ItemPicture } from "./item-picture.tsx";
import { ItemAdvice } from "./item-text.tsx";
import type { ItemRowProps } from "./row-props.ts";
import { type OtherChange, RowText } from "./row-text.tsx";

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
  const change = (value: number) => actions.put({ ...edit, value }, count, name);
  const rowState = stateOf(isSetAside, needed, count);
  return (
    <li id={`item-${id}`} data-state={rowState} className="row">
      <ItemPicture nameId={nameId} category={item.category} image={item.image} isPriority={isPriority} />
      <RowText
        page={page}
        item={item}
        isOpen={isOpen}
        note={note}
        isSetAside={isSetAside}
        told={isLast || state?.phase !== "saved" ? state : undefined}
        other={changeOfOther(props, count)}
        onCount={change}
      />
      {rowState === "ready" && <Tick />}
      {!isSetAside && (
        <CountStepper
          itemId={id}
          name={name}
          count={count}
          needed={needed}
          isDisabled={needed === 0 && isIntact}
          isSaving={state?.phase === "saving"}
          wasChanged={Boolean(state ?? heard)}
          onChange={change}
          onPick={(button) => actions.pick({ button, name, value: count, onChoose: change })}
        />
      )}
      {!isSetAside && isIntact && (
        <ItemAdvice item={item} groups={groups} ageRange={ageRange} country={country} />
      )}
      {!isIntact && (
        <p className="row-advice text-amber">
          <b>{DASHBOARD_COPY.dataIssues}</b> {ERROR_TEXTS.QUANTITIES_UNREADABLE}
        </p>
      )}
      {isOpen && <ItemPanel {...props} note={note} isSetAside={isSetAside} />}
    </li>
  );
});

/** Who has changed the item since the page was read, if it was somebody else on the plan. */
function changeOfOther({ page, item, heard, fields }: ItemRowProps, count: number): OtherChange | undefined {
  if (!heard?.by || heard.version <= item.version) return undefined;
  const { ageRange } = page;
  const edit = fields?.[fieldOf({ kind: "note", itemId: item.id, ageRange, value: "" })]?.edit;
  const noteBefore = edit?.kind === "note" ? edit.value : (item.personalNotes[ageRange] ?? "");
  return { by: heard.by, count, noteBefore };
}

function stateOf(isSetAside: boolean, needed: number, count: number): "aside" | "ready" | undefined {
  if (isSetAside) return "aside";
  return needed > 0 && count >= needed ? "ready" : undefined;
}

/** A check mark with a text alternative, so that the state isn't shown by color alone. */
function Tick() {
  return (
    <svg viewBox="0 0 16 16" className="tick" role="img" aria-label={ROW_COPY.ready}>
      <path d="M3 8.5 6.5 12 13 4.5" />
    </svg>
  );
}
