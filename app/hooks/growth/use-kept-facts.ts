// Sends facts that were told without a network, once it is back. One that the server asks about goes to its page as a form,
// so that the question is seen.
import { use, useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { sizePath } from "~/contracts/growth/size-addresses.ts";
import { isSizeAnswer, type SizeAnswer } from "~/contracts/growth/size-answer.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { isOwnBrowser, ViewerMarkContext } from "~/hooks/offline/viewer-mark.ts";
import { LATER, Outbox, outcomeOf } from "~/hooks/send-queue.ts";
import { sendForm } from "~/lib/send-form.ts";
import { type KeptFact, keepFact, readKeptFacts } from "./kept-facts.ts";

interface Telling {
  formKey: string;
  value: KeptFact;
}

export interface KeptFacts {
  /** By the keys of their forms, in the order of telling. */
  facts: [formKey: string, fact: KeptFact][];
  discard: (formKey: string) => void;
}

/** The facts of a plan that wait. `told` changes whenever the page has kept another one. */
export function useKeptFacts(onboardingId: string, told: unknown): KeptFacts {
  const [facts, setFacts] = useState<KeptFacts["facts"]>([]);
  const submit = useSubmit();
  const readAgain = useReadAgain();
  const mark = use(ViewerMarkContext);
  const refresh = () => setFacts(Object.entries(readKeptFacts(onboardingId)));
  const forget = (formKey: string) => {
    keepFact(onboardingId, formKey, null);
    refresh();
  };
  const [outbox] = useState(
    () =>
      new Outbox<Telling, SizeAnswer>({
        fieldOf: ({ formKey }) => formKey,
        // Sent only for who told it, and not once it was discarded.
        send: async ({ formKey, value }) =>
          isOwnBrowser(mark) && readKeptFacts(onboardingId)[formKey]
            ? outcomeOf(await sendForm(sizePath(onboardingId), value, isSizeAnswer))
            : LATER,
        onField: () => {},
        onSaved: (_, { formKey }) => {
          forget(formKey);
          readAgain();
        },
        onRefused: ({ formKey, value }) => {
          forget(formKey);
          void submit({ ...value }, { method: "post", action: sizePath(onboardingId) });
        },
        onFailed: () => {},
        schedule: (callback, ms) => void setTimeout(callback, ms),
      }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fact that is kept is read from the store
  useEffect(() => {
    const kept = Object.entries(readKeptFacts(onboardingId));
    setFacts(kept);
    for (const [formKey, value] of kept) {
      if (!outbox.knows({ formKey, value })) outbox.put({ formKey, value }, value);
    }
    window.addEventListener("online", outbox.flush);
    return () => window.removeEventListener("online", outbox.flush);
  }, [onboardingId, outbox, told]);
  return { facts, discard: forget };
}
