// Holds the dialog that adds an item. It opens through a ref handle, so that the dashboard around it doesn't
// re-render.
import { type ComponentProps, type Ref, useImperativeHandle, useState } from "react";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { AddItemDialog } from "./add-item-dialog.tsx";

export interface ItemAdder {
  /** Opens the dialog with a category selected; null for none. */
  open(category: ItemCategory | null): void;
}

type AddItemOpenerProps = Omit<ComponentProps<typeof AddItemDialog>, "isOpen" | "category" | "onClose"> & {
  ref: Ref<ItemAdder>;
};

/** Mounts the dialog when it is first opened. */
export function AddItemOpener({ ref, ...props }: AddItemOpenerProps) {
  const [adding, setAdding] = useState<{ category: ItemCategory | null; isOpen: boolean } | null>(null);
  useImperativeHandle(ref, () => ({ open: (category) => setAdding({ category, isOpen: true }) }), []);
  if (!adding) return null;
  return <AddItemDialog {...props} {...adding} onClose={() => setAdding({ ...adding, isOpen: false })} />;
}
