// What an item's row opens to: the reasons for its number, the note, where to buy it, ways to skip it, and to edit or remove a
// parent's own. All work without scripts.

import { type FormEvent, type MouseEvent, useState } from "react";
import { href, Link, useSearchParams } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { shopPath } from "~/contracts/plans/plan-addresses.ts";
import { ownSearch } from "~/contracts/wardrobe/page-search.ts";
import type { ItemReasons } from "~/contracts/wardrobe/reasons-answer.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { SetAsideChoice } from "~/domain/wardrobe/set-aside.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { ATTIC_ROW } from "~/words/en/wardrobe/box-links-copy.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { EDIT_ITEM_COPY } from "~/words/en/wardrobe/item-words.ts";
import { BOXES_FORM } from "./boxes-form.tsx";
import { fieldOf } from "./edit-queue.ts";
import { NoteBox } from "./note-box.tsx";
import { ReasonList } from "./reason-list.tsx";
import type { ItemRowProps } from "./row-props.ts";
import { useItemPost } from "./use-item-actions.ts";

interface CustomItemActionsProps {
  planId: string;
  ageRange: AgeRange;
  item: { id: number; name: string };
  /** Identifies this page's changes on the live channel. */
  tab?: string | undefined;
  onEdit: () => void;
  /** The item was removed, but the page still shows it. */
  onRemoved: () => void;
}

export function CustomItemActions(props: CustomItemActionsProps) {
  const { planId, ageRange, item, tab, onEdit, onRemoved } = props;
  const search = ownSearch(useSearchParams()[0]);
  const address = href("/dashboards/:onboardingId/items/:itemId", {
    onboardingId: planId,
    itemId: `${item.id}`,
  });
  const { isSending, send } = useItemPost(`${address}/remove`, ERROR_TEXTS.CUSTOM_ITEM_NOT_REMOVED);

  function edit(event: MouseEvent) {
    // The user wants another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit();
  }
  async function remove(event: FormEvent) {
    event.preventDefault();
    if (await send({ ageRange, ...(tab && { tab }) })) onRemoved();
  }
  return (
    <>
      <Link data-chrome to={{ pathname: `${address}/edit`, search }} aria-haspopup="dialog" onClick={edit}>
        {EDIT_ITEM_COPY.edit}
        <span className="sr-only">: {item.name}</span>
      </Link>
      <form data-chrome method="post" action={`${address}/remove${search}`} onSubmit={remove}>
        <input type="hidden" name="ageRange" value={ageRange} />
        <button type="submit" aria-disabled={isSending} className="text-brick">
          {EDIT_ITEM_COPY.remove}
          <span className="sr-only">: {item.name}</span>
        </button>
      </form>
    </>
  );
}

interface ItemPanelProps extends ItemRowProps {
  note: string;
  isSetAside: boolean;
  /** Pieces of a size that are there; 0 for an item without a size. */
  sized: number;
}

/** Renders on opening, because most panels never open; without scripts the page is requested again with it. */
export function ItemPanel(props: ItemPanelProps) {
  const { page, item, fields, reasons, note, isSetAside, sized } = props;
  const { planId, ageRange, actions } = page;
  const { id, name, attic, hasShopLinks, isCustom } = item;
  const mayEdit = useMay("edit");
  // Somebody who was typing keeps the text, even if the note can't be saved anymore.
  const [couldNote] = useState(mayEdit);
  const noteEdit = { kind: "note", itemId: id, ageRange, value: note } as const;
  return (
    <div className="row-panel">
      {!isCustom && <Reasons reasons={reasons} />}
      {mayEdit || couldNote ? (
        <NoteBox
          itemName={name}
          ageRange={ageRange}
          note={note}
          action={`items/${id}`}
          state={fields?.[fieldOf(noteEdit)]}
          onSave={(value) => actions.put({ ...noteEdit, value }, note, name)}
        />
      ) : (
        note && <p className="row-note">{note}</p>
      )}
      {attic?.from && <p className="text-sm wrap-anywhere">{attic.from.where}</p>}
      <div className="row-acts">
        {mayEdit && sized > 0 && (
          <button form={BOXES_FORM} type="submit" name="small" value={`${id}:${ageRange}:1`}>
            {ATTIC_ROW.small}
            <span className="sr-only">: {name}</span>
          </button>
        )}
        {hasShopLinks && (
          <Link
            data-chrome
            to={shopPath(planId, ageRange, id)}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              actions.shop({ id, name });
            }}
          >
            {DASHBOARD_COPY.shop}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
        {!mayEdit ? null : isCustom ? (
          <CustomItemActions
            planId={planId}
            ageRange={ageRange}
            item={{ id, name }}
            tab={actions.tab}
            onEdit={() => actions.editCustom(id)}
            onRemoved={() => actions.removedCustom({ id, name, category: item.category })}
          />
        ) : (
          <Skip {...props} isSetAside={isSetAside} />
        )}
      </div>
    </div>
  );
}

/** Skips the item in this size or all year, or puts it back. A plain form without scripts. */
function Skip({ item: { id, name }, page: { ageRange, actions }, isSetAside }: ItemPanelProps) {
  const choices: readonly { choice: SetAsideChoice; label: string }[] = isSetAside
    ? [{ choice: "no", label: ROW_COPY.putBack }]
    : [
        { choice: "age", label: ROW_COPY.skipSize(ageRange) },
        { choice: "plan", label: ROW_COPY.skipYear },
      ];
  return (
    <form method="post" action={`items/${id}`}>
      <input type="hidden" name="ageRange" value={ageRange} />
      {choices.map(({ choice, label }, place) => (
        <button
          // The first one stays and changes its word, so it can keep the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: what the key means is the place
          key={place}
          type="submit"
          name="setAside"
          value={choice}
          onClick={(event) => {
            event.preventDefault();
            event.currentTarget.form?.querySelector("button")?.focus();
            actions.setAside(id, choice);
          }}
        >
          {label}
          <span className="sr-only">: {name}</span>
        </button>
      ))}
    </form>
  );
}

/** The reasons for each number, and the catalogue's advice about the item. */
function Reasons({ reasons }: { reasons: ItemReasons | null | false }) {
  if (reasons === false) return <p className="text-sm text-ink-soft">{ROW_COPY.noReasons}</p>;
  if (reasons === null) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {ROW_COPY.loadingReasons}
      </p>
    );
  }
  return (
    <div>
      <h4>{ROW_COPY.reasons}</h4>
      <ReasonList reasons={reasons} />
    </div>
  );
}
