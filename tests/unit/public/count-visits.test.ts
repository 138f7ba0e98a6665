// Which visits are reported to the analytics service, and what a page's policy allows for it.
import { describe, expect, it } from "vitest";
import { isCounted, policyFor, visitCounter } from "../../../app/services/analytics/count-visits.server.ts";
import { parseConfig } from "../../../app/services/config.server.ts";

const ORIGIN = "https://layette.example";
const SCRIPT = "https://stats.example/js/script.js";
const ANALYTICS = {
  scriptUrl: SCRIPT,
  attribute: { name: "data-domain", value: 'layette.example"<&' },
  collector: "https://stats.example",
};
const POLICY =
  "default-src 'none'; script-src 'none'; connect-src 'self' wss://layette.example; img-src 'self'";

function pageOf(request: Request): Response | null {
  if (request.headers.has("Cookie")) return null;
  return new Response("<html><head><title>Layette</title></head><body></body></html>", {
    headers: { ETag: '"abc"', "Content-Security-Policy": POLICY, Vary: "Cookie" },
  });
}

function ask(
  path: string,
  headers: Record<string, string> = {},
  analytics: typeof ANALYTICS | null = ANALYTICS,
) {
  return visitCounter(analytics)(new Request(`${ORIGIN}${path}`, { headers }), async (asked) =>
    pageOf(asked),
  );
}

describe("counting visits", () => {
  it("changes nothing where no service is set", async () => {
    const page = await ask("/", {}, null);
    expect(await page?.text()).not.toContain("<script");
    expect(page?.headers.get("Content-Security-Policy")).toBe(POLICY);
    expect(page?.headers.get("ETag")).toBe('"abc"');
  });

  it("puts the script into the head of a public page, with the site's id as text", async () => {
    const text = await (await ask("/"))?.text();
    expect(text).toContain(
      `<script defer src="${SCRIPT}" data-domain="layette.example&quot;&lt;&amp;"></script></head>`,
    );
  });

  it("S33 lets exactly that script run and tell its own host", async () => {
    const policy = (await ask("/"))?.headers.get("Content-Security-Policy");
    expect(policy).toBe(
      `default-src 'none'; script-src ${SCRIPT}; connect-src 'self' wss://layette.example https://stats.example; img-src 'self'`,
    );
    const own = policyFor(POLICY.replace("'none'; connect", `${ORIGIN}/assets/a.js; connect`), ANALYTICS);
    expect(own).toContain(`script-src ${ORIGIN}/assets/a.js ${SCRIPT};`);
    expect(policyFor(POLICY, { ...ANALYTICS, scriptUrl: `${SCRIPT}?id=1` })).toContain(
      `script-src ${SCRIPT};`,
    );
  });

  it.each([
    ["Sec-GPC", { "Sec-GPC": "1" }],
    ["DNT", { DNT: "1" }],
  ])("leaves those alone who say so by %s", async (_, headers) => {
    const page = await ask("/", headers);
    expect(await page?.text()).not.toContain("<script");
    expect(page?.headers.get("Content-Security-Policy")).toBe(POLICY);
  });

  it("S17 tells nobody of an address that says more than which page it is", () => {
    const at = (path: string, method = "GET") => isCounted(new Request(`${ORIGIN}${path}`, { method }));
    expect(["/", "/privacy", "/?utm_source=friend&utm_medium=mail"].map((path) => at(path))).toEqual([
      true,
      true,
      true,
    ]);
    for (const path of ["/?token=x", "/?a", "/privacy?utm_source=a&b=c", "/plan/60614/2027-01", "/plan"])
      expect(at(path), path).toBe(false);
    expect(at("/", "HEAD")).toBe(false);
  });

  it("S17 lets the next page not know that its visitor comes from a place and a month", async () => {
    expect((await ask("/plan/60614/2027-01"))?.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect((await ask("/privacy"))?.headers.has("Referrer-Policy")).toBe(false);
    expect((await ask("/plan/60614/2027-01", {}, null))?.headers.has("Referrer-Policy")).toBe(false);
  });

  it("gives nobody with a cookie the page of a stranger", async () => {
    expect(await ask("/", { Cookie: "a=b" })).toBeNull();
  });

  it("says once that a page is known already", async () => {
    const etag = (await ask("/"))?.headers.get("ETag") ?? "";
    expect(etag).toBe('"abc-v"');
    const again = await ask("/", { "If-None-Match": etag });
    expect([again?.status, await again?.text()]).toEqual([304, ""]);
    expect((await ask("/", { "If-None-Match": '"abc"' }))?.status).toBe(200);
  });

  it("answers differently who has asked to be left alone, also in front of a cache", async () => {
    const asked = [{}, { "Sec-GPC": "1" }, { DNT: "1" }, { "If-None-Match": '"abc-v"' }];
    for (const headers of asked)
      expect((await ask("/", headers))?.headers.get("Vary")).toBe("Cookie, Sec-GPC, DNT");
    // Nobody is counted there, so there is one page.
    for (const path of ["/plan/60614/2027-01", "/?a"])
      expect((await ask(path))?.headers.get("Vary")).toBe("Cookie");
    expect((await ask("/", { DNT: "1" }, null))?.headers.get("Vary")).toBe("Cookie");
  });
});

describe("the configuration", () => {
  const CONFIG = {
    APP_ENV: "production",
    APP_ORIGIN: ORIGIN,
    TOKEN_SECRET: "x".repeat(32),
    MAIL_FROM: "a@layette.example",
    RESEND_API_KEY: "re_key",
  };

  it("is none without a script, also where a variable is empty", () => {
    expect(parseConfig(CONFIG).analytics).toBeNull();
    expect(
      parseConfig({ ...CONFIG, ANALYTICS_SCRIPT_URL: " ", ANALYTICS_ATTRIBUTE: "" }).analytics,
    ).toBeNull();
  });

  it("takes the script's own host for the one that is told", () => {
    expect(parseConfig({ ...CONFIG, ANALYTICS_SCRIPT_URL: SCRIPT }).analytics).toEqual({
      scriptUrl: SCRIPT,
      attribute: null,
      collector: "https://stats.example",
    });
  });

  it("takes an attribute whose value is JSON, and another host", () => {
    const config = parseConfig({
      ...CONFIG,
      ANALYTICS_SCRIPT_URL: SCRIPT,
      ANALYTICS_ATTRIBUTE: 'data-cf-beacon={"token": "a=b"}',
      ANALYTICS_COLLECTOR: "https://collect.example/rum",
    });
    expect(config.analytics).toMatchObject({
      attribute: { name: "data-cf-beacon", value: '{"token": "a=b"}' },
      collector: "https://collect.example",
    });
  });

  it.each([
    { ANALYTICS_SCRIPT_URL: "http://stats.example/a.js" },
    { ANALYTICS_SCRIPT_URL: "javascript:alert(1)" },
    { ANALYTICS_SCRIPT_URL: SCRIPT, ANALYTICS_ATTRIBUTE: "onload=alert(1)" },
    { ANALYTICS_SCRIPT_URL: SCRIPT, ANALYTICS_ATTRIBUTE: "data-domain" },
    { ANALYTICS_SCRIPT_URL: SCRIPT, ANALYTICS_COLLECTOR: "https://*" },
  ])("counts nothing with %o", (variables) => {
    expect(parseConfig({ ...CONFIG, ...variables }).analytics).toBeNull();
  });
});
