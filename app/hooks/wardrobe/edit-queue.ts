// Sends a page's changes, with one queue for each field. A change shows at once; a field's changes go out one
// at a time and only the newest waits, so that none is lost or overtaken. What fails because of the network
// or the server is stored and retried; what is refused is reverted.
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";

/** A change to an item's count, note, or set-aside state. */
export type FieldEdit = ItemEdit & { itemId: number };

/** The state of a field's last change. */
export type FieldPhase =
  | "saving"
  /** No answer, or the server failed; it will be retried. */
  | "waiting"
  | "saved"
  /** Refused: a count reverts, a note stays in its box. */
  | "refused";

export interface FieldState {
  phase: FieldPhase;
  /** The newest value entered. */
  edit: FieldEdit;
  /** The field's value before its unsaved changes, for Undo. */
  before: FieldEdit["value"];
  /** Waiting because the server failed. */
  hasFailed?: boolean;
}

export type SendOutcome =
  | { kind: "saved"; item: ItemEvent }
  | { kind: "refused" }
  /** Retry after `afterMs` milliseconds; null when the server didn't say. */
  | { kind: "later"; afterMs: number | null; hasFailed?: boolean };

interface Options {
  send(edit: FieldEdit): Promise<SendOutcome>;
  /** Called when a field's state changes. */
  onField(field: string, state: FieldState): void;
  onSaved(item: ItemEvent): void;
  onRefused(edit: FieldEdit): void;
  /** The server failed for a field for the first time; it will be retried. */
  onFailed(edit: FieldEdit): void;
  /** Calls back after `ms` milliseconds. */
  schedule(callback: () => void, ms: number): void;
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/** Identifies a field within its plan. */
export function fieldOf(edit: FieldEdit): string {
  return `${edit.itemId}/${edit.ageRange}/${edit.kind}`;
}

export class EditQueue {
  readonly #options: Options;
  readonly #fields = new Map<string, FieldState>();
  readonly #sending = new Set<string>();
  #retryMs = FIRST_RETRY_MS;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sets a new value for a field; `before` is its current one. */
  put(edit: FieldEdit, before: FieldEdit["value"]): void {
    const field = fieldOf(edit);
    const known = this.#fields.get(field);
    const isUnsaved = known?.phase === "saving" || known?.phase === "waiting";
    const hasFailed = (isUnsaved && known.hasFailed) ?? false;
    this.#set(field, { phase: "saving", edit, before: isUnsaved ? known.before : before, hasFailed });
    if (!this.#sending.has(field)) void this.#send(field);
  }

  /** Retries everything that is waiting, now that the server may be back. */
  flush(): void {
    this.#retryMs = FIRST_RETRY_MS;
    for (const [field, { phase }] of this.#fields) {
      if (phase === "waiting" && !this.#sending.has(field)) void this.#send(field);
    }
  }

  /** Whether this field has been changed on the page. */
  knows(edit: FieldEdit): boolean {
    return this.#fields.has(fieldOf(edit));
  }

  /** Unsaved changes, to be stored while the page is gone. */
  unsaved(): FieldEdit[] {
    return [...this.#fields.values()]
      .filter(({ phase }) => phase === "saving" || phase === "waiting")
      .map(({ edit }) => edit);
  }

  async #send(field: string): Promise<void> {
    this.#sending.add(field);
    let sent: FieldState | undefined;
    let outcome: SendOutcome | undefined;
    do {
      sent = this.#fields.get(field);
      if (!sent) break;
      outcome = await this.#options.send(sent.edit);
      if (outcome.kind === "saved") this.#options.onSaved(outcome.item);
      // A newer value arrived in the meantime; it is sent next unless the server is unreachable.
    } while (this.#fields.get(field) !== sent && outcome.kind !== "later");
    this.#sending.delete(field);
    const latest = this.#fields.get(field);
    if (outcome && latest) this.#settle(field, latest, outcome);
  }

  #settle(field: string, latest: FieldState, outcome: SendOutcome): void {
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
        this.#options.schedule(() => this.#retry(field), outcome.afterMs ?? this.#retryMs);
        this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
        return;
      default:
        outcome satisfies never;
    }
  }

  #retry(field: string): void {
    if (this.#fields.get(field)?.phase === "waiting" && !this.#sending.has(field)) void this.#send(field);
  }

  #set(field: string, state: FieldState): void {
    this.#fields.set(field, state);
    this.#options.onField(field, state);
  }
}
