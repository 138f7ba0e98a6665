// The changes of a page on their way to the server, one queue a field. A change shows at once; a field's changes are sent
// one after the other and only the newest waits, so that taps are never lost and never overtake each other. What cannot
// be sent because nobody answers, or because the server fails, is kept and tried again; what is refused is given back.
import { leaveToSignIn } from "~/hooks/use-form-send.ts";
import type { FormAnswer } from "~/lib/send-form.ts";

interface Change {
  value: unknown;
}

/** Where a field's last change stands. */
type Phase =
  | "saving"
  /** Nobody answered, or the server failed; it is tried again. */
  | "waiting"
  | "saved"
  /** Refused: a quantity is back at what it was, a note stays in its box. */
  | "refused";

export interface ChangeState<Edit extends Change> {
  phase: Phase;
  /** The newest value that was asked for. */
  edit: Edit;
  /** What the field held before its unsaved changes: where Undo goes back to. */
  before: Edit["value"];
  /** It waits because the server has failed. */
  hasFailed?: boolean;
}

export type SendOutcome<Answer> =
  | { kind: "saved"; answer: Answer }
  | { kind: "refused" }
  /** Try again, not before so many milliseconds; null when there is no telling. */
  | { kind: "later"; afterMs: number | null; hasFailed?: boolean };

interface Options<Edit extends Change, Answer> {
  /** Names the field of a change. */
  fieldOf(edit: Edit): string;
  send(edit: Edit): Promise<SendOutcome<Answer>>;
  /** A field has moved on. */
  onField(field: string, state: ChangeState<Edit>): void;
  onSaved(answer: Answer, edit: Edit): void;
  onRefused(edit: Edit): void;
  /** The server has failed at a field that had not failed so far; it is tried again. */
  onFailed(edit: Edit): void;
  /** Calls back after so many milliseconds. */
  schedule(callback: () => void, ms: number): void;
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

export const LATER = { kind: "later", afterMs: null } as const;

/** One rule for all that is changed: what the server cannot do now is done later, and what it may not do is given back. */
export function outcomeOf<Answer>(result: FormAnswer<Answer>): SendOutcome<Answer> {
  switch (result.kind) {
    case "done":
      return { kind: "saved", answer: result.answer };
    case "unreadable":
      return { ...LATER, hasFailed: true };
    case "unreachable":
      return LATER;
    case "signed-out":
      // The change is kept; after the sign-in it is sent.
      leaveToSignIn();
      return LATER;
    case "refused": {
      const { status, retryAfterSeconds } = result;
      const afterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1000;
      if (status === 429) return { kind: "later", afterMs: afterMs ?? 60_000 };
      return status >= 500 ? { kind: "later", afterMs, hasFailed: true } : { kind: "refused" };
    }
    default:
      return result satisfies never;
  }
}

export class Outbox<Edit extends Change, Answer> {
  readonly #options: Options<Edit, Answer>;
  readonly #fields = new Map<string, ChangeState<Edit>>();
  readonly #sending = new Set<string>();
  #retryMs = FIRST_RETRY_MS;
  /** Rings for all that waits. */
  #alarm: object | null = null;

  constructor(options: Options<Edit, Answer>) {
    this.#options = options;
  }

  /** Asks for a new value of a field that has held `before`. */
  put(edit: Edit, before: Edit["value"]): void {
    const field = this.#options.fieldOf(edit);
    const known = this.#fields.get(field);
    const isUnsaved = known?.phase === "saving" || known?.phase === "waiting";
    const hasFailed = (isUnsaved && known.hasFailed) ?? false;
    this.#set(field, { phase: "saving", edit, before: isUnsaved ? known.before : before, hasFailed });
    if (!this.#sending.has(field)) void this.#send(field);
  }

  /** Tries what waits again, at once: the server may be there again. */
  readonly flush = (): void => {
    this.#retryMs = FIRST_RETRY_MS;
    this.#sendWaiting();
  };

  /** Whether this field has been changed on the page. */
  knows(edit: Edit): boolean {
    return this.#fields.has(this.#options.fieldOf(edit));
  }

  /** What has not been saved yet, for keeping it while the page is gone. */
  unsaved(): Edit[] {
    return [...this.#fields.values()]
      .filter(({ phase }) => phase === "saving" || phase === "waiting")
      .map(({ edit }) => edit);
  }

  async #send(field: string): Promise<void> {
    this.#sending.add(field);
    let sent: ChangeState<Edit> | undefined;
    let outcome: SendOutcome<Answer> | undefined;
    do {
      sent = this.#fields.get(field);
      if (!sent) break;
      outcome = await this.#options.send(sent.edit);
      if (outcome.kind === "saved") this.#options.onSaved(outcome.answer, sent.edit);
      // A newer value came meanwhile: it goes next, unless nobody answers.
    } while (this.#fields.get(field) !== sent && outcome.kind !== "later");
    this.#sending.delete(field);
    const latest = this.#fields.get(field);
    if (outcome && latest) this.#settle(field, latest, outcome);
  }

  #settle(field: string, latest: ChangeState<Edit>, outcome: SendOutcome<Answer>): void {
    switch (outcome.kind) {
      case "saved":
        this.#retryMs = FIRST_RETRY_MS;
        this.#set(field, { ...latest, phase: "saved", hasFailed: false });
        return;
      case "refused":
        this.#set(field, { ...latest, phase: "refused" });
        this.#options.onRefused(latest.edit);
        return;
      case "later":
        if (outcome.hasFailed && !latest.hasFailed) this.#options.onFailed(latest.edit);
        this.#set(field, { ...latest, phase: "waiting", hasFailed: outcome.hasFailed ?? false });
        this.#retryAfter(outcome.afterMs);
        return;
      default:
        outcome satisfies never;
    }
  }

  /** One alarm is enough for all that waits; what the server says counts more than what was set before. */
  #retryAfter(saidMs: number | null): void {
    if (this.#alarm && saidMs === null) return;
    const alarm = {};
    this.#alarm = alarm;
    const ring = () => {
      if (this.#alarm !== alarm) return;
      this.#alarm = null;
      this.#sendWaiting();
    };
    this.#options.schedule(ring, saidMs ?? this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  #sendWaiting(): void {
    for (const [field, { phase }] of this.#fields) {
      if (phase === "waiting" && !this.#sending.has(field)) void this.#send(field);
    }
  }

  #set(field: string, state: ChangeState<Edit>): void {
    this.#fields.set(field, state);
    this.#options.onField(field, state);
  }
}
