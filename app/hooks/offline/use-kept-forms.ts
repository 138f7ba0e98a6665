// Forms that were sent without a network, kept in the browser until they are sent. The key of a form makes it one act, however
// often it is sent.

import { use, useEffect, useState, useSyncExternalStore } from "react";
import { useSubmit } from "react-router";
import { isFields, isText, recordOf, type Shaped } from "~/contracts/shape.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { LATER, Outbox, outcomeOf, type SendOutcome } from "~/hooks/send-queue.ts";
import { keepText, keptJson } from "~/lib/browser-store.ts";
import { newId } from "~/lib/new-id.ts";
import { sendForm } from "~/lib/send-form.ts";
import { isOwnBrowser, keptAt, ViewerMarkContext } from "./viewer-mark.ts";

const isForm = recordOf(isText, isText);

/** The fields of a form. */
export type KeptForm = Shaped<typeof isForm>;

/** As many as anyone sends on one flight. */
const MOST_KEPT = 20;

/** A plan's forms of one kind. */
export interface KeptPlace {
  /** The kind: the beginning of the key in the browser's store. */
  store: "unsent-facts" | "unsent-bags";
  planId: string;
}

const storeKey = ({ store, planId }: KeptPlace) => `${store}:${planId}`;

/** The kept forms by their keys; skips anything invalid. */
export function readKeptForms(place: KeptPlace): Record<string, KeptForm> {
  const kept = keptJson(storeKey(place));
  return Object.fromEntries(
    Object.entries(isFields(kept) ? kept : {}).filter((entry): entry is [string, KeptForm] =>
      isForm(entry[1]),
    ),
  );
}

/**
 * Keeps a form, or forgets it if it is null. False if there is no room: what waits already isn't given up for another, and its
 * author still has the other on the page.
 */
export function keepForm(place: KeptPlace, formKey: string, form: KeptForm | null): boolean {
  const { [formKey]: _, ...others } = readKeptForms(place);
  const kept = form ? { ...others, [formKey]: form } : others;
  const waiting = Object.keys(kept).length;
  if (form && waiting > MOST_KEPT) return false;
  keepText(storeKey(place), waiting > 0 ? JSON.stringify(kept) : null);
  return form === null || formKey in readKeptForms(place);
}

// Sends a form that waits, once: a tab that holds its lock sends it, and any other then finds that it doesn't wait anymore.

/** Where a plan's forms of one kind go, and how they are answered. */
interface KeptWay<Answer> extends KeptPlace {
  path: string;
  isAnswer: (body: unknown) => body is Answer;
}

/** Sends a kept form as who entered it, and forgets it once it is saved. The answer is null if it doesn't wait anymore. */
export async function sendKept<Answer>(
  way: KeptWay<Answer>,
  formKey: string,
  mark: string | null,
): Promise<SendOutcome<Answer | null>> {
  const send = async (): Promise<SendOutcome<Answer | null>> => {
    if (!isOwnBrowser(mark)) return LATER;
    const form = readKeptForms(way)[formKey];
    if (!form) return { kind: "saved", answer: null };
    const outcome = outcomeOf(await sendForm(way.path, form, way.isAnswer));
    if (outcome.kind === "saved") keepForm(way, formKey, null);
    return outcome;
  };
  return navigator.locks ? navigator.locks.request(`kept-form:${formKey}`, send) : send();
}

const placeLock = ({ store, planId }: KeptPlace) => `${store}:${planId}`;

/** Lets other pages and tabs know, until `signal`, that the page of these forms is open. */
function holdPlace(place: KeptPlace, signal: AbortSignal): void {
  const left = new Promise<void>((done) => signal.addEventListener("abort", () => done()));
  void navigator.locks?.request(placeLock(place), { mode: "shared" }, () => left).catch(() => {});
}

/** A page tries again at least that often; one that is asleep doesn't. */
const PAGE_FIRST_MS = 40_000;

/** Resolves once the page of these forms is open in no tab, or has had its time to send them. */
export async function placeHadItsTurn(place: KeptPlace): Promise<void> {
  const signal = AbortSignal.timeout(PAGE_FIRST_MS);
  await navigator.locks?.request(placeLock(place), { signal }, () => {}).catch(() => {});
}

// Sends forms that were kept without a network from their own page, once it is back. One that the server asks about or refuses goes
// to the page as a form, so that the answer is seen.

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
