// Where the dialog that adds an item stands on a dashboard. Opening it concerns nothing else of the page, so it is told to
// by a handle, and the page around it is not drawn again.
import { type ComponentProps, type Ref, useImperativeHandle, useState } from "react";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { AddItemDialog } from "./add-item-dialog.tsx";

export interface ItemAdder {
  /** Opens the dialog with a category; null for none in particular. */
  open(category: ItemCategory | null): void;
}

type AddItemOpenerProps = Omit<ComponentProps<typeof AddItemDialog>, "isOpen" | "category" | "onClose"> & {
  ref: Ref<ItemAdder>;
};

/** The dialog, from the first time that it is opened. */
export function AddItemOpener({ ref, ...props }: AddItemOpenerProps) {
  const [adding, setAdding] = useState<{ category: ItemCategory | null; isOpen: boolean } | null>(null);
  useImperativeHandle(ref, () => ({ open: (category) => setAdding({ category, isOpen: true }) }), []);
  if (!adding) return null;
  return <AddItemDialog {...props} {...adding} onClose={() => setAdding({ ...adding, isOpen: false })} />;
}
