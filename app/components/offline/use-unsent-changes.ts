// The changes of an open page: shown at once, sent field by field, kept in the browser until the server has them, and taken over from
// tabs that were closed.

import { use, useEffect, useState } from "react";
import type { Shape } from "~/contracts/shape.ts";
import { showToast } from "~/lib/toast.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";
import { type Change, type ChangeState, Outbox, type OutboxRules, sendAs } from "./send-queue.ts";
import { HeldByTab, keepLost, type UnsentPlace } from "./unsent-store.ts";
import { ViewerMarkContext } from "./viewer-mark.ts";

/** How a kind of change is kept, sent, and spoken of. */
export interface ChangeKind<Edit extends Change, Answer> extends OutboxRules<Edit> {
  kind: UnsentPlace<Edit>["kind"];
  isValue: Shape<Edit>;
  /** Whether it adds to what was changed in the meantime, which else is newer. */
  isStep?(edit: Edit): boolean;
  /** What the field held before a change that was taken over. */
  beforeOf(edit: Edit): Edit["value"];
  /** The form for a change to this plan or trip. */
  formOf(of: string, edit: Edit): { path: string; fields: Readonly<Record<string, string>> };
  isAnswer: Shape<Answer>;
  /** Said if it isn't saved and the server gave no reason. */
  notSaved(edit: Edit): string;
}

interface Page<Edit extends Change, Answer> {
  /** The id of the plan or the trip. */
  of: string;
  /** Identifies the page in what it sends. */
  tab: string;
  /** The change as it is put, and whether another page may have sent it. */
  ready?(edit: Edit): { edit: Edit; wasSent: boolean };
  onField(field: string, state: ChangeState<Edit>): void;
  onSaved(answer: Answer, edit: Edit): void;
  /** What it was for is gone: it is kept for the page that says so. */
  onGone?(): void;
}

function openOutbox<Edit extends Change, Answer>(
  kind: ChangeKind<Edit, Answer>,
  { of, tab, ready, onField, onSaved, onGone }: Page<Edit, Answer>,
  mark: string | null,
) {
  const place = { ...kind, of, mark };
  const held = new HeldByTab<Edit>(place, tab);
  const outbox: Outbox<Edit, Answer> = new Outbox({
    ...kind,
    send(edit) {
      const { path, fields } = kind.formOf(of, edit);
      return sendAs(mark, path, { ...fields, tab }, kind.isAnswer);
    },
    onField(field, state) {
      onField(field, state);
      held.keep(outbox.unsaved());
    },
    onSaved,
    onRefused(edit, { reason, isGone }) {
      if (isGone && onGone) {
        keepLost(place, edit);
        onGone();
      }
      showToast({ title: reason ?? kind.notSaved(edit), look: "error" });
    },
    onFailed: (edit) =>
      showToast({ title: kind.notSaved(edit), description: COUNT_COPY.keepsTrying, look: "error" }),
    schedule: (callback, ms) => void setTimeout(callback, ms),
  });
  /** Requests a new value for a field that shows `before`. */
  const put = (one: Edit, before: Edit["value"]): void => {
    const { edit, wasSent } = ready?.(one) ?? { edit: one, wasSent: false };
    outbox.put(edit, before, wasSent);
  };
  const takeOver = (signal: AbortSignal) =>
    held.takeOver((edits) => {
      const older = edits.filter((edit) => kind.isStep?.(edit) || !outbox.knows(edit));
      for (const edit of older) put(edit, kind.beforeOf(edit));
      held.keep(outbox.unsaved());
    }, signal);
  return { put, flush: outbox.flush, takeOver };
}

/** The changes of one kind to one plan or trip. Use its id as the component's key. */
export function useUnsentChanges<Edit extends Change, Answer>(
  kind: ChangeKind<Edit, Answer>,
  page: Page<Edit, Answer>,
): Pick<ReturnType<typeof openOutbox<Edit, Answer>>, "put" | "flush"> {
  const mark = use(ViewerMarkContext);
  const [changes] = useState(() => openOutbox(kind, page, mark));
  useEffect(() => {
    const leaving = new AbortController();
    changes.takeOver(leaving.signal);
    window.addEventListener("online", changes.flush, { signal: leaving.signal });
    return () => leaving.abort();
  }, [changes]);
  return changes;
}
