// How a reader ends marketing mail: by the link in a mail, by an address in a link, by the form with and
// without scripts, and by the mail program's own button.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { unsubscribeToken } from "../../../app/services/auth/unsubscribe-token.server.ts";
import { localVars } from "../../../scripts/local-vars.ts";
import { type Account, actAs, newAccount, newAddress } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const DONE = "Successfully Unsubscribed";

const tokenFor = (email: string) => unsubscribeToken(String(localVars(0).TOKEN_SECRET), email);
const linkFor = async ({ email }: Account) => `/unsubscribe?token=${await tokenFor(email)}`;

/** An account with reminders on. */
async function aReader(): Promise<Account> {
  const account = await newAccount(site);
  await send(`${site.url}/profile`, { cookie: account.cookie, form: { intent: "mail", reminders: "on" } });
  expect(await isOn(account)).toBe(true);
  return account;
}

async function isOn({ cookie }: Account): Promise<boolean> {
  const { text } = await send(`${site.url}/profile`, { cookie });
  return /aria-checked="true"/.test(text);
}

const field = (page: Page) => page.getByRole("textbox", { name: "Email" });
const button = (page: Page) => page.getByRole("button", { name: "Unsubscribe" });
const done = (page: Page) => page.getByRole("heading", { level: 1, name: DONE });
const isHydrated = (page: Page) => expect.poll(() => button(page).isDisabled()).toBe(true);

test("A9 the link of a mail unsubscribes by its script, and says what follows", async () => {
  const reader = await aReader();
  const page = await site.open();
  await page.goto(await linkFor(reader));
  await done(page).waitFor();
  await expectAccessible(page, "unsubscribed");
  for (const text of [
    "Marketing mail stops within 24 hours.",
    "Account notifications continue",
    "You can resubscribe at any time from your account settings.",
    "Marketing emails and newsletters",
    "Product updates",
    "Tips and educational content",
    "CAN-SPAM",
    "GDPR",
  ]) {
    await page.getByText(text).waitFor();
  }
  expect(await isOn(reader)).toBe(false);
  await actAs(page, site, reader);
  await page.getByRole("link", { name: "Manage email preferences" }).click();
  await page.getByRole("switch", { name: "Size reminders by email" }).click();
  await expect.poll(() => isOn(reader)).toBe(true);
});

test("A9 a link with an address fills it in and sends it; one without an at sign does not", async () => {
  const reader = await aReader();
  const page = await site.open();
  await page.goto(`/unsubscribe?email=${encodeURIComponent(reader.email)}`);
  await done(page).waitFor();
  expect(await isOn(reader)).toBe(false);
  await page.goto("/unsubscribe?email=nobody");
  await isHydrated(page);
  await expect.poll(() => field(page).inputValue()).toBe("");
});

test("the form: nothing to send while it is empty, busy while it is sent, Enter sends, and a wrong address says so", async () => {
  const reader = await aReader();
  const page = await site.open();
  await page.goto("/unsubscribe");
  await isHydrated(page);
  await field(page).fill("nobody");
  await field(page).press("Enter");
  await page.getByRole("alert").getByText("Please enter a valid email address.").waitFor();
  await expectStillAccessible(page, "unsubscribe, wrong address");
  let release = () => {};
  const held = new Promise<void>((open) => {
    release = open;
  });
  await page.route("**/unsubscribe", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await field(page).fill(reader.email);
  await field(page).press("Enter");
  const busy = page.getByRole("button", { name: "Processing..." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  release();
  await done(page).waitFor();
  expect(await isOn(reader)).toBe(false);
});

test("what fails says so word for word, from the link and from the form, and the form still works", async () => {
  const reader = await aReader();
  const page = await site.open({ expected: [/ERR_FAILED/] });
  await page.route("**/unsubscribe", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.goto(`/unsubscribe?email=${encodeURIComponent(reader.email)}`);
  const alert = page.getByRole("alert");
  await alert
    .getByText("Sorry, there was an error processing your request. Please try the manual form below.")
    .waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(reader.email);
  await button(page).click();
  await alert.getByText("Sorry, there was an error processing your request. Please try again.").waitFor();
  await expectAccessible(page, "unsubscribe, failed");
  await page.unroute("**/unsubscribe");
  await button(page).click();
  await done(page).waitFor();
  expect(await isOn(reader)).toBe(false);
});

test("S15 a broken link is refused like every other, and leaves the form", async () => {
  const page = await site.open({ expected: [/status of 400/] });
  await page.goto("/unsubscribe?token=junk");
  await page.getByRole("alert").getByText("Please try the manual form below.").waitFor();
  await isHydrated(page);
  for (const token of ["junk", "x".repeat(10_000), "%00", "'"]) {
    expect((await send(`${site.url}/unsubscribe?token=${token}`)).status).toBe(400);
  }
});

test("S16 without JavaScript a link changes nothing until its button is pressed", async () => {
  const reader = await aReader();
  const page = await site.open({ javaScriptEnabled: false, expected: [/status of 400/] });
  await page.goto(await linkFor(reader));
  await expect.poll(() => field(page).inputValue()).toBe(reader.email);
  expect(await isOn(reader)).toBe(true);
  await button(page).click();
  await done(page).waitFor();
  expect(await isOn(reader)).toBe(false);
  await page.goto("/unsubscribe");
  await button(page).click();
  await page.getByRole("alert").getByText("Please enter a valid email address.").waitFor();
  await field(page).fill(newAddress());
  await field(page).press("Enter");
  await done(page).waitFor();
});

test("S17 the page is closed to referrers, caches and robots, and asks nobody else for anything", async () => {
  const reader = await aReader();
  const link = await linkFor(reader);
  for (const path of [link, "/unsubscribe?email=a%40b.test", "/unsubscribe?token=junk", "/unsubscribe"]) {
    const { headers, text } = await send(`${site.url}${path}`);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(text).toContain('<meta name="robots" content="noindex"');
  }
  const page = await site.open();
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(link);
  await done(page).waitFor();
  expect([...hosts]).toEqual([new URL(site.url).host]);
});

test("S62 a mail program's one click works without cookie, from any Origin, again and again; without its word it doesn't", async () => {
  const [reader, other] = [await aReader(), await aReader()];
  const click = async (one: Account, headers: Record<string, string>, body = "List-Unsubscribe=One-Click") =>
    send(`${site.url}${await linkFor(one)}`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    });
  for (const from of [{ Origin: "" }, { Origin: "" }, { Origin: "https://mail.example" }]) {
    const { status, headers, text } = await click(reader, from);
    expect([status, headers.location, headers["set-cookie"], text]).toEqual([200, undefined, undefined, ""]);
  }
  expect(await isOn(reader)).toBe(false);
  for (const headers of [
    { Origin: "https://evil.example" },
    { Origin: "", "Sec-Fetch-Site": "cross-site" },
  ]) {
    expect((await click(other, headers, "email=x")).status).toBe(400);
  }
  expect(await isOn(other)).toBe(true);
});
