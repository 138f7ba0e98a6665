// Sends a packing list's ticks: one request at a time for each item, the last state wins, and unsent ticks
// wait for the network.

export interface Tick {
  /** Identifies the item and its size. */
  key: string;
  isPacked: boolean;
}

export type TickOutcome =
  /** `version` is the trip's version that includes the tick. */
  | { kind: "saved"; version: number }
  /** No answer, or not possible right now. */
  | { kind: "later" }
  | { kind: "refused" };

export type TickState =
  | { phase: "saving" | "waiting"; isPacked: boolean }
  | { phase: "saved"; isPacked: boolean; version: number };

interface TickQueueOptions {
  send(tick: Tick): Promise<TickOutcome>;
  /** Called when an item's state changes; null when the loaded state applies again. */
  onState(key: string, state: TickState | null): void;
  onRefused(): void;
  schedule(callback: () => void, ms: number): void;
}

const RETRY_MS = 5000;

export class TickQueue {
  readonly #options: TickQueueOptions;
  readonly #wanted = new Map<string, boolean>();
  readonly #underWay = new Set<string>();
  #isRetryDue = false;

  constructor(options: TickQueueOptions) {
    this.#options = options;
  }

  /** Ticks or unticks an item. */
  put({ key, isPacked }: Tick): void {
    this.#wanted.set(key, isPacked);
    this.#options.onState(key, { phase: "saving", isPacked });
    void this.#send(key);
  }

  /** Ticks that aren't saved yet, by item and size. */
  unsent(): Record<string, boolean> {
    return Object.fromEntries(this.#wanted);
  }

  /** Retries what could not be sent. */
  readonly flush = (): void => {
    for (const key of this.#wanted.keys()) void this.#send(key);
  };

  async #send(key: string): Promise<void> {
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    let isAgain = true;
    while (isAgain) isAgain = await this.#sendOnce(key);
    this.#underWay.delete(key);
  }

  /** Returns true when the item has changed again in the meantime. */
  async #sendOnce(key: string): Promise<boolean> {
    const { send, onState, onRefused } = this.#options;
    const isPacked = this.#wanted.get(key);
    if (isPacked === undefined) return false;
    const outcome = await send({ key, isPacked });
    if (this.#wanted.get(key) !== isPacked) return true;
    if (outcome.kind === "later") {
      onState(key, { phase: "waiting", isPacked });
      this.#retryLater();
      return false;
    }
    this.#wanted.delete(key);
    if (outcome.kind === "saved") onState(key, { phase: "saved", isPacked, version: outcome.version });
    else {
      onState(key, null);
      onRefused();
    }
    return false;
  }

  #retryLater(): void {
    if (this.#isRetryDue) return;
    this.#isRetryDue = true;
    this.#options.schedule(() => {
      this.#isRetryDue = false;
      this.flush();
    }, RETRY_MS);
  }
}
