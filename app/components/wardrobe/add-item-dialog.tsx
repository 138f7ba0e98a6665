// The dialog that adds an item by hand. A draft survives a lost connection and an accidental close.

import { useRef } from "react";
import { href } from "react-router";
import { Dialog } from "~/components/ui/dialog.tsx";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { ADD_ITEM_COPY, itemAddedText } from "~/words/en/wardrobe/item-words.ts";
import type { AddItemTarget, FieldValues } from "./add-item-fields.tsx";
import { ItemDialogForm } from "./item-dialog-form.tsx";

interface AddItemDialogProps extends AddItemTarget {
  isOpen: boolean;
  /** What was typed elsewhere; it takes the place of the draft's name. */
  name?: string;
  /** Identifies this page's changes on the live channel. */
  tab?: string | undefined;
  onClose: () => void;
  /** The item was added, but the page doesn't show it yet. */
  onAdded: () => void;
}

type Draft = { ageRange: AgeRange; values: FieldValues };

const words = () => ({
  lead: ADD_ITEM_COPY.lead,
  submit: ADD_ITEM_COPY.add,
  sending: ADD_ITEM_COPY.adding,
  failed: ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED,
  signedOut: ADD_ITEM_COPY.signedOut,
});

export default function AddItemDialog({
  isOpen,
  name = "",
  onClose,
  onAdded,
  onboardingId: planId,
  ...target
}: AddItemDialogProps) {
  const { ageRange } = target;
  const draft = useRef<Draft | null>(null);
  return (
    <Dialog title={ADD_ITEM_COPY.title} isOpen={isOpen} onClose={onClose}>
      <ItemDialogForm
        {...target}
        address={href("/dashboards/:onboardingId/items", { onboardingId: planId })}
        words={words()}
        values={{ ...valuesFor(ageRange, draft.current), ...(name && { name }) }}
        onInput={(values) => {
          draft.current = { ageRange, values };
        }}
        onDone={(values) => {
          draft.current = null;
          showToast({ title: itemAddedText((values.name ?? "").trim()), look: "info" });
          onAdded();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** The saved draft; its pieces fit only the age range whose weather they were typed for. */
function valuesFor(ageRange: AgeRange, draft: Draft | null): FieldValues {
  if (!draft) return {};
  if (draft.ageRange === ageRange) return draft.values;
  const { name = "", category = "", essentiality = "", warmAs = "", notes = "" } = draft.values;
  return { name, category, essentiality, warmAs, notes };
}
