// Reading the page's data again. The router takes a reading that fails for an error of the whole page and puts the page away,
// with everything that is being typed on it; so it is asked only when somebody answers, and waits if the line breaks then.

const BURST_MS = 150;

interface PageReadingOptions {
  /** Whether the server has just been heard; otherwise it is asked for a sign of life. */
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

  /** Has the page read again soon; a burst of wishes is one reading. */
  readonly ask = (): void => {
    this.#timer ??= setTimeout(() => void this.#run(), BURST_MS);
  };

  /** Reads what could not be read when it was asked for. */
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
    // Whoever leaves the page meanwhile has its reading cut off, and needs it no more.
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
