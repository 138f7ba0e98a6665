// One category of items: what the baby needs first, then folds for what is nice to have, not needed, or skipped.
import { type ReactNode, useState } from "react";
import { Chevron } from "~/components/ui/marks.tsx";
import type { CategoryView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import type { Answer } from "~/domain/wardrobe/answer.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/preferences.ts";
import { CATEGORY_COPY, inAll, ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { OVER_COPY, toPassOn } from "~/words/en/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { DETAILS_FORM } from "./row-props.ts";

/** The query parameter that unfolds unneeded items without scripts. */
export const REST_PARAM = "rest";

/** A category's items as the page shows them. */
export interface ShownCategory extends CategoryView {
  /** Nice-to-have items, while no filter is on. */
  folded: ItemView[];
  notNeeded: ItemView[];
  /** For an outgrown size, the items with nothing to pass on. */
  others: ItemView[];
  setAside: ItemView[];
}

interface CategorySectionProps {
  view: ShownCategory;
  /** Progress by the headline's rules. */
  answer: Answer;
  /** Pieces to pass on; null until the size is outgrown. */
  kept: number | null;
  isCollapsed: boolean;
  /** Whether the address requests the folds too. */
  isRestOpen: boolean;
  /** The item opened by the address; its fold opens too. */
  openedItem: number | null;
  onToggle: (category: ItemCategory, isOpen: boolean) => void;
  renderItem: (item: ItemView) => ReactNode;
  /** Rendered below the items. */
  children?: ReactNode;
}

export function CategorySection(props: CategorySectionProps) {
  const { view, answer, kept, isCollapsed, isRestOpen, openedItem, onToggle, renderItem, children } = props;
  const { category, items } = view;
  const title = ITEM_CATEGORY_LABELS[category];
  const folds = foldsOf(view);
  const [open, setOpen] = useState<readonly FoldKey[]>(() =>
    folds
      .filter(
        ({ key, items }) => (isRestOpen && key !== "folded") || items.some(({ id }) => id === openedItem),
      )
      .map(({ key }) => key),
  );
  return (
    <details
      open={!isCollapsed}
      onToggle={({ currentTarget }) => onToggle(category, currentTarget.open)}
      className="category"
    >
      <summary>
        <h2>{title}</h2>
        {kept === null ? <Count answer={answer} /> : <Kept pieces={kept} />}
        <Chevron className="category-mark" />
      </summary>
      {items.length > 0 && <ul className="rows">{items.map(renderItem)}</ul>}
      <div data-chrome className="folds">
        {folds.map(({ key, name, value, label }) => (
          <button
            key={key}
            type="submit"
            form={DETAILS_FORM}
            name={name}
            value={value}
            aria-expanded={open.includes(key)}
            onClick={(event) => {
              event.preventDefault();
              setOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
            }}
            className="fold"
          >
            {label}
            <span className="sr-only">{`: ${title}`}</span>
          </button>
        ))}
        {children}
      </div>
      {/* These rows are rendered only once their fold is opened. */}
      {folds
        .filter(({ key }) => open.includes(key))
        .map(({ key, label, items: folded }) => (
          <section key={key} aria-label={`${label}: ${title}`}>
            <ul className="rows">{folded.map(renderItem)}</ul>
          </section>
        ))}
    </details>
  );
}

/** "3 of 9", which adds up to the headline, followed by "15 in all" as in the headline. */
function Count({ answer: { ready, needed, everything, isChosen } }: { answer: Answer }) {
  const all = !isChosen && everything > needed ? inAll(everything) : null;
  return (
    <span className="figures category-count" data-done={(needed > 0 && ready >= needed) || undefined}>
      {needed > 0 && (
        <>
          <span className="sr-only">{CATEGORY_COPY.have}</span> {CATEGORY_COPY.of(ready, needed)}
          {all && " · "}
        </>
      )}
      {all && <span className="whitespace-nowrap">{all}</span>}
    </span>
  );
}

function Kept({ pieces }: { pieces: number }) {
  return pieces > 0 && <span className="figures category-count">{toPassOn(pieces)}</span>;
}

type FoldKey = "folded" | "notNeeded" | "others" | "setAside";

interface Fold {
  key: FoldKey;
  /** The fold's value in the address when it is opened without scripts. */
  name: string;
  value: string;
  label: string;
  items: readonly ItemView[];
}

/** The folds that have items. */
function foldsOf({ folded, notNeeded, others, setAside }: ShownCategory): Fold[] {
  const folds: Fold[] = [
    {
      key: "folded",
      name: ESSENTIALITY_PARAM,
      value: ESSENTIALITY.niceToHave,
      label: ROW_COPY.niceToHave(folded.reduce((sum, { needed }) => sum + needed, 0)),
      items: folded,
    },
    {
      key: "notNeeded",
      name: REST_PARAM,
      value: "1",
      label: ROW_COPY.notNeeded(notNeeded.length),
      items: notNeeded,
    },
    { key: "others", name: REST_PARAM, value: "1", label: OVER_COPY.others(others.length), items: others },
    {
      key: "setAside",
      name: REST_PARAM,
      value: "1",
      label: ROW_COPY.skippedCount(setAside.length),
      items: setAside,
    },
  ];
  return folds.filter(({ items }) => items.length > 0);
}
