// Read-only items with their numbers: nothing to count, open, or edit.

import { Garment } from "~/components/illustrations/art.tsx";
import { ItemName } from "~/components/wardrobe/item-text.tsx";
import type { GuestCategory, GuestItem } from "~/contracts/sharing/guest-answer.ts";
import { GUEST_COPY } from "~/copy/wardrobe/essentials.ts";
import { ITEM_CATEGORY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";

/** One list per category: drawing, name, and number of each item. */
export function GuestRows({ categories }: { categories: readonly GuestCategory[] }) {
  return categories.map(({ category, items }) => (
    <section key={category}>
      <h2 className="mt-4 border-b border-hairline pb-1 text-base">{ITEM_CATEGORY_LABELS[category]}</h2>
      <ul className="guest-rows">
        {items.map((item) => (
          <Row key={item.nameId} item={item} category={category} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ item: { nameId, name, needed }, category }: { item: GuestItem; category: ItemCategory }) {
  return (
    <li>
      <Garment name={nameId} category={category} className="" />
      <h3>
        <ItemName name={name} />
      </h3>
      <p>
        <span className="sr-only">{GUEST_COPY.needed}: </span>
        {needed}
      </p>
    </li>
  );
}
