// The steps of a page's requests: their order, and that requests to others pass them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Step, wrapFetch } from "~/lib/page-fetch.ts";

let taken: string[];

/** A step that says that it was taken, and with which method and header it was asked. */
const named =
  (name: string): Step =>
  ({ method, init }, ask) => {
    const headers = new Headers(init?.headers);
    taken.push(`${name} ${method} ${headers.get("By") ?? "-"}`);
    headers.set("By", name);
    return ask({ ...init, headers });
  };

beforeEach(() => {
  taken = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    taken.push(`network ${input} ${new Headers(init?.headers).get("By") ?? "-"}`);
    return new Response();
  });
  wrapFetch({ retry: named("retry"), remember: named("remember"), stamp: named("stamp") });
});

afterEach(() => vi.unstubAllGlobals());

test("memory is asked first, then the mark is set, then it is tried", async () => {
  await window.fetch("/dashboards.data", { method: "post" });
  expect(taken).toEqual([
    "remember POST -",
    "stamp POST remember",
    "retry POST stamp",
    "network /dashboards.data retry",
  ]);
});

test("a request to another origin is nobody's step", async () => {
  await window.fetch("https://weather.test/");
  expect(taken).toEqual(["network https://weather.test/ -"]);
});

test("a step that answers by itself asks nobody", async () => {
  wrapFetch({ remember: async () => new Response("kept") });
  expect(await (await window.fetch("/dashboards.data")).text()).toBe("kept");
  expect(taken).toEqual([]);
});
