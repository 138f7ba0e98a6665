// The ticks of a packing list on their way: one request an item at a time, the last word counts, and what nobody takes waits
// for the network.

export interface Tick {
  /** Names the item and its size. */
  key: string;
  isPacked: boolean;
}

export type TickOutcome =
  /** `version`: of the trip with it. */
  | { kind: "saved"; version: number }
  /** Nobody has answered, or not now. */
  | { kind: "later" }
  | { kind: "refused" };

export type TickState =
  | { phase: "saving" | "waiting"; isPacked: boolean }
  | { phase: "saved"; isPacked: boolean; version: number };

interface TickQueueOptions {
  send(tick: Tick): Promise<TickOutcome>;
  /** The state of an item has changed; null once what the page has read counts again. */
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

  /** Has an item ticked or not. */
  put({ key, isPacked }: Tick): void {
    this.#wanted.set(key, isPacked);
    this.#options.onState(key, { phase: "saving", isPacked });
    void this.#send(key);
  }

  /** What is not saved yet, by item and size. */
  unsent(): Record<string, boolean> {
    return Object.fromEntries(this.#wanted);
  }

  /** Tries again what could not be sent. */
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

  /** True when another word has come meanwhile. */
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
