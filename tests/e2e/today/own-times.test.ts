// E5 in a browser: one's own times are set in the sheet of times, stay, are nobody else's, and work without scripts.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount, PASSWORD } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { newMember } from "../support/members.ts";
import { finishedPlan } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";

const site = startSite();
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const REFUSED = [/status of 400/];

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate: dayIn(-140) });
});

async function openToday(
  account = parent,
  search = "?for=stroller",
  options: OpenOptions = {},
): Promise<Page> {
  const page = await site.open({ viewport: { width: 390, height: 844 }, ...options });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${plan}/today${search}`);
  await page.waitForLoadState("networkidle");
  return page;
}

const times = (page: Page) => page.getByRole("navigation", { name: "When" });
const field = (page: Page, days: string, end: string) =>
  page.getByRole("group", { name: days }).getByLabel(end, { exact: true });

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^When/ }).click();
  await page.getByText("Your own times").click();
}

/** The same times on every day of the week. */
async function fill(page: Page, out: string, back: string): Promise<void> {
  for (const days of ["Weekdays", "Weekends"]) {
    await field(page, days, "Out").fill(out);
    await field(page, days, "Back").fill(back);
  }
}

const OWN = /^(?:Tomorrow: )?Out 12:15 to 6:45$/;

test("times that are set stay, open the page, and aren't the other parent's", async () => {
  const other = await newMember(site, plan, { name: "Sam", role: "reader" });
  const page = await openToday(parent, "?for=stroller", { expected: REFUSED });
  await openForm(page);
  await fill(page, "08:30", "08:45");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please come back at least 30 minutes").first().waitFor();
  expect(await field(page, "Weekdays", "Out").inputValue()).toBe("08:30");
  await expectStillAccessible(page, "times that were refused");
  // Until 7 PM, when the page goes on to tomorrow: it opens with them whenever this runs.
  await fill(page, "00:15", "18:45");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => times(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: /^When:?\s+(?:Tomorrow )?12:15–6:45/ }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: /^When/ }).click();
  expect(await times(page).getByRole("link", { name: OWN }).getAttribute("aria-current")).toBe("true");
  await page.getByText("Your own times").click();
  expect(await field(page, "Weekends", "Back").inputValue()).toBe("18:45");
  await expectStillAccessible(page, "one's own times");
  const theirs = await openToday(other);
  await theirs.getByRole("button", { name: /^When/ }).click();
  expect(await times(theirs).getByRole("link", { name: /Out/ }).count()).toBe(0);
  await theirs.getByText("Your own times").click();
  expect(await field(theirs, "Weekdays", "Out").inputValue()).toBe("");
  await fill(page, "", "");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => times(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: /^When/ }).click();
  await expect.poll(() => times(page).getByRole("link", { name: /Out/ }).count()).toBe(0);
});

test("without scripts a page of their own says what is wrong, keeps what was typed, and leads back", async () => {
  const page = await openToday(parent, "?for=carrier", { javaScriptEnabled: false, expected: REFUSED });
  await openForm(page);
  await field(page, "Weekdays", "Out").fill("08:30");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Your own times" }).waitFor();
  await page.getByText("Please enter both times, or leave both empty.").waitFor();
  expect(await field(page, "Weekdays", "Out").inputValue()).toBe("08:30");
  await fill(page, "00:15", "18:45");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/\/today\?for=carrier$/);
  await page.getByRole("button", { name: /^When/ }).click();
  await times(page).getByRole("link", { name: OWN }).waitFor();
});

test("times typed after the session ended are there again once their sender has signed in", async () => {
  const page = await openToday(parent, "?for=stroller", { expected: [/status of 401/, /WebSocket/, /ERR_/] });
  await openForm(page);
  await fill(page, "07:45", "09:15");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/\/auth\?from=/);
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/today\/choices/);
  await expect.poll(() => field(page, "Weekends", "Back").inputValue()).toBe("09:15");
});
