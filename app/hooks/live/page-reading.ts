// Reloads the page's data. The router treats a failed reload as an error of the whole page and unmounts it
// with everything being typed, so it runs only when the server answers and is retried if the connection
// breaks.

const BURST_MS = 150;

interface PageReadingOptions {
  /** Whether the server was just heard from; otherwise it is pinged first. */
  isServerNear(): boolean;
  read(): Promise<void>;
}

export class PageReading {
  readonly #options: PageReadingOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOwed = false;

  constructor(options: PageReadingOptions) {
    this.#options = options;
  }

  /** Reloads soon; a burst of calls causes one reload. */
  readonly ask = (): void => {
    this.#timer ??= setTimeout(() => void this.#run(), BURST_MS);
  };

  /** Makes up for a reload that wasn't possible when it was asked for. */
  catchUp(): void {
    if (this.#isOwed) this.ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isOwed = false;
  }

  async #run(): Promise<void> {
    const { isServerNear, read } = this.#options;
    const timer = this.#timer;
    this.#isOwed = !isServerNear() && !(await isServerThere());
    if (timer !== this.#timer) return;
    this.#timer = undefined;
    // Leaving the page aborts the reload, which is then no longer needed.
    if (!this.#isOwed) await read().catch(() => {});
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
