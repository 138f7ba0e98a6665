// Requests that must not be carried out: from other sites, from signed-out users, and from other users (S19,
// S21, S30, S31, S38, S60, and cross-user attempts).
import { beforeAll, expect, test } from "vitest";
import {
  type Account,
  mailedLink,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  sendSignIn,
} from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { answers, finishedPlan, planState } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const EVIL = "https://evil.example";
const site = startSite();
let owner: Account;
let plan: string;

beforeAll(async () => {
  owner = await newAccount(site);
  plan = await finishedPlan(site, owner);
});

/** A WebSocket request to the live channel. */
function askForLive(headers: Readonly<Record<string, string>>, cookie?: string) {
  return send(`${site.url}/live`, {
    cookie,
    headers: {
      Origin: site.url,
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      ...headers,
    },
  });
}

const SOURCES = [
  { name: "another site", headers: { Origin: EVIL } },
  {
    name: "another site that says it is same-origin by Origin only",
    headers: { "Sec-Fetch-Site": "cross-site" },
  },
  { name: "a sibling site", headers: { "Sec-Fetch-Site": "same-site" } },
  { name: "another port", headers: { Origin: "http://localhost:1" } },
  { name: "nowhere", headers: { Origin: "" } },
  { name: "a null origin", headers: { Origin: "null" } },
  { name: "another site as plain text", headers: { Origin: EVIL, "Content-Type": "text/plain" } },
] as const;

test.each(SOURCES)("S38 nothing that comes from $name is carried out", async ({ headers }) => {
  const { cookie } = owner;
  const email = newAddress("forged");
  const signUp = { mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD };
  const before = await planState(site, owner, plan);
  const targets: { path: string; form: Record<string, string> }[] = [
    { path: "/auth", form: signUp },
    { path: "/auth.data", form: signUp },
    { path: "/logout", form: {} },
    { path: "/logout.data", form: {} },
    { path: "/onboarding", form: { ...answers() } },
    { path: "/onboarding.data", form: { ...answers() } },
    { path: `/onboarding/processing/${plan}`, form: {} },
    { path: `/onboarding/processing/${plan}.data`, form: {} },
    { path: "/auth/confirm", form: { token: "x".repeat(43) } },
    { path: "/no/such/page", form: {} },
  ];
  for (const { path, form } of targets) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const { status, cookie: set } = await send(`${site.url}${path}`, { method, form, cookie, headers });
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path}`).toBeLessThan(500);
      expect(set, `${method} ${path}`).toBeNull();
    }
  }
  expect(await mailsTo(site, email)).toEqual([]);
  expect(await planState(site, owner, plan)).toEqual(before);
  const list = await send(`${site.url}/dashboards`, { cookie });
  expect(list.text.match(/<article/g)).toHaveLength(1);
});

test("S21 looking at the sign-out signs nobody out", async () => {
  for (const path of ["/logout", "/logout.data"]) {
    const { cookie, status } = await send(`${site.url}${path}`, { cookie: owner.cookie });
    expect(status, path).toBe(200);
    expect(cookie, path).toBeNull();
  }
  expect((await send(`${site.url}/dashboards`, { cookie: owner.cookie })).status).toBe(200);
});

test("S21 a cookie that is replayed after the sign-out opens nothing", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const { cookie } = account;
  expect((await askForLive({}, cookie)).status).toBe(101);
  const left = await send(`${site.url}/logout`, { form: {}, cookie });
  expect(String(left.headers["set-cookie"])).toMatch(/^session=.*Max-Age=0/);

  for (const path of [
    "/dashboards",
    `/dashboards/${id}`,
    `/dashboards/${id}/0-3m`,
    "/onboarding",
    `/onboarding/processing/${id}`,
  ]) {
    const page = await send(`${site.url}${path}`, { cookie });
    expect(page.status, path).toBe(302);
    expect(page.headers.location, path).toBe(`/auth?${new URLSearchParams({ from: path })}`);
    const data = await send(`${site.url}${path}.data`, { cookie });
    expect(data.text, path).not.toContain("55401");
    expect(data.text, path).toContain("/auth?from=");
  }
  for (const path of [`/onboarding/status/${id}`, "/onboarding/place?zipcode=55401"]) {
    const resource = await send(`${site.url}${path}`, { cookie });
    expect(resource.status, path).toBe(302);
    expect(resource.text, path).toBe("");
  }
  expect((await send(`${site.url}/onboarding`, { form: { ...answers() }, cookie })).headers.location).toMatch(
    /^\/auth/,
  );
  expect((await askForLive({}, cookie)).status).toBe(401);
});

test("S19 every sign-in makes a session of its own, whatever cookie was planted", async () => {
  const planted = owner.cookie;
  const { email } = await newAccount(site);
  const answer = await send(`${site.url}/auth`, {
    form: { mode: "signin", from: "/", email, password: PASSWORD },
    cookie: `session=${"A".repeat(43)}`,
  });
  expect(answer.cookie).not.toBeNull();
  expect(answer.cookie).not.toBe(planted);
  expect((await sendSignIn(site, email)).cookie).not.toBe(answer.cookie);
});

const PATHS = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "\t//evil.example",
  "https:evil.example",
  "https://evil.example/",
  "http:evil.example",
  "javascript:alert(1)",
  "/\r\nSet-Cookie: session=evil",
  `/${"a".repeat(8192)}`,
  "@evil.example",
  ".evil.example",
];

test("S30 no return path leads away from the site", async () => {
  for (const from of PATHS) {
    const value = encodeURIComponent(from);
    for (const query of [
      `from=${value}`,
      `from=/dashboards&from=${value}`,
      `from=${value}&from=/dashboards`,
    ]) {
      const signedIn = await send(`${site.url}/auth?${query}`, { cookie: owner.cookie });
      expect(signedIn.status, query).toBe(302);
      expect(new URL(signedIn.headers.location ?? "", site.url).origin, query).toBe(site.url);
    }
    const { status, headers } = await sendSignIn(site, owner.email, PASSWORD, from);
    expect(status, from).toBe(302);
    expect(new URL(headers.location ?? "", site.url).origin, from).toBe(site.url);
    expect([headers["set-cookie"]].flat().join(), from).not.toContain("evil");
  }
});

const HOSTS = [
  { name: "a foreign Host", headers: { Host: "evil.example" } },
  { name: "a foreign X-Forwarded-Host", headers: { "X-Forwarded-Host": "evil.example" } },
  { name: "a foreign X-Forwarded-Proto", headers: { "X-Forwarded-Proto": "https" } },
  { name: "a foreign Forwarded", headers: { Forwarded: "host=evil.example;proto=https" } },
] as const;

test.each(HOSTS)("S31 with $name the mailed link still carries our own origin", async ({ headers }) => {
  const email = newAddress();
  const { status, headers: answered } = await send(`${site.url}/auth`, {
    form: { mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD },
    // Tests the browser's own header; an Origin header would already tell the two hosts apart.
    headers: { Origin: "", "Sec-Fetch-Site": "same-origin", ...headers },
  });
  expect(status).toBe(302);
  expect(answered.location).toBe("/auth/check-inbox");
  const link = await mailedLink(site, email);
  expect(link.startsWith(`${site.url}/auth/confirm?token=`)).toBe(true);
  expect(JSON.stringify(await mailsTo(site, email))).not.toContain("evil.example");
});

test("S60 the live channel refuses whoever is not a page of ours with a session", async () => {
  const { cookie } = owner;
  expect((await askForLive({}, cookie)).status).toBe(101);
  expect((await askForLive({ Origin: EVIL }, cookie)).status).toBe(403);
  expect((await askForLive({ Origin: "" }, cookie)).status).toBe(403);
  expect((await askForLive({ Origin: "null" }, cookie)).status).toBe(403);
  expect((await askForLive({})).status).toBe(401);
  expect((await askForLive({}, `session=${"x".repeat(80)}`)).status).toBe(401);
  expect((await send(`${site.url}/live`, { cookie })).status).toBe(426);
  expect((await send(`${site.url}/live`, { cookie, form: {} })).status).toBe(426);
});

test("somebody else's attempt cannot be told from one that does not exist", async () => {
  const stranger = await newAccount(site);
  const { cookie } = stranger;
  const before = await planState(site, owner, plan);
  const pages = (id: string) => [
    `/dashboards/${id}`,
    `/dashboards/${id}/0-3m`,
    `/onboarding/processing/${id}`,
    `/onboarding/status/${id}`,
    `/dashboards/${id}.data`,
    `/dashboards/${id}/0-3m.data`,
    `/onboarding/processing/${id}.data`,
  ];
  const unknown = pages("aaaaaaaaaaaaaaaaaaaa");
  for (const [index, path] of pages(plan).entries()) {
    const foreign = await send(`${site.url}${path}`, { cookie });
    expect(foreign.status, path).toBe(404);
    expect(foreign.text, path).not.toMatch(/Minneapolis|55401|completed/);
    expect((await send(`${site.url}${unknown[index]}`, { cookie })).status, path).toBe(404);
  }
  const retried = await send(`${site.url}/onboarding/processing/${plan}`, { form: {}, cookie });
  expect(retried.status).toBe(404);
  expect(await planState(site, owner, plan)).toEqual(before);
});
