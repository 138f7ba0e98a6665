// The tab's live line: the connection for live events, and the reading of the page's data that an event leads to.

import { dropPlan } from "~/components/offline/use-service-worker.ts";
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { readLineWord } from "~/contracts/live/read-live-event.ts";
import { readPatiently } from "~/lib/patient-reading.ts";
import { noteNews } from "~/lib/read-so-far.ts";
import { forgetSeen } from "~/lib/seen-answers.ts";

const BURST_MS = 150;

interface PageReadingOptions {
  /** Whether the server was just heard from; otherwise it is pinged first. */
  isServerNear(): boolean;
  read(): Promise<void>;
}

/**
 * Reloads the page's data. The router treats a failed reload as an error of the whole page and unmounts it with everything being
 * typed, so it runs only when the server answers and is retried if the connection breaks.
 */
class PageReading {
  readonly #options: PageReadingOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOwed = false;
  #isPageLoading = false;

  constructor(options: PageReadingOptions) {
    this.#options = options;
  }

  /**
   * Says if the router loads a page. Until then a reload waits: it would abort that page's answer, which may bring the message of the
   * form that led there, and the server says it once.
   */
  pageLoads(isLoading: boolean): void {
    this.#isPageLoading = isLoading;
    if (!isLoading) this.catchUp();
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
    const isReached = isServerNear() || (await isServerThere());
    if (timer !== this.#timer) return;
    this.#timer = undefined;
    this.#isOwed = this.#isPageLoading || !isReached;
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

/** 'ended': the session is over, and the line stays closed until a page brings a new ticket. */
export type LiveState = "connecting" | "open" | "down" | "ended";

export interface LineListener {
  hear(event: LiveEvent): void;
  /** Called when the page may have missed something. */
  miss(): void;
  /** Called when the line opens, at first and after each loss. */
  open?(): void;
}

const RETRY_LOADING_MS = 5000;

/**
 * The tab's single connection for live events. It opens with the first page that listens and stays open across pages; it knows
 * what a page may have missed, so that pages are reloaded only then.
 *
 * A page notes the time before it asks for its data, not when they arrive: an event in between may or may not be in them, so the
 * page that joins then counts it as missed. The server commits, then tells the channel, which sends the event and then remembers
 * its instant. A socket that opens says what it heard last, and the greeting answers whether anything came since, before any
 * event can. So an event during a loss, or between a page's reading and its first socket, leads to one more reading and is never
 * passed over, and a line that was lost and missed nothing costs none.
 */
export class LiveLine {
  /** Reloads the page's data, and catches up later when the server is unreachable. */
  readonly reading: PageReading;
  readonly #listeners = new Set<LineListener>();
  readonly #watchers = new Set<() => void>();
  #state: LiveState = "connecting";
  #ticket: string | null = null;
  /** The time of the newest word from the server, by the server's clock; null before the first greeting. */
  #heardAt: number | null = null;
  /** By the page's clock: the time of the last news, and the time at which the current page's data was requested. */
  #newsAt = Number.NEGATIVE_INFINITY;
  #readFrom = 0;
  #hangUp: (() => void) | null = null;

  constructor(revalidate: () => Promise<void>) {
    this.reading = new PageReading({
      isServerNear: () => this.#state === "open" && navigator.onLine,
      read: () => {
        this.pageIsRead(performance.now());
        return readPatiently(revalidate);
      },
    });
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Calls `onChange` whenever the state changes; returns a function that stops it. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  /** Stores the newest page's ticket for the next connection, and reconnects at once if the session had ended. */
  take(ticket: string | null): void {
    const isAnother = ticket !== null && ticket !== this.#ticket;
    this.#ticket = ticket;
    if (this.#state !== "ended" || !isAnother) return;
    this.#change("connecting");
    if (this.#listeners.size > 0) this.#hangUp ??= this.#open();
  }

  /** Adds a page; returns a function that removes it. News that came while the page's data was loading counts as missed. */
  join(listener: LineListener): () => void {
    this.#listeners.add(listener);
    if (this.#newsAt >= this.#readFrom) listener.miss();
    if (this.#state !== "ended") this.#hangUp ??= this.#open();
    return () => void this.#listeners.delete(listener);
  }

  /** Notes that the page's data was requested at `since` (`performance.now()`), so it includes everything before. */
  pageIsRead(since: number): void {
    this.#readFrom = since;
  }

  /** Closes the line; the next page to join opens it again. */
  close(): void {
    this.#hangUp?.();
    this.#hangUp = null;
    this.#heardAt = null;
    this.#change("connecting");
    this.reading.stop();
  }

  #open(): () => void {
    let hasLeft = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let end = () => {
      hasLeft = true;
      clearTimeout(retry);
    };
    const load = async () => {
      try {
        const { openSocket } = await import("./live-socket.ts");
        if (hasLeft) return;
        end = openSocket({
          query: () => this.#query(),
          opened: () => this.#opened(),
          lost: () => this.#change("down"),
          told: (data) => this.#told(data),
          ended: () => this.#ended(),
        });
      } catch {
        if (hasLeft) return;
        this.#change("down");
        retry = setTimeout(load, RETRY_LOADING_MS);
      }
    };
    void load();
    return () => end();
  }

  #query(): URLSearchParams {
    const query = new URLSearchParams();
    if (this.#ticket !== null) query.set("ticket", this.#ticket);
    if (this.#heardAt !== null) query.set("heard", `${this.#heardAt}`);
    return query;
  }

  #opened(): void {
    this.#change("open");
    this.reading.catchUp();
    for (const listener of this.#listeners) listener.open?.();
  }

  #ended(): void {
    this.#hangUp = null;
    this.#change("ended");
  }

  #told(data: unknown): void {
    const word = readLineWord(data);
    switch (word?.kind) {
      case undefined:
        return;
      case "greeting":
        this.#heardAt = word.greeting.at;
        if (!word.greeting.isBehind) return;
        this.#newsAt = performance.now();
        forgetSeen();
        noteNews();
        for (const listener of this.#listeners) listener.miss();
        return;
      case "event":
        this.#heardAt = word.at ?? this.#heardAt;
        this.#newsAt = performance.now();
        forgetSeen();
        noteNews();
        if (word.event.type === "membership" && word.event.isOver) dropPlan(word.event.onboardingId);
        for (const listener of this.#listeners) listener.hear(word.event);
        return;
      default:
        word satisfies never;
    }
  }

  #change(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const onChange of this.#watchers) onChange();
  }
}
