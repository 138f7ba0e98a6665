// One item, one quiet row: drawing, name, what each weather takes and what is there; note, shop and reasons behind one tap.
import { memo } from "react";
import type { ItemView } from "~/contracts/dashboard-view.ts";
import type { ItemEvent } from "~/contracts/live-event.ts";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { NOT_NEEDED_IN_THIS_WEATHER } from "~/copy/wardrobe.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { type FieldEdit, type FieldState, fieldOf } from "~/hooks/edit-queue.ts";
import { type ItemFields, shownItem } from "~/hooks/item-state.ts";
import { Notice } from "../ui/notice.tsx";
import { ItemCells } from "./item-cells.tsx";
import { ItemDetails } from "./item-details.tsx";
import { ItemPicture } from "./item-picture.tsx";
import { NoteBox } from "./note-box.tsx";
import { NotePreview } from "./note-preview.tsx";
import type { NumberTarget } from "./number-picker.tsx";
import { SaveStatus } from "./save-status.tsx";

/** What a row can ask of its page; the same object for the page's whole life. */
export interface ItemActions {
  /** A new value of a field that shows `before`; `name` says which, for those who cannot see it. */
  put(edit: FieldEdit, before: FieldEdit["value"], name: string): void;
  pick(target: NumberTarget): void;
  shop(item: { id: number; name: string }): void;
}

interface ItemRowProps {
  item: ItemView;
  groups: readonly WeatherGroup[];
  onboardingId: string;
  ageRange: AgeRange;
  heard: ItemEvent | undefined;
  fields: ItemFields | undefined;
  /** The field that was changed last, if it is one of this item's. */
  lastField: string | null;
  actions: ItemActions;
  /** Changes whenever a reload may show the item otherwise, though its row is the same: scenario, weather. */
  viewKey: string;
  /** For the first items of the page. */
  isPriority: boolean;
  /** Whether the address asks for the item's details. */
  isOpenAtFirst: boolean;
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const {
    item,
    groups,
    onboardingId,
    ageRange,
    heard,
    fields,
    lastField,
    actions,
    isPriority,
    isOpenAtFirst,
  } = props;
  const { id, name, nameId, category, total, isIntact } = item;
  const shown = shownItem(item, heard, fields);
  const note = shown.personalNotes[ageRange] ?? "";
  const noteEdit = { kind: "note", itemId: id, ageRange, value: note } as const;
  const count = countToTell(fields, lastField);
  function undo(before: number) {
    if (count?.edit.kind === "quantity")
      actions.put({ ...count.edit, value: before }, count.edit.value, name);
  }
  const address = `/dashboards/${onboardingId}/items/${id}`;
  const isNeeded = total > 0;
  return (
    <li id={`item-${id}`} className="scroll-mt-24 border-b border-hairline py-3">
      <div className="flex items-center gap-3">
        <ItemPicture
          nameId={nameId}
          category={category}
          image={item.image}
          isPriority={isPriority}
          className={isNeeded ? "" : "opacity-50"}
        />
        <div className="min-w-0 grow">
          <h3 className="font-sans text-base font-semibold break-words">{name}</h3>
          {!isNeeded && isIntact && <p className="text-sm text-ink-soft">{NOT_NEEDED_IN_THIS_WEATHER}</p>}
        </div>
        {isNeeded && (
          <p className="figures shrink-0 font-display text-xl leading-none">
            <span className="sr-only">Pieces needed: </span>
            {total}
          </p>
        )}
      </div>
      {isNeeded && (
        <ItemCells
          item={item}
          groups={groups}
          ageRange={ageRange}
          shown={shown}
          fields={fields}
          address={address}
          actions={actions}
        />
      )}
      {!isIntact && (
        <div className="mt-2">
          <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
            {ERROR_TEXTS.QUANTITIES_UNREADABLE}
          </Notice>
        </div>
      )}
      {note && <NotePreview note={note} itemName={name} />}
      <ItemDetails
        item={item}
        groups={groups}
        onboardingId={onboardingId}
        ageRange={ageRange}
        isOpenAtFirst={isOpenAtFirst}
        onShop={actions.shop}
        status={
          count && (
            <p className="figures text-right text-xs text-ink-soft">
              <SaveStatus state={count} onUndo={undo} />
            </p>
          )
        }
      >
        <NoteBox
          itemName={name}
          ageRange={ageRange}
          note={note}
          action={address}
          state={fields?.[fieldOf(noteEdit)]}
          onSave={(value) => actions.put({ ...noteEdit, value }, note, name)}
        />
      </ItemDetails>
    </li>
  );
}, isSame);

/** The count that has something to say: the one changed last, or one that is not saved. */
function countToTell(fields: ItemFields | undefined, lastField: string | null): FieldState | undefined {
  const counts = Object.entries(fields ?? {}).filter(([, { edit }]) => edit.kind === "quantity");
  const [, state] =
    counts.find(([field]) => field === lastField) ?? counts.find(([, { phase }]) => phase !== "saved") ?? [];
  return state;
}

/** A reload brings new objects; a row changes only when its item has. */
function isSame(before: ItemRowProps, after: ItemRowProps): boolean {
  return (
    before.heard === after.heard &&
    before.fields === after.fields &&
    before.lastField === after.lastField &&
    before.actions === after.actions &&
    before.ageRange === after.ageRange &&
    before.onboardingId === after.onboardingId &&
    before.viewKey === after.viewKey &&
    before.item.id === after.item.id &&
    before.item.version === after.item.version &&
    before.item.image === after.item.image &&
    before.item.hasShopLinks === after.item.hasShopLinks
  );
}
