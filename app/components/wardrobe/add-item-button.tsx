// The ways to the dialog that adds an item. Both are links to the page with the form, so they work without
// scripts.
import type { MouseEvent, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { ADD_ITEM_COPY } from "~/copy/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { searchForAdding } from "./add-item-form.tsx";

interface AddItemButtonProps {
  category: ItemCategory;
  onOpen: () => void;
}

/** The button at the end of a section, which adds an item to its category. */
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

/** A link to the dialog; a null category preselects none. */
export function AddItemLink({ category, onOpen, className, children }: AddItemLinkProps) {
  const [search] = useSearchParams();
  const mayAdd = useMay("edit");
  function open(event: MouseEvent) {
    // The user wants another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  if (!mayAdd) return null;
  return (
    <a href={searchForAdding(search, category)} aria-haspopup="dialog" onClick={open} className={className}>
      {children}
    </a>
  );
}
