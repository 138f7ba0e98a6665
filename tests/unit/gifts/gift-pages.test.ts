// What is kept of a gift list's page, for whom, and until when.
import { describe, expect, it } from "vitest";
import { giftPages } from "../../../app/services/gift-pages.server.ts";

const ORIGIN = "https://layette.example";
const TOKEN = "a".repeat(22);
const LIST = `${ORIGIN}/gifts/${TOKEN}`;

function keeper(answer: (count: number) => Response = page) {
  const rendered: Request[] = [];
  const pages = giftPages({ origin: ORIGIN });
  const render = async (request: Request) => {
    rendered.push(request);
    return answer(rendered.length);
  };
  const ask = (url = LIST, init: RequestInit = {}, now = 0) =>
    pages.answer(new Request(url, init), now, render);
  const post = (url: string, status = 303, now = 0) =>
    pages.forget(new Request(url, { method: "POST" }), status, now);
  return { pages, ask, post, render, rendered };
}

function page(count: number): Response {
  return new Response(`<!DOCTYPE html><h1>${count} left</h1>`, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}

describe("a gift list's page", () => {
  it("is rendered once for strangers, without anything of the one who asks, and kept by nothing on the way", async () => {
    const { ask, rendered } = keeper();
    const first = await ask(LIST, { headers: { "User-Agent": "evil" } });
    const second = await ask(`https://evil.example/gifts/${TOKEN}`);
    expect(await first?.text()).toBe(await second?.text());
    expect(rendered.map(({ url }) => url)).toEqual([LIST]);
    expect([...(rendered[0]?.headers ?? [])]).toEqual([]);
    expect(second?.headers.get("Cache-Control")).toBe("no-store");
    expect(second?.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(second?.headers.get("ETag")).toBeNull();
    expect(second?.headers.get("Content-Security-Policy")).not.toContain("nonce");
  });

  it.each([
    ["a giver's cookie", LIST, { headers: { Cookie: "__Host-gifts-x=y" } }],
    ["a session", LIST, { headers: { Cookie: "__Host-session=u.t" } }],
    ["a question", `${LIST}?done=x`, {}],
    ["the form", `${LIST}/reserve`, {}],
    ["data", `${LIST}.data`, {}],
    ["a form that is sent", LIST, { method: "POST", body: "a=b" }],
    ["a token of another length", `${ORIGIN}/gifts/short`, {}],
  ])("isn't kept for nor given to a request with %s", async (_, url, init) => {
    const { ask, rendered } = keeper();
    await ask();
    expect(await ask(url, init)).toBeNull();
    expect(rendered).toHaveLength(1);
  });

  it.each([`${LIST}/reserve`, `${ORIGIN}/gifts/undo`])(
    "S104 is rendered from what was written for ten seconds after a form: %s",
    async (form) => {
      const { ask, post, rendered } = keeper();
      post(form, 303, 1000);
      await ask(LIST, {}, 10_999);
      await ask(LIST, {}, 16_000);
      expect(rendered.map(({ headers }) => headers.get("Layette-Told"))).toEqual(["1", null]);
    },
  );

  it("is kept for five seconds at most", async () => {
    const { ask, rendered } = keeper();
    await ask(LIST, {}, 0);
    await ask(LIST, {}, 4999);
    expect(rendered).toHaveLength(1);
    await ask(LIST, {}, 5000);
    expect(rendered).toHaveLength(2);
  });

  it.each([
    [`${LIST}/reserve`, 303, 2],
    [`${LIST}/mine`, 303, 2],
    [`${ORIGIN}/gifts/undo`, 200, 2],
    [`${ORIGIN}/dashboards/x/gifts`, 303, 2],
    [`${LIST}/reserve`, 409, 1],
    [`${ORIGIN}/gifts/${"b".repeat(22)}/reserve`, 303, 1],
    [`${ORIGIN}/dashboards/x/title`, 303, 1],
  ])("after a form to %s that is answered by %i is rendered %i times", async (url, status, times) => {
    const { ask, post, rendered } = keeper();
    await ask();
    post(url, status);
    await ask();
    expect(rendered).toHaveLength(times);
  });

  it("that was begun before a reservation and ends after it isn't kept", async () => {
    const { pages, ask, post, rendered } = keeper();
    await pages.answer(new Request(LIST), 0, async () => {
      post(`${LIST}/reserve`);
      return page(1);
    });
    await ask();
    expect(rendered).toHaveLength(1);
  });

  it.each([
    [404, {}],
    [429, {}],
    [503, {}],
    [200, { "Set-Cookie": "a=b", "Content-Type": "text/html" }],
    [200, { "Content-Type": "text/plain" }],
  ])("that answers %i with %o is passed on, worked out once, and not kept", async (status, headers) => {
    const { ask, rendered } = keeper(() => new Response("gone", { status, headers }));
    expect((await ask())?.status).toBe(status);
    expect(rendered).toHaveLength(1);
    await ask();
    expect(rendered).toHaveLength(2);
  });
});
