// The catalogue's garments on the administrators' pages, and their search: as you type with scripts, with its button without.

import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { ITEM_CATEGORIES, type ItemCategory } from "~/domain/vocabulary.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface GarmentSearchProps {
  label: string;
  button: string;
  value: string;
  onChange: (text: string) => void;
  /** The result count in words. */
  found: string;
  /** Further choices. */
  children?: ReactNode;
}

export function GarmentSearch({ label, button, value, onChange, found, children }: GarmentSearchProps) {
  return (
    <Form
      method="get"
      role="search"
      noValidate
      replace
      preventScrollReset
      className="flex flex-wrap content-start items-end gap-3"
    >
      <label className="min-w-40 grow basis-0 text-sm font-semibold">
        {label}
        <input
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
          className="field mt-1.5 font-normal"
        />
      </label>
      <Button type="submit" look="quiet">
        {button}
      </Button>
      {children}
      <p role="status" className="figures min-h-6 basis-full text-sm text-ink-soft">
        {found}
      </p>
    </Form>
  );
}

interface GarmentGroupsProps<Item extends { id: number; category: ItemCategory }> {
  items: readonly Item[];
  /** Whether the items were searched for, and so are shown at once. */
  isSearch: boolean;
  /** The item whose category starts open; null for none. */
  openFor: number | null;
  /** The note on a category's items, beside its heading. */
  summary: (items: readonly Item[]) => string;
  /** The list, its items under headings of level 3. */
  children: (items: readonly Item[]) => ReactNode;
}

/** Folded by category, so that a phone shows the search and all categories at once; in one list as the search finds them. */
export function GarmentGroups<Item extends { id: number; category: ItemCategory }>({
  items,
  isSearch,
  openFor,
  summary,
  children,
}: GarmentGroupsProps<Item>) {
  if (isSearch) return children(items);
  return (
    <div className="border-t border-hairline">
      {ITEM_CATEGORIES.map((category) => {
        const own = items.filter((item) => item.category === category);
        return (
          own.length > 0 && (
            <details
              key={category}
              open={own.some(({ id }) => id === openFor)}
              className="group/category border-b border-hairline"
            >
              <summary className="flow min-h-14 gap-x-3 py-2">
                <Chevron className="size-4 shrink-0 group-open/category:rotate-90" />
                <h2 className="grow basis-36 font-sans text-base font-semibold">
                  {ITEM_CATEGORY_LABELS[category]}
                </h2>
                <span className="figures text-end text-sm text-ink-soft">{summary(own)}</span>
              </summary>
              <div className="pb-4">{children(own)}</div>
            </details>
          )
        );
      })}
    </div>
  );
}
