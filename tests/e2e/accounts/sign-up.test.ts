// The first minutes of an account: the page after the sign-up, the mailed link opened twice, and the messages
// for mistakes.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  choosePassword,
  forgetTries,
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
import { startSite } from "../support/site.ts";

const site = startSite();
const SENTENCE = "Check your inbox: We have sent you a confirmation link to finish signing up.";

async function signUp(page: Page, email: string, path = "/auth?mode=signup"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("heading", { level: 1, name: "Check your inbox" }).waitFor();
}

test("after a sign-up a page of its own names the address, survives a reload and mails again", async () => {
  const email = newAddress("inbox");
  const page = await site.open({ expected: [/status of 429/] });
  await signUp(page, email);
  expect(page.url(), "the address stands in no address").toBe(`${site.url}/auth/check-inbox`);
  expect((await page.locator("main").textContent()) ?? "").toContain(SENTENCE);
  await page.getByText(email).waitFor();
  await expectAccessible(page, "check the inbox");
  await page.reload();
  await page.getByText(email).waitFor();
  expect(await page.getByLabel("Email").count(), "nothing is asked twice").toBe(0);

  const cookies = (await page.context().cookies(site.url)).filter(({ name }) => name !== "wrote");
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    ["sign-up-inbox", true, "Lax"],
  ]);
  expect(JSON.stringify(cookies)).not.toContain(email.split("@")[0]);

  await page.getByText("You can ask for a new link once a minute.").waitFor();
  await forgetTries(site);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await page.getByRole("status").getByText("On its way again.").waitFor();
  await expectStillAccessible(page, "sent again");
  await page.getByRole("button", { name: "Send the link again" }).click();
  await page
    .getByRole("alert")
    .getByText(/^Too many attempts\. Please try again in/)
    .waitFor();
  await expectStillAccessible(page, "sent again too soon");
  const link = await mailedLink(site, email, 2);
  expect(await mailsTo(site, email)).toHaveLength(2);

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/onboarding");
  const left = await page.context().cookies(site.url);
  const names = left.map(({ name }) => name).filter((name) => name !== "styles" && name !== "wrote");
  expect(names.sort()).toEqual(["known-devices", "session"]);
  await page.goto("/auth/check-inbox");
  await page.waitForURL("**/onboarding");
});

test("a mistyped address is put right from there, and the way back is kept", async () => {
  const page = await site.open();
  await signUp(page, newAddress("mistyped"), "/auth?mode=signup&from=%2Fsubscription");
  await page.getByText("Wrong address?").waitFor();
  await page.getByRole("link", { name: "Sign up again" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign Up" }).waitFor();
  const email = newAddress("right");
  await signUp(page, email, page.url());
  await page.getByText(email).waitFor();
  await page.goto(await mailedLink(site, email));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/subscription");
});

test("without JavaScript the page after the sign-up names the address and mails again", async () => {
  const email = newAddress("plain");
  const page = await site.open({ javaScriptEnabled: false });
  await signUp(page, email);
  await page.reload();
  await page.getByText(email).waitFor();
  await forgetTries(site);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await page.getByText("On its way again.").waitFor();
  await page.getByText(email).waitFor();
  await mailedLink(site, email, 2);
});

test("S1 the page after the sign-up tells nobody whether the address is known", async () => {
  const unconfirmed = newAddress("parent");
  await sendSignUp(site, unconfirmed);
  const addresses = [(await newAccount(site)).email, unconfirmed, newAddress("parent")];
  const answers = new Set<string>();
  for (const email of addresses) {
    const signedUp = await sendSignUp(site, email);
    const cookie = String(signedUp.cookie);
    const seen = await send(`${site.url}/auth/check-inbox`, { cookie });
    await forgetTries(site);
    const resent = await send(`${site.url}/auth/check-inbox`, { form: {}, cookie });
    expect(seen.text).toContain(email);
    answers.add(
      JSON.stringify(
        [signedUp, seen, resent].map(({ status, text, headers }) => [
          status,
          text.replaceAll(email, "").replaceAll(/nonce="[^"]*"/g, ""),
          Object.keys(headers).sort(),
          headers.location,
          String(headers["set-cookie"]).replaceAll(/\b(sign-up-inbox|wrote)=[^;]+/g, "$1"),
        ]),
      ),
    );
  }
  expect(answers.size).toBe(1);
});

test("S15 a cookie that is missing, foreign or junk names nobody and mails nobody", async () => {
  const junk = ["", "sign-up-inbox=x", "sign-up-inbox=%", `sign-up-inbox=${"x".repeat(5000)}`, "session=x"];
  for (const cookie of junk) {
    const seen = await send(`${site.url}/auth/check-inbox`, { cookie });
    expect(seen.status).toBe(200);
    expect(seen.text).toContain("/auth/resend");
    expect(seen.text).not.toContain("Sent to");
    const sent = await send(`${site.url}/auth/check-inbox`, { form: { email: "a@example.test" }, cookie });
    expect([sent.status, sent.headers.location]).toEqual([302, "/auth/resend"]);
  }
});

test("S10 a confirmation link that is opened twice offers to sign in", async () => {
  const email = newAddress("twice");
  const page = await site.open({ expected: [/status of 400/] });
  await signUp(page, email);
  const link = await mailedLink(site, email);
  await page.goto(link);
  const beside = await site.openBeside(page);
  await beside.goto(link);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/onboarding");

  // First the form that was still open, then the link itself, in another browser where nobody is signed in.
  await beside.getByRole("button", { name: "Confirm my email" }).click();
  await beside.getByRole("alert").getByText("Invalid or expired link:").waitFor();
  const other = await site.open({ expected: [/status of 400/] });
  await other.goto(link);
  await other.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await other
    .getByRole("alert")
    .getByText("Invalid or expired link: You may have used it already.")
    .waitFor();
  expect(await other.getByRole("button", { name: "Confirm my email" }).count()).toBe(0);
  expect(await other.locator('a[href="/auth/resend"]').count()).toBe(1);
  await other.locator("main").getByRole("link", { name: "Sign In" }).click();
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password").fill(PASSWORD);
  await other.getByRole("button", { name: "Sign In" }).click();
  await other.waitForURL("**/onboarding");
});

/** Signs in by the form and expects success. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/onboarding");
}

test.each([true, false])(
  "S2 signed up on the laptop and confirmed on the phone, the password of the phone counts (scripts: %s)",
  async (javaScriptEnabled) => {
    const email = newAddress("two-devices");
    const chosen = "chosen on the phone";
    const laptop = await site.open({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });
    await signUp(laptop, email);

    const phone = await site.open({ javaScriptEnabled, expected: [/status of 400/] });
    await phone.goto(await mailedLink(site, email));
    await phone.getByRole("heading", { level: 1, name: "Choose your password" }).waitFor();
    await phone.getByText(email).waitFor();
    await choosePassword(phone, chosen, "something else");
    await phone.getByRole("alert").getByText("Passwords do not match.").waitFor();
    await choosePassword(phone, "password1");
    await phone.getByText(/^That's one of the most common passwords/).waitFor();
    expect(await phone.getByLabel("Password", { exact: true }).inputValue(), "nothing is echoed").toBe("");
    if (javaScriptEnabled) await expectStillAccessible(phone, "choose a password, refused");
    await choosePassword(phone, chosen);
    await phone.waitForURL("**/onboarding");

    expect((await sendSignIn(site, email, PASSWORD)).status, "the laptop's").toBe(401);
    await signIn(laptop, email, chosen);
  },
);

test("S2 in the browser that signed up nothing is asked: one button, and the password of the form counts", async () => {
  const email = newAddress("one-device");
  const page = await site.open();
  await signUp(page, email);
  await page.goto(await mailedLink(site, email));
  await page.getByRole("heading", { level: 1, name: "Confirm your email" }).waitFor();
  expect(await page.locator("main input:visible").count()).toBe(0);
  expect(await page.locator("main button").allInnerTexts()).toEqual(["Confirm my email"]);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/onboarding");
  await signIn(await site.open(), email, PASSWORD);
});

test("S2 a stranger who signs up before, between and after gets in by none of them", async () => {
  const email = newAddress("victim");
  const page = await site.open();
  await sendSignUp(site, email, "the stranger's first");
  await signUp(page, email);
  await forgetTries(site);
  await sendSignUp(site, email, "the stranger's second");
  await page.goto(await mailedLink(site, email, 2));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/onboarding");
  await forgetTries(site);
  await sendSignUp(site, email, "the stranger's third");
  await mailedLink(site, email, 3);
  for (const password of ["first", "second", "third"].map((which) => `the stranger's ${which}`)) {
    expect((await sendSignIn(site, email, password)).status, password).toBe(401);
  }
  expect((await sendSignIn(site, email)).status).toBe(302);
});

test("S16 looking at a link uses nothing up, in the browser that signed up and in others", async () => {
  const email = newAddress("looked-at");
  const { cookie } = await sendSignUp(site, email);
  const link = await mailedLink(site, email);
  const pending = "select token_hash, link_expires_at, password_hash from pending_sign_ups where email = ?";
  const before = await site.server.ask(pending, email);
  expect(before).toHaveLength(1);
  for (const method of ["GET", "HEAD", "GET", "HEAD", "GET", "HEAD"]) {
    for (const own of [undefined, String(cookie)]) {
      const seen = await send(link, { method, cookie: own });
      expect([seen.status, seen.cookie]).toEqual([200, null]);
      expect(seen.headers["referrer-policy"]).toBe("no-referrer");
      expect(seen.headers["cache-control"]).toContain("no-store");
    }
  }
  expect(await site.server.ask(pending, email)).toEqual(before);
  expect((await sendSignIn(site, email)).status).toBe(401);
});

test.each([true, false])(
  "empty passwords are asked for at the sign-up (scripts: %s)",
  async (javaScriptEnabled) => {
    const page = await site.open({ javaScriptEnabled, expected: [/status of 400/] });
    await page.goto("/auth?mode=signup");
    await page.locator("form").evaluateAll((forms) => {
      for (const form of forms) if (form instanceof HTMLFormElement) form.noValidate = true;
    });
    await page.getByRole("button", { name: "Sign Up" }).click();
    const problems = page.locator("main [role='alert']");
    await expect
      .poll(() => problems.allInnerTexts())
      .toEqual([
        "Please enter your email first.",
        "Please enter a password.",
        "Please enter the password again.",
      ]);
    await page.getByLabel("Email").fill("parent@example.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.locator("form").evaluateAll((forms) => {
      for (const form of forms) if (form instanceof HTMLFormElement) form.noValidate = true;
    });
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.getByText("Passwords do not match.").waitFor();
  },
);

test("providers that are not set up are not drawn", async () => {
  const page = await site.open({ javaScriptEnabled: false });
  for (const [path, own] of [
    ["/auth", ["Sign In", "Forgot password"]],
    ["/auth?mode=signup", ["Sign Up"]],
  ] as const) {
    await page.goto(path);
    expect(await page.locator("main").getByRole("button").allInnerTexts()).toEqual(own);
    expect(await page.locator("main").innerText()).not.toMatch(/Google|Facebook/);
  }
});

const PUBLIC_PAGES = [
  { path: "/", title: "Layette · Stress-free baby wardrobe planning", isIndexed: true },
  { path: "/auth", title: "Sign In", isIndexed: true },
  { path: "/auth?mode=signup", title: "Sign Up", isIndexed: true },
  { path: "/auth/forgot", title: "Forgot your password?", isIndexed: true },
  { path: "/auth/resend", title: "Confirm your email", isIndexed: true },
  {
    path: "/replicate?token=abcdefghij_-0123456789",
    title: "A wardrobe plan shared with you",
    isIndexed: false,
  },
] as const;

test.each(PUBLIC_PAGES)("$path says in its head what it is, under the configured origin", async (wanted) => {
  const { text } = await send(`${site.url}${wanted.path}`, { headers: { Host: "evil.example" } });
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
  expect(content("og:title")).toBe(wanted.title);
  expect(content("og:type")).toBe("website");
  expect(content("og:site_name")).toBe("Layette");
  expect(content("og:url")).toBe(`${site.url}${wanted.path.split("?")[0]}`);
  const description = content("description") ?? "";
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(content("og:description")).toBe(description);
  expect(content("robots")).toBe(wanted.isIndexed ? undefined : "noindex");
  expect(text.match(/<title>/g)).toHaveLength(1);
});

test("every public page has a description of its own", async () => {
  const pages = await Promise.all(PUBLIC_PAGES.map(({ path }) => send(`${site.url}${path}`)));
  const descriptions = pages.map(({ text }) => /<meta name="description" content="([^"]*)"/.exec(text)?.[1]);
  expect(new Set(descriptions).size).toBe(PUBLIC_PAGES.length);
});

test("pages behind a mailed link or a step on the way are in no search engine", async () => {
  for (const path of ["/auth/check-inbox", "/auth/confirm?token=x"]) {
    const { text } = await send(`${site.url}${path}`);
    expect(text, path).toContain('<meta name="robots" content="noindex"');
    expect(text, path).not.toContain("og:url");
  }
});
