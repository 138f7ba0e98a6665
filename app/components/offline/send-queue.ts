// The queue of a page's changes, one per field. A change shows at once; a field's changes are sent one at a
// time, and what waits behind them is one change, so taps are never lost or reordered. What can't be sent because there is
// no network, or because the server fails, is kept and retried; what is refused is reverted.
//
// The first of a field's line is marked as sent before it leaves, and stays in the line until its answer is there. Only then the
// next one goes, so two changes of a field can't pass each other on the way, and the older one can't win. Without an answer it
// may have arrived: a change of a count then stays one of its own and is sent again as it was, because joined with the next tap
// it would count twice; a note gives its place to the next, because the last one wins anyway. Taps that come while something
// is on its way wait behind it as one change. One alarm, for all fields, or `flush` sends the line again from its first.

import { leaveToSignIn } from "~/components/ui/use-form-send.ts";
import { type FormAnswer, sendForm } from "~/lib/send-form.ts";
import { isOwnBrowser } from "./viewer-mark.ts";

export interface Change {
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
  /** What was asked for since `before`, as one change. */
  edit: Edit;
  /** The changes that wait or are on their way, in their order. */
  unsent: readonly Edit[];
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

/** How changes of one field are treated. */
export interface OutboxRules<Edit extends Change> {
  /** The field that a change is for. */
  fieldOf(edit: Edit): string;
  /** One change in place of two that were not sent; the newer one if missing. */
  join?(older: Edit, newer: Edit): Edit;
  /**
   * Whether a change that may have arrived must be answered before the next of its field is sent. If not, the next one takes its
   * place.
   */
  isInTurn?(edit: Edit): boolean;
  /** Whether a change changes nothing, as + and − together. */
  isNothing?(edit: Edit): boolean;
}

interface Options<Edit extends Change, Answer> extends OutboxRules<Edit> {
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
      // Only a role that isn't enough, and a count that can't be read, are reasons that its author should read.
      const isTold = status === 403 || status === 409;
      return { kind: "refused", reason: isTold ? result.message : null, isGone: status === 404 };
    }
    default:
      return result satisfies never;
  }
}

/** Sends a form as who entered it, and never as someone else: it waits for them. */
export async function sendAs<Answer>(
  mark: string | null,
  ...form: Parameters<typeof sendForm<Answer>>
): Promise<SendOutcome<Answer>> {
  return isOwnBrowser(mark) ? outcomeOf(await sendForm(...form)) : LATER;
}

type State<Edit extends Change> = Omit<ChangeState<Edit>, "unsent">;

interface Waiting<Edit> {
  edit: Edit;
  /** It may have arrived, so it can't be part of another one. */
  wasSent: boolean;
}

export class Outbox<Edit extends Change, Answer> {
  readonly #options: Options<Edit, Answer>;
  readonly #fields = new Map<string, ChangeState<Edit>>();
  readonly #waiting = new Map<string, Waiting<Edit>[]>();
  readonly #sending = new Set<string>();
  #retryMs = FIRST_RETRY_MS;
  /** One alarm for everything that waits. */
  #alarm: object | null = null;

  constructor(options: Options<Edit, Answer>) {
    this.#options = options;
  }

  /** Requests a change of a field that held `before`; `wasSent` if another page may have sent it. */
  put(edit: Edit, before: Edit["value"], wasSent = false): void {
    const field = this.#options.fieldOf(edit);
    const known = this.#fields.get(field);
    const unsaved = known?.phase === "saving" || known?.phase === "waiting" ? known : null;
    const queue = this.#waiting.get(field) ?? [];
    this.#waiting.set(field, queue);
    // The first one can't be changed while it is on its way.
    const kept = this.#sending.has(field) ? queue.splice(0, 1) : [];
    this.#line(queue, { edit, wasSent });
    queue.unshift(...kept);
    this.#set(field, {
      phase: "saving",
      edit: unsaved ? this.#join(unsaved.edit, edit) : edit,
      before: unsaved ? unsaved.before : before,
      hasFailed: unsaved?.hasFailed ?? false,
    });
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
    return [...this.#fields.values()].flatMap(({ unsent }) => unsent);
  }

  /** Adds a change to those that wait, as part of the last of them if that was not sent. */
  #line(queue: Waiting<Edit>[], next: Waiting<Edit>): void {
    const { isInTurn, isNothing } = this.#options;
    const last = queue.at(-1);
    if (!last || (isInTurn?.(last.edit) && (last.wasSent || next.wasSent))) {
      queue.push(next);
      return;
    }
    queue.pop();
    const edit = this.#join(last.edit, next.edit);
    if (!isNothing?.(edit)) queue.push({ edit, wasSent: false });
  }

  #join(older: Edit, newer: Edit): Edit {
    return this.#options.join?.(older, newer) ?? newer;
  }

  async #send(field: string): Promise<void> {
    this.#sending.add(field);
    const queue = this.#waiting.get(field) ?? [];
    let last: { edit: Edit; outcome: SendOutcome<Answer> } | null = null;
    for (let next = queue[0]; next && last?.outcome.kind !== "later"; next = queue[0]) {
      next.wasSent = true;
      last = { edit: next.edit, outcome: await this.#options.send(next.edit) };
      this.#take(field, queue, last.edit, last.outcome);
    }
    this.#sending.delete(field);
    const latest = this.#fields.get(field);
    if (!last || !latest) return;
    const { edit, outcome } = last;
    this.#settle(field, outcome.kind === "refused" ? { ...latest, edit } : latest, outcome);
  }

  /** Takes an answer to the first of those that wait. */
  #take(field: string, queue: Waiting<Edit>[], edit: Edit, outcome: SendOutcome<Answer>): void {
    if (outcome.kind === "later") {
      this.#lineAll(queue, queue.splice(0));
      return;
    }
    queue.shift();
    if (outcome.kind === "saved") this.#options.onSaved(outcome.answer, edit);
    if (queue.length === 0) return;
    if (outcome.kind === "refused") this.#goOnAfter(edit, queue, outcome);
    const latest = this.#fields.get(field);
    if (latest) this.#set(field, latest);
  }

  /** What follows a refused change takes it in, or takes its place, or else is sent without it. */
  #goOnAfter(edit: Edit, queue: Waiting<Edit>[], why: { reason: string | null; isGone: boolean }): void {
    this.#lineAll(queue, [{ edit, wasSent: false }, ...queue.splice(0)]);
    if (queue[0]?.edit !== edit) return;
    queue.shift();
    this.#options.onRefused(edit, why);
  }

  #lineAll(queue: Waiting<Edit>[], all: readonly Waiting<Edit>[]): void {
    for (const next of all) this.#line(queue, next);
  }

  #settle(field: string, latest: State<Edit>, outcome: SendOutcome<Answer>): void {
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

  #set(field: string, state: State<Edit>): void {
    const unsent = (this.#waiting.get(field) ?? []).map(({ edit }) => edit);
    const whole = { ...state, unsent };
    this.#fields.set(field, whole);
    this.#options.onField(field, whole);
  }
}
