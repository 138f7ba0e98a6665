// Confirming one's identity in a browser: by password and by provider, by keyboard, without scripts, and back
// to the requested page. Also what a known browser allows its owner.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Persona } from "../../support/oauth-provider.ts";
import {
  type Account,
  actAs,
  mailedLink,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  sendSignIn,
} from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { startOAuthSite } from "../support/oauth-site.ts";
import type { OpenOptions } from "../support/site.ts";

const site = startOAuthSite();
const CONFIRMED = "Confirmed: Thanks for confirming. You can continue.";

/** Makes all proofs of an address's sessions fifteen minutes old. */
async function letProofGrowOld(email: string): Promise<void> {
  await site.server.ask(
    "update sessions set proved_at = proved_at - 900000 where user_id = (select id from users where email = ?)",
    email,
  );
}

async function openLate(account: Account, path: string, options: OpenOptions = {}): Promise<Page> {
  await letProofGrowOld(account.email);
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

function newPersona(fields: Partial<Persona> = {}): Persona {
  const subject = crypto.randomUUID();
  const name = `Robin ${subject.slice(0, 4)}`;
  const persona = { subject, name, email: newAddress("robin"), isVerified: true, ...fields };
  site.provider.personas.push(persona);
  return persona;
}

/** Signs in with Google in a separate browser. */
async function openAsPersona(persona: Persona): Promise<Page> {
  const page = await site.open();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: persona.name }).click();
  await page.waitForURL("**/onboarding");
  return page;
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

test("a download a while after the sign-in asks for the password, and then comes, with the keyboard alone", async () => {
  const account = await newAccount(site);
  const page = await openLate(account, "/profile", { expected: [/status of 403/] });
  await page.getByRole("button", { name: "Download my data" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Confirm it's you" }).waitFor();
  expect(await page.title()).toBe("Confirm it's you · Layette");
  await expectAccessible(page, "confirm it's you");
  expect(await page.getByRole("button", { name: /^Continue with/ }).count()).toBe(0);

  const field = page.getByLabel("Your password");
  await field.focus();
  await page.keyboard.type("a wrong guess");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("That isn't your current password.").waitFor();
  await expectStillAccessible(page, "confirm it's you, refused");
  await field.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Confirm");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/profile");
  await page.getByText("Thanks for confirming. You can continue.").waitFor();
  await expectStillAccessible(page, "confirmed");
  expect(JSON.parse(await downloaded(page))).toMatchObject({ account: { email: account.email } });
});

test("without JavaScript another device is signed out after a proof", async () => {
  const account = await newAccount(site);
  const other = await sendSignIn(site, account.email);
  const expected = [/status of 403/];
  const page = await openLate(account, "/profile", { javaScriptEnabled: false, expected });
  await page.getByRole("button", { name: /^Log out: / }).click();
  await page.getByRole("heading", { level: 1, name: "Confirm it's you" }).waitFor();
  await page.getByLabel("Your password").fill("a wrong guess");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("That isn't your current password.").waitFor();
  expect(new URL(page.url()).searchParams.get("from")).toBe("/profile");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL("**/profile");
  await page.getByText(CONFIRMED).waitFor();
  await page.getByRole("button", { name: /^Log out: / }).click();
  await page.getByText("That device will need to log in again.").waitFor();
  expect((await send(`${site.url}/profile`, { cookie: String(other.cookie) })).status).toBe(302);
  expect(JSON.parse(await downloaded(page))).toMatchObject({ account: { email: account.email } });
});

test("signing out everywhere asks first, too, and leads back when it is not wanted", async () => {
  const account = await newAccount(site);
  const page = await openLate(account, "/profile");
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("heading", { level: 1, name: "Confirm it's you" }).waitFor();
  await page.getByRole("link", { name: "Your Profile" }).click();
  await page.getByRole("heading", { level: 1, name: "Your Profile" }).waitFor();
  await page.getByText("This device").waitFor();
});

test("without a password Google is asked once more, and then the account is deleted", async () => {
  const robin = newPersona();
  const page = await openAsPersona(robin);
  await letProofGrowOld(robin.email ?? "");
  await page.goto("/profile");
  await page.getByRole("link", { name: "Delete my account" }).click();
  await page.getByText("please confirm it's you first").waitFor();
  expect(await page.getByRole("button", { name: "Delete my account" }).count()).toBe(0);
  await expectAccessible(page, "delete account without a password");
  await page.getByRole("link", { name: "Confirm it's you" }).click();
  await page.getByRole("heading", { level: 1, name: "Confirm it's you" }).waitFor();
  await expectAccessible(page, "confirm it's you with Google");
  expect(await page.getByLabel("Your password").count()).toBe(0);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL(`${site.provider.url}/**`);
  expect(new URL(page.url()).searchParams.get("prompt")).toBe("select_account");
  await page.getByRole("button", { name: robin.name }).click();
  await page.waitForURL("**/profile/delete");
  await page.getByText(CONFIRMED).waitFor();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("We've deleted your account and everything in it.").waitFor();
  await expect
    .poll(async () => (await mailsTo(site, robin.email ?? "")).map(({ subject }) => subject))
    .toEqual(["Your Layette account was deleted"]);
});

test("without a password and without a provider there is the mailbox, which proves it as well", async () => {
  const account = await newAccount(site);
  await site.server.ask("update users set password_hash = null where email = ?", account.email);
  const page = await openLate(account, "/profile/prove?from=%2Fprofile%2Fdelete");
  await page.getByText("You don't have a password yet.").waitFor();
  await expectAccessible(page, "confirm it's you by mail");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText("Check your inbox for a password reset link.").waitFor();
  await page.goto(await mailedLink(site, account.email));
  await page.getByLabel("New Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm New Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Update Password" }).click();
  await page.waitForURL("**/onboarding");
  await page.goto("/profile/prove?from=%2Fprofile%2Fdelete");
  expect(new URL(page.url()).pathname, "the new session is proved").toBe("/profile/delete");
});

test("S25 another person's Google account proves nothing, signs nobody in, and connects nothing", async () => {
  const [robin, stranger] = [newPersona(), newPersona()];
  const page = await openAsPersona(robin);
  await letProofGrowOld(robin.email ?? "");
  for (const choice of [stranger.name, "Deny"]) {
    await page.goto("/profile/prove?from=%2Fprofile");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: choice }).click();
    await page.getByRole("heading", { level: 1, name: "Confirm it's you" }).waitFor();
    await page
      .getByRole("alert")
      .getByText(choice === "Deny" ? "You canceled logging in" : "That's not the Google account you use")
      .waitFor();
  }
  await expectStillAccessible(page, "another person's Google account");
  await page.goto("/profile");
  await page.locator("main dl").getByText(String(robin.email)).waitFor();
  const sql = "select count(*) as count from users where email = ?";
  expect(await site.server.ask(sql, String(stranger.email))).toEqual([{ count: 0 }]);
});

test("S25 nobody who is signed out starts a proof, and a look at its addresses starts nothing", async () => {
  const form = { purpose: "prove", from: "/profile" };
  const begun = await send(`${site.url}/auth/google`, { form });
  expect([begun.status, begun.headers.location, begun.cookie]).toEqual([302, "/auth?from=%2Fprofile", null]);
  const asked = await send(`${site.url}/profile/prove`);
  expect(asked.headers.location).toBe("/auth?from=%2Fprofile%2Fprove");
});

test("S19 a sign-in with Google ends the session that the browser had before", async () => {
  const account = await newAccount(site);
  const robin = newPersona();
  const begun = await send(`${site.url}/auth/google`, { form: { from: "/" } });
  const [, href = ""] = /<a href="([^"]+)"/.exec(begun.text) ?? [];
  const back = await site.provider.choose(href.replaceAll("&amp;", "&"), robin);
  const cookie = `${begun.cookie}; ${account.cookie}`;
  const { status, headers } = await send(`${site.url}${back.pathname}${back.search}`, { cookie });
  expect(status).toBe(302);
  expect(String(headers["set-cookie"])).toMatch(/session=/);
  const left = await send(`${site.url}/profile`, { cookie: account.cookie });
  expect(left.headers.location).toBe("/auth?from=%2Fprofile");
});

test("S68 whoever has signed in here before gets in while others guess", async () => {
  const account = await newAccount(site, "guessed");
  const page = await site.open({ expected: [/status of 4(01|29)/] });
  const signIn = async (password: string) => {
    await page.goto("/auth");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  await signIn(PASSWORD);
  await page.waitForURL("**/onboarding");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByText("You've been successfully logged out.").waitFor();

  const statuses: number[] = [];
  for (let tries = 0; tries < 40 && statuses.at(-1) !== 429; tries++) {
    statuses.push((await sendSignIn(site, account.email, "a guess")).status);
  }
  expect(statuses.at(-1)).toBe(429);
  await signIn("mistyped");
  await page.getByRole("alert").getByText("Invalid login credentials.").waitFor();
  await signIn(PASSWORD);
  await page.waitForURL("**/onboarding");
});

test("A17 Google is taken off in the profile once a password is there, and on again after it", async () => {
  const robin = newPersona();
  const page = await openAsPersona(robin);
  await page.goto("/profile");
  await page.getByRole("heading", { name: "Connected accounts" }).waitFor();
  await expectAccessible(page, "a profile with a provider");
  await page.getByRole("button", { name: "Disconnect: Google" }).click();
  await page.getByText("This is your only way to log in.").waitFor();
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText("Check your inbox for a password reset link.").waitFor();
  await page.goto(await mailedLink(site, robin.email ?? ""));
  await page.getByLabel("New Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm New Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Update Password" }).click();
  await page.waitForURL("**/onboarding");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Disconnect: Google" }).click();
  await page.getByText("You can't use it to log in anymore.").waitFor();
  expect(await page.getByRole("heading", { name: "Connected accounts" }).count()).toBe(0);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: robin.name }).click();
  await page.getByRole("heading", { level: 1, name: "You already have an account" }).waitFor();
});
