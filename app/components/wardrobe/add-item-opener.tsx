// The dialog that adds an item by hand. A draft survives a lost connection and an accidental close.

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { href, useSearchParams } from "react-router";
import { Dialog } from "~/components/ui/dialog.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { ADD_ITEM_COPY, itemAddedText } from "~/copy/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { AgeRange, ItemCategory } from "~/domain/vocabulary.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { showToast } from "~/lib/toast.ts";
import type { AddItemTarget, FieldValues } from "./add-item-fields.tsx";
import { ItemDialogForm, searchForAdding } from "./add-item-form.tsx";

interface AddItemDialogProps extends AddItemTarget {
  isOpen: boolean;
  /** Identifies this page's changes on the live channel. */
  tab?: string | undefined;
  onClose: () => void;
  /** The item was added, but the page doesn't show it yet. */
  onAdded: () => void;
}

interface Draft {
  ageRange: AgeRange;
  values: FieldValues;
}

const words = () => ({
  lead: ADD_ITEM_COPY.lead,
  submit: ADD_ITEM_COPY.add,
  sending: ADD_ITEM_COPY.adding,
  failed: ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED,
  signedOut: ADD_ITEM_COPY.signedOut,
});

export function AddItemDialog({
  isOpen,
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
        values={valuesFor(ageRange, draft.current)}
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
  const { name = "", category = "", essentiality = "", notes = "" } = draft.values;
  return { name, category, essentiality, notes };
}

// Holds the dialog that adds an item. It opens through a ref handle, so that the dashboard around it doesn't
// re-render.

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

// The ways to the dialog that adds an item. Both are links to the page with the form, so they work without
// scripts.

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
