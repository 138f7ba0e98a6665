// The parent's changes on a dashboard: shown at once, saved field by field, kept while the server is away, and merged
// with what other tabs and devices push.
import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { COUNT_COPY } from "~/copy/wardrobe/counts.ts";
import { rememberSaved, savedSinceKept } from "~/hooks/offline/saved-items.ts";
import { keepPage } from "~/hooks/offline/use-service-worker.ts";
import { isOwnBrowser, ViewerMarkContext } from "~/hooks/offline/viewer-mark.ts";
import { LATER, Outbox, outcomeOf } from "~/hooks/send-queue.ts";
import { showToast } from "~/lib/toast.ts";
import { type FieldEdit, type FieldState, fieldOf } from "./edit-queue.ts";
import { type ItemFields, keepNewest } from "./item-state.ts";
import { sendEdit } from "./send-edit.ts";
import { UnsavedEdits } from "./unsaved-edits.ts";

export interface ItemEdits {
  /** Names this tab in what it sends, so that it knows its own changes when they are pushed. */
  tab: string;
  /** What has been pushed or answered since the page was loaded, by item. */
  heard: Readonly<Record<number, ItemEvent>>;
  /** The fields changed on this page, by item. */
  fields: Readonly<Record<number, ItemFields>>;
  /** How many changes wait for the network. */
  waiting: number;
  /** Asks for a new value of a field that shows `before`. */
  put(edit: FieldEdit, before: FieldEdit["value"]): void;
  /** Takes in what the live channel says of an item; true when another tab or device has made the change. */
  hear(event: ItemEvent): boolean;
  /** Tries again what could not be sent. */
  flush(): void;
}

/** The changes of one plan's items; for one plan: give the component the plan's id as its key. */
export function useItemEdits(onboardingId: string): ItemEdits {
  const [heard, setHeard] = useState<ItemEdits["heard"]>({});
  const [fields, setFields] = useState<ItemEdits["fields"]>({});
  const [tab] = useState(() => crypto.randomUUID());
  const mark = use(ViewerMarkContext);
  const [unsaved] = useState(() => new UnsavedEdits(onboardingId, tab));
  const queue = useRef<Outbox<FieldEdit, ItemEvent>>(undefined);

  const getQueue = useCallback(() => {
    queue.current ??= new Outbox<FieldEdit, ItemEvent>({
      fieldOf,
      // What somebody has entered waits for that person: it never goes out under another's name.
      send: async (edit) =>
        isOwnBrowser(mark)
          ? outcomeOf(await sendEdit({ onboardingId, itemId: edit.itemId, tab }, edit))
          : LATER,
      onField: (field, state) => {
        setFields((all) => withField(all, field, state));
        if (queue.current && isOwnBrowser(mark)) unsaved.keep(queue.current.unsaved());
      },
      onSaved: (item) => {
        rememberSaved(item);
        setHeard((all) => keepNewest(all, item));
      },
      onRefused: ({ kind }) => showToast({ title: notSavedTexts()[kind], look: "error" }),
      onFailed: ({ kind }) =>
        showToast({ title: notSavedTexts()[kind], description: COUNT_COPY.keepsTrying, look: "error" }),
      schedule: (callback, ms) => void setTimeout(callback, ms),
    });
    return queue.current;
  }, [onboardingId, tab, mark, unsaved]);

  useEffect(() => {
    const leaving = new AbortController();
    unsaved.takeOver((edits) => {
      // What was changed here meanwhile is newer.
      const older = edits.filter((edit) => !getQueue().knows(edit));
      for (const edit of older) getQueue().put(edit, edit.value);
    }, leaving.signal);
    return () => leaving.abort();
  }, [unsaved, getQueue]);

  useEffect(() => {
    const since = savedSinceKept(onboardingId);
    if (since.length > 0) setHeard((all) => since.reduce(keepNewest, all));
  }, [onboardingId]);

  useEffect(() => {
    if (Object.keys(heard).length > 0) keepPage();
  }, [heard]);

  useEffect(() => {
    const flush = () => getQueue().flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [getQueue]);

  const put = useCallback<ItemEdits["put"]>((edit, before) => getQueue().put(edit, before), [getQueue]);
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
    () => ({ tab, heard, fields, waiting: countWaiting(fields), put, hear, flush }),
    [tab, heard, fields, put, hear, flush],
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
