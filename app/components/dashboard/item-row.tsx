// One item, one line: drawing, name, how essential it is, and how many of how many are there. The name opens the rest.
import { memo } from "react";
import type { ItemView } from "~/contracts/dashboard-view.ts";
import type { ItemReasons } from "~/contracts/item-reasons.ts";
import type { ItemEvent } from "~/contracts/live-event.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { ownedForAgeRange } from "~/domain/owned.ts";
import type { SetAsideChoice } from "~/domain/set-aside.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { type FieldEdit, fieldOf } from "~/hooks/edit-queue.ts";
import { type ItemFields, shownItem } from "~/hooks/item-state.ts";
import { ItemLevel, ItemName } from "../wardrobe/item-text.tsx";
import { CountStepper } from "./count-stepper.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { ItemPicture } from "./item-picture.tsx";
import { NotePreview } from "./note-preview.tsx";
import type { NumberTarget } from "./number-picker.tsx";
import type { RemovedItem } from "./removed-notice.tsx";
import { SaveStatus } from "./save-status.tsx";

/** What a row can ask of its page; the same object for the page's whole life. */
export interface ItemActions {
  /** A new value of a field that shows `before`; `name` says which, for those who cannot see it. */
  put(edit: FieldEdit, before: FieldEdit["value"], name: string): void;
  pick(target: NumberTarget): void;
  shop(item: { id: number; name: string }): void;
  open(itemId: number): void;
  setAside(itemId: number, choice: SetAsideChoice): void;
  editCustom(itemId: number): void;
  /** An item of the parent's own has been removed. */
  removedCustom(item: RemovedItem): void;
  /** The name that the page's changes go by on the live channel. */
  tab: string;
}

/** The form that asks for the page with an item opened; once on the page. */
export const DETAILS_FORM = "details";

/** The parameter of the address that names an opened item. */
export const DETAILS_PARAM = "item";

export interface ItemRowProps {
  item: ItemView;
  groups: readonly WeatherGroup[];
  onboardingId: string;
  ageRange: AgeRange;
  heard: ItemEvent | undefined;
  fields: ItemFields | undefined;
  /** The count is the field that was changed last. */
  isLast: boolean;
  actions: ItemActions;
  /** Changes whenever a reload may show the item otherwise, though its row is the same: scenario, weather. */
  viewKey: string;
  /** For the first items of the page. */
  isPriority: boolean;
  isOpen: boolean;
  /** Why its numbers are what they are; null while that is asked for, and false when it cannot be had. */
  reasons: ItemReasons | null | false;
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, groups, ageRange, heard, fields, isLast, actions, isPriority, isOpen } = props;
  const { id, name, nameId, needed, isIntact } = item;
  const shown = shownItem(item, heard, fields);
  const count = ownedForAgeRange(nameId, shown.owned, ageRange);
  const note = shown.personalNotes[ageRange] ?? "";
  const isSetAside = shown.setAside.includes(ageRange);
  const isReady = needed > 0 && count >= needed;
  const edit = { kind: "quantity", itemId: id, ageRange, value: count } as const;
  const state = fields?.[fieldOf(edit)];
  const isTold = state && (isLast || state.phase !== "saved");
  const change = (value: number) => actions.put({ ...edit, value }, count, name);
  return (
    <li id={`item-${id}`} data-state={isSetAside ? "aside" : isReady ? "ready" : undefined} className="row">
      <ItemPicture nameId={nameId} category={item.category} image={item.image} isPriority={isPriority} />
      <div className="row-text">
        <h3>
          <button
            type="submit"
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
          ) : isSetAside ? (
            ROW_COPY.setAside
          ) : isIntact ? (
            <ItemLevel item={item} groups={groups} ageRange={ageRange} />
          ) : null}
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
}, isSame);

/** A reload brings new objects; a row changes only when its item has. */
function isSame(before: ItemRowProps, after: ItemRowProps): boolean {
  return (
    before.heard === after.heard &&
    before.fields === after.fields &&
    before.isLast === after.isLast &&
    before.actions === after.actions &&
    before.ageRange === after.ageRange &&
    before.onboardingId === after.onboardingId &&
    before.viewKey === after.viewKey &&
    before.isOpen === after.isOpen &&
    before.reasons === after.reasons &&
    before.item.id === after.item.id &&
    before.item.version === after.item.version &&
    before.item.image === after.item.image &&
    before.item.hasShopLinks === after.item.hasShopLinks &&
    before.item.insteadOf === after.item.insteadOf
  );
}
