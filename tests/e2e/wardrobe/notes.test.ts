// A parent's notes on an item: saved when typing pauses or the box loses focus, never overwritten, never
// lost.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { itemIdOf, itemRow, nameButton, openNote, sendEdit } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const ITEM = "Footed Sleeper";
const FAILED = "Failed to save note. Please try again.";

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function openDashboard(expected: readonly RegExp[] = []): Promise<Page> {
  const page = await site.open({ expected });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m?scenario=daily`);
  await page.waitForLoadState("networkidle");
  return page;
}

/** The stored note, as a fresh page shows it. */
async function storedNote(): Promise<string> {
  const page = await openDashboard();
  return (await openNote(page, ITEM)).inputValue();
}

test("a note is saved when the typing pauses, and when the box is left, and reaches another tab", async () => {
  const page = await openDashboard();
  const beside = await openDashboard();
  const box = await openNote(page, ITEM);
  await box.pressSequentially("From grandma");
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await storedNote()).toBe("From grandma");
  await itemRow(beside, ITEM).getByText("From grandma").first().waitFor();
  await box.press("End");
  await box.pressSequentially(", size 56\n<b>two</b>");
  await box.blur();
  await expect.poll(storedNote).toBe("From grandma, size 56\n<b>two</b>");
});

test("F26 what is being typed stays while another tab saves, and the last one wins", async () => {
  const page = await openDashboard();
  const id = await itemIdOf(page, ITEM);
  const box = await openNote(page, ITEM);
  await page.clock.install();
  await box.fill("mine, not finished");
  await sendEdit(site, parent, { plan, id }, { ageRange: "0-3m", note: "theirs" });
  await page.clock.runFor(300);
  await page.getByText("1 item was changed on another page.").waitFor();
  await expect.poll(() => box.inputValue()).toBe("mine, not finished");
  await page.clock.resume();
  await box.blur();
  await expect.poll(storedNote).toBe("mine, not finished");
  await expect.poll(() => box.inputValue()).toBe("mine, not finished");
});

test("a long note is cut after 100 characters and shown whole on demand", async () => {
  const page = await openDashboard();
  const note = `${"a".repeat(99)}🧦${"b".repeat(30)}`;
  const box = await openNote(page, ITEM);
  await box.fill(note);
  await box.blur();
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await nameButton(page, ITEM).click();
  await itemRow(page, ITEM)
    .getByText(`${"a".repeat(99)}🧦…`)
    .waitFor();
  await itemRow(page, ITEM).getByRole("button", { name: /^More/ }).click();
  await itemRow(page, ITEM).locator("p").getByText(note).filter({ visible: true }).waitFor();
  await itemRow(page, ITEM).getByRole("button", { name: /^Less/ }).click();
  await itemRow(page, ITEM)
    .getByText(`${"a".repeat(99)}🧦…`)
    .waitFor();
});

test("F35 a note that the server fails at stays in its box, says so, and is sent again by itself", async () => {
  const page = await openDashboard([/503/]);
  await page.route("**/items/*", (route) => route.fulfill({ status: 503, json: { message: FAILED } }));
  const box = await openNote(page, ITEM);
  await box.fill("kept words");
  await box.blur();
  await page.locator("[data-sonner-toast]").getByText(FAILED).waitFor();
  await expect.poll(() => box.inputValue()).toBe("kept words");
  await page.unroute("**/items/*");
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await storedNote()).toBe("kept words");
});

test("a note that is refused stays in its box and can be sent again", async () => {
  const page = await openDashboard([/404/]);
  await page.route("**/items/*", (route) => route.fulfill({ status: 404, json: { message: FAILED } }));
  const box = await openNote(page, ITEM);
  await box.fill("precious words");
  await box.blur();
  await page.locator("[data-sonner-toast]").getByText(FAILED).waitFor();
  await expect.poll(() => box.inputValue()).toBe("precious words");
  await page.unroute("**/items/*");
  await itemRow(page, ITEM).getByRole("button", { name: "Save note" }).click();
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await storedNote()).toBe("precious words");
});

test("without JavaScript a note is saved by its button", async () => {
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/6-9m`);
  const box = await openNote(page, ITEM);
  await box.fill("plain");
  await itemRow(page, ITEM).getByRole("button", { name: "Save note" }).click();
  await page.waitForURL(/6-9m#item-\d+$/);
  expect(await (await openNote(page, ITEM)).inputValue()).toBe("plain");
});
