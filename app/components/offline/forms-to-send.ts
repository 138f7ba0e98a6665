// Sends forms of a plan's pages that were kept without a network, once it is back, from whichever page is open.
//
// A form's own page goes first, in any tab, because it shows the answer: the others wait until it is open nowhere, or has had its time.
// Then they say that the form is saved. One that the server refuses or asks about stays for its own page, which sends it once more and
// shows why; one whose plan is gone is kept as lost before anything is read again, because only the page that says so shows it.

import { isSizeAnswer, sizePath } from "~/contracts/growth/size-addresses.ts";
import type { Shape } from "~/contracts/shape.ts";
import { bagPath, isBagAnswered } from "~/contracts/wardrobe/bag-addresses.ts";
import { keysFrom } from "~/lib/browser-store.ts";
import { showToast } from "~/lib/toast.ts";
import { SENT_LATER_COPY } from "~/words/en/offline/sent-later-copy.ts";
import {
  type FormKind,
  type FormPlace,
  formPages,
  formsOf,
  keepForm,
  type LaterAnswer,
  readUnsent,
} from "./kept-forms.ts";
import { LATER, Outbox, type SendOutcome, sendAs } from "./send-queue.ts";
import { keepLost, moveFrom, readHeld, unsentKey, withLock } from "./unsent-store.ts";

const WAYS: Readonly<Record<FormKind, { pathOf: (planId: string) => string; isAnswer: Shape<LaterAnswer> }>> =
  {
    facts: { pathOf: sizePath, isAnswer: isSizeAnswer },
    bags: { pathOf: (planId) => bagPath(planId), isAnswer: isBagAnswered },
  };

/** A page tries again at least that often; one that is asleep doesn't. */
const PAGE_FIRST_MS = 40_000;

/** Resolves once the page of these forms is open in no tab, or has had its time to send them. */
async function placeHadItsTurn(place: FormPlace): Promise<void> {
  const signal = AbortSignal.timeout(PAGE_FIRST_MS);
  await withLock(unsentKey(place), () => {}, { signal }).catch(() => {});
}

/** A form that waits. */
interface Waiting {
  place: FormPlace;
  /** Its key. */
  value: string;
}

export interface Viewer {
  mark: string | null;
  /** Reloads the open page, which may show what was saved or be gone. */
  readAgain: () => void;
}

class FormsToSend {
  /** What was refused away from its page. */
  readonly #refused = new Set<string>();
  /** The kinds of which something was saved and not told yet, and what of it wasn't understood. */
  readonly #saved = new Set<FormKind>();
  #left: string[] = [];
  #readAgain = () => {};
  readonly #outbox = new Outbox<Waiting, LaterAnswer | null>({
    fieldOf: ({ value }) => value,
    send: (waiting) => this.#send(waiting),
    onField: (_, { phase, edit }) => {
      if (phase === "saved") this.#tellSaved(edit.place.kind);
    },
    onSaved: (answer, { place }) => this.#take(place, answer),
    onRefused: (waiting, { isGone }) => this.#giveBack(waiting, isGone),
    onFailed: () => {},
    schedule: (callback, ms) => void setTimeout(callback, ms),
  });

  /** Sends what this viewer's browser has kept. */
  send({ mark, readAgain }: Viewer): void {
    this.#readAgain = readAgain;
    for (const waiting of waitingOf(mark)) {
      const isAgain = pageOf(waiting.place) && this.#refused.delete(waiting.value);
      if (isAgain || !this.#outbox.knows(waiting)) this.#outbox.put(waiting, waiting.value);
    }
    this.#outbox.flush();
  }

  async #send({ place, value: formKey }: Waiting): Promise<SendOutcome<LaterAnswer | null>> {
    if (!pageOf(place)) await placeHadItsTurn(place);
    // By now, this tab may have opened it.
    if (isAt(place) && !pageOf(place)?.isReady()) return LATER;
    const { pathOf, isAnswer } = WAYS[place.kind];
    return await withLock(unsentKey(place, formKey), async () => {
      const [form] = readHeld(place, formKey);
      if (!form) return { kind: "saved", answer: null };
      const { words: _, ...fields } = form;
      const outcome = await sendAs(place.mark, pathOf(place.of), fields, isAnswer);
      if (outcome.kind === "saved") keepForm(place, formKey, null);
      return outcome;
    });
  }

  #take(place: FormPlace, answer: LaterAnswer | null): void {
    const page = pageOf(place);
    if (page) {
      page.onSaved(answer);
      this.#readAgain();
    } else if (answer) {
      this.#saved.add(place.kind);
      if ("leftText" in answer && answer.leftText !== "") this.#left.push(answer.leftText);
    }
  }

  #giveBack({ place, value: formKey }: Waiting, isGone: boolean): void {
    const [form] = readHeld(place, formKey);
    if (!form) return;
    const page = isGone ? undefined : pageOf(place);
    if (page) {
      keepForm(place, formKey, null);
      const { words: _, ...fields } = form;
      page.onRefused(fields);
      return;
    }
    if (isGone) moveFrom(unsentKey(place, formKey), () => keepLost(place, form));
    else this.#refused.add(formKey);
    const { refused: title, seeWhy: description } = SENT_LATER_COPY[place.kind];
    showToast({ title, description, look: "error" });
    if (isGone) this.#readAgain();
  }

  /** Says it once for all of a kind. */
  #tellSaved(kind: FormKind): void {
    if (!this.#saved.has(kind) || this.#outbox.unsaved().some(({ place }) => place.kind === kind)) return;
    this.#saved.delete(kind);
    const left = kind === "bags" ? this.#left.splice(0) : [];
    showToast({
      title: SENT_LATER_COPY[kind].sent,
      ...(left.length > 0 && { description: SENT_LATER_COPY.left(left.join("; ")) }),
      look: "info",
    });
    this.#readAgain();
  }
}

/** The tab's. */
export const formsToSend = new FormsToSend();

/** Their page, if this tab has it open. */
const pageOf = (place: FormPlace) => (isAt(place) ? formPages.get(unsentKey(place)) : undefined);

const isAt = ({ kind, of }: FormPlace) => window.location.pathname === WAYS[kind].pathOf(of);

function waitingOf(mark: string | null): Waiting[] {
  return (["facts", "bags"] as const).flatMap((kind) => {
    const plans = keysFrom(`unsent:${kind}:`).flatMap((key) => key.split(":")[2] ?? []);
    return [...new Set(plans)].flatMap((planId) => {
      const place = formsOf(kind, planId, mark);
      return readUnsent(place).map(([value]) => ({ place, value }));
    });
  });
}
