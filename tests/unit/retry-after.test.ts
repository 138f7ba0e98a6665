import { describe, expect, it } from "vitest";
import { passRetryAfter, readRetryAfter } from "../../app/lib/retry-after.ts";

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
});
