// What a tab remembers of the pages it has shown, and when it may show them again: never after a change, for
// another viewer, or with a message that is said once.
import { beforeEach, expect, it, vi } from "vitest";
import { wrapFetch } from "~/lib/page-fetch.ts";

const PAGE = "/dashboards/p1/0-3m";
const VIEWER = "Viewer";
const AHEAD = "Ahead";

let asked: { address: string; isAhead: boolean }[];
let answer: { body: string; viewer: string | null; status: number };
let memory: typeof import("../../../app/lib/seen-answers.ts");

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"] });
  asked = [];
  answer = { body: "one", viewer: "me", status: 200 };
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    asked.push({ address, isAhead: new Headers(init?.headers).has(AHEAD) });
    const headers = new Headers(answer.viewer === null ? [] : [[VIEWER, answer.viewer]]);
    return new Response(answer.body, { status: answer.status, headers });
  });
  memory = await import("../../../app/lib/seen-answers.ts");
  const remember = memory.rememberPages({
    isKept: (pathname) => pathname.startsWith("/dashboards"),
    viewerHeader: VIEWER,
    aheadHeader: AHEAD,
  });
  wrapFetch({ remember });
});

/** Reads a page as the router does; true if it came from memory. */
async function read(page: string, isGoneTo = true): Promise<{ body: string; isRemembered: boolean }> {
  const before = asked.length;
  if (isGoneTo) memory.expectPage(page);
  const [pathname, search] = page.split("?");
  const response = await window.fetch(`${pathname}.data${search ? `?${search}` : ""}`);
  return { body: await response.text(), isRemembered: asked.length === before };
}

it("a page that was seen is shown again at once, however often, and is then read afresh", async () => {
  expect(await read(PAGE)).toEqual({ body: "one", isRemembered: false });
  expect(memory.takeOwedReading()).toBe(false);
  answer.body = "two";
  vi.setSystemTime(Date.now() + 60_000);
  expect(await read(PAGE)).toEqual({ body: "one", isRemembered: true });
  expect(memory.takeOwedReading()).toBe(true);
  expect(memory.takeOwedReading()).toBe(false);
  // The fresh reading is no visit, so it asks, and is what is remembered from then on.
  expect(await read(PAGE, false)).toEqual({ body: "two", isRemembered: false });
  expect(await read(PAGE)).toEqual({ body: "two", isRemembered: true });
  expect(memory.takeOwedReading()).toBe(false);
});

it("a page that was read ahead answers one visit, as nobody's, and needs no second reading", async () => {
  memory.readAhead(PAGE);
  memory.readAhead(PAGE);
  expect(asked).toEqual([{ address: `${PAGE}.data`, isAhead: true }]);
  expect(await read(PAGE)).toEqual({ body: "one", isRemembered: true });
  expect(memory.takeOwedReading()).toBe(false);
  memory.readAhead("/profile");
  expect(asked).toHaveLength(1);
});

it.each<[string, () => unknown]>([
  ["anything is sent", () => window.fetch("/dashboards/p1/items/1", { method: "POST" })],
  ["news comes from elsewhere", () => memory.forgetSeen()],
  ["ten minutes have gone by", () => vi.setSystemTime(Date.now() + 10 * 60_000)],
  [
    "somebody else is signed in",
    async () => {
      answer.viewer = "you";
      await read("/dashboards/p2/0-3m");
    },
  ],
])("nothing is remembered once %s", async (_, happens) => {
  await read(PAGE);
  await happens();
  answer.body = "two";
  expect(await read(PAGE)).toEqual({ body: "two", isRemembered: false });
});

it("the page that follows a form is not remembered, nor asked for twice: its message is said once", async () => {
  await window.fetch("/dashboards/p1/answers.data", { method: "POST" });
  memory.readAhead(PAGE);
  expect(asked.filter(({ isAhead }) => isAhead)).toEqual([]);
  await read(PAGE);
  expect((await read(PAGE)).isRemembered).toBe(false);
  expect((await read(PAGE)).isRemembered).toBe(true);
});

it.each<[string, () => void]>([
  ["a redirect", () => Object.assign(answer, { status: 202 })],
  ["a failure", () => Object.assign(answer, { status: 503 })],
  ["an answer for nobody", () => Object.assign(answer, { viewer: null })],
])("%s is not remembered", async (_, becomes) => {
  becomes();
  await read(PAGE);
  expect((await read(PAGE)).isRemembered).toBe(false);
});

it("what was read ahead in vain is asked for again", async () => {
  answer.status = 503;
  memory.readAhead(PAGE);
  answer = { body: "one", viewer: "me", status: 200 };
  expect((await read(PAGE)).body).toBe("one");
});

it("pages of no place, parts of pages, and other addresses of a page are read as ever", async () => {
  await read(PAGE);
  for (const page of ["/profile", `${PAGE}?_routes=a`, `${PAGE}?scenario=daily`]) {
    await read(page);
    expect((await read(page, false)).isRemembered, page).toBe(false);
  }
  expect((await read("/profile")).isRemembered).toBe(false);
  expect((await read(`${PAGE}?_routes=a`)).isRemembered).toBe(false);
});
