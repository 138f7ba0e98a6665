// Sends forms that were kept without a network, once it is back. One that the server asks about or refuses goes to its page as a
// form, so that the answer is seen.
import { use, useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { LATER, Outbox, outcomeOf } from "~/hooks/send-queue.ts";
import { sendForm } from "~/lib/send-form.ts";
import { type KeptForm, type KeptPlace, keepForm, readKeptForms } from "./kept-forms.ts";
import { isOwnBrowser, ViewerMarkContext } from "./viewer-mark.ts";

interface Kept {
  formKey: string;
  value: KeptForm;
}

interface KeptWay<Answer> extends KeptPlace {
  path: string;
  isAnswer: (body: unknown) => body is Answer;
  onSaved?: (answer: Answer) => void;
}

export interface KeptForms {
  /** By their keys, in the order of sending. */
  forms: [formKey: string, form: KeptForm][];
  discard: (formKey: string) => void;
}

/** The forms of a plan that wait. `told` changes whenever the page has kept another one. */
export function useKeptForms<Answer>(way: KeptWay<Answer>, told: unknown): KeptForms {
  const { onboardingId, store, path } = way;
  const [forms, setForms] = useState<KeptForms["forms"]>([]);
  const submit = useSubmit();
  const readAgain = useReadAgain();
  const mark = use(ViewerMarkContext);
  const forget = (formKey: string) => {
    keepForm(way, formKey, null);
    setForms(Object.entries(readKeptForms(way)));
  };
  const [outbox] = useState(
    () =>
      new Outbox<Kept, Answer>({
        fieldOf: ({ formKey }) => formKey,
        // Sent only for who sent it, and not once it was discarded.
        send: async ({ formKey, value }) =>
          isOwnBrowser(mark) && readKeptForms(way)[formKey]
            ? outcomeOf(await sendForm(path, value, way.isAnswer))
            : LATER,
        onField: () => {},
        onSaved: (answer, { formKey }) => {
          forget(formKey);
          way.onSaved?.(answer);
          readAgain();
        },
        onRefused: ({ formKey, value }) => {
          forget(formKey);
          void submit({ ...value }, { method: "post", action: path });
        },
        onFailed: () => {},
        schedule: (callback, ms) => void setTimeout(callback, ms),
      }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form that is kept is read from the store
  useEffect(() => {
    const kept = Object.entries(readKeptForms({ onboardingId, store }));
    setForms(kept);
    for (const [formKey, value] of kept) {
      if (!outbox.knows({ formKey, value })) outbox.put({ formKey, value }, value);
    }
    window.addEventListener("online", outbox.flush);
    return () => window.removeEventListener("online", outbox.flush);
  }, [onboardingId, store, outbox, told]);
  return { forms, discard: forget };
}
