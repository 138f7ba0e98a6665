// Junk requests from strangers: answered normally, without raising an alarm (S82, S85).
import { beforeEach, expect, test } from "vitest";
import { allowedScripts } from "../../support/allowed-scripts.ts";
import { type SendOptions, send } from "../support/http.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });

/** Log lines that would raise an alarm, and output that bypassed the log. */
async function alarms(): Promise<string[]> {
  const lines = (await site.server.output()).split("\n");
  return lines.filter((line) => /"level":"error"|^\s*(Uncaught|\w*Error:)/.test(line));
}

let before: number;
beforeEach(async () => {
  before = (await alarms()).length;
});

async function expectNoAlarm(): Promise<void> {
  expect((await alarms()).slice(before)).toEqual([]);
}

const ODD_PATHS = [
  ...[
    "/a%0ab",
    "/a%0d",
    "/%0d%0aSet-Cookie:x=1",
    "/a%E2%80%A8b",
    "/a%E2%80%A9b",
    "/a%C2%85b",
    "/a%0bb",
    "/%00",
  ],
  ...["/%", "/%E0%A4%A", "/%ff", "/%c0%ae%c0%ae/", "//evil.example/x", "///", "/a//b", "/\\evil", "/.."],
  ...[
    "/dashboards%0a",
    "/dashboards/x%0ay",
    "/plan/%0a/2027-02",
    "/images/%0a",
    "/auth%0d.data",
    "/_.data",
    "/%2e%2e",
  ],
  ...["/a b".replace(" ", "%20"), "/*", "/?%0a=%0d", `/${"a/".repeat(500)}`, `/${"%0a".repeat(500)}`],
];

test.each(ODD_PATHS)("S82 %j is answered with every header", async (path) => {
  for (const method of ["GET", "HEAD", "POST"]) {
    const { status, headers, text } = await send(`${site.url}${path}`, { method });
    const what = `${method} ${status}`;
    expect(status, what).toBeLessThan(500);
    expect(headers["x-content-type-options"], what).toBe("nosniff");
    expect(headers["x-frame-options"], what).toBe("DENY");
    expect(headers["referrer-policy"], what).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    const policy = String(headers["content-security-policy"]);
    expect(policy, what).toContain("frame-ancestors 'none'");
    const isPage = String(headers["content-type"]).startsWith("text/html");
    for (const [tag] of isPage ? text.matchAll(/<script\b[^>]*>/g) : []) {
      const [, nonce] = /nonce="([^"]+)"/.exec(tag) ?? [];
      const [, file] = /src="([^"]+)"/.exec(tag) ?? [];
      // Of a page that comes whole, the policy names each script by its hash.
      expect(policy, tag).toContain(nonce ?? file ?? allowedScripts(text, site.url));
    }
    expect(String(headers["set-cookie"] ?? ""), what).not.toContain("x=1");
  }
  await expectNoAlarm();
});

test("S82 a path with a line end is a page that is not there, and stands as one in the log", async () => {
  const { status, text } = await send(`${site.url}/a%0ab`);
  expect(status).toBe(404);
  expect(text).toContain("<main");
  const lines = (await site.server.output()).split("\n").filter((line) => line.includes("request_refused"));
  expect(lines.at(-1)).toMatch(/"level":"info".*"status":404/);
});

test("S82 what the live line answers carries the headers too", async () => {
  for (const headers of [
    {},
    { Upgrade: "websocket", Connection: "Upgrade", Origin: "https://evil.example" },
  ]) {
    const answer = await send(`${site.url}/live`, { headers });
    expect(answer.headers["x-frame-options"]).toBe("DENY");
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});

const FORM = { email: "a@example.test", password: "x", token: "x" };
const EVIL = "https://evil.example";
const SCANS = [
  ...[
    "/wp-login.php",
    "/.env",
    "/.git/config",
    "/admin.php",
    "/xmlrpc.php",
    "/cgi-bin/x",
    "/api/v1/users",
    "/graphql",
  ],
  ...[
    "/phpmyadmin/",
    "/actuator/health",
    "/server-status",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/auth/..;/admin",
    "/index.html",
  ],
  ...[
    "/__manifest",
    "/__manifest?p=%0a",
    "/_root.data",
    "/auth.data?_routes=nothing",
    "/auth?index",
    "/?_data=root",
  ],
];
const FORMS_TO = [
  "/",
  "/auth",
  "/logout",
  "/profile",
  "/no/such",
  "/auth.data",
  "/privacy",
  "/healthz",
  "/csp-reports",
];

test.each([
  ["a foreign Origin", { headers: { Origin: EVIL } }],
  ["a foreign Host", { headers: { Host: "evil.example" } }],
  ["a foreign Host and Origin", { headers: { Host: "evil.example", Origin: EVIL } }],
  ["a foreign X-Forwarded-Host", { headers: { "X-Forwarded-Host": "evil.example" } }],
  ["an Origin that is no address", { headers: { Origin: "evil" } }],
  ["an Origin twice", { headers: { Origin: `${EVIL}, ${EVIL}` } }],
  ["no Origin", { headers: { Origin: "" } }],
  ["our own Origin", {}],
  ["a site of its own", { headers: { "Sec-Fetch-Site": "cross-site", Origin: "null" } }],
] satisfies [string, SendOptions][])("S85 forms with %s wake nobody", async (_, options) => {
  for (const path of FORMS_TO) {
    const { status } = await send(`${site.url}${path}`, { form: FORM, ...options });
    expect(status, path).toBeLessThan(500);
  }
  await expectNoAlarm();
});

test("S85 scanners and junk wake nobody", async () => {
  for (const path of SCANS) {
    for (const options of [
      {},
      { form: FORM },
      { method: "PUT" },
      { headers: { Cookie: "session=x.y; a=%" } },
    ]) {
      const { status } = await send(`${site.url}${path}`, options);
      expect(status, path).toBeLessThan(500);
    }
  }
  const types = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "3" };
  for (const path of FORMS_TO) await send(`${site.url}${path}`, { body: "abc", headers: types });
  await expectNoAlarm();
});
