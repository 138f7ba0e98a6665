// Browsers' reports of policy violations: read in both formats, reduced, limited, and never logged as our
// errors.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { isReport, takeReports } from "~/http/csp-reports.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { countLogged, loggedLines } from "../../support/logs.ts";

const ORIGIN = "http://localhost:8787";
const config = readConfig(env);

const OLDER = JSON.stringify({
  "csp-report": {
    "document-uri": `${ORIGIN}/reset-password?token=secret`,
    "effective-directive": "style-src-attr",
    "blocked-uri": "inline",
    "original-policy": "default-src 'none'",
    "script-sample": "secret",
  },
});
const NEWER = JSON.stringify([
  {
    type: "csp-violation",
    age: 3,
    url: `${ORIGIN}/replicate?token=secret`,
    user_agent: "secret",
    body: {
      documentURL: `${ORIGIN}/replicate?token=secret`,
      effectiveDirective: "img-src",
      blockedURL: "https://evil.example/secret?x=secret",
      sample: "secret",
    },
  },
]);

/** Each test runs in a different minute, because lines are limited per minute. */
let minute = 0;
function nextMinute(): number {
  minute += 60_000;
  return minute;
}

function send(
  body: string | null,
  { type = "application/csp-report", headers = {}, method = "POST", now = nextMinute(), success = true } = {},
): Promise<Response> {
  const request = new Request(`${ORIGIN}/csp-reports`, {
    method,
    headers: { ...(type && { "Content-Type": type }), ...headers },
    ...(method === "POST" ? { body } : {}),
  });
  expect(isReport(request)).toBe(true);
  const limiter = { limit: async () => ({ success }) };
  return takeReports(request, { config, limiter, now });
}

describe("a report of a refused style or script", () => {
  it.each([
    ["the older shape", OLDER, "application/csp-report", "style-src-attr", "inline", "/reset-password"],
    ["the newer shape", NEWER, "application/reports+json", "img-src", "evil.example", "/replicate"],
  ])(
    "S33 in %s is one line of the log, without anything secret",
    async (_, body, type, directive, blocked, page) => {
      expect((await send(body, { type })).status).toBe(204);
      const [line = ""] = loggedLines();
      expect(JSON.parse(line)).toEqual({
        level: "info",
        log: "security",
        event: "csp_report",
        directive,
        blocked,
        page,
        count: 1,
      });
      expect(line).not.toContain("secret");
    },
  );

  it("S33 of thirty refusals at once is one line", async () => {
    const reports = Array.from({ length: 30 }, () => JSON.parse(NEWER)[0]);
    const answer = await send(JSON.stringify(reports), { type: "application/reports+json" });
    expect(answer.status).toBe(204);
    expect(countLogged("csp_report")).toBe(1);
  });

  it("S33 writes at most twenty lines a minute", async () => {
    const now = nextMinute();
    for (let sent = 0; sent < 40; sent += 1) expect((await send(OLDER, { now })).status).toBe(204);
    expect(countLogged("csp_report")).toBe(20);
    await send(OLDER, { now: now + 60_000 });
    expect(countLogged("csp_report")).toBe(21);
  });

  it.each<[string, string | null, Parameters<typeof send>[1], number]>([
    ["junk", "{", {}, 400],
    ["nothing", "", {}, 400],
    ["another thing", '{"a":1}', {}, 400],
    ["a form", "a=1", { type: "application/x-www-form-urlencoded" }, 415],
    ["no type", "{}", { type: "text/plain" }, 415],
    ["17 KB", "x".repeat(17 * 1024), {}, 413],
    ["another site's word", OLDER, { headers: { Origin: "https://evil.example" } }, 403],
    ["a cross-site request", OLDER, { headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
    ["a GET", null, { method: "GET", type: "" }, 405],
    ["a flood", OLDER, { success: false }, 429],
  ])("S33 of %s is refused and logged nowhere", async (_, body, options, status) => {
    const response = await send(body, options);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe("");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(loggedLines()).toEqual([]);
  });

  it("S33 says no more than names of our own choosing, whatever it holds", async () => {
    const report = {
      "document-uri": "https://evil.example/page",
      "effective-directive": "<script>\n",
      "blocked-uri": `x${"y".repeat(5000)}`,
    };
    expect((await send(JSON.stringify({ "csp-report": report }))).status).toBe(204);
    const [line = ""] = loggedLines();
    expect(JSON.parse(line)).toMatchObject({ directive: "unknown", blocked: "unknown", page: null });
  });

  it("S33 is taken from our own pages and from browsers that say nothing of where it comes from", async () => {
    for (const headers of [{}, { Origin: ORIGIN }, { "Sec-Fetch-Site": "same-origin", Origin: "null" }]) {
      expect((await send(OLDER, { headers })).status).toBe(204);
    }
  });
});
