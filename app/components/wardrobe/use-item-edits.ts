import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { href } from "react-router";
import { LiveLineContext } from "~/components/live/use-live-line.ts";
import { rememberSaved, savedSinceKept } from "~/components/offline/saved-items.ts";
import { keepPage } from "~/components/offline/use-service-worker.ts";
import { type ChangeKind, useUnsentChanges } from "~/components/offline/use-unsent-changes.ts";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { isItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { editFields } from "~/domain/wardrobe/item-edit.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import {
  COUNT_RULES,
  type FieldEdit,
  type FieldState,
  fieldOf,
  type ItemFields,
  isEdit,
  isStep,
  keepNewest,
  lineOf,
  sentEdit,
} from "./edit-queue.ts";

const notSavedTexts = () => ({
  quantity: ERROR_TEXTS.QUANTITY_NOT_SAVED,
  note: ERROR_TEXTS.NOTE_NOT_SAVED,
  "set-aside": ERROR_TEXTS.SET_ASIDE_NOT_SAVED,
});

const ITEM_CHANGES: ChangeKind<FieldEdit, ItemEvent> = {
  kind: "items",
  isValue: isEdit,
  fieldOf,
  ...COUNT_RULES,
  isStep,
  beforeOf: (edit) => (isStep(edit) ? edit.value - edit.by : edit.value),
  formOf: (planId, edit) => ({
    path: href("/dashboards/:onboardingId/items/:itemId", { onboardingId: planId, itemId: `${edit.itemId}` }),
    fields: editFields(sentEdit(edit)),
  }),
  isAnswer: isItemAnswer,
  notSaved: ({ kind }) => notSavedTexts()[kind],
};

export interface ItemEdits {
  /** Identifies this tab's requests, so that it recognizes its own changes when they are pushed back. */
  tab: string;
  /** What was pushed or answered since the page loaded, by item. */
  heard: Readonly<Record<number, ItemEvent>>;
  /** The fields changed on this page, by item. */
  fields: Readonly<Record<number, ItemFields>>;
  /** How many changes are waiting for the network. */
  waiting: number;
  /** Requests a new value for a field that shows `before`. */
  put(edit: FieldEdit, before: FieldEdit["value"]): void;
  /** Takes in an item pushed by the live channel; true if another tab or device made the change. */
  hear(event: ItemEvent): boolean;
  /** Retries what couldn't be sent. */
  flush(): void;
}

/**
 * The parent's changes to one plan's items: shown at once, saved field by field, kept while the server is unreachable, and merged
 * with what other tabs and devices push. Pass the plan's id as the component's key.
 */
export function useItemEdits(planId: string): ItemEdits {
  const [heard, setHeard] = useState<ItemEdits["heard"]>({});
  const [fields, setFields] = useState<ItemEdits["fields"]>({});
  const [tab] = useState(() => crypto.randomUUID());
  const line = use(LiveLineContext);
  const steps = useRef(0);
  const { put, flush } = useUnsentChanges(ITEM_CHANGES, {
    of: planId,
    tab,
    ready(edit) {
      const isCount = edit.kind === "quantity";
      if (!isCount || edit.id !== undefined) return { edit, wasSent: isCount };
      steps.current++;
      return { edit: { ...edit, id: `${lineOf(tab, edit.ageRange)}-${steps.current}` }, wasSent: false };
    },
    onField: (field, state) => setFields((all) => withField(all, field, state)),
    onSaved: (item) => {
      rememberSaved(item);
      setHeard((all) => keepNewest(all, item));
    },
    // The plan may be gone too, and its page has to say so.
    onGone: () => line?.reading.ask(),
  });

  useEffect(() => {
    setHeard((all) => savedSinceKept(planId).reduce(keepNewest, all));
  }, [planId]);

  useEffect(() => {
    if (Object.keys(heard).length > 0) keepPage();
  }, [heard]);

  const hear = useCallback<ItemEdits["hear"]>(
    (event) => {
      rememberSaved(event);
      setHeard((all) => keepNewest(all, event));
      return event.tab !== tab;
    },
    [tab],
  );
  return useMemo(
    () => ({ tab, heard, fields, waiting: countWaiting(fields), put, hear, flush }),
    [tab, heard, fields, put, hear, flush],
  );
}

function countWaiting(fields: ItemEdits["fields"]): number {
  const states = Object.values(fields).flatMap((ofItem) => Object.values(ofItem));
  return states.filter(({ phase }) => phase === "waiting").length;
}

function withField(all: ItemEdits["fields"], field: string, state: FieldState): ItemEdits["fields"] {
  const { itemId } = state.edit;
  return { ...all, [itemId]: { ...all[itemId], [field]: state } };
}
