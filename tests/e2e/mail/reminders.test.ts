// Reminders as parents opt in to them, and the calendar file that needs no mail.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const YES = "Remind me before each size";
const NO = "No, thanks";

async function isOn({ cookie }: Account): Promise<boolean> {
  const { text } = await send(`${site.url}/profile`, { cookie });
  return /aria-checked="true"/.test(text);
}

async function openList(account: Account, javaScriptEnabled = true): Promise<Page> {
  const page = await site.open({ javaScriptEnabled });
  await actAs(page, site, account);
  await page.goto("/dashboards");
  await page.getByRole("heading", { level: 1, name: "Your Quiz Attempts" }).waitFor();
  return page;
}

const yes = (page: Page) => page.getByRole("button", { name: YES });

test.each([true, false])(
  "A14 after the first plan one tap asks for reminders (scripts: %s)",
  async (hasScripts) => {
    const account = await newAccount(site);
    const early = await openList(account, hasScripts);
    expect(await yes(early).count()).toBe(0);
    await finishedPlan(site, account);
    const page = await openList(account, hasScripts);
    expect(await isOn(account)).toBe(false);
    if (hasScripts) await expectAccessible(page, "list with the offer of reminders");
    await yes(page).click();
    await yes(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/dashboards");
    if (!hasScripts) await page.getByText("We'll email you three weeks before each new size.").waitFor();
    expect(await isOn(account)).toBe(true);
  },
);

test("A14 whoever says no is not asked again, and can ask for it in the profile", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const page = await openList(account);
  await page.getByRole("button", { name: NO }).click();
  await yes(page).waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Your Quiz Attempts" }).waitFor();
  expect(await yes(page).count()).toBe(0);
  expect(await isOn(account)).toBe(false);
  await page.goto("/profile");
  await page.getByRole("switch", { name: "Size reminders by email" }).click();
  await expect.poll(() => isOn(account)).toBe(true);
});

test("the days on which sizes begin are taken along as a calendar file, without scripts too", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${plan}/shopping-list`);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: /Sizes, print, and more$/ }).click();
  await page.getByRole("link", { name: "Size calendar" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("Quiz #1, sizes.ics");
  const file = readFileSync(await download.path(), "utf8");
  expect(file.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
  expect(file.match(/^SUMMARY:.*$/gm)).toEqual(
    ["0–3m", "3–6m", "6–9m", "9–12m"].map((size) => `SUMMARY:Baby clothes: size ${size} starts`),
  );
  expect(file).toContain(`UID:${plan}-3-6m@localhost`);
  const { headers } = await send(`${site.url}/dashboards/${plan}/sizes.ics`, { cookie: account.cookie });
  expect(headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
});
