import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { href } from "react-router";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { isItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { COUNT_COPY } from "~/copy/wardrobe/item-words.ts";
import { editFields } from "~/domain/wardrobe/item-edit.ts";
import { LiveLineContext } from "~/hooks/live/use-live-line.ts";
import { rememberSaved, savedSinceKept } from "~/hooks/offline/kept-by-tab.ts";
import { keepPage } from "~/hooks/offline/use-service-worker.ts";
import { isOwnBrowser, ViewerMarkContext } from "~/hooks/offline/viewer-mark.ts";
import { LATER, Outbox, outcomeOf } from "~/hooks/send-queue.ts";
import { type FormAnswer, sendForm } from "~/lib/send-form.ts";
import { showToast } from "~/lib/toast.ts";
import {
  COUNT_RULES,
  type FieldEdit,
  type FieldState,
  fieldOf,
  type ItemFields,
  isStep,
  keepLost,
  keepNewest,
  lineOf,
  sentEdit,
  unsavedEdits,
} from "./edit-queue.ts";

/** Sends one change to one item of a plan; `tab` identifies the sending page. */
function sendEdit(
  { planId, tab }: { planId: string; tab: string },
  edit: FieldEdit,
): Promise<FormAnswer<ItemEvent>> {
  return sendForm(
    href("/dashboards/:onboardingId/items/:itemId", { onboardingId: planId, itemId: `${edit.itemId}` }),
    { ...editFields(sentEdit(edit)), tab },
    isItemAnswer,
  );
}

// The parent's changes on a dashboard: shown at once, saved field by field, kept while the server is
// unreachable, and merged with what other tabs and devices push.

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

/** The changes to one plan's items. Pass the plan's id as the component's key. */
export function useItemEdits(planId: string): ItemEdits {
  const [heard, setHeard] = useState<ItemEdits["heard"]>({});
  const [fields, setFields] = useState<ItemEdits["fields"]>({});
  const [tab] = useState(() => crypto.randomUUID());
  const mark = use(ViewerMarkContext);
  const line = use(LiveLineContext);
  const [unsaved] = useState(() => unsavedEdits(planId, tab));
  const queue = useRef<Outbox<FieldEdit, ItemEvent>>(undefined);

  const getQueue = useCallback(() => {
    queue.current ??= new Outbox<FieldEdit, ItemEvent>({
      fieldOf,
      ...COUNT_RULES,
      // Changes wait for the person who made them; they are never sent as someone else.
      send: async (edit) => (isOwnBrowser(mark) ? outcomeOf(await sendEdit({ planId, tab }, edit)) : LATER),
      onField: (field, state) => {
        setFields((all) => withField(all, field, state));
        if (queue.current && isOwnBrowser(mark)) unsaved.keep(queue.current.unsaved());
      },
      onSaved: (item) => {
        rememberSaved(item);
        setHeard((all) => keepNewest(all, item));
      },
      onRefused(edit, { reason, isGone }) {
        if (isGone) {
          keepLost(planId, edit);
          // The plan may be gone too, and its page has to say so.
          line?.reading.ask();
        }
        showToast({ title: reason ?? notSavedTexts()[edit.kind], look: "error" });
      },
      onFailed: ({ kind }) =>
        showToast({ title: notSavedTexts()[kind], description: COUNT_COPY.keepsTrying, look: "error" }),
      schedule: (callback, ms) => void setTimeout(callback, ms),
    });
    return queue.current;
  }, [planId, tab, mark, unsaved, line]);

  const steps = useRef(0);
  const putInTurn = useCallback<ItemEdits["put"]>(
    (edit, before) => {
      if (edit.kind !== "quantity" || edit.id !== undefined) {
        getQueue().put(edit, before, edit.kind === "quantity");
        return;
      }
      steps.current++;
      getQueue().put({ ...edit, id: `${lineOf(tab, edit.ageRange)}-${steps.current}` }, before);
    },
    [getQueue, tab],
  );

  useEffect(() => {
    const leaving = new AbortController();
    unsaved.takeOver((edits) => {
      // Steps add up; of everything else, what was changed here in the meantime is newer.
      const older = edits.filter((edit) => isStep(edit) || !getQueue().knows(edit));
      for (const edit of older) putInTurn(edit, isStep(edit) ? edit.value - edit.by : edit.value);
      if (isOwnBrowser(mark)) unsaved.keep(getQueue().unsaved());
    }, leaving.signal);
    return () => leaving.abort();
  }, [unsaved, getQueue, putInTurn, mark]);

  useEffect(() => {
    setHeard((all) => savedSinceKept(planId).reduce(keepNewest, all));
  }, [planId]);

  useEffect(() => {
    if (Object.keys(heard).length > 0) keepPage();
  }, [heard]);

  useEffect(() => {
    const flush = () => getQueue().flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [getQueue]);

  const flush = useCallback(() => getQueue().flush(), [getQueue]);
  const hear = useCallback<ItemEdits["hear"]>(
    (event) => {
      rememberSaved(event);
      setHeard((all) => keepNewest(all, event));
      return event.tab !== tab;
    },
    [tab],
  );
  return useMemo(
    () => ({ tab, heard, fields, waiting: countWaiting(fields), put: putInTurn, hear, flush }),
    [tab, heard, fields, putInTurn, hear, flush],
  );
}

const notSavedTexts = () => ({
  quantity: ERROR_TEXTS.QUANTITY_NOT_SAVED,
  note: ERROR_TEXTS.NOTE_NOT_SAVED,
  "set-aside": ERROR_TEXTS.SET_ASIDE_NOT_SAVED,
});

function countWaiting(fields: ItemEdits["fields"]): number {
  const states = Object.values(fields).flatMap((ofItem) => Object.values(ofItem));
  return states.filter(({ phase }) => phase === "waiting").length;
}

function withField(all: ItemEdits["fields"], field: string, state: FieldState): ItemEdits["fields"] {
  const { itemId } = state.edit;
  return { ...all, [itemId]: { ...all[itemId], [field]: state } };
}
