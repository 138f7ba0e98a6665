// The actions of a dashboard's rows and what they have opened: the list of numbers, the shop, the rows
// themselves.
import { useEffect, useMemo, useState } from "react";
import { COUNT_COPY } from "~/copy/wardrobe/item-words.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { DEFAULT_GROUP } from "~/domain/wardrobe/owned.ts";
import { fieldOf } from "./edit-queue.ts";
import type { ItemActions, NumberTarget, RemovedItem } from "./item-actions.ts";
import type { ItemEdits } from "./use-item-edits.ts";

interface Plan {
  ageRange: AgeRange;
  /** The item opened by the address. */
  opened: number | null;
  /** Called when something changed that needs the page to reload its data. */
  onChanged: () => void;
}

interface LastField {
  field: string;
  itemId: number;
  name: string;
}

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
