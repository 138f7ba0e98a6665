// What a dashboard's rows can ask of their page, and what they have opened: the list of numbers, the shop, the rows themselves.

import { useEffect, useMemo, useState } from "react";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { isOwnItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { DEFAULT_GROUP } from "~/domain/wardrobe/owned.ts";
import type { SetAsideChoice } from "~/domain/wardrobe/set-aside.ts";
import { showToast } from "~/lib/toast.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";
import { type FieldEdit, fieldOf } from "./edit-queue.ts";
import type { ItemEdits } from "./use-item-edits.ts";

export interface NumberTarget {
  /** The pressed button: the list opens next to it, and the focus returns to it. */
  button: HTMLElement;
  name: string;
  value: number;
  onChoose(count: number): void;
}

export interface RemovedItem {
  id: number;
  name: string;
  /** The item's category, where the notice is shown. */
  category: string;
}
/** A row's callbacks; the same object for the page's whole life. */
export interface ItemActions {
  /** Changes a field that shows `before`; `name` identifies the item to screen readers. */
  put(edit: FieldEdit, before: FieldEdit["value"], name: string): void;
  pick(target: NumberTarget): void;
  shop(item: { id: number; name: string }): void;
  open(itemId: number): void;
  setAside(itemId: number, choice: SetAsideChoice): void;
  editCustom(itemId: number): void;
  /** An item of the parent's own was removed. */
  removedCustom(item: RemovedItem): void;
  /** This page's name on the live channel, so that it recognizes its own changes. */
  tab: string;
}

interface Plan {
  ageRange: AgeRange;
  /** The item opened by the address. */
  opened: number | null;
  /** Called when something changed that needs the page to reload its data. */
  onChanged: () => void;
}

type LastField = { field: string; itemId: number; name: string };

/** The actions stay the same object while the page shows the same age range. */
export function useItemActions(edits: ItemEdits, { ageRange, opened, onChanged }: Plan) {
  const [last, setLast] = useState<LastField | null>(null);
  const [target, setTarget] = useState<NumberTarget | null>(null);
  const [shopItem, setShopItem] = useState<{ id: number; name: string } | null>(null);
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [edited, setEdited] = useState<{ itemId: number; isOpen: boolean } | null>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(opened === null ? [] : [opened]));
  const { put, tab } = edits;
  const actions = useMemo<ItemActions>(() => {
    return {
      put(edit, before, name) {
        setLast({ field: fieldOf(edit), itemId: edit.itemId, name });
        put({ ...edit, name }, before);
      },
      pick: setTarget,
      shop: setShopItem,
      open: (itemId) =>
        setOpen((all) =>
          all.has(itemId) ? new Set([...all].filter((id) => id !== itemId)) : new Set([...all, itemId]),
        ),
      setAside: (itemId, value) => put({ kind: "set-aside", itemId, ageRange, value }, "no"),
      editCustom: (itemId) => setEdited({ itemId, isOpen: true }),
      removedCustom(item) {
        setRemoved(item);
        onChanged();
      },
      tab,
    };
  }, [put, tab, ageRange, onChanged]);
  const state = last ? edits.fields[last.itemId]?.[last.field] : undefined;
  const isCount = state?.edit.kind === "quantity";
  const savedCount =
    last && state && isCount && state.phase === "saved"
      ? edits.heard[last.itemId]?.owned[state.edit.ageRange]?.[DEFAULT_GROUP]?.quantity
      : undefined;
  const announcement = useSettled(
    last && savedCount !== undefined ? COUNT_COPY.savedCount(last.name, savedCount) : "",
  );
  return {
    actions,
    announcement,
    /** The item whose count was changed last. */
    lastItem: isCount ? (last?.itemId ?? null) : null,
    open,
    target,
    setTarget,
    shopItem,
    setShopItem,
    /** The parent's own item whose dialog was opened last; null if none was. */
    edited,
    closeEdited: () => setEdited((last) => last && { ...last, isOpen: false }),
    /** The parent's own item removed last, until it is restored. */
    removed,
    restored() {
      setRemoved(null);
      onChanged();
    },
  };
}

export type ItemRows = ReturnType<typeof useItemActions>;

/** The same words a moment later, so that a screen reader notices the change. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => setSettled(words), [words]);
  return settled;
}

/**
 * Sends a small form for an item of the parent's own. A failure shows a toast, with `failed` as its text when
 * the server gave none; `send` returns whether it worked.
 */
export function useItemPost(
  address: string,
  failed: string,
): { isSending: boolean; send: (fields: Readonly<Record<string, string>>) => Promise<boolean> } {
  const form = useFormSend(isOwnItemAnswer);
  async function send(fields: Readonly<Record<string, string>>): Promise<boolean> {
    const result = await form.send(address, fields, { failed });
    if (result?.isDone === false) showToast({ title: result.problem.message, look: "error" });
    return result?.isDone ?? false;
  }
  return { isSending: form.isSending, send };
}
