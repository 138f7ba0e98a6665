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

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.add(this);
    queueMicrotask(() => {
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
  /** What the open sockets were asked for with. */
  addresses: () => URL[];
  /** Tells every open page. */
  push: (word: (LiveEvent & { at?: number }) | LineGreeting) => void;
  /** Cuts every line; the pages come back by themselves. */
  cut: () => void;
}

/** Takes the place of the browser's sockets until globals are restored. */
export function fakeLiveChannel(): FakeLiveChannel {
  FakeSocket.all.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  return {
    isOpen: () => [...FakeSocket.all].some(({ readyState }) => readyState === FakeSocket.OPEN),
    sockets: () => [...FakeSocket.all],
    addresses: () => [...FakeSocket.all].map(({ url }) => new URL(url)),
    push: (word) => {
      const data = JSON.stringify(word);
      for (const socket of FakeSocket.all) socket.dispatchEvent(new MessageEvent("message", { data }));
    },
    cut: () => {
      for (const socket of FakeSocket.all) {
        socket.close();
        socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
      }
    },
  };
}
