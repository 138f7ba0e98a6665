// A live channel for components: a WebSocket that is open at once and says what the test tells it to.
import { vi } from "vitest";
import type { LiveEvent } from "~/contracts/live/live-event.ts";

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly all = new Set<FakeSocket>();
  binaryType = "blob";
  readyState: number = FakeSocket.CONNECTING;

  constructor() {
    super();
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

/** Takes the place of the browser's sockets until globals are restored; `push` tells every open page. */
export function fakeLiveChannel(): { isOpen: () => boolean; push: (event: LiveEvent) => void } {
  FakeSocket.all.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  return {
    isOpen: () => [...FakeSocket.all].some(({ readyState }) => readyState === FakeSocket.OPEN),
    push: (event) => {
      const data = JSON.stringify(event);
      for (const socket of FakeSocket.all) socket.dispatchEvent(new MessageEvent("message", { data }));
    },
  };
}
