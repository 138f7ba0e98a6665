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
import { LatePlusSheet } from "./bag/late-plus-sheet.tsx";

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
  const { name = "", category = "", essentiality = "", notes = "" } = draft.values;
  return { name, category, essentiality, notes };
}

// Holds the dialog that adds an item. It opens through a ref handle, so that the dashboard around it doesn't
// re-render.

export interface ItemAdder {
  /** Opens the dialog with a category selected. */
  open(category: ItemCategory): void;
  /** Opens the box for one thing or a whole bag. */
  openBox(): void;
}

type AddItemOpenerProps = Omit<
  ComponentProps<typeof AddItemDialog>,
  "isOpen" | "category" | "name" | "onClose"
> & {
  ref: Ref<ItemAdder>;
};

/** Mounts the dialog when it is first opened. */
export function AddItemOpener({ ref, ...props }: AddItemOpenerProps) {
  const { onboardingId: planId, ageRange, onAdded } = props;
  const [adding, setAdding] = useState<Adding | null>(null);
  /** Null until the box is first opened. */
  const [isBoxOpen, setBoxOpen] = useState<boolean | null>(null);
  useImperativeHandle(
    ref,
    () => ({
      open: (category) => setAdding({ category, isOpen: true }),
      openBox: () => setBoxOpen(true),
    }),
    [],
  );
  return (
    <>
      {isBoxOpen !== null && (
        <LatePlusSheet
          planId={planId}
          ageRange={ageRange}
          isOpen={isBoxOpen}
          onClose={() => setBoxOpen(false)}
          onChanged={onAdded}
          onDetails={(name) => {
            setBoxOpen(false);
            setAdding({ category: null, name, isOpen: true });
          }}
        />
      )}
      {adding && (
        <AddItemDialog {...props} {...adding} onClose={() => setAdding({ ...adding, isOpen: false })} />
      )}
    </>
  );
}

interface Adding extends Pick<AddItemDialogProps, "category" | "isOpen" | "name"> {}

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
  /** The page that does the same without scripts; without a path, the form below the items. */
  path?: string;
  category?: ItemCategory;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/** A link to the dialog, or to the box. */
export function AddItemLink({ path, category, onOpen, className, children }: AddItemLinkProps) {
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
    <a
      href={path ?? searchForAdding(search, category ?? null)}
      aria-haspopup="dialog"
      onClick={open}
      className={className}
    >
      {children}
    </a>
  );
}
