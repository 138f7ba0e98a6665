// A browser's storage and requests belong to the person the page was made for.
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOwnBrowser, useOwnBrowser } from "~/hooks/offline/viewer-mark.ts";
import { wrapFetch } from "~/lib/page-fetch.ts";
import { stampRequests } from "~/lib/viewer-stamp.ts";

const HEADER = "X-Viewer";
/** The marks that requests named, in order. */
let named: (string | null)[];

beforeEach(() => {
  window.localStorage.clear();
  named = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    named.push(new Headers(init.headers).get(HEADER));
    return new Response();
  });
  wrapFetch({
    stamp: stampRequests({ always: () => ({}), header: HEADER, status: 409, onRefused: () => {} }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const sendForm = () => window.fetch("/dashboards", { method: "POST" });

test("what a page sends names its person while it is open", async () => {
  await sendForm();
  const { rerender, unmount } = renderHook(({ mark }) => useOwnBrowser(mark), {
    initialProps: { mark: "ada" },
  });
  await sendForm();
  rerender({ mark: "grace" });
  await sendForm();
  unmount();
  await sendForm();
  expect(named).toEqual([null, "ada", "grace", null]);
});

test("what another person has left is cleared, and one's own stays", () => {
  window.localStorage.setItem("theirs", "a note");
  renderHook(() => useOwnBrowser("ada")).unmount();
  expect(window.localStorage.getItem("theirs")).toBeNull();
  window.localStorage.setItem("mine", "a note");
  renderHook(() => useOwnBrowser("ada"));
  expect(window.localStorage.getItem("mine")).toBe("a note");
  expect([isOwnBrowser("ada"), isOwnBrowser("grace"), isOwnBrowser(null)]).toEqual([true, false, true]);
});

test("a page that is nobody's clears nothing", () => {
  window.localStorage.setItem("theirs", "a note");
  renderHook(() => useOwnBrowser(null));
  expect(window.localStorage.getItem("theirs")).toBe("a note");
});
