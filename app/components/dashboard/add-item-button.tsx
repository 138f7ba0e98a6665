// The ways to the dialog that adds an item. Both are links to the page with its form, for as long as no script is there.
import type { MouseEvent, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { ADD_ITEM_COPY } from "~/copy/add-item.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { buttonClasses } from "../ui/button.tsx";
import { searchForAdding } from "./add-item-form.tsx";

interface AddItemButtonProps {
  category: ItemCategory;
  onOpen: () => void;
}

/** Adds an item to one category; at the end of its section. */
export function AddItemButton({ category, onOpen }: AddItemButtonProps) {
  return (
    <AddItemLink category={category} onOpen={onOpen} className={buttonClasses("bare", "-ml-4")}>
      <Plus className="size-4" />
      <span>
        {ADD_ITEM_COPY.add} <span className="sr-only">to {category}</span>
      </span>
    </AddItemLink>
  );
}

/**
 * Adds an item to any category. It floats over the middle of the container whose last child it is, clear of the counts
 * at its edge, and comes to rest below its last row.
 */
export function FloatingAddItemButton({ onOpen }: Pick<AddItemButtonProps, "onOpen">) {
  return (
    <div className="pointer-events-none sticky bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 mt-6 flex justify-center">
      <AddItemLink
        category={null}
        onOpen={onOpen}
        className="pointer-events-auto grid size-14 place-items-center rounded-full bg-rose text-on-rose shadow-overlay transition-colors hover:bg-rose-strong"
      >
        <Plus className="size-6" />
        <span className="sr-only">{ADD_ITEM_COPY.add}</span>
      </AddItemLink>
    </div>
  );
}

interface AddItemLinkProps {
  category: ItemCategory | null;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

function AddItemLink({ category, onOpen, className, children }: AddItemLinkProps) {
  const [search] = useSearchParams();
  function open(event: MouseEvent) {
    // Another tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <Link
      data-chrome
      to={{ search: searchForAdding(search, category) }}
      aria-haspopup="dialog"
      onClick={open}
      className={className}
    >
      {children}
    </Link>
  );
}

function Plus({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={`shrink-0 ${className}`}>
      <path d="M8 2.5v11M2.5 8h11" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
