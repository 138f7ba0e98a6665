// Bodies and methods that none of our forms send, at every address: none causes a server error, unbounded
// work, or an unbounded answer (S67).
import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { isPublicPath } from "../../../app/words/addresses.ts";
import { pathIn } from "../../../app/words/languages.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { flood } from "../support/flood.ts";
import { type Answer, type SendOptions, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { ofTier, pickBy, TIER } from "../support/tiers.ts";

const site = startSite({ alone: true });
const URL_ENCODED = "application/x-www-form-urlencoded";
const LIMIT = 64 * 1024;
const MOST_ANSWER = 512 * 1024;

/** The first tier has all that isn't asked of each address. */
const once = test.runIf(TIER === "first");

let account: Account;
/** Signed out repeatedly. */
let leaver: Account;
let plan: string;

beforeAll(async () => {
  account = await newAccount(site);
  leaver = await newAccount(site);
  plan = await finishedPlan(site, account);
});

/** Each request comes from a different address, so that no flood limit hides the result. */
let visitors = 0;
function attack(path: string, { headers = {}, ...options }: SendOptions): Promise<Answer> {
  visitors += 1;
  const address = `198.18.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
  return send(`${site.url}${path}`, {
    ...options,
    headers: { Origin: site.url, "CF-Connecting-IP": address, ...headers },
  });
}

function post(path: string, body: string, contentType = URL_ENCODED, more: SendOptions = {}) {
  const headers = { "Content-Type": contentType, ...more.headers };
  return attack(path, { method: "POST", body, ...more, headers });
}

function expectSound({ status, text }: Answer, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(text.length, what).toBeLessThan(MOST_ANSWER);
}

once("S67 a field's name builds no array, and is not shown again", async () => {
  const answer = await post("/auth", "mode=signup&z[10000000]=");
  expect(answer.status).toBe(400);
  expect(answer.text.length).toBeLessThan(100_000);
  expect(answer.text).not.toContain("10000000");
});

once.each([
  ["brackets", `a${"[a]".repeat(8000)}=1`],
  ["dots", `${"a.".repeat(8000)}a=1`],
  ["a broken intent", "__intent__={&__state__={"],
])("S67 names with %s are ignored", async (_, field) => {
  for (const path of ["/auth", "/auth/forgot", "/auth/resend"]) {
    const answer = await post(path, `mode=signin&${field}`);
    expect(answer.status, path).toBe(400);
    expect(answer.text.length, path).toBeLessThan(100_000);
  }
});

once("S67 only what a form can be is taken for one", async () => {
  expect((await post("/auth", "{}", "application/json")).status).toBe(415);
  expect((await post("/auth", "email=x", "text/plain")).status).toBe(415);
  expect((await post("/auth", "email=x", "")).status).toBe(415);
  expect((await post("/auth", "x", "multipart/form-data")).status).toBe(400);
  expect((await attack("/logout", { method: "POST" })).status).toBe(302);
});

once.each(["PUT", "PATCH", "DELETE", "PROPFIND"])("S67 no route takes %s", async (method) => {
  for (const path of ["/", "/auth", "/dashboards", `/dashboards/${plan}/title`, "/images/x", "/no/such"]) {
    const { status, headers } = await attack(path, { method, cookie: account.cookie });
    expect(status, path).toBe(405);
    expect(headers.allow, path).toBe("GET, HEAD, OPTIONS, POST");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
});

once.each(["/auth", "/auth/forgot", "/logout", "/onboarding", "/profile"])(
  "S67 64 MB at %s are refused or cut off after the first of them",
  async (path) => {
    const headers = { "Content-Type": URL_ENCODED, Cookie: leaver.cookie };
    const bytes = 64 * 1024 * 1024;
    const claims: Record<string, string>[] = [{}, { "Content-Length": String(bytes) }];
    for (const claim of claims) {
      const answer = await flood(`${site.url}${path}`, bytes, { ...headers, ...claim });
      expect([413, null]).toContain(answer.status);
      expect(answer.sent).toBeLessThan(bytes);
      // The connection may be cut, but the server must be healthy.
      expect((await send(`${site.url}/healthz`)).status).toBe(200);
    }
  },
);

once("S67 a text of nothing but quotes is not shown again many times over", async () => {
  const { cookie } = account;
  const quotes = '"'.repeat(LIMIT - 64);
  for (const [path, field] of [
    ["/auth", "email"],
    ["/auth/forgot", "email"],
    ["/onboarding", "zipcode"],
    [`/dashboards/${plan}/answers`, "zipcode"],
    [`/dashboards/${plan}/title`, "title"],
    [`/dashboards/${plan}/items`, "notes"],
    [`/dashboards/${plan}/items`, "name"],
    [`/dashboards/${plan}/items`, "group-"],
    [`/dashboards/${plan}/birth`, "bornOn"],
  ]) {
    expectSound(await post(path ?? "", `${field}=${quotes}`, URL_ENCODED, { cookie }), `${path} ${field}`);
  }
});

/** Every address of the product. Deletion isn't sent to our own plan, because that would hide the rest. */
function everyPath(entries: readonly RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ path, index, children }) =>
    children ? everyPath(children) : index ? ["/"] : path === undefined ? [] : [`/${path}`],
  );
}

function fill(path: string, id: string): string {
  return path
    .replace(":onboardingId", path.endsWith("/delete") ? "unknown" : id)
    .replace(/:ageRangeId\??/, "0-3m")
    .replace(":itemId", "1")
    .replace("*", "no/such");
}

const NAMES = [
  ...["mode", "email", "password", "from", "token", "name", "notes", "title", "note", "quantity", "ageRange"],
  ...["zipcode", "dueDate", "go", "formKey", "bornOn", "final", "group-1", "group-x", "tab", "reason"],
  ...["__intent__", "__state__", "__proto__", "constructor", "toString", "a[b][c]", "a.b.c", "a[999999999]"],
];

const aBody = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.string({ maxLength: 60, unit: "grapheme" })), {
      maxLength: 12,
    })
    .map((fields) => new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()),
  fc
    .tuple(fc.constantFrom("a[a]", "a.a", "[0]"), fc.integer({ min: 1, max: 8000 }))
    .map(([link, depth]) => link.repeat(depth)),
  fc
    .constantFrom(LIMIT - 1, LIMIT, LIMIT + 1)
    .map((length) => `note=${"%22".repeat(length)}`.slice(0, length)),
  fc.integer({ min: 90, max: 5000 }).map((count) => "a=1&".repeat(count)),
  fc.string({ maxLength: 200, unit: "grapheme" }),
);

const aRequest = fc.record({
  path: fc.constantFrom(...everyPath()),
  method: fc.constantFrom(
    ...[
      "POST",
      "POST",
      "POST",
      "POST",
      "GET",
      "HEAD",
      "OPTIONS",
      "PUT",
      "PATCH",
      "DELETE",
      "PROPFIND",
      "LOCK",
    ],
  ),
  type: fc.constantFrom(
    ...[URL_ENCODED, URL_ENCODED, URL_ENCODED, "", "text/plain", "application/json", "multipart/form-data"],
    ...["multipart/form-data; boundary=x", "x".repeat(2000)],
  ),
  body: aBody,
  id: fc.constantFrom("plan", "unknown", "__proto__", "%00", "0-3m", "..%2f"),
  ending: fc.constantFrom("", "", ".data", "?_routes=root", "?index"),
  accept: fc.constantFrom("application/json", "text/html", "*/*"),
  isSignedIn: fc.boolean(),
});

type Attack = typeof aRequest extends fc.Arbitrary<infer Value> ? Value : never;

async function carryOut({ path, method, type, body, id, ending, accept, isSignedIn }: Attack): Promise<void> {
  const filled = fill(path, id === "plan" ? plan : id);
  const who = path === "/logout" ? leaver : account;
  const answer = await attack(`${filled}${ending}`, {
    method,
    ...(method === "GET" || method === "HEAD" ? {} : { body }),
    cookie: isSignedIn ? who.cookie : undefined,
    headers: { Accept: accept, "Content-Type": type },
  });
  expectSound(answer, `${method} ${filled}${ending} ${type} ${body.slice(0, 200)}`);
}

/** The methods that this tier sends to an address, each with or without a session. The sample sends each method once, with a session for half of the addresses. */
function methodsAt(path: string) {
  const all = ["GET", "HEAD", "OPTIONS", "POST", "PUT"].flatMap((method) =>
    [false, true].map((isSignedIn) => ({ method, isSignedIn })),
  );
  return ofTier(all, ({ method, isSignedIn }) => (pickBy(`${path} ${method}`, 2) === 0) === isSignedIn);
}

test("S67 every address bears every method, with and without a form", async () => {
  const paths = everyPath();
  const inGerman = paths.filter(isPublicPath).map((path) => pathIn("de", path));
  for (const path of [...paths, ...inGerman]) {
    for (const { method, isSignedIn } of methodsAt(path)) {
      const plain = { path, method, id: "plan", ending: "", accept: "text/html", isSignedIn } as const;
      await carryOut({ ...plain, type: URL_ENCODED, body: method === "POST" ? "__intent__={" : "" });
    }
  }
  expect((await attack("/dashboards", { cookie: account.cookie })).status).toBe(200);
});

once("S67 whatever is sent to whatever address, the server answers, and shortly", async () => {
  await fc.assert(fc.asyncProperty(aRequest, carryOut), { numRuns: 400, seed: 67 });
  expect((await attack("/dashboards", { cookie: account.cookie })).status).toBe(200);
});
