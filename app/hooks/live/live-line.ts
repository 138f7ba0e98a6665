// A tab's one line to what happens on the server. It is opened for the first page that listens and kept from page to page;
// it knows what its page may have missed, so that a page is read again only then.
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { readLineWord } from "~/contracts/live/read-live-event.ts";
import { readPatiently } from "~/lib/patient-reading.ts";
import { PageReading } from "./page-reading.ts";

/** 'ended': the session is over, and nothing is asked until a page was read with another. */
export type LiveState = "connecting" | "open" | "down" | "ended";

export interface LineListener {
  hear(event: LiveEvent): void;
  /** Something happened that the page may not know. */
  miss(): void;
  /** The line is there, at first and after each loss. */
  open?(): void;
}

const RETRY_LOADING_MS = 5000;

export class LiveLine {
  /** Has the page read again, and remembers to when nobody answers. */
  readonly reading: PageReading;
  readonly #listeners = new Set<LineListener>();
  readonly #watchers = new Set<() => void>();
  #state: LiveState = "connecting";
  #ticket: string | null = null;
  /** The instant of what was told last, by the server's clock; null before the first greeting. */
  #heardAt: number | null = null;
  /** By the page's own clock: when there was news last, and since when the page that is shown has been read. */
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

  /** Has `onChange` called whenever the state changes; answers what ends that. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  /** The newest page's ticket, for the next time that the line is opened: at once where it was the session's end. */
  take(ticket: string | null): void {
    const isAnother = ticket !== null && ticket !== this.#ticket;
    this.#ticket = ticket;
    if (this.#state !== "ended" || !isAnother) return;
    this.#change("connecting");
    if (this.#listeners.size > 0) this.#hangUp ??= this.#open();
  }

  /** Takes a page in; answers what takes it out. News that came while the page was being read is as good as missed. */
  join(listener: LineListener): () => void {
    this.#listeners.add(listener);
    if (this.#newsAt >= this.#readFrom) listener.miss();
    if (this.#state !== "ended") this.#hangUp ??= this.#open();
    return () => void this.#listeners.delete(listener);
  }

  /** A page is being read since this moment of `performance.now()`: it will know all that came before. */
  pageIsRead(since: number): void {
    this.#readFrom = since;
  }

  /** Ends the line; a page that joins later opens another. */
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
        for (const listener of this.#listeners) listener.miss();
        return;
      case "event":
        this.#heardAt = word.at ?? this.#heardAt;
        this.#newsAt = performance.now();
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
