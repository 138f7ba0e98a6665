// The forms of a page that may be sent without a network.

import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useSubmit } from "react-router";
import { useReadAgain } from "~/components/live/use-live-line.ts";
import { newId } from "~/lib/new-id.ts";
import { answerOr } from "~/lib/send-form.ts";
import { viewerStamp } from "~/lib/viewer-stamp.ts";
import {
  type FormKind,
  formsOf,
  type KeptForm,
  keepForm,
  type LaterAnswer,
  openFormPage,
  readUnsent,
} from "./kept-forms.ts";
import { keptAt, ViewerMarkContext } from "./viewer-mark.ts";

/** A form that could not be sent is kept; `nextKey` is the next one's. */
export type KeptAnswer = { nextKey: string };

interface FormAction<Answer> {
  request: Request;
  params: { onboardingId: string };
  serverAction: () => Promise<Answer>;
}

interface KeptIntent<Again> {
  kind: FormKind;
  /** The intent of the forms that are kept. */
  intent: string;
  /** What was entered, in words. */
  wordsOf: (sent: KeptForm) => string;
  /** What the page shows of a form that isn't. */
  again: (sent: KeptForm) => Again;
}

/** A page's `clientAction`: sends its form. What can't be sent now is kept, if it has this intent and there is room. */
export async function sendOrKeep<Answer, Again>(
  { request, params, serverAction }: FormAction<Answer>,
  { kind, intent, wordsOf, again }: KeptIntent<Again>,
) {
  // The router reads the request itself when it sends the form.
  const form = await request.clone().formData();
  const sent: KeptForm = {};
  for (const [name, value] of form) if (typeof value === "string") sent[name] = value;
  return await answerOr(serverAction, (): KeptAnswer | Again => {
    const { formKey } = sent;
    const place = formsOf(kind, params.onboardingId, viewerStamp());
    const form = { ...sent, words: wordsOf(sent) };
    return sent.intent === intent && formKey && keepForm(place, formKey, form)
      ? { nextKey: newId() }
      : again(sent);
  });
}

interface OwnPage {
  /** Changes whenever the page has kept another form. */
  told: unknown;
  /** False while the plan is worked out again: nothing is sent then, here or elsewhere. */
  isReady: boolean;
  onSaved?: (answer: LaterAnswer) => void;
}

export interface KeptForms {
  /** By their keys, in the order of sending. */
  forms: readonly [formKey: string, form: KeptForm][];
  discard: (formKey: string) => void;
}

/** The forms of a plan that wait, on their own page: it sends them and shows the answers. */
export function useKeptForms(kind: FormKind, planId: string, { told, isReady, onSaved }: OwnPage): KeptForms {
  const [forms, setForms] = useState<KeptForms["forms"]>([]);
  const submit = useSubmit();
  const readAgain = useReadAgain();
  const mark = use(ViewerMarkContext);
  const readForms = useEffectEvent(() => setForms(readUnsent(formsOf(kind, planId, mark))));
  const isOpen = useEffectEvent(() => isReady);
  const take = useEffectEvent((answer: LaterAnswer | null) => {
    readForms();
    if (answer) onSaved?.(answer);
  });
  // As a form of the page, so that the server's answer is seen.
  const sendAgain = useEffectEvent((form: KeptForm) => {
    readForms();
    void submit({ ...form }, { method: "post", action: window.location.pathname });
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const page = { isReady: isOpen, onSaved: take, onRefused: sendAgain };
    openFormPage(formsOf(kind, planId, mark), page, signal);
    // Another tab has kept or sent one.
    window.addEventListener("storage", () => readForms(), { signal });
    return () => leaving.abort();
  }, [kind, planId, mark]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form that is kept is read from the store
  useEffect(() => {
    readForms();
    // The sender is loaded also if nothing waits yet: later, there may be no network for it.
    const send = () =>
      import("./earlier-builds.ts").then(
        ({ sendKept }) => sendKept({ mark, readAgain }),
        () => {},
      );
    void send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [mark, readAgain, told, isReady]);
  const discard = (formKey: string) => {
    const place = formsOf(kind, planId, mark);
    keepForm(place, formKey, null);
    setForms(readUnsent(place));
  };
  return { forms, discard };
}

/**
 * The key of a page's next form. A kept page brings the same one whenever it is opened, and two forms with one key would be one
 * act; so until it is read again it gets another.
 */
export function useFormKey(read: string): string {
  const [first] = useState(read);
  const [own] = useState(newId);
  const isKept = useSyncExternalStore(never, keptAt, () => null) !== null;
  return isKept && read === first ? own : read;
}

const never = () => () => {};
