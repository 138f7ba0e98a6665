// The life of an account in a browser: a forgotten password, devices, mail, the data download, and deletion.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  type Account,
  actAs,
  forgetTries,
  mailedLink,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  sendSignIn,
  sendSignUp,
  tokenOf,
} from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { LINE_REFUSED } from "../support/live.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const NEW_PASSWORD = "another rattle 8";
const SENT = "Reset email sent: Check your inbox for a password reset link.";
const INVALID = "Invalid or expired link: Please request a new password reset link.";

/** Changes what no page can. */
async function changeRows(
  ...statements: readonly (readonly [sql: string, ...values: string[]])[]
): Promise<void> {
  for (const [sql, ...values] of statements) await site.server.ask(sql, ...values);
}

async function openAs(account: Account, path: string, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await site.open({ expected });
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

/** Requests a reset mail without a browser and returns its link. */
async function resetLink(account: Account): Promise<string> {
  const before = (await mailsTo(site, account.email)).length;
  await send(`${site.url}/auth/forgot`, { form: { email: account.email } });
  return mailedLink(site, account.email, before + 1);
}

/**
 * A toast can be closed with a thumb. It leaves a phone's header and bottom bar free, and takes only a corner
 * of a desktop screen.
 */
async function expectToastBesideButtons(page: Page): Promise<void> {
  const toast = page.locator("[data-sonner-toast]");
  const box = async (locator = toast) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await toast.hover();
  const close = await box(toast.getByRole("button", { name: "Close" }));
  expect([close.width, close.height]).toEqual([44, 44]);
  await expect.poll(async () => (await box()).y).toBeGreaterThanOrEqual(64);
  expect((await box()).y + (await box()).height).toBeLessThanOrEqual(844 - 52 - 16);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await box()).x).toBeGreaterThan(800);
  expect((await box()).y).toBeGreaterThan(600);
  await toast.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => toast.count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

async function fillReset(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm New Password").fill(again);
  await page.getByRole("button", { name: "Update Password" }).click();
}

test("S13 a forgotten password is reset, and the session of another browser is dead", async () => {
  const account = await newAccount(site, "forgetful");
  const other = await openAs(account, "/dashboards", [LINE_REFUSED]);
  await other.getByText("No Quiz Attempts Yet").waitFor();

  const page = await site.open({ expected: [/status of 400/] });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot password" }).click();
  await page.getByText("Please enter your email first.").waitFor();
  await expect
    .poll(() => page.getByLabel("Email").evaluate((it) => it === document.activeElement))
    .toBe(true);
  await expectStillAccessible(page, "forgot password without an email");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Forgot password" }).click();
  await page.getByText(SENT).waitFor();
  expect(new URL(page.url()).pathname).toBe("/auth");
  await expectStillAccessible(page, "reset mail sent");

  await page.goto(await mailedLink(site, account.email));
  await page.getByRole("heading", { name: "Reset password" }).waitFor();
  // A script has removed the token from the address bar.
  await expect.poll(() => page.url()).toBe(`${site.url}/reset-password`);
  await fillReset(page, NEW_PASSWORD, "something else");
  await page.getByText("Passwords do not match.").waitFor();
  await fillReset(page, "password1");
  await page.getByText(/^That's one of the most common passwords/).waitFor();
  await expectStillAccessible(page, "reset password refused");
  await fillReset(page, NEW_PASSWORD);
  await page.getByText("Your password has been successfully reset.").waitFor();
  await page.waitForURL("**/onboarding");
  await page.getByRole("button", { name: "Account menu" }).waitFor();

  await other.goto("/dashboards");
  await other.waitForURL(/\/auth\?from=/);
  expect((await sendSignIn(site, account.email)).status).toBe(401);
  expect((await sendSignIn(site, account.email, NEW_PASSWORD)).status).toBe(302);
  await expect
    .poll(async () => (await mailsTo(site, account.email)).map(({ subject }) => subject))
    .toContain("Your Layette password was changed");
});

test("without JavaScript a password is forgotten and reset", async () => {
  const account = await newAccount(site, "plain");
  const page = await site.open({ javaScriptEnabled: false, expected: [/status of 400/] });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot password" }).click();
  await page.getByText("Please enter your email first.").waitFor();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Forgot password" }).click();
  await page.getByText(SENT).waitFor();

  await page.goto(await mailedLink(site, account.email));
  await fillReset(page, NEW_PASSWORD, "something else");
  await page.getByText("Passwords do not match.").waitFor();
  await fillReset(page, NEW_PASSWORD);
  await page.waitForURL("**/onboarding");
  await page.getByText("Password updated: Your password has been successfully reset.").waitFor();
  await page.goto("/onboarding");
  expect(await page.getByText("Password updated").count(), "it is said once").toBe(0);
});

test("S3 the answer to forgot and resend is the same for known, unconfirmed and unknown addresses", async () => {
  const unconfirmed = newAddress();
  await sendSignUp(site, unconfirmed);
  const addresses = [(await newAccount(site)).email, unconfirmed, newAddress("nobody")];
  for (const path of ["/auth/forgot", "/auth/resend"]) {
    await forgetTries(site);
    const answers = new Set<string>();
    for (const email of addresses) {
      const { status, text, headers } = await send(`${site.url}${path}`, { form: { email } });
      const body = text.replaceAll(email, "").replaceAll(/nonce="[^"]*"/g, "");
      answers.add(JSON.stringify([status, body, Object.keys(headers).sort()]));
    }
    expect(answers.size, path).toBe(1);
  }
});

test("S16 and S17 looking at a reset link uses nothing up and tells nobody", async () => {
  const account = await newAccount(site);
  const link = await resetLink(account);
  for (const method of ["GET", "HEAD", "GET", "HEAD", "GET", "HEAD"]) {
    const { status, headers, cookie, text } = await send(link, { method });
    expect(status).toBe(200);
    expect(cookie).toBeNull();
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    if (method === "GET") expect(text).toContain('content="noindex"');
  }
  expect((await sendSignIn(site, account.email)).status).toBe(302);
  const form = { token: tokenOf(link), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const first = await send(`${site.url}/reset-password`, { form });
  expect(first.headers.location).toBe("/");
  const second = await send(`${site.url}/reset-password`, { form });
  expect([second.status, second.headers.location]).toEqual([302, "/auth?notice=invalid-reset-link"]);
});

test("S10 and S15 an old, a used, a missing and a nonsensical link say so on the sign-in page", async () => {
  const account = await newAccount(site);
  const older = await resetLink(account);
  const token = tokenOf(older);
  const bad = [
    `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
    token.slice(1),
    "x".repeat(10_240),
    "\0",
    "'",
    "",
  ];
  for (const value of bad) {
    const seen = await send(`${site.url}/reset-password?token=${encodeURIComponent(value)}`);
    expect([seen.status, seen.headers.location]).toEqual([302, "/auth?notice=invalid-reset-link"]);
    const sent = await send(`${site.url}/reset-password`, {
      form: { token: value, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    });
    expect([sent.status, sent.headers.location]).toEqual([302, "/auth?notice=invalid-reset-link"]);
  }
  const page = await site.open();
  await page.goto("/reset-password");
  await page.getByRole("alert").getByText(INVALID).waitFor();
});

test("S10 a used reset link says so to somebody signed in too, and leads to another one", async () => {
  const account = await newAccount(site);
  const link = await resetLink(account);
  const form = { token: tokenOf(link), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const { cookie } = await send(`${site.url}/reset-password`, { form });
  const signedIn = String(cookie);
  const again = await send(`${site.url}/reset-password`, { form, cookie: signedIn });
  expect([again.status, again.headers.location, again.cookie]).toEqual([302, "/reset-password?token=", null]);

  const page = await openAs({ ...account, cookie: signedIn }, link, [/status of 400/]);
  await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await page.getByRole("alert").getByText(INVALID).waitFor();
  expect(await page.getByLabel("New Password", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  await expectAccessible(page, "used reset link, signed in");
  await page.getByRole("link", { name: "Request a new link" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByRole("button", { name: "Email me a reset link" }).waitFor();
  await page.goto(link);
  await page.getByRole("link", { name: "Back to my plans" }).click();
  await page.waitForURL("**/onboarding");
});

test("two empty passwords are asked for, at a reset and at a change", async () => {
  const account = await newAccount(site);
  const page = await openAs(account, "/profile/password", [/status of 400/]);
  const problems = page.locator("main [role='alert']");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect
    .poll(() => problems.allInnerTexts())
    .toEqual(["Please enter your password.", "Please enter a password.", "Please enter the password again."]);
  await page.goto(await resetLink(account));
  await fillReset(page, "");
  await expect
    .poll(() => problems.allInnerTexts())
    .toEqual(["Please enter a password.", "Please enter the password again."]);
  await expectStillAccessible(page, "reset password without one");
});

test("S10 a confirmation link that was sent again replaces the earlier one", async () => {
  const email = newAddress("late");
  await sendSignUp(site, email);
  const older = tokenOf(await mailedLink(site, email));
  await forgetTries(site);
  const page = await site.open();
  await page.goto("/auth/check-inbox");
  await page.getByRole("link", { name: "Send the confirmation link again" }).click();
  await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send my confirmation again" }).click();
  await page.getByText("Check your inbox:").waitFor();
  const newer = tokenOf(await mailedLink(site, email, 2));
  const chosen = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const confirm = (token: string) => send(`${site.url}/auth/confirm`, { form: { token, ...chosen } });
  expect((await confirm(older)).cookie).toBeNull();
  expect((await confirm(newer)).cookie).not.toBeNull();
});

test("the profile shows who somebody is, and is reached from the menu", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const page = await openAs(account, "/dashboards");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { level: 1, name: "Your Profile" }).waitFor();
  const facts = await page.locator("main dl").innerText();
  expect(facts).toMatch(
    new RegExp(`Email\\s+${account.email}\\s+Quiz Attempts\\s+1\\s+Member Since\\s+\\w{3} \\d+, \\d{4}`),
  );
  expect(facts).not.toContain("Role");
  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.getByText("You've been successfully logged out.").waitFor();
  await page.goto("/profile");
  await page.waitForURL("**/auth?from=%2Fprofile");
});

test("S21 one device and then all of them are signed out, for pages, data and sockets", async () => {
  const account = await newAccount(site);
  const { cookie: second } = await sendSignIn(site, account.email);
  const page = await openAs(account, "/profile");
  const devices = page.getByRole("region", { name: "Devices" }).getByRole("listitem");
  await expect.poll(() => devices.count()).toBe(2);
  expect(await page.getByText("This device").count()).toBe(1);
  await page
    .getByRole("button", { name: /^Log out: / })
    .first()
    .click();
  await page.getByText("That device will need to log in again.").waitFor();
  await expectToastBesideButtons(page);
  await expect.poll(() => devices.count()).toBe(1);

  const { cookie: third } = await sendSignIn(site, account.email);
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByText("You've been successfully logged out.").waitFor();
  for (const cookie of [account.cookie, String(second), String(third)]) {
    expect((await send(`${site.url}/profile`, { cookie })).headers.location).toBe("/auth?from=%2Fprofile");
    const data = await send(`${site.url}/profile.data`, { cookie });
    expect(data.text).not.toContain(account.email);
    const file = await send(`${site.url}/profile/data`, { cookie, form: {} });
    expect([file.status, file.text]).toEqual([302, ""]);
    const live = await send(`${site.url}/live`, {
      cookie,
      headers: {
        Origin: site.url,
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      },
    });
    expect(live.status).toBe(401);
  }
});

test("the mail switch keeps its place, with and without JavaScript", async () => {
  const account = await newAccount(site);
  const page = await openAs(account, "/profile");
  const reminders = page.getByRole("switch", { name: "Size reminders by email" });
  // Reminders are opt-in.
  expect(await reminders.getAttribute("aria-checked")).toBe("false");
  await reminders.click();
  await expect.poll(() => reminders.getAttribute("aria-checked")).toBe("true");
  await expectStillAccessible(page, "reminders switched on");

  const plain = await site.open({ javaScriptEnabled: false });
  await actAs(plain, site, account);
  await plain.goto("/profile");
  const plainSwitch = plain.getByRole("switch", { name: "Size reminders by email" });
  expect(await plainSwitch.getAttribute("aria-checked")).toBe("true");
  await plainSwitch.click();
  await plain.locator('[role="switch"][aria-checked="false"]').waitFor();
});

test("S13 a password is changed by who knows it, and this browser stays signed in", async () => {
  const account = await newAccount(site);
  const { cookie: elsewhere } = await sendSignIn(site, account.email);
  const page = await openAs(account, "/profile", [/status of 403/]);
  await page.getByRole("link", { name: "Change password" }).click();
  await page.getByRole("heading", { name: "Change password" }).waitFor();
  await page.getByLabel("Current Password").fill("a wrong guess");
  await fillReset(page, NEW_PASSWORD);
  await page.getByText("That isn't your current password.").waitFor();
  await page.getByLabel("Current Password").fill(PASSWORD);
  await fillReset(page, NEW_PASSWORD);
  await page.waitForURL("**/profile");
  await page.getByText("We've logged out all your other devices.").waitFor();
  for (const cookie of [account.cookie, String(elsewhere)]) {
    expect((await send(`${site.url}/profile`, { cookie })).status).toBe(302);
  }
  await page.reload();
  await page.getByRole("heading", { name: "Your Profile" }).waitFor();
});

test("one's own data comes as a file", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await openAs(account, "/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^layette-data-\d{4}-\d{2}-\d{2}\.json$/);
  const text = readFileSync(await download.path(), "utf8");
  const data: { account: { email: string }; attempts: { onboardingId: string; items: unknown[] }[] } =
    JSON.parse(text);
  expect(data.account.email).toBe(account.email);
  expect(data.attempts.map(({ onboardingId: planId, items }) => [planId, items.length])).toEqual([[id, 73]]);
  expect(text).not.toMatch(/scrypt|token_?hash/i);
});

test("S23 an account is deleted with its password, and is gone at the next request", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const other = await openAs(account, "/dashboards", [LINE_REFUSED]);
  const page = await openAs(account, "/profile", [/status of 403/]);
  await page.getByRole("link", { name: "Delete my account" }).click();
  await page.getByRole("heading", { name: "Delete my account" }).waitFor();
  await page.getByLabel("Your password").fill("a wrong guess");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("That isn't your current password.").waitFor();
  await expectStillAccessible(page, "delete account refused");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("We've deleted your account and everything in it.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
  await page.waitForFunction(() => document.title === "Sign In · Layette");
  expect(await page.locator("body").innerText()).not.toMatch(/welcome back|pick up where/i);
  await other.goto("/dashboards");
  await other.waitForURL(/\/auth\?from=/);
  expect((await sendSignIn(site, account.email)).status).toBe(401);
  await expect
    .poll(async () => (await mailsTo(site, account.email)).map(({ subject }) => subject))
    .toEqual(["Your Layette account was deleted"]);
});

test("S23 a role, a missing password and a missing profile act at the next request", async () => {
  const [account, other, lost] = [await newAccount(site), await newAccount(site), await newAccount(site)];
  const idOf = "(select id from users where email = ?)";
  await changeRows(
    ["update users set password_hash = null where email = ?", account.email],
    ["update users_profile set role = 'admin' where email = ?", account.email],
    [`delete from users_profile where user_id = ${idOf}`, lost.email],
    [`delete from users_profile where user_id = ${idOf}`, other.email],
  );
  const page = await openAs(account, "/profile");
  await page.getByText("Role", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText("Check your inbox for a password reset link.").waitFor();
  await expectStillAccessible(page, "profile of an admin without a password");
  const mails = await mailsTo(site, account.email);
  expect(mails.map(({ subject }) => subject)).toContain("Reset your Layette password");

  const without = await openAs(lost, "/profile");
  await without.getByRole("alert").getByText("Could not load profile data.").waitFor();
  await expectStillAccessible(without, "profile that cannot be read");
  await without.goto("/onboarding");
  await without.getByText("3 of 3 attempts remaining").waitFor();
  await without.goto("/profile");
  await without.getByText("Member Since").waitFor();

  await changeRows(
    ["update users_profile set role = 'free' where email = ?", account.email],
    ["update users_profile set email = ? where email = ?", other.email, lost.email],
  );
  await page.goto("/profile");
  await page.getByText("Member Since").waitFor();
  expect(await page.getByText("Role", { exact: true }).count()).toBe(0);

  const conflicting = await openAs(other, "/onboarding");
  await conflicting.getByRole("heading", { name: "Account Already Exists" }).waitFor();
  await conflicting.getByRole("button", { name: "Log out now" }).waitFor();
  await expectStillAccessible(conflicting, "address of somebody else's profile");
  await conflicting.getByText(/^Account Already Exists: This email is already associated/).waitFor();
  expect(new URL(conflicting.url()).pathname, "signed out after five seconds").toBe("/auth");
  await conflicting.goto("/onboarding");
  await conflicting.waitForURL(/\/auth\?from=/);
});
