// A browser's storage and requests belong to the person the page was made for.
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOwnBrowser, useOwnBrowser } from "~/components/offline/viewer-mark.ts";
import { wrapFetch } from "~/lib/page-fetch.ts";
import { stampRequests } from "~/lib/viewer-stamp.ts";

const HEADER = "X-Viewer";
/** The marks that requests named, in order. */
let named: (string | null)[];
/** What is answered, and the refusals that the page has told. */
let answer: Response;
let told: string[];

beforeEach(() => {
  window.localStorage.clear();
  named = [];
  answer = new Response();
  told = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    named.push(new Headers(init.headers).get(HEADER));
    return answer;
  });
  wrapFetch({
    stamp: stampRequests({
      always: () => ({}),
      header: HEADER,
      status: 409,
      onRefused: (text) => void told.push(text),
    }),
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

test("a refusal is another person's only if it says so: a form of one's own may conflict too", async () => {
  renderHook(() => useOwnBrowser("ada"));
  answer = new Response("Five links already", { status: 409, headers: { [HEADER]: "ada" } });
  expect(await (await sendForm()).text()).toBe("Five links already");
  answer = new Response("It belongs to Grace", { status: 409, headers: { [HEADER]: "grace" } });
  await expect(sendForm()).rejects.toThrow();
  expect(told).toEqual(["It belongs to Grace"]);
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
