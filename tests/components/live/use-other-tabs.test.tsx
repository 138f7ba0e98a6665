// Tabs of one browser tell each other who is signed in.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellSignOut, useOtherTabs } from "~/components/layout/use-log-out.ts";

/** All channels that are open; a message reaches the others at once. */
const open = new Set<FakeChannel>();

class FakeChannel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of open) {
      if (other !== this && other.name === this.name)
        other.onmessage?.(new MessageEvent("message", { data }));
    }
  }
  close(): void {
    open.delete(this);
  }
}

let retries: number;
const countRetry = () => void retries++;

beforeEach(() => {
  retries = 0;
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  window.addEventListener("online", countRetry);
});

afterEach(() => {
  window.removeEventListener("online", countRetry);
  vi.unstubAllGlobals();
});

const openTab = (mark: string | null) => renderHook(() => useOtherTabs(mark));

test("a tab hears who signs in and out, and sends what waited when its own person is back", () => {
  const { result, unmount } = openTab("ada");
  expect(result.current).toBe("same");
  act(() => tellSignOut());
  expect([result.current, retries]).toEqual(["nobody", 0]);
  let other = openTab("grace");
  expect([result.current, retries]).toEqual(["another", 0]);
  other.unmount();
  other = openTab("ada");
  expect([result.current, retries]).toEqual(["same", 1]);
  other.unmount();
  unmount();
  expect(open.size).toBe(0);
});

test("a tab that is made for somebody else is theirs again, whatever it has heard", () => {
  const { result, rerender, unmount } = renderHook(({ mark }) => useOtherTabs(mark), {
    initialProps: { mark: "ada" },
  });
  act(() => tellSignOut());
  expect(result.current).toBe("nobody");
  rerender({ mark: "grace" });
  expect(result.current).toBe("same");
  unmount();
});

test("a page that is nobody's neither tells nor hears", () => {
  const { result } = openTab("ada");
  openTab(null);
  expect([result.current, open.size]).toEqual(["same", 1]);
});
