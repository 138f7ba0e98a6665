// Sends what was entered on a page of a plan without a network from whichever page is open once it is back, and says so. A form's own
// page sends its forms by itself, because it shows the answer.

import { isSizeAnswer, type SizeAnswer, sizePath } from "~/contracts/growth/size-addresses.ts";
import { type BagAnswered, bagPath, isBagAnswered } from "~/contracts/wardrobe/bag-addresses.ts";
import { SENT_LATER_COPY } from "~/copy/offline/sent-later-copy.ts";
import { LATER, Outbox, type SendOutcome } from "~/hooks/send-queue.ts";
import { keysFrom } from "~/lib/browser-store.ts";
import { showToast } from "~/lib/toast.ts";
import { type KeptPlace, placeHadItsTurn, readKeptForms, sendKept } from "./use-kept-forms.ts";

type Answer = SizeAnswer | BagAnswered;

interface Kind {
  store: KeptPlace["store"];
  pathOf: (planId: string) => string;
  isAnswer: (body: unknown) => body is Answer;
  words: "facts" | "bags";
}

const KINDS: readonly Kind[] = [
  { store: "unsent-facts", pathOf: sizePath, isAnswer: isSizeAnswer, words: "facts" },
  { store: "unsent-bags", pathOf: (id) => bagPath(id), isAnswer: isBagAnswered, words: "bags" },
];

/** A form that waits. */
interface Waiting {
  kind: Kind;
  planId: string;
  value: string;
}

export class FormsToSend {
  readonly #readAgain: () => void;
  readonly #outbox: Outbox<Waiting, Answer | null>;
  #pathname = "";
  #mark: string | null = null;
  /** What was saved and not told yet, and what of it wasn't understood. */
  readonly #saved = new Set<Kind>();
  #left: string[] = [];

  /** `readAgain` reloads the open page, which may show what was saved. */
  constructor(readAgain: () => void) {
    this.#readAgain = readAgain;
    this.#outbox = new Outbox({
      fieldOf: ({ value }) => value,
      send: (waiting) => this.#send(waiting),
      onField: (_, { phase, edit }) => {
        if (phase === "saved") this.#tellSaved(edit.kind);
      },
      onSaved: (answer, { kind }) => {
        if (!answer) return;
        this.#saved.add(kind);
        if ("leftText" in answer && answer.leftText !== "") this.#left.push(answer.leftText);
      },
      // It stays: its page sends it once more and shows what the server says.
      onRefused: ({ kind }) => {
        const { refused: title, seeWhy: description } = SENT_LATER_COPY[kind.words];
        showToast({ title, description, look: "error" });
      },
      onFailed: () => {},
      schedule: (callback, ms) => void setTimeout(callback, ms),
    });
  }

  /** Sends what waits, on this page and for this viewer. */
  send(pathname: string, mark: string | null): void {
    this.#pathname = pathname;
    this.#mark = mark;
    for (const waiting of KINDS.flatMap(waitingOf)) {
      if (!this.#outbox.knows(waiting)) this.#outbox.put(waiting, waiting.value);
    }
    this.#outbox.flush();
  }

  async #send({ kind, planId, value: formKey }: Waiting): Promise<SendOutcome<Answer | null>> {
    const { store, isAnswer, pathOf } = kind;
    const path = pathOf(planId);
    // In another tab, a form's own page goes first, because it shows the answer. By now, this tab may have opened it.
    await placeHadItsTurn({ store, planId });
    if (path === this.#pathname) return LATER;
    return sendKept({ store, planId, path, isAnswer }, formKey, this.#mark);
  }

  /** Says it once for all of a kind. */
  #tellSaved(kind: Kind): void {
    if (!this.#saved.has(kind) || this.#outbox.unsaved().some((waiting) => waiting.kind === kind)) return;
    this.#saved.delete(kind);
    const left = kind.words === "bags" ? this.#left.splice(0) : [];
    showToast({
      title: SENT_LATER_COPY[kind.words].sent,
      ...(left.length > 0 && { description: SENT_LATER_COPY.left(left.join("; ")) }),
      look: "info",
    });
    this.#readAgain();
  }
}

function waitingOf(kind: Kind): Waiting[] {
  const prefix = `${kind.store}:`;
  return keysFrom(prefix).flatMap((key) => {
    const planId = key.slice(prefix.length);
    const forms = Object.keys(readKeptForms({ store: kind.store, planId }));
    return forms.map((value) => ({ kind, planId, value }));
  });
}
