// How the built Worker answers: each page in one round trip to the database, the landing page from memory for
// strangers only, and nothing else cached.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { BUILD_HEADER } from "../../../app/contracts/route-facts.ts";
import { LANGUAGE_HEADER } from "../../../app/words/languages.ts";
import { allowedScripts } from "../../support/allowed-scripts.ts";
import { newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip } from "../support/trips.ts";

const site = startSite();

test("every page of a plan is one round trip to the database, as a document and as data", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const plan = `/dashboards/${id}`;
  const trip = `/travel-plans/${await finishedTrip(site, account, {})}`;
  const pages = ["", "/0-3m", "/shopping-list", "/answers", "/birth", "/delete", "/share", "/year"];
  for (const path of [
    "/dashboards",
    "/profile",
    "/profile/delete",
    "/onboarding",
    "/subscription",
    `/scenario-comparison?attempt=${id}`,
    "/travel-plans",
    "/travel-quiz",
    trip,
    `${trip}/delete`,
    ...pages.map((end) => plan + end),
  ]) {
    for (const address of [path, path.replace(/(?=\?|$)/, ".data")]) {
      const { status, headers } = await send(`${site.url}${address}`, { cookie: account.cookie });
      expect([address, status, /db;desc="(\d+)"/.exec(String(headers["server-timing"]))?.[1]]).toEqual([
        address,
        200,
        "1",
      ]);
    }
  }
});

test("strangers share one landing page, whatever host and query they send", async () => {
  const first = await send(`${site.url}/`);
  const other = await send(`${site.url}/?junk=${Math.random()}`, { headers: { Host: "evil.example" } });
  const head = await send(`${site.url}/`, { method: "HEAD" });
  expect(other.text).toBe(first.text);
  const scripts = [...first.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual(['<script type="module">']);
  for (const { status, headers, cookie } of [first, other, head]) {
    expect([status, cookie]).toEqual([200, null]);
    expect(headers.etag).toBe(first.headers.etag);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers.vary).toMatch(/Cookie/);
    expect(headers["content-security-policy"]).toContain(`${allowedScripts(first.text, site.url)};`);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  expect(head.text).toBe("");
  const again = await send(`${site.url}/`, { headers: { "If-None-Match": String(first.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("somebody signed in neither gets nor leaves the landing page of strangers", async () => {
  const { cookie } = await newAccount(site);
  const before = await send(`${site.url}/`);
  const own = await send(`${site.url}/`, {
    cookie,
    headers: { "If-None-Match": String(before.headers.etag) },
  });
  expect([own.status, own.headers.location]).toEqual([302, "/onboarding"]);
  expect(own.headers["cache-control"]).toContain("no-store");
  const stale = await send(`${site.url}/`, { cookie: "session=nobody.x; flash=x" });
  expect(stale.headers["cache-control"]).toContain("no-store");
  expect((await send(`${site.url}/`)).text).toBe(before.text);
});

/** Pages that are the same for every stranger, and files for machines. */
const FOR_EVERYBODY = new Set([
  "/",
  "/swaddles-sleep-sacks",
  "/wear",
  "/wear/how-we-count",
  "/wear/night",
  "/privacy",
  "/terms",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]);

test("every other address answers with what no cache may store", async () => {
  const { cookie } = await newAccount(site);
  const paths = (await addresses()).filter((path) => !FOR_EVERYBODY.has(path));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    for (const each of [undefined, cookie]) {
      const { headers } = await send(`${site.url}${path}`, { cookie: each });
      expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
    }
  }
});

test("every page that search engines list says its own address, whatever query it is opened with", async () => {
  const month = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 7);
  const { text: sitemap } = await send(`${site.url}/sitemap/pages.xml`);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = new Set(listed.map(([, address]) => new URL(String(address)).pathname));
  for (const path of ["/", "/es", "/privacy", "/de/terms"]) expect(paths).toContain(path);
  for (const path of [`/plan/55401/${month}`, "/wear/50", "/wear/night/68"]) paths.add(path);
  for (const path of paths) {
    const { text } = await send(`${site.url}${path}?from=elsewhere`);
    const own = [...text.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, address]) => address);
    expect([path, own]).toEqual([path, [`${site.url}${path}`]]);
  }
});

test("the licenses of what browsers get are a file of the build, one tap from the terms, in every language", async () => {
  for (const terms of ["/terms", "/de/terms"])
    expect((await send(`${site.url}${terms}`)).text).toContain('href="/licenses.txt"');
  const { status, headers, text } = await send(`${site.url}/licenses.txt`);
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual([
    "public, max-age=86400",
    "nosniff",
  ]);
  // Of the pages, of what they load late, of the service worker, of the styles, and of the font.
  for (const name of ["react-dom", "downshift", "serwist", "tailwindcss", "Fraunces"])
    expect(text).toMatch(new RegExp(`^  ${name}[ \\d.]* \\(`, "m"));
  // The server's alone.
  expect(text).not.toMatch(/^ {2}(?:drizzle-orm|jose|arctic) /m);
});

test("F46 whatever a tab of another build asks for, at every address, it is told to load the document", async () => {
  const { cookie } = await newAccount(site);
  const build = { [LANGUAGE_HEADER]: "en", [BUILD_HEADER]: "another" };
  for (const path of await addresses()) {
    const { status, headers, text } = await send(`${site.url}${path === "/" ? "/_root" : path}.data`, {
      cookie,
      headers: build,
    });
    expect([path, status, headers[BUILD_HEADER.toLowerCase()]]).toEqual([path, 202, expect.any(String)]);
    expect(text).toContain("reload");
  }
});

/** An address for every route, with its parameters filled in. */
async function addresses(): Promise<string[]> {
  Reflect.set(globalThis, "__reactRouterAppDirectory", "app");
  const { default: routes } = await import("../../../app/routes.ts");
  const walk = (entries: readonly RouteConfigEntry[], base: string): string[] =>
    entries.flatMap(({ path, children }) => {
      const here = path === undefined ? base : `${base}/${path}`;
      return children ? walk(children, here) : [here || "/"];
    });
  return walk(routes, "").map((path) => path.replace(/:\w+\??/g, "unknown").replace("*", "none"));
}

test("every answer carries the name of its request, the edge's where there is one", async () => {
  const ray = "8f2e1a9b7c6d5e4f-IAD";
  const wishes = [
    { path: "/" },
    { path: "/dashboards" },
    { path: "/healthz" },
    { path: "/nowhere" },
    { path: "/", method: "DELETE" },
    { path: "/live", method: "HEAD" },
    { path: "/csp-reports", method: "POST" },
  ];
  for (const { path, method = "GET" } of wishes) {
    const own = await send(`${site.url}${path}`, { method });
    expect(own.headers["x-request-id"], path).toMatch(/^[0-9a-f-]{36}$/);
    const named = await send(`${site.url}${path}`, { method, headers: { "CF-Ray": ray } });
    expect([path, named.headers["x-request-id"]]).toEqual([path, ray]);
  }
});
