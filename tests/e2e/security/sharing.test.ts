// Attacks on share links: other hosts and origins, other people's dashboards, guesses, and what an answer
// with a token reveals (S15, S17, S31, S38, S43, S50).
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, forgetTries, newAccount } from "../support/accounts.ts";
import { type Answer, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { newShareLink, sendClaim, sendShare } from "../support/sharing.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const EVIL = "https://evil.example";
const INVALID = "Invalid or expired replication token, or no preview data found.";

let owner: Account;
let plan: string;

beforeAll(async () => {
  owner = await newAccount(site, "sharer");
  plan = await finishedPlan(site, owner);
});

const plansOf = async ({ cookie }: Account) =>
  (await send(`${site.url}/dashboards`, { cookie })).text.match(/<article/g)?.length ?? 0;

test("S31 with an attacker's Host the link still carries our own origin", async () => {
  const attacks: Record<string, string>[] = [
    { Host: "evil.example" },
    { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
    { Forwarded: "host=evil.example;proto=https" },
  ];
  for (const attack of attacks) {
    const { status, text } = await send(`${site.url}/dashboards/${plan}/share`, {
      form: { intent: "regenerate", notes: "exclude" },
      headers: { Accept: "application/json", Origin: "", "Sec-Fetch-Site": "same-origin", ...attack },
      cookie: owner.cookie,
    });
    expect(status).toBe(200);
    expect(JSON.parse(text).link).toMatch(new RegExp(`^${site.url}/replicate\\?token=`));
    expect(text).not.toContain("evil");
  }
});

test("S17 every answer with a token in its address is closed to referrers, caches, robots and other sites", async () => {
  const link = await newShareLink(site, owner, plan);
  const dead = `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`;
  for (const [path, cookie] of [
    [link, undefined],
    [link, owner.cookie],
    [dead, undefined],
    [`${link.replace("/replicate", "/replicate.data")}`, undefined],
  ] as const) {
    const { headers, text } = await send(`${site.url}${path}`, { cookie });
    expect(headers["referrer-policy"], path).toBe("no-referrer");
    expect(headers["cache-control"], path).toContain("no-store");
    expect(headers["x-robots-tag"], path).toBe("noindex");
    // A credit leads to its source, once somebody follows it.
    for (const [tag, address = ""] of text.matchAll(/<[^>]*(?:src|href)="(https?:[^"]+)"[^>]*>/g)) {
      const isLink = tag.startsWith("<a ") && tag.includes('rel="noreferrer"');
      expect(isLink || address.startsWith(site.url), tag).toBe(true);
    }
  }
  const page = await site.open();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(link);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
  const token = link.split("=")[1] ?? "";
  expect(requests.filter((url) => url.includes(token))).toHaveLength(1);
});

/** Every kind of address that carries a secret; these open nothing. */
const WITH_SECRETS = [
  "/today/secret",
  "/gifts/secret",
  "/gifts/secret/reserve?of=w-1",
  "/gifts/undo?key=secret",
  "/replicate?token=secret",
  "/invitation?token=secret",
  "/unsubscribe?token=secret",
  "/unsubscribe/notice?token=secret",
  "/reset-password?token=secret",
  "/auth/confirm?token=secret",
  "/auth/complete?token=secret",
];
/** Those that have no language in them. */
const INSIDE = ["/calendar/secret.ics", "/profile/email/confirm?token=secret"];

test("S118 a crawler may read that a secret address is for no index, which no sitemap names", async () => {
  const robots = (await send(`${site.url}/robots.txt`)).text;
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, says = "", path = ""]) => ({
    says,
    path,
  }));
  const isAllowed = (path: string) =>
    rules
      .filter((rule) => path.startsWith(rule.path))
      .toSorted((one, other) => other.path.length - one.path.length || one.says.localeCompare(other.says))[0]
      ?.says !== "Disallow";
  expect(["/dashboards/x", "/today", "/profile", "/auth/google"].filter(isAllowed)).toEqual([]);
  const spoken = ["", "/es", "/de", "/fr"].flatMap((language) =>
    WITH_SECRETS.map((path) => `${language}${path}`),
  );
  const secret = [...spoken, ...INSIDE];
  expect(secret.filter((path) => !isAllowed(path))).toEqual([]);
  const index = (await send(`${site.url}/sitemap.xml`)).text;
  const parts = [...index.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
  const sitemaps = await Promise.all(parts.map(async (address) => (await send(address)).text));
  expect(sitemaps.join("")).toContain("/wear/");
  for (const path of secret) {
    expect(sitemaps.join("")).not.toContain(path.split(/secret|\?/)[0]);
    const { headers, status } = await send(`${site.url}${path}`);
    expect(status, path).not.toBe(429);
    expect([path, headers["x-robots-tag"], headers["referrer-policy"]]).toEqual([
      path,
      "noindex",
      "no-referrer",
    ]);
  }
});

test("S38 another site can neither share, revoke nor claim", async () => {
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "friend");
  const origins: Record<string, string>[] = [
    { Origin: EVIL },
    { Origin: "" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  const accepts: Record<string, string>[] = [{ Accept: "application/json" }, {}];
  for (const headers of origins) {
    for (const accept of accepts) {
      const all = { ...accept, ...headers };
      const form = { intent: "revoke" };
      const revoke = await send(`${site.url}/dashboards/${plan}/share`, {
        form,
        headers: all,
        cookie: owner.cookie,
      });
      const claim = await sendClaim(site, link, friend.cookie, all);
      for (const { status } of [revoke, claim]) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    }
  }
  expect((await send(`${site.url}${link}`)).status).toBe(200);
  expect(await plansOf(friend)).toBe(0);
});

test("S43 somebody else's dashboard cannot be shared, and cannot be told from none", async () => {
  const stranger = await newAccount(site, "stranger");
  const answers = new Set<string>();
  for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa"]) {
    for (const intent of ["show", "generate", "regenerate", "revoke"] as const) {
      const { status } = await sendShare(site, stranger, id, intent);
      answers.add(String(status));
    }
    answers.add(
      String((await send(`${site.url}/dashboards/${id}/share`, { cookie: stranger.cookie })).status),
    );
  }
  expect([...answers]).toEqual(["404"]);
  for (const path of [`/dashboards/${plan}/share`, `/dashboards/${plan}/share.data`]) {
    expect((await send(`${site.url}${path}`)).text).not.toContain("token=");
  }
});

test("S44 a share form of nonsense is refused with a word", async () => {
  const forms: Record<string, string>[] = [
    {},
    { intent: "dance" },
    { intent: "generate" },
    { intent: "generate", notes: "all" },
    { intent: "__proto__", notes: "include" },
  ];
  for (const form of forms) {
    const { status, text } = await send(`${site.url}/dashboards/${plan}/share`, {
      form,
      headers: { Accept: "application/json" },
      cookie: owner.cookie,
    });
    expect(status).toBe(400);
    expect(JSON.parse(text).message).toBeTruthy();
  }
});

test("S15 a token that is flipped, cut, long or junk gets one answer, on preview and claim", async () => {
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "friend");
  const token = link.split("=")[1] ?? "";
  const bad = [
    `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
    token.slice(1),
    `${token}A`,
    "x".repeat(10_240),
    "\0",
    "'",
    "../..",
    "é".repeat(22),
  ];
  const seen = new Set<string>();
  for (const value of bad) {
    const query = new URLSearchParams({ token: value });
    const preview = await send(`${site.url}/replicate?${query}`);
    const claim = await sendClaim(site, `/replicate?${query}`, friend.cookie, { Accept: "application/json" });
    expect(preview.text).toContain(INVALID);
    expect(preview.cookie).toBeNull();
    seen.add(`${preview.status} ${claim.status} ${claim.text}`);
  }
  expect([...seen]).toEqual(['404 404 {"message":"Replication link not found or data is invalid."}']);
  const empty = await sendClaim(site, "/replicate", friend.cookie, { Accept: "application/json" });
  expect([empty.status, JSON.parse(empty.text).message]).toEqual([400, "Replication token is missing."]);
  const signedOut = await sendClaim(site, link, undefined, { Accept: "application/json" });
  expect([signedOut.status, JSON.parse(signedOut.text).message]).toEqual([
    401,
    "You must be logged in to replicate a dashboard.",
  ]);
  expect(await plansOf(friend)).toBe(0);
});

test("the claim's answer to a script names the copy and its status", async () => {
  const friend = await newAccount(site, "friend");
  const link = await newShareLink(site, owner, plan);
  const { status, text } = await sendClaim(site, link, friend.cookie, { Accept: "application/json" });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    newOnboardingId: expect.stringMatching(/^\w{20}$/),
    status: "cloning_dashboard",
  });
});

test("S50 1,000 guesses end in 429 with Retry-After and one answer, also for a right token", async () => {
  const link = await newShareLink(site, owner, plan);
  const { cookie } = await newAccount(site);
  const results = new Map<number, Set<string>>();
  const constant = (text: string) =>
    text.replaceAll(/nonce="[^"]*"/g, "").replaceAll(/in (a moment|\d+ minutes?)/g, "in a while");
  async function guess(start: number): Promise<void> {
    const guesses = Array.from({ length: 20 }, (_, index) => String(start + index).padStart(22, "g"));
    const answers = await Promise.all(guesses.map((token) => send(`${site.url}/replicate?token=${token}`)));
    for (const { status, text, headers } of answers) {
      results.set(status, (results.get(status) ?? new Set()).add(constant(text)));
      if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
  }
  for (let count = 0; count < 1000; count += 20) await guess(count);
  expect([...results.keys()].sort()).toEqual([404, 429]);
  for (const [status, bodies] of results) expect(bodies.size, String(status)).toBe(1);

  // The allowance may refill between two requests, so this one is sent many times at once.
  const refused = (ask: () => Promise<Answer>) =>
    expect.poll(async () => (await Promise.all([guess(1000), ask()]))[1], { timeout: 60_000 });
  await refused(() => send(`${site.url}${link}`)).toMatchObject({
    status: 429,
    text: expect.stringContaining("Too many attempts."),
    headers: { "referrer-policy": "no-referrer", "retry-after": expect.stringMatching(/^\d+$/) },
  });
  await refused(() => sendClaim(site, link, cookie, { Accept: "application/json" })).toMatchObject({
    status: 429,
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  });
});

test("S21 a sign-out takes the token of a share link out of the tab and out of the browser", async () => {
  // The guesses above have used up this address's tries.
  await forgetTries(site);
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "friend");
  const page = await site.open();
  await actAs(page, site, friend);
  await page.goto(link);
  const kept = () => page.evaluate(() => window.sessionStorage.getItem("replication-token"));
  const cookieNames = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== "wrote");
  await expect.poll(kept).not.toBeNull();
  expect(await cookieNames()).toContain("replication");
  await page.getByRole("button", { name: "Account menu" }).click();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Log out" }).click(),
  ]);
  expect(await answer.headerValue("clear-site-data")).toBe('"storage"');
  await page.waitForURL(/\/auth/);
  expect(await kept()).toBeNull();
  expect(await cookieNames()).toEqual([]);
});
