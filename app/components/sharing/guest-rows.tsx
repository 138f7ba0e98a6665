// Read-only sizes of a wardrobe: nothing to count, open, or edit.

import { Garment } from "~/components/illustrations/art.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { GuestAnswer, GuestCategory, GuestItem } from "~/contracts/sharing/share-form.ts";
import { essentialsOf } from "~/copy/sharing/replication-copy.ts";
import { GUEST_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";

/** One fold per size, with its number; the first one is open. */
export function GuestSizes({ answer: { isToGet, first, sizes } }: { answer: GuestAnswer }) {
  return sizes.map(({ ageRange, essentials, categories }) => (
    <details key={ageRange} open={ageRange === first.ageRange} className="guest-size">
      <summary>
        <h2>{SIZE_LABELS[ageRange]}</h2>
        <span className="figures grow text-sm text-ink-soft">{essentialsOf({ essentials, isToGet })}</span>
        <Chevron className="guest-mark" />
      </summary>
      <GuestRows categories={categories} />
    </details>
  ));
}

/** One list per category: drawing, name, and number of each item. */
function GuestRows({ categories }: { categories: readonly GuestCategory[] }) {
  return categories.map(({ category, items }) => (
    <section key={category}>
      <h3 className="mt-3 border-b border-hairline pb-0.5 font-sans text-xs font-semibold text-ink-soft">
        {ITEM_CATEGORY_LABELS[category]}
      </h3>
      <ul className="guest-rows">
        {items.map((item) => (
          <Row key={item.nameId} item={item} category={category} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ item: { nameId, name, pieces }, category }: { item: GuestItem; category: ItemCategory }) {
  return (
    <li>
      <Garment name={nameId} category={category} className="" />
      <p>{itemName(name)}</p>
      <b>
        <span className="sr-only">{GUEST_COPY.needed}: </span>
        {pieces}
      </b>
    </li>
  );
}
