// What an item's row opens to: the reasons for its number, the note, where to buy it, and ways to do without
// it. It renders on opening because most panels never open; without scripts the page is requested again with
// it.
import { Link } from "react-router";
import { shopPath } from "~/contracts/plans/plan-addresses.ts";
import type { ItemReasons } from "~/contracts/wardrobe/reasons-answer.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import type { SetAsideChoice } from "~/domain/wardrobe/set-aside.ts";
import { fieldOf } from "~/hooks/wardrobe/edit-queue.ts";
import { CustomItemActions } from "./custom-item-actions.tsx";
import { NoteBox } from "./note-box.tsx";
import { ReasonList } from "./reason-list.tsx";
import type { ItemRowProps } from "./row-props.ts";

interface ItemPanelProps extends ItemRowProps {
  note: string;
  isSetAside: boolean;
}

export function ItemPanel(props: ItemPanelProps) {
  const { page, item, fields, reasons, note, isSetAside } = props;
  const { onboardingId, ageRange, actions } = page;
  const { id, name, hasShopLinks, isCustom } = item;
  const noteEdit = { kind: "note", itemId: id, ageRange, value: note } as const;
  return (
    <div className="row-wide row-panel">
      {!isCustom && <Reasons reasons={reasons} />}
      <NoteBox
        itemName={name}
        ageRange={ageRange}
        note={note}
        action={`items/${id}`}
        state={fields?.[fieldOf(noteEdit)]}
        onSave={(value) => actions.put({ ...noteEdit, value }, note, name)}
      />
      <div className="flex flex-wrap items-center gap-x-5">
        {hasShopLinks && (
          <Link
            data-chrome
            to={shopPath(onboardingId, ageRange, id)}
            className="row-act"
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
        {isCustom ? (
          <CustomItemActions
            onboardingId={onboardingId}
            ageRange={ageRange}
            item={{ id, name }}
            tab={actions.tab}
            onEdit={() => actions.editCustom(id)}
            onRemoved={() => actions.removedCustom({ id, name, category: item.category })}
          />
        ) : (
          <SetAside {...props} isSetAside={isSetAside} />
        )}
      </div>
    </div>
  );
}

/** "Not for us", for this age or the whole year, and its undo. A plain form without scripts. */
function SetAside({ item: { id, name }, page: { ageRange, actions }, isSetAside }: ItemPanelProps) {
  const choices: readonly { choice: SetAsideChoice; label: string }[] = isSetAside
    ? [{ choice: "no", label: ROW_COPY.bringBack }]
    : [
        { choice: "age", label: ROW_COPY.atThisAge(ageRange) },
        { choice: "plan", label: ROW_COPY.forThePlan },
      ];
  return (
    <form method="post" action={`items/${id}`} className="flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="ageRange" value={ageRange} />
      {choices.map(({ choice, label }) => (
        <button
          key={choice}
          type="submit"
          name="setAside"
          value={choice}
          onClick={(event) => {
            event.preventDefault();
            actions.setAside(id, choice);
          }}
          className="row-act"
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
      <p role="status" className="min-h-16 text-sm text-ink-soft">
        {ROW_COPY.loadingReasons}
      </p>
    );
  }
  return (
    <div>
      <h4 className="sr-only">{ROW_COPY.reasons}</h4>
      <ReasonList reasons={reasons} />
    </div>
  );
}
