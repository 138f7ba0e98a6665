import { describe, expect, it } from "vitest";
import { retryAfterMiddleware } from "../../app/http/guards.server.ts";
import { passRetryAfter, readRetryAfter } from "../../app/lib/send-form.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

describe("Retry-After", () => {
  it.each([
    ["17", 17],
    ["0", 0],
    ["Fri, 20 Nov 2026 12:01:30 GMT", 90],
    ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
    ["soon", null],
    ["-5", null],
    ["", null],
    [null, null],
  ])("reads %j as %j seconds", (header, seconds) => {
    expect(readRetryAfter(header, NOW)).toBe(seconds);
  });

  it("is handed on from an action and from what it throws, and nothing else is", () => {
    const limited = new Headers({ "Retry-After": "90", "X-Other": "1" });
    const fromAction = passRetryAfter({ actionHeaders: limited });
    const fromError = passRetryAfter({ actionHeaders: new Headers(), errorHeaders: limited });
    expect([...fromAction]).toEqual([["retry-after", "90"]]);
    expect([...fromError]).toEqual([["retry-after", "90"]]);
    expect([...passRetryAfter({ actionHeaders: new Headers() })]).toEqual([]);
  });

  it.each([
    [429, "60"],
    [503, "10"],
    [500, null],
    [200, null],
  ])("is on every answer with the status %d: %s", async (status, seconds) => {
    const next = async () => new Response(null, { status });
    const answer = await retryAfterMiddleware({} as never, next);
    expect(answer instanceof Response && answer.headers.get("Retry-After")).toBe(seconds);
  });

  it("is left as it is where the answer has one", async () => {
    const next = async () => new Response(null, { status: 429, headers: { "Retry-After": "7" } });
    const answer = await retryAfterMiddleware({} as never, next);
    expect(answer instanceof Response && answer.headers.get("Retry-After")).toBe("7");
  });
});
