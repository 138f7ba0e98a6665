import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extendedEnd, IDLE_SESSION_MS, isProofFresh, LONGEST_SESSION_MS } from "~/domain/session-life.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("the end of a session", () => {
  it("moves thirty days ahead once half of its time is over, and not before", () => {
    const session = { createdAt: 0, expiresAt: 30 * DAY };
    expect(extendedEnd(session, 15 * DAY)).toBeNull();
    expect(extendedEnd(session, 15 * DAY + 1)).toBe(45 * DAY + 1);
  });

  it("never moves beyond ninety days, nor back, and stays where it is in the last days", () => {
    expect(extendedEnd({ createdAt: 0, expiresAt: 80 * DAY }, 70 * DAY)).toBe(90 * DAY);
    expect(extendedEnd({ createdAt: 0, expiresAt: 90 * DAY }, 89 * DAY)).toBeNull();
    expect(extendedEnd({ createdAt: 0, expiresAt: 100 * DAY }, 95 * DAY)).toBeNull();
  });

  it("comes within thirty days for whoever stays away, and within ninety for whoever does not", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 31 * DAY }), { maxLength: 60 }), (pauses) => {
        let [now, expiresAt] = [0, IDLE_SESSION_MS];
        for (const pause of pauses) {
          now += pause;
          if (now >= expiresAt) break;
          expiresAt = extendedEnd({ createdAt: 0, expiresAt }, now) ?? expiresAt;
          expect(expiresAt).toBeLessThanOrEqual(Math.min(now + IDLE_SESSION_MS, LONGEST_SESSION_MS));
        }
      }),
    );
  });
});

it("a proof counts for fifteen minutes", () => {
  expect(isProofFresh(0, 15 * MINUTE - 1)).toBe(true);
  expect(isProofFresh(0, 15 * MINUTE)).toBe(false);
});
