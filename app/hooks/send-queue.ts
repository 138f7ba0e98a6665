// The queue of a page's changes, one per field. A change shows at once; a field's changes are sent one at a
// time and only the newest waits, so taps are never lost or reordered. What can't be sent because there is no
// network, or because the server fails, is kept and retried; what is refused is reverted.
import { leaveToSignIn } from "~/hooks/use-form-send.ts";
import type { FormAnswer } from "~/lib/send-form.ts";

interface Change {
  value: unknown;
}

/** The state of a field's last change. */
type Phase =
  | "saving"
  /** No answer, or the server failed; it will be retried. */
  | "waiting"
  | "saved"
  /** Refused: a quantity reverts to its old value, a note stays in its box. */
  | "refused";

export interface ChangeState<Edit extends Change> {
  phase: Phase;
  /** The newest value requested. */
  edit: Edit;
  /** The value before the field's unsaved changes, which Undo restores. */
  before: Edit["value"];
  /** Waiting because the server failed. */
  hasFailed?: boolean;
  /** Why it was refused, in words for the author; null if the server's answer has none. */
  reason?: string | null;
}

export type SendOutcome<Answer> =
  | { kind: "saved"; answer: Answer }
  /** `isGone`: what it was for is gone, or not open to the author anymore. */
  | { kind: "refused"; reason: string | null; isGone: boolean }
  /** Retry after this many milliseconds at the earliest; null if unknown. */
  | { kind: "later"; afterMs: number | null; hasFailed?: boolean };

interface Options<Edit extends Change, Answer> {
  /** The field that a change is for. */
  fieldOf(edit: Edit): string;
  send(edit: Edit): Promise<SendOutcome<Answer>>;
  /** A field's state changed. */
  onField(field: string, state: ChangeState<Edit>): void;
  onSaved(answer: Answer, edit: Edit): void;
  onRefused(edit: Edit, why: { reason: string | null; isGone: boolean }): void;
  /** The server failed for the first time on this field; it will be retried. */
  onFailed(edit: Edit): void;
  /** Calls back after this many milliseconds. */
  schedule(callback: () => void, ms: number): void;
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

export const LATER = { kind: "later", afterMs: null } as const;

/** One rule for all changes: retry what the server can't do now, and revert what it refuses. */
export function outcomeOf<Answer>(result: FormAnswer<Answer>): SendOutcome<Answer> {
  switch (result.kind) {
    case "done":
      return { kind: "saved", answer: result.answer };
    case "unreadable":
      return { ...LATER, hasFailed: true };
    case "unreachable":
      return LATER;
    case "signed-out":
      // The change is kept and sent after the sign-in.
      leaveToSignIn();
      return LATER;
    case "refused": {
      const { status, retryAfterSeconds } = result;
      const afterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1000;
      if (status === 429) return { kind: "later", afterMs: afterMs ?? 60_000 };
      if (status >= 500) return { kind: "later", afterMs, hasFailed: true };
      // Only a role that isn't enough has a reason that its author should read.
      return { kind: "refused", reason: status === 403 ? result.message : null, isGone: status === 404 };
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
  /** One alarm for everything that waits. */
  #alarm: object | null = null;

  constructor(options: Options<Edit, Answer>) {
    this.#options = options;
  }

  /** Requests a new value for a field that held `before`. */
  put(edit: Edit, before: Edit["value"]): void {
    const field = this.#options.fieldOf(edit);
    const known = this.#fields.get(field);
    const isUnsaved = known?.phase === "saving" || known?.phase === "waiting";
    const hasFailed = (isUnsaved && known.hasFailed) ?? false;
    this.#set(field, { phase: "saving", edit, before: isUnsaved ? known.before : before, hasFailed });
    if (!this.#sending.has(field)) void this.#send(field);
  }

  /** Retries everything that waits at once, because the server may be back. */
  readonly flush = (): void => {
    this.#retryMs = FIRST_RETRY_MS;
    this.#sendWaiting();
  };

  /** Whether this field was changed on the page. */
  knows(edit: Edit): boolean {
    return this.#fields.has(this.#options.fieldOf(edit));
  }

  /** Unsaved changes, to keep while the page is closed. */
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
      // A newer value came in the meantime: send it next, unless the server can't be reached.
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
        this.#set(field, { ...latest, phase: "refused", reason: outcome.reason });
        this.#options.onRefused(latest.edit, outcome);
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

  /** One alarm covers everything that waits; the server's own delay overrides the one set before. */
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
