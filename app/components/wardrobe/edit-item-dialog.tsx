// The dialog that edits an item added by the parent.

import { useRef } from "react";
import { href } from "react-router";
import { Dialog } from "~/components/ui/dialog.tsx";
import { isClosingByBack } from "~/components/ui/use-closed-by-back.ts";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { customItemFields } from "~/domain/wardrobe/custom-item.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { EDIT_ITEM_COPY, itemSavedText } from "~/words/en/wardrobe/item-words.ts";
import type { AddItemTarget, FieldValues } from "./add-item-fields.tsx";
import { ItemDialogForm } from "./item-dialog-form.tsx";

/** What was typed about an item and not saved. */
type Draft = { id: number; values: FieldValues };

interface EditItemDialogProps extends Omit<AddItemTarget, "category"> {
  /** The item as the page shows it; null while the dialog is closed. */
  item: Pick<ItemView, "id" | "name" | "category" | "essentiality" | "cells" | "warmAs"> | null;
  /** Identifies this page's changes on the live channel. */
  tab?: string | undefined;
  onClose: () => void;
  /** The item was saved, but the page doesn't show that yet. */
  onSaved: () => void;
}

const words = () => ({
  lead: EDIT_ITEM_COPY.lead,
  submit: EDIT_ITEM_COPY.save,
  sending: EDIT_ITEM_COPY.saving,
  failed: ERROR_TEXTS.CUSTOM_ITEM_NOT_SAVED,
  signedOut: EDIT_ITEM_COPY.signedOut,
});

export default function EditItemDialog({
  item,
  onClose,
  onSaved,
  onboardingId: planId,
  ...target
}: EditItemDialogProps) {
  const typed = useRef<Draft | null>(null);
  const draft = useRef<Draft | null>(null);
  function close() {
    if (item) {
      // Whatever else closes it leaves the item as it is.
      draft.current = isClosingByBack() ? (typed.current ?? draft.current) : null;
      typed.current = null;
    }
    onClose();
  }
  return (
    <Dialog title={EDIT_ITEM_COPY.title} isOpen={item !== null} onClose={close}>
      {item && (
        <ItemDialogForm
          {...target}
          isEdit
          category={null}
          address={href("/dashboards/:onboardingId/items/:itemId/edit", {
            onboardingId: planId,
            itemId: `${item.id}`,
          })}
          words={words()}
          values={draft.current?.id === item.id ? draft.current.values : fieldsOf(item)}
          onInput={(values) => {
            typed.current = { id: item.id, values };
          }}
          onDone={(values) => {
            showToast({ title: itemSavedText((values.name ?? "").trim()), look: "info" });
            onSaved();
          }}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

/** An item with nothing needed shows no essentiality; the server then keeps the stored one. */
function fieldsOf({ cells, warmAs, ...item }: NonNullable<EditItemDialogProps["item"]>) {
  const quantities = Object.fromEntries(
    cells.map(({ weatherGroupOrder, quantity }) => [weatherGroupOrder, quantity]),
  );
  const level = cells.find(({ quantity }) => quantity > 0)?.essentiality ?? item.essentiality;
  return { ...customItemFields({ ...item, essentiality: level, quantities }), warmAs: warmAs ?? "" };
}
