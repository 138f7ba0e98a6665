// The changes of a page on their way to the server, one queue a field. A change shows at once; a field's changes are sent
// one after the other and only the newest waits, so that taps are never lost and never overtake each other. What cannot
// be sent because nobody answers, or because the server fails, is kept and tried again; what is refused is given back.
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";

/** A change of an item's count or note, or whether it is set aside. */
export type FieldEdit = ItemEdit & { itemId: number };

/** Where a field's last change stands. */
export type FieldPhase =
  | "saving"
  /** Nobody answered, or the server failed; it is tried again. */
  | "waiting"
  | "saved"
  /** Refused: a quantity is back at what it was, a note stays in its box. */
  | "refused";

export interface FieldState {
  phase: FieldPhase;
  /** The newest value that was asked for. */
  edit: FieldEdit;
  /** What the field held before its unsaved changes: where Undo goes back to. */
  before: FieldEdit["value"];
  /** It waits because the server has failed. */
  hasFailed?: boolean;
}

export type SendOutcome =
  | { kind: "saved"; item: ItemEvent }
  | { kind: "refused" }
  /** Try again, not before so many milliseconds; null when there is no telling. */
  | { kind: "later"; afterMs: number | null; hasFailed?: boolean };

interface Options {
  send(edit: FieldEdit): Promise<SendOutcome>;
  /** A field has moved on. */
  onField(field: string, state: FieldState): void;
  onSaved(item: ItemEvent): void;
  onRefused(edit: FieldEdit): void;
  /** The server has failed at a field that had not failed so far; it is tried again. */
  onFailed(edit: FieldEdit): void;
  /** Calls back after so many milliseconds. */
  schedule(callback: () => void, ms: number): void;
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/** Names a field within its plan. */
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

  /** Asks for a new value of a field that has held `before`. */
  put(edit: FieldEdit, before: FieldEdit["value"]): void {
    const field = fieldOf(edit);
    const known = this.#fields.get(field);
    const isUnsaved = known?.phase === "saving" || known?.phase === "waiting";
    const hasFailed = (isUnsaved && known.hasFailed) ?? false;
    this.#set(field, { phase: "saving", edit, before: isUnsaved ? known.before : before, hasFailed });
    if (!this.#sending.has(field)) void this.#send(field);
  }

  /** Tries what waits again, at once: the server may be there again. */
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

  /** What has not been saved yet, for keeping it while the page is gone. */
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
      // A newer value came meanwhile: it goes next, unless nobody answers.
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
