// What every answer of the built Worker carries, and what it must never contain (S10, S15 to S17, S33, S34,
// S65).
import { expect, test } from "vitest";
import { mailedLink, newAccount, newAddress, sendSignIn, sendSignUp, tokenOf } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

function policyOf(header: string | string[] | undefined): Map<string, string> {
  const directives = String(header ?? "").split(";");
  return new Map(directives.map((directive) => [directive.trim().split(" ")[0] ?? "", directive.trim()]));
}

test("S33 every page has a policy with a nonce of its own, which all of its scripts carry", async () => {
  const { cookie } = await newAccount(site);
  const paths = [
    "/auth",
    "/auth/confirm?token=x",
    "/onboarding",
    "/dashboards",
    "/no/such/page",
    "/dev/mailbox",
  ];
  const nonces = new Set<string>();
  for (const path of [...paths, ...paths]) {
    const { headers, text } = await send(`${site.url}${path}`, {
      cookie: /^\/(onboarding|dashboards)/.test(path) ? cookie : undefined,
    });
    const policy = policyOf(headers["content-security-policy"]);
    const scripts = policy.get("script-src") ?? "";
    expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy.get("style-src"), path).toMatch(/^style-src 'self' 'nonce-\S+'$/);
    expect(text, path).not.toMatch(/\sstyle="/);
    expect(policy.get("default-src"), path).toBe("default-src 'none'");
    expect(policy.get("frame-ancestors"), path).toBe("frame-ancestors 'none'");
    expect(policy.get("object-src"), path).toBe("object-src 'none'");
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(scripts) ?? [];
    expect(nonce.length, path).toBeGreaterThanOrEqual(22);
    nonces.add(nonce);
    for (const [tag] of text.matchAll(/<script\b[^>]*>/g)) expect(tag, path).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(paths.length * 2);
});

test("S34 every class of answer carries the security headers and no stack", async () => {
  const account = await newAccount(site);
  const { cookie } = account;
  const id = await finishedPlan(site, account);
  const kinds = {
    page: await send(`${site.url}/auth`),
    "signed-in page": await send(`${site.url}/dashboards/${id}/0-3m`, { cookie }),
    "missing page": await send(`${site.url}/no/such/page`),
    data: await send(`${site.url}/dashboards.data`, { cookie }),
    "missing data": await send(`${site.url}/dashboards/unknown.data`, { cookie }),
    redirect: await send(`${site.url}/dashboards`),
    resource: await send(`${site.url}/onboarding/status/${id}`, { cookie }),
    "refused form": await send(`${site.url}/onboarding`, { form: { zipcode: "1" }, cookie }),
    "refused origin": await send(`${site.url}/logout`, {
      form: {},
      headers: { Origin: "https://evil.example" },
    }),
    health: await send(`${site.url}/healthz`),
  };
  for (const [kind, { headers, text }] of Object.entries(kinds)) {
    expect(headers["x-content-type-options"], kind).toBe("nosniff");
    expect(headers["referrer-policy"], kind).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(String(headers["content-security-policy"]), kind).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], kind).toBe("DENY");
    expect(String(headers["cache-control"]), kind).toContain("no-store");
    expect(text, kind).not.toMatch(/\n\s+at .+:\d+:\d+|D1_ERROR|SQLITE/);
  }
  const [, asset = ""] = /(\/assets\/[\w.~-]+\.js)/.exec(kinds.page.text) ?? [];
  const { status, headers } = await send(`${site.url}${asset}`);
  expect(status).toBe(200);
  expect(headers["x-content-type-options"], "asset").toBe("nosniff");
});

test("S16 and S10 looking at a mailed link changes nothing, using it works once", async () => {
  const email = newAddress();
  const cookie = String((await sendSignUp(site, email)).cookie);
  const link = await mailedLink(site, email);
  for (const method of ["GET", "HEAD", "GET", "HEAD", "GET", "HEAD"]) {
    const looked = await send(link, { method, ...(method === "GET" && { cookie }) });
    const { status, headers } = looked;
    expect(status).toBe(200);
    expect(looked.cookie).toBeNull();
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toContain("no-store");
  }
  expect((await sendSignIn(site, email)).status).toBe(401);
  const form = { token: tokenOf(link) };
  const first = await send(`${site.url}/auth/confirm`, { form, cookie });
  expect(first.headers.location).toBe("/");
  expect(first.cookie).toMatch(/^session=\S{40,}/);
  const second = await send(`${site.url}/auth/confirm`, { form, cookie });
  expect(second.cookie).toBeNull();
  expect(second.status).toBe(400);
  expect(second.text).toContain("Invalid or expired link");
});

test("S15 a token that is flipped, cut, long or junk gets the one answer for all of them", async () => {
  const email = newAddress();
  await sendSignUp(site, email);
  const token = tokenOf(await mailedLink(site, email));
  const flipped = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
  const junk = [
    flipped,
    token.slice(0, -1),
    `${token}A`,
    "x".repeat(10_240),
    "\0",
    "'",
    "",
    "../..",
    "é".repeat(43),
  ];
  const results = new Set<string>();
  for (const value of junk) {
    const { status, headers, cookie } = await send(`${site.url}/auth/confirm`, { form: { token: value } });
    results.add(`${status} ${headers.location} ${cookie}`);
    const seen = await send(`${site.url}/auth/confirm?token=${encodeURIComponent(value)}`);
    expect(seen.status, value).toBeLessThan(500);
  }
  results.add(
    await send(`${site.url}/auth/confirm`, { form: {} }).then(
      ({ status, headers, cookie }) => `${status} ${headers.location} ${cookie}`,
    ),
  );
  expect([...results]).toEqual(["400 undefined null"]);
});

test("S65 nothing of the project's insides is served", async () => {
  const { text } = await send(`${site.url}/auth`);
  const [, asset = ""] = /(\/assets\/[\w.~-]+\.js)/.exec(text) ?? [];
  const paths = [
    "/.dev.vars",
    "/.git/config",
    "/.git/HEAD",
    "/.vite/manifest.json",
    "/wrangler.json",
    "/wrangler.toml",
    "/package.json",
    "/index.js",
    "/app/root.tsx",
    "/migrations/0000_initial.sql",
    "/../wrangler.json",
    "/assets/..%2f..%2fserver%2fwrangler.json",
    "/cdn-cgi/handler/scheduled",
    `${asset}.map`,
  ];
  for (const path of paths) expect((await send(`${site.url}${path}`)).status, path).toBe(404);
  const manifest = await send(`${site.url}/__manifest?${"p=/dashboards&".repeat(600)}version=1`);
  expect(manifest.status).toBeLessThan(500);
  expect(
    (await send(site.url, { method: "TRACE" }).catch(() => ({ status: 405 }))).status,
  ).toBeGreaterThanOrEqual(400);
});
