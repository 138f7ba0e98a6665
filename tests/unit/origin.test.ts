import { describe, expect, it } from "vitest";
import { isOwnOrigin, isSameOriginRequest } from "../../app/services/origin.server.ts";

const PRODUCTION = { origin: "https://layette.example", isDevelopment: false };
const DEVELOPMENT = { origin: "http://localhost:8787", isDevelopment: true };

const headers = (site: string | null, origin: string | null) => {
  const all = new Headers();
  if (site !== null) all.set("Sec-Fetch-Site", site);
  if (origin !== null) all.set("Origin", origin);
  return all;
};

describe("a request that changes something", () => {
  it.each([
    ["same-origin", "https://layette.example"],
    ["same-origin", null],
    // Pages without a referrer post forms with this Origin; a sandboxed frame counts as cross-site.
    ["same-origin", "null"],
    [null, "https://layette.example"],
  ])("S38 from our own page is taken: Sec-Fetch-Site %s, Origin %s", (site, origin) => {
    expect(isSameOriginRequest(PRODUCTION, headers(site, origin))).toBe(true);
  });

  it.each([
    [null, null],
    [null, "null"],
    [null, ""],
    [null, "https://evil.example"],
    [null, "http://layette.example"],
    [null, "https://layette.example:8443"],
    [null, "https://layette.example.evil.example"],
    [null, "https://sub.layette.example"],
    [null, "https://layette.example/"],
    [null, "http://localhost:8787"],
    ["cross-site", "https://layette.example"],
    ["same-site", "https://layette.example"],
    ["none", "https://layette.example"],
    ["none", null],
    ["cross-site", "null"],
    ["cross-site", null],
    ["SAME-ORIGIN ", "https://evil.example"],
    ["same-origin", "https://evil.example"],
    ["", "https://layette.example"],
  ])("S38 from elsewhere is refused: Sec-Fetch-Site %j, Origin %j", (site, origin) => {
    expect(isSameOriginRequest(PRODUCTION, headers(site, origin))).toBe(false);
  });

  it("S31 is judged by the configured origin, whatever Host and X-Forwarded-Host say", () => {
    const forged = headers(null, "https://evil.example");
    forged.set("Host", "evil.example");
    forged.set("X-Forwarded-Host", "evil.example");
    expect(isSameOriginRequest(PRODUCTION, forged)).toBe(false);
  });
});

describe("in development", () => {
  it.each(["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])(
    "every name of this machine on our port is our own: %s",
    (origin) => {
      expect(isOwnOrigin(DEVELOPMENT, origin)).toBe(true);
      expect(isOwnOrigin({ ...DEVELOPMENT, isDevelopment: false }, origin)).toBe(
        origin === DEVELOPMENT.origin,
      );
    },
  );

  it.each([
    "http://localhost:3000",
    "http://localhost",
    "http://evil.example:8787",
    "http://localhost.evil:8787",
    "null",
    "x",
  ])("another port or name is not: %s", (origin) => {
    expect(isOwnOrigin(DEVELOPMENT, origin)).toBe(false);
  });
});
