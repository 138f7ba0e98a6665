// Sends a form that waits, once: a tab that holds its lock sends it, and any other then finds that it doesn't wait anymore.
import { LATER, outcomeOf, type SendOutcome } from "~/hooks/send-queue.ts";
import { sendForm } from "~/lib/send-form.ts";
import { type KeptPlace, keepForm, readKeptForms } from "./kept-forms.ts";
import { isOwnBrowser } from "./viewer-mark.ts";

/** Where a plan's forms of one kind go, and how they are answered. */
export interface KeptWay<Answer> extends KeptPlace {
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
export function holdPlace(place: KeptPlace, signal: AbortSignal): void {
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
