// The ways to the dialog that adds an item. Both are links to the page with its form, for as long as no script is there.
import type { MouseEvent, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { ADD_ITEM_COPY } from "~/copy/wardrobe/add-item.ts";
import { ITEM_CATEGORY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { searchForAdding } from "./add-item-form.tsx";

interface AddItemButtonProps {
  category: ItemCategory;
  onOpen: () => void;
}

/** Adds an item to one category; at the end of its section. */
export function AddItemButton({ category, onOpen }: AddItemButtonProps) {
  return (
    <AddItemLink category={category} onOpen={onOpen} className="fold">
      <LineMark d="M8 2.5v11M2.5 8h11" className="size-3" />
      <span>
        {ADD_ITEM_COPY.add}{" "}
        <span className="sr-only">{ADD_ITEM_COPY.to(ITEM_CATEGORY_LABELS[category])}</span>
      </span>
    </AddItemLink>
  );
}

interface AddItemLinkProps {
  category: ItemCategory | null;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/** The way to the dialog; null for no category in particular. */
export function AddItemLink({ category, onOpen, className, children }: AddItemLinkProps) {
  const [search] = useSearchParams();
  function open(event: MouseEvent) {
    // Another tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a href={searchForAdding(search, category)} aria-haspopup="dialog" onClick={open} className={className}>
      {children}
    </a>
  );
}
