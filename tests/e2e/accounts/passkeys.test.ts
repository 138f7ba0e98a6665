// Passkeys in a browser with a virtual device: added, used, renamed, removed, and what must not work (A16,
// S87).
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, mailsTo, newAccount, PASSWORD } from "../support/accounts.ts";
import { type Authenticator, attachAuthenticator } from "../support/authenticator.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";

const site = startSite();

interface Owner {
  account: Account;
  page: Page;
  device: Authenticator;
}

/** A signed-in user whose device can store passkeys. */
async function anOwner(options: OpenOptions = {}): Promise<Owner> {
  const account = await newAccount(site);
  const page = await site.open(options);
  const device = await attachAuthenticator(page);
  await actAs(page, site, account);
  return { account, page, device };
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Passkey added").waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: "session" });
}

/** The browser offers passkeys on the auth page by itself; these journeys press the button. */
async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false });
  });
}

const passkeysOf = (account: Account) =>
  site.server.ask(
    "select name, counter from passkeys where user_id = (select id from users where email = ?)",
    account.email,
  );

test("a passkey is added in the profile, told by mail, and signs in from then on; the page asks for it first", async () => {
  const { account, page, device } = await anOwner();
  await withoutAutofill(page);
  // Sign in by the form, so that the browser becomes known.
  await signOut(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Use a passkey" }).waitFor();
  expect((await page.locator("main button").allInnerTexts()).at(-1)).toBe("Use a passkey");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/onboarding");
  await page.goto("/profile");
  await page.getByText("You don't have a passkey yet.").waitFor();
  await expectAccessible(page, "a profile without passkeys");
  await addPasskey(page);
  expect(await device.count()).toBe(1);
  await page.getByText(/Added .* · Not used yet/).waitFor();
  await expectStillAccessible(page, "a profile with a passkey");
  await expect
    .poll(async () => (await mailsTo(site, account.email)).map(({ subject }) => subject))
    .toContain("A passkey was added to your Layette account");

  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.getByText("You've been successfully logged out.").waitFor();
  await page.getByRole("button", { name: "Use a passkey" }).waitFor();
  await expectAccessible(page, "a sign-in page that asks for a passkey first");
  expect((await page.locator("main button").allInnerTexts())[0]).toBe("Use a passkey");
  await page.getByRole("button", { name: "Use a passkey" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/onboarding");
  await page.goto("/profile");
  await page.locator("main dl").getByText(account.email).waitFor();
  await page.getByText(/Last used/).waitFor();
});

test("the browser offers the passkey beside the field for the address", async () => {
  const { account, page } = await anOwner();
  await addPasskey(page);
  await signOut(page);
  await page.goto("/auth");
  expect(await page.getByLabel("Email").getAttribute("autocomplete")).toBe("username webauthn");
  // Chromium's virtual device picks the only passkey by itself.
  await page.waitForURL("**/onboarding");
  await page.goto("/profile");
  await page.locator("main dl").getByText(account.email).waitFor();
});

test("somebody who has just signed in is offered one beside the plans, once, and adds it by one tap", async () => {
  const { account, page, device } = await anOwner();
  await finishedPlan(site, account);
  await page.goto("/dashboards");
  await page.getByRole("heading", { name: "Log in without a password next time" }).waitFor();
  await expectAccessible(page, "a passkey is offered");
  await page.getByRole("button", { name: "Not now" }).click();
  expect(await page.getByText("Log in without a password next time").count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem("passkey-offer"));
  await page.reload();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Passkey added").waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboards");
  expect(await device.count()).toBe(1);
  expect(await page.getByText("Log in without a password next time").count()).toBe(0);
});

test("a passkey confirms who somebody is, where that is asked once more", async () => {
  const { account, page } = await anOwner();
  // Otherwise the device would sign in again before the page has shown the signed-out state.
  await withoutAutofill(page);
  await addPasskey(page);
  await site.server.ask(
    "update sessions set proved_at = proved_at - 900000 where user_id = (select id from users where email = ?)",
    account.email,
  );
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("heading", { level: 1, name: "Confirm it's you" }).waitFor();
  await expectAccessible(page, "confirm it's you by passkey");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("Thanks for confirming.").waitFor();
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByText("You've been successfully logged out.").waitFor();
});

test("adding one asks for a proof that is fresh, and comes back", async () => {
  const { account, page } = await anOwner({ expected: [/status of 403/] });
  await site.server.ask(
    "update sessions set proved_at = proved_at - 900000 where user_id = (select id from users where email = ?)",
    account.email,
  );
  await page.goto("/profile");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("heading", { level: 1, name: "Confirm it's you" }).waitFor();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Thanks for confirming.").waitFor();
  await addPasskey(page);
});

test("passkeys are renamed and removed by forms alone, and a removed one opens nothing", async () => {
  const { account, page, device } = await anOwner({ expected: [/status of 403/] });
  await withoutAutofill(page);
  await addPasskey(page);
  await page.getByText("Rename or remove").click();
  await expectStillAccessible(page, "a passkey that is renamed");
  const plain = await site.open({ javaScriptEnabled: false });
  await actAs(plain, site, account);
  await plain.goto("/profile");
  expect(await plain.getByRole("button", { name: "Add a passkey" }).count()).toBe(0);
  await plain.getByText("Rename or remove").click();
  await plain.getByLabel("Name", { exact: true }).fill("Robin's phone");
  await plain.getByRole("button", { name: "Rename" }).click();
  await plain.getByText("Robin's phone").first().waitFor();
  expect(await passkeysOf(account)).toEqual([expect.objectContaining({ name: "Robin's phone" })]);
  await plain.getByText("Rename or remove").click();
  await plain.getByRole("button", { name: /^Remove/ }).click();
  await plain.getByText("You don't have a passkey yet.").waitFor();
  expect(await passkeysOf(account)).toEqual([]);

  expect(await device.count(), "the device still has it").toBe(1);
  await signOut(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("alert").getByText("That passkey didn't work here.").waitFor();
  await expectStillAccessible(page, "a passkey was refused");
});

test("S87 who is not the owner of the device, or has no passkey, is told so and can go on with the password", async () => {
  const { account, page, device } = await anOwner();
  await withoutAutofill(page);
  await addPasskey(page);
  await signOut(page);
  await device.setVerified(false);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("alert").getByText("Nothing was confirmed.").waitFor();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/onboarding");
});

test("S87 another user's passkey proves nothing for this one", async () => {
  const mine = await anOwner({ expected: [/status of 403/] });
  await addPasskey(mine.page);
  const theirs = await anOwner();
  await addPasskey(theirs.page);
  // The browser asks for the account's own passkeys; a page that asks for any of the site's gets someone
  // else's.
  const answer = await theirs.page.evaluate(async () => {
    const question = await fetch("/auth/passkey", {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" },
      body: "",
    });
    return question.status;
  });
  expect(answer).toBe(200);
  await mine.page.route("**/profile/prove/passkey", async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? "");
    if (!sent.has("credential")) return route.continue();
    const credential: { id: string; rawId: string } = JSON.parse(sent.get("credential") ?? "");
    const [foreign] = await theirs.device.passkeys();
    const id = (foreign?.credentialId ?? "").replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    sent.set("credential", JSON.stringify({ ...credential, id, rawId: id }));
    return route.continue({ postData: sent.toString() });
  });
  await site.server.ask(
    "update sessions set proved_at = proved_at - 900000 where user_id = (select id from users where email = ?)",
    mine.account.email,
  );
  await mine.page.goto("/profile/prove?from=%2Fprofile");
  await mine.page.getByRole("button", { name: "Use a passkey" }).click();
  await mine.page.getByRole("alert").getByText("That passkey didn't work here.").waitFor();
});

test("S87 what a browser has sent once signs nobody in a second time", async () => {
  const { page } = await anOwner();
  await withoutAutofill(page);
  await addPasskey(page);
  await signOut(page);
  await page.goto("/auth");
  const sending = page.waitForRequest(
    (request) => request.url().endsWith("/auth/passkey") && (request.postData() ?? "").includes("credential"),
  );
  await page.getByRole("button", { name: "Use a passkey" }).click();
  const sent = await sending;
  await page.waitForURL("**/onboarding");
  const form = Object.fromEntries(new URLSearchParams(sent.postData() ?? ""));
  const again = await send(`${site.url}/auth/passkey`, { form, headers: { Accept: "application/json" } });
  expect([again.status, JSON.parse(again.text), again.cookie]).toEqual([
    403,
    { message: "That took too long. Please try again." },
    null,
  ]);
});

test("S87 a device's copy that counts from an earlier moment is refused, and its owner is told", async () => {
  const { account, page, device } = await anOwner({ expected: [/status of 403/] });
  await withoutAutofill(page);
  await addPasskey(page);
  await site.server.ask(
    "update passkeys set counter = 1000 where user_id = (select id from users where email = ?)",
    account.email,
  );
  expect(await device.count()).toBe(1);
  await signOut(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("alert").getByText("That passkey didn't work here.").waitFor();
  await expect
    .poll(async () => (await mailsTo(site, account.email)).map(({ subject }) => subject))
    .toContain("We blocked a login to your Layette account");
});
