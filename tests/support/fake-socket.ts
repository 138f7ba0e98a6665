// A live channel for components: a WebSocket that is open at once and says what the test tells it to.
import { vi } from "vitest";
import type { LineGreeting, LiveEvent } from "~/contracts/live/live-event.ts";

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly all = new Set<FakeSocket>();
  readonly url: string;
  binaryType = "blob";
  readyState: number = FakeSocket.CONNECTING;
  static isRefused = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.add(this);
    queueMicrotask(() => {
      if (FakeSocket.isRefused) {
        this.close();
        this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
        return;
      }
      this.readyState = FakeSocket.OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }
  send(): void {}
  close(): void {
    this.readyState = FakeSocket.CLOSED;
    FakeSocket.all.delete(this);
  }
}

interface FakeLiveChannel {
  isOpen: () => boolean;
  sockets: () => readonly EventTarget[];
  /** What the open sockets asked for. */
  addresses: () => URL[];
  /** Sends to every open page. */
  push: (word: (LiveEvent & { at?: number }) | LineGreeting) => void;
  /** Cuts every line; the pages come back by themselves. */
  cut: () => void;
  /** Closes every line for one of the channel's reasons. */
  close: (code: number) => void;
  /** Refuses every line that is requested, or accepts them again. */
  refuse: (isRefused: boolean) => void;
}

/** Replaces the browser's sockets until globals are restored. */
export function fakeLiveChannel(): FakeLiveChannel {
  FakeSocket.all.clear();
  FakeSocket.isRefused = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  return {
    isOpen: () => [...FakeSocket.all].some(({ readyState }) => readyState === FakeSocket.OPEN),
    sockets: () => [...FakeSocket.all],
    addresses: () => [...FakeSocket.all].map(({ url }) => new URL(url)),
    push: (word) => {
      const data = JSON.stringify(word);
      for (const socket of FakeSocket.all) socket.dispatchEvent(new MessageEvent("message", { data }));
    },
    cut: () => closeAll(1006),
    close: closeAll,
    refuse: (isRefused) => {
      FakeSocket.isRefused = isRefused;
    },
  };
}

function closeAll(code: number): void {
  for (const socket of FakeSocket.all) {
    socket.close();
    socket.dispatchEvent(new CloseEvent("close", { code }));
  }
}
