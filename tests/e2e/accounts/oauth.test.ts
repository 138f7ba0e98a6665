// Sign-in with Google and Facebook through a local provider on another site: the journeys in a browser, and
// what must not create a session (S19, S25, S27, S28, S30, S31, S66).
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Fault, Persona } from "../../support/oauth-provider.ts";
import {
  mailedLink,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  sendSignIn,
  sendSignUp,
} from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { startOAuthSite } from "../support/oauth-site.ts";
import { newShareLink } from "../support/sharing.ts";

const site = startOAuthSite();

function newPersona(fields: Partial<Persona> = {}): Persona {
  const subject = crypto.randomUUID();
  const persona = { subject, name: `Robin ${subject.slice(0, 4)}`, email: newAddress("robin"), ...fields };
  site.provider.personas.push(persona);
  return persona;
}

/** Goes from the auth page to the provider and presses one of its buttons. */
async function continueWith(page: Page, provider: "Google" | "Facebook", choice: string): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  await page.waitForURL(`${site.provider.url}/**`);
  await page.getByRole("button", { name: choice }).click();
}

/** Without those that say which stylesheet the browser has, and when it wrote. */
async function cookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(site.url);
  return cookies.map(({ name }) => name).filter((name) => name !== "styles" && name !== "wrote");
}

async function expectSignedInAs(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.waitForURL("**/onboarding");
  await page.getByRole("button", { name: "Account menu" }).click();
  const menu = page.getByRole("navigation", { name: "Account" });
  await menu.getByText(name, { exact: true }).waitFor();
  await menu.getByText(email).waitFor();
}

test("a stranger continues with Google and is in, with the name in the menu; the second time too", async () => {
  const robin = newPersona({ isVerified: true });
  const page = await site.open();
  await continueWith(page, "Google", robin.name);
  await expectSignedInAs(page, { name: robin.name, email: robin.email ?? "" });
  const [session] = (await page.context().cookies()).filter(({ name }) => name === "session");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByText("You've been successfully logged out.").waitFor();

  await continueWith(page, "Google", robin.name);
  await page.waitForURL("**/onboarding");
  const cookies = await page.context().cookies(site.url);
  expect((await cookieNames(page)).sort()).toEqual(["known-devices", "session"]);
  expect(cookies.find(({ name }) => name === "session")?.value, "S19").not.toBe(session?.value);
});

test("it works before any script, and leads to the page that was asked for", async () => {
  const robin = newPersona({ isVerified: true });
  const page = await site.open({ javaScriptEnabled: false });
  await page.goto("/dashboards");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: robin.name }).click();
  await page.waitForURL("**/dashboards");
});

test("whoever begins at a German page is brought back to German, and stays in it", async () => {
  const robin = newPersona({ isVerified: true });
  const page = await site.open({ locale: "de" });
  await page.goto("/de/auth");
  await page.getByRole("button", { name: "Weiter mit Google" }).click();
  await page.getByRole("button", { name: robin.name }).click();
  await page.waitForURL("**/onboarding");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  const [user] = await site.server.ask("select language from users where email = ?", robin.email ?? "");
  expect(user?.language).toBe("de");
});

test("somebody with a share link continues with Google, and is brought back to claim it", async () => {
  const demo = await sendSignIn(site, "demo@layette.test", "demo-wardrobe");
  const sharer = { email: "demo@layette.test", cookie: demo.cookie ?? "" };
  const link = await newShareLink(site, sharer, "demochicagoplan");
  const robin = newPersona({ isVerified: true });
  const page = await site.open();
  await page.goto(link);
  await page.getByRole("link", { name: "Sign Up" }).click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL(`${site.provider.url}/**`);
  expect(page.url()).not.toContain(link.split("=")[1]);
  await page.getByRole("button", { name: robin.name }).click();
  await page.waitForURL("**/replicate");
  await page.getByRole("button", { name: "Claim Dashboard" }).click();
  await page.waitForURL("**/dashboards");
  await page.getByRole("heading", { name: "Copied from friend" }).waitFor();
});

test("A17 a parent with an account is asked for its password once, and is in the same account by Google", async () => {
  const { email } = await newAccount(site);
  const robin = newPersona({ email, isVerified: true });
  const page = await site.open({ expected: [/status of 403/] });
  await continueWith(page, "Google", robin.name);
  await page.getByRole("heading", { level: 1, name: "You already have an account" }).waitFor();
  await page.getByText(email).waitFor();
  await expectAccessible(page, "connect Google to an account");
  await page.getByLabel("Your Layette password").fill("a wrong guess");
  await page.getByRole("button", { name: "Connect and log in" }).click();
  await page.getByText("That isn't your current password.").waitFor();
  await expectStillAccessible(page, "the password was wrong");
  expect(await cookieNames(page)).toEqual(["oauth-pending"]);
  await page.getByLabel("Your Layette password").fill(PASSWORD);
  await page.getByRole("button", { name: "Connect and log in" }).click();
  await expectSignedInAs(page, { name: robin.name, email });
  const names = await cookieNames(page);
  expect(names.sort()).toEqual(["known-devices", "session"]);

  const elsewhere = await site.open();
  await continueWith(elsewhere, "Google", robin.name);
  await expectSignedInAs(elsewhere, { name: robin.name, email });
});

test("A17 who has forgotten the password connects Google by a mailed link, without scripts too", async () => {
  const { email } = await newAccount(site);
  const robin = newPersona({ email, isVerified: true });
  const page = await site.open({ javaScriptEnabled: false });
  await page.goto("/dashboards");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: robin.name }).click();
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText("Check your inbox:").waitFor();
  const link = await mailedLink(site, email);
  const elsewhere = await site.open();
  await elsewhere.goto(link);
  await elsewhere.getByRole("alert").getByText("in the same browser where you started").waitFor();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/dashboards");
});

test("S86 a state counts once: with a fresh code, too, it signs nobody in", async () => {
  const mine = await begin();
  const robin = newPersona({ isVerified: true });
  const back = await site.provider.choose(mine.authorizationUrl, robin);
  const again = await site.provider.choose(mine.authorizationUrl, robin);
  expect(again.searchParams.get("code")).not.toBe(back.searchParams.get("code"));
  expect((await comeBack(back, mine.cookie)).session).toBeDefined();
  expectRefused(await comeBack(again, mine.cookie), "google-not-started-here");
});

test("S25 who denies is told so, and can go on by email", async () => {
  const page = await site.open();
  await page.goto("/auth?from=%2Fdashboards");
  await page.getByRole("button", { name: "Use a passkey" }).waitFor();
  await expectAccessible(page, "auth page with providers");
  const order = await page.locator("main button").allInnerTexts();
  expect(order).toEqual([
    ...["Continue with Google", "Continue with Facebook", "Sign In", "Forgot password"],
    "Use a passkey",
  ]);
  await page.getByRole("button", { name: "Continue with Facebook" }).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await page.getByRole("alert").getByText("You canceled logging in with Facebook").waitFor();
  expect(new URL(page.url()).searchParams.get("from")).toBe("/dashboards");
  await expectStillAccessible(page, "denied");
  expect(await cookieNames(page)).toEqual([]);
});

test("S27 an address that Google has not verified is refused with a text", async () => {
  const { email } = await newAccount(site);
  const robin = newPersona({ email, isVerified: false });
  const page = await site.open();
  await continueWith(page, "Google", robin.name);
  await page.getByRole("alert").getByText("Your email address isn't verified with Google").waitFor();
  expect(await cookieNames(page)).toEqual([]);
});

test("S2 S27 an address that was never confirmed here is its owner's who comes by Google; the stranger's form is over", async () => {
  const email = newAddress("squatted");
  await sendSignUp(site, email, "the stranger's");
  const link = await mailedLink(site, email);
  const robin = newPersona({ email, isVerified: true });
  const page = await site.open({ expected: [/status of 400/] });
  await continueWith(page, "Google", robin.name);
  await expectSignedInAs(page, { name: robin.name, email });
  expect((await sendSignIn(site, email, "the stranger's")).status).toBe(401);
  await page.goto(link);
  await page.getByRole("alert").getByText("Invalid or expired link:").waitFor();
});

test("S28 Facebook without an address: asked for one, which only the mailed link confirms", async () => {
  const robin = newPersona({ email: undefined });
  const email = newAddress("asked");
  const page = await site.open({ expected: [/status of 400/] });
  await continueWith(page, "Facebook", robin.name);
  await page.getByRole("heading", { name: "One more thing: your email" }).waitFor();
  await expectAccessible(page, "asked for an address");
  await page.getByLabel("Email").fill("robin@nowhere");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByRole("alert").getByText("Please enter a valid email address.").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("robin@nowhere");
  await expectStillAccessible(page, "address refused");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByText("Check your inbox:").waitFor();

  const link = await mailedLink(site, email);
  expect(link.startsWith(`${site.url}/auth/complete?token=`)).toBe(true);
  const elsewhere = await site.open();
  await elsewhere.goto(link);
  await elsewhere.getByRole("alert").getByText("in the same browser where you started").waitFor();

  await page.goto(link);
  await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  await expectAccessible(page, "confirm the address");
  await page.reload();
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expectSignedInAs(page, { name: robin.name, email });
  const names = await cookieNames(page);
  expect(names.sort()).toEqual(["known-devices", "session"]);
});

test("A5 Facebook's address is proposed and proved like any other; then the identity signs in alone", async () => {
  const robin = newPersona();
  const email = robin.email ?? "";
  const page = await site.open();
  await continueWith(page, "Facebook", robin.name);
  await page.getByLabel("Email").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByText("Check your inbox:").waitFor();
  await page.goto(await mailedLink(site, email));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expectSignedInAs(page, { name: robin.name, email });
  const other = await site.open();
  await continueWith(other, "Facebook", robin.name);
  await expectSignedInAs(other, { name: robin.name, email });
});

test("S28 one address gets one such mail a minute, whoever asks", async () => {
  const email = newAddress("pestered");
  const answers = [];
  for (let count = 0; count < 2; count++) {
    const begun = await begin("facebook");
    const back = await site.provider.choose(begun.authorizationUrl, newPersona({ email: undefined }));
    const { headers } = await comeBack(back, begun.cookie);
    const cookie = headers["set-cookie"]?.find((one) => one.startsWith("oauth-pending="))?.split(";")[0];
    answers.push(await send(`${site.url}/auth/complete`, { form: { email }, cookie }));
  }
  expect(answers.map(({ status }) => status)).toEqual([302, 429]);
  expect(answers[1]?.text).toContain("Too many attempts.");
  expect(await mailsTo(site, email)).toHaveLength(1);
});

interface Begun {
  cookie: string;
  authorizationUrl: string;
}

/** Starts the sign-in without a browser. */
async function begin(name = "google", options: { from?: string; headers?: Record<string, string> } = {}) {
  const { from = "/", headers = {} } = options;
  const { cookie, text, status } = await send(`${site.url}/auth/${name}`, { form: { from }, headers });
  expect(status).toBe(200);
  const [, href = ""] = /<a href="([^"]+)"/.exec(text) ?? [];
  const begun: Begun = { cookie: cookie ?? "", authorizationUrl: href.replaceAll("&amp;", "&") };
  return begun;
}

/** Returns the provider's answer to us; its Set-Cookie headers show what the browser gets. */
async function comeBack(back: URL, cookie: string | undefined, headers: Record<string, string> = {}) {
  const answer = await send(`${site.url}${back.pathname}${back.search}`, { cookie, headers });
  const set = answer.headers["set-cookie"] ?? [];
  return {
    ...answer,
    location: String(answer.headers.location),
    session: set.find((one) => /session=/.test(one)),
  };
}

function expectRefused(answer: Awaited<ReturnType<typeof comeBack>>, notice: string): void {
  expect(answer.status).toBe(302);
  expect(answer.location).toBe(`/auth?notice=${notice}`);
  expect(answer.session).toBeUndefined();
  expect(String(answer.headers["set-cookie"])).toMatch(/^oauth-flow=; Max-Age=0;/);
}

const FAULTS: [string, Fault][] = [
  ["google", "token-500"],
  ["google", "token-slow"],
  ["google", "token-html"],
  ["google", "token-of-number"],
  ["google", "wrong-nonce"],
  ["google", "wrong-key"],
  ["facebook", "token-html"],
  ["facebook", "profile-500"],
];

test.each(FAULTS)("S25 %s with %s: back to /auth without a session", async (name, fault) => {
  const begun = await begin(name);
  const back = await site.provider.choose(begun.authorizationUrl, newPersona({ isVerified: true }));
  site.provider.fault = fault;
  const started = Date.now();
  expectRefused(await comeBack(back, begun.cookie), `${name}-failed`);
  expect(Date.now() - started, "the deadline").toBeLessThan(8000);
});

test("S25 a state that is missing, foreign, replayed or of nobody, and a code that is used: refused", async () => {
  const robin = newPersona({ isVerified: true });
  const [mine, foreign] = [await begin(), await begin()];
  const back = await site.provider.choose(mine.authorizationUrl, robin);
  const without = new URL(back);
  without.searchParams.delete("state");
  expectRefused(await comeBack(without, mine.cookie), "google-not-started-here");
  expectRefused(await comeBack(back, foreign.cookie), "google-not-started-here");
  expectRefused(await comeBack(back, undefined), "google-not-started-here");
  const other = new URL(back);
  other.pathname = "/auth/facebook/callback";
  expectRefused(await comeBack(other, mine.cookie), "facebook-not-started-here");

  const signedIn = await comeBack(back, mine.cookie);
  expect(signedIn.session).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expectRefused(await comeBack(back, undefined), "google-not-started-here");
  expectRefused(await comeBack(back, mine.cookie), "google-not-started-here");
});

test("S25 a code of another browser's sign-in has the wrong verifier", async () => {
  const [mine, mallory] = [await begin(), await begin()];
  const malloryBack = await site.provider.choose(mallory.authorizationUrl, newPersona({ isVerified: true }));
  const injected = await site.provider.choose(mine.authorizationUrl, newPersona({ isVerified: true }));
  injected.searchParams.set("code", malloryBack.searchParams.get("code") ?? "");
  expectRefused(await comeBack(injected, mine.cookie), "google-failed");
});

test.each(["//evil.example", "/\\evil.example", "https:evil.example", "/\t/evil.example", "x".repeat(8000)])(
  "S30 the way back %# stays on our own site",
  async (from) => {
    const begun = await begin("google", { from });
    const back = await site.provider.choose(begun.authorizationUrl, newPersona({ isVerified: true }));
    expect((await comeBack(back, begun.cookie)).location).toBe("/");
  },
);

test("S31 an attacker's Host changes neither where the provider sends people nor where they land", async () => {
  const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
  const begun = await begin("google", { headers });
  const redirectUri = new URL(begun.authorizationUrl).searchParams.get("redirect_uri");
  expect(redirectUri).toBe(`${site.url}/auth/google/callback`);
  const back = await site.provider.choose(begun.authorizationUrl, newPersona({ isVerified: true }));
  expect((await comeBack(back, begun.cookie, headers)).location).toBe("/");
});

test("S38 another site starts no sign-in, and looking at the addresses does nothing", async () => {
  for (const path of ["/auth/google", "/auth/facebook", "/auth/complete"]) {
    const forged = await send(`${site.url}${path}`, {
      form: {},
      headers: { Origin: "https://evil.example" },
    });
    expect([400, 403], path).toContain(forged.status);
    const looked = await send(`${site.url}${path}`);
    expect(looked.headers.location, path).toBe("/auth");
    expect([forged.cookie, looked.cookie], path).toEqual([null, null]);
  }
  for (const notice of ["google-nonsense", "google-", "x-denied", "google-constructor", "google-__proto__"]) {
    const page = await send(`${site.url}/auth?notice=${notice}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('role="alert"');
  }
});

test("S66 the log of all this names no code, token, secret or address", async () => {
  const begun = await begin();
  const back = await site.provider.choose(begun.authorizationUrl, newPersona({ isVerified: true }));
  site.provider.fault = "wrong-nonce";
  await comeBack(back, begun.cookie);
  const output = await site.output();
  expect(output).toContain("oauth_provider_failed");
  for (const secret of site.provider.secrets) expect(output).not.toContain(secret);
  for (const { email } of site.provider.personas) if (email) expect(output).not.toContain(email);
});
