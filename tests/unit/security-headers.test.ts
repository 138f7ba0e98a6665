import { describe, expect, it } from "vitest";
import { readConfig } from "../../app/services/config.server.ts";
import {
  contentSecurityPolicy,
  newNonce,
  secured,
  setSecurityHeaders,
} from "../../app/services/content-policy.server.ts";

const CONFIG = {
  APP_ENV: "production",
  APP_ORIGIN: "https://layette.example",
  TOKEN_SECRET: "x".repeat(32),
  MAIL_FROM: "a@layette.example",
  RESEND_API_KEY: "re_key",
};

/** The headers of a response of this type, in production unless overridden. */
function headersOf(
  type: string | null,
  config: Record<string, string> = {},
  given: Record<string, string> = {},
) {
  const headers = new Headers(given);
  if (type) headers.set("Content-Type", type);
  setSecurityHeaders(headers, readConfig({ ...CONFIG, ...config }), "bm9uY2U=");
  return headers;
}

/** A policy's directives by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

describe("the content security policy", () => {
  it("A15 lets pages hold frames of Turnstile's origin where it is configured, and of nobody otherwise", () => {
    const policyWith = (config: Record<string, string>) =>
      directives(headersOf("text/html", config).get("Content-Security-Policy") ?? "");
    const keys = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
    expect(policyWith(keys)["frame-src"]).toBe("https://challenges.cloudflare.com");
    expect(policyWith({})).not.toHaveProperty("frame-src");
    expect(policyWith({ TURNSTILE_SITE_KEY: "site" })).not.toHaveProperty("frame-src");
    expect(policyWith({})["default-src"]).toBe("'none'");
  });

  const policy = contentSecurityPolicy({ nonce: "bm9uY2U=", origin: "https://layette.example" });

  it("S33 runs only scripts that carry the nonce", () => {
    const { "script-src": scripts, "default-src": rest } = directives(policy);
    expect(scripts).toBe("'nonce-bm9uY2U=' 'strict-dynamic'");
    expect(rest).toBe("'none'");
    expect(scripts).not.toMatch(/unsafe/);
    expect(policy).not.toContain("unsafe-eval");
  });

  it("S33 lets nothing frame the page, move its base, post its forms elsewhere or embed objects", () => {
    expect(directives(policy)).toMatchObject({
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "object-src": "'none'",
    });
  });

  it("S33 connects to our own origin and its sockets only", () => {
    expect(directives(policy)["connect-src"]).toBe("'self' wss://layette.example");
    const local = contentSecurityPolicy({ nonce: "x", origin: "http://localhost:8787" });
    expect(directives(local)["connect-src"]).toBe("'self' ws://localhost:8787");
  });

  it("S33 takes styles from our own files and from elements with the nonce only, never from attributes", () => {
    expect(directives(policy)["style-src"]).toBe("'self' 'nonce-bm9uY2U='");
    const kept = contentSecurityPolicy({ nonce: null, origin: "https://layette.example" });
    expect(directives(kept)["style-src"]).toBe("'self'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("style-src-attr");
  });

  it("S33 tells us what it has refused, in the older and in the newer way", () => {
    expect(directives(policy)).toMatchObject({ "report-uri": "/csp-reports", "report-to": "csp" });
    expect(headersOf("text/html").get("Reporting-Endpoints")).toBe('csp="/csp-reports"');
    expect(headersOf("application/json").has("Reporting-Endpoints")).toBe(false);
  });

  it("S33 lets our own worker run, and none on pages without scripts of ours", () => {
    expect(directives(policy)["worker-src"]).toBe("'self'");
    const kept = contentSecurityPolicy({ nonce: null, origin: "https://layette.example" });
    expect(directives(kept)["worker-src"]).toBe("'none'");
  });

  it("S33 names no other host and no wildcard", () => {
    expect(policy.replace("wss://layette.example", "")).not.toMatch(/https?:|wss?:|\*/);
  });

  it("S33 has a fresh nonce of 128 bits for every answer", () => {
    const nonces = Array.from({ length: 500 }, newNonce);
    expect(new Set(nonces).size).toBe(500);
    expect(nonces.every((nonce) => atob(nonce).length === 16)).toBe(true);
  });
});

describe("the headers of an answer", () => {
  it.each(["text/html; charset=utf-8", "application/json", "text/x-script", null])(
    "S34 are there whatever it is: %s",
    (type) => {
      const headers = headersOf(type);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    },
  );

  it("S33 carry the nonce on pages, and allow nothing at all on other answers", () => {
    expect(headersOf("text/html").get("Content-Security-Policy")).toContain("'nonce-bm9uY2U='");
    expect(headersOf("application/json").get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it("S34 do not force https on this machine", () => {
    const local = { APP_ENV: "development", APP_ORIGIN: "http://localhost:8787" };
    expect(headersOf("text/html", local).has("Strict-Transport-Security")).toBe(false);
  });

  it("keep what a route has set itself", () => {
    const headers = headersOf(
      "text/html",
      {},
      { "Cache-Control": "public, max-age=60", "Referrer-Policy": "no-referrer" },
    );
    expect(headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  });
});

describe("the last door of every answer", () => {
  const OPEN = "public, max-age=86400";
  const EDGE = "public, max-age=300, stale-while-revalidate=86400";
  const sent = (status: number, headers: Record<string, string>) =>
    secured(new Response(null, { status, headers }), readConfig(CONFIG), "");

  it.each([200, 204, 304])(
    "lets a route keep caches out of a %i, and says so for one that says nothing",
    (status) => {
      expect(sent(status, {}).headers.get("Cache-Control")).toBe("private, no-store");
      expect(sent(status, { "Cache-Control": "no-store" }).headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it.each([200, 304])("lets a route let caches keep a %i", (status) => {
    const { headers } = sent(status, { "Cache-Control": OPEN, "Cloudflare-CDN-Cache-Control": EDGE });
    expect(headers.get("Cache-Control")).toBe(OPEN);
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe(EDGE);
  });

  it.each<[string, number, Record<string, string>]>([
    ...[204, 206, 301, 302, 303, 400, 401, 403, 404, 405, 410, 413, 429, 500, 503].map(
      (status): [string, number, Record<string, string>] => [`a ${status}`, status, {}],
    ),
    ["a cookie", 200, { "Set-Cookie": "session=u.t" }],
    ["a cookie on what is known", 304, { "Set-Cookie": "session=u.t" }],
  ])("lets no cache keep %s, whatever its route says", (_, status, more) => {
    for (const already of [{}, { "X-Frame-Options": "DENY" }]) {
      for (const name of ["Cache-Control", "CDN-Cache-Control", "Cloudflare-CDN-Cache-Control"]) {
        const { headers } = sent(status, { [name]: OPEN, ...more, ...already });
        expect(headers.get("Cache-Control"), name).toBe("private, no-store");
        expect([headers.has("CDN-Cache-Control"), headers.has("Cloudflare-CDN-Cache-Control")]).toEqual([
          false,
          false,
        ]);
        expect(headers.get("Set-Cookie")).toBe(more["Set-Cookie"] ?? null);
      }
    }
  });
});
