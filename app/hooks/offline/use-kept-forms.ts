// Sends forms that were kept without a network from their own page, once it is back. One that the server asks about or refuses goes
// to the page as a form, so that the answer is seen.
import { use, useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { LATER, Outbox } from "~/hooks/send-queue.ts";
import { type KeptForm, type KeptPlace, keepForm, readKeptForms } from "./kept-forms.ts";
import { holdPlace, type KeptWay, sendKept } from "./send-kept.ts";
import { ViewerMarkContext } from "./viewer-mark.ts";

interface Kept {
  formKey: string;
  value: KeptForm;
}

interface OwnWay<Answer> extends KeptWay<Answer> {
  onSaved?: (answer: Answer) => void;
}

export interface KeptForms {
  /** By their keys, in the order of sending. */
  forms: [formKey: string, form: KeptForm][];
  discard: (formKey: string) => void;
}

/** Lets other tabs know that this is the page of these forms, also while its plan is worked out again and nothing is sent. */
export function useHeldPlace({ store, planId }: KeptPlace): void {
  useEffect(() => {
    const leaving = new AbortController();
    holdPlace({ store, planId }, leaving.signal);
    return () => leaving.abort();
  }, [store, planId]);
}

/** The forms of a plan that wait. `told` changes whenever the page has kept another one. */
export function useKeptForms<Answer>(way: OwnWay<Answer>, told: unknown): KeptForms {
  const { planId, store, path } = way;
  const [forms, setForms] = useState<KeptForms["forms"]>([]);
  const submit = useSubmit();
  const readAgain = useReadAgain();
  const mark = use(ViewerMarkContext);
  const readForms = () => setForms(Object.entries(readKeptForms(way)));
  const forget = (formKey: string) => {
    keepForm(way, formKey, null);
    readForms();
  };
  // Whichever page is open then sends what still waits when this one is closed.
  const [page] = useState({ isOpen: false });
  // Also while the plan is worked out again, and its page shows nothing of it.
  const isHere = () => window.location.pathname === path;
  const [outbox] = useState(
    () =>
      new Outbox<Kept, Answer | null>({
        fieldOf: ({ formKey }) => formKey,
        send: async ({ formKey }) => (page.isOpen ? sendKept(way, formKey, mark) : LATER),
        onField: () => {},
        onSaved: (answer) => {
          readForms();
          if (answer !== null && isHere()) way.onSaved?.(answer);
          readAgain();
        },
        onRefused: ({ formKey, value }) => {
          if (!isHere()) return;
          forget(formKey);
          void submit({ ...value }, { method: "post", action: path });
        },
        onFailed: () => {},
        schedule: (callback, ms) => void setTimeout(() => page.isOpen && callback(), ms),
      }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form that is kept is read from the store
  useEffect(() => {
    const place = { planId, store };
    const leaving = new AbortController();
    page.isOpen = true;
    const kept = Object.entries(readKeptForms(place));
    setForms(kept);
    for (const [formKey, value] of kept) {
      if (!outbox.knows({ formKey, value })) outbox.put({ formKey, value }, value);
    }
    const { signal } = leaving;
    window.addEventListener("online", outbox.flush, { signal });
    // Another tab has kept or sent one.
    window.addEventListener("storage", () => setForms(Object.entries(readKeptForms(place))), { signal });
    return () => {
      page.isOpen = false;
      leaving.abort();
    };
  }, [planId, store, outbox, told]);
  return { forms, discard: forget };
}
