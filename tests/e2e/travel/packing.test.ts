// A packing list in use: ticks on two devices and offline, what the plan is missing, a change, and a
// deletion.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import {
  finishedTrip,
  openExtras,
  packedRows,
  packingRow,
  tickOf,
  tripReady,
  YEAR,
} from "../support/trips.ts";

const site = startSite();
const NEXT = YEAR + 1;
const HAT = "Warm Knit or Fleece Hat";

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "33139", dueDate: `${YEAR}-09-05` });
});

/** A four-day ski trip with its packing list open. */
async function openTrip(options: Parameters<typeof site.open>[0] = {}): Promise<{ page: Page; id: string }> {
  const id = await finishedTrip(site, parent, {
    startDate: `${NEXT}-01-10`,
    endDate: `${NEXT}-01-13`,
    skiing: "on",
  });
  return { page: await openAt(id, options), id };
}

async function openAt(id: string, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(`/travel-plans/${id}`);
  await page.waitForLoadState("networkidle");
  return page;
}

const isPacked = (page: Page, name = HAT) => tickOf(page, name).getAttribute("aria-pressed");
const bar = (page: Page) => page.locator(".trip-bar .figures");

test("a tick counts at once, is there after a reload, and other devices see it", async () => {
  const { page, id } = await openTrip();
  const other = await openAt(id);
  const rows = await packedRows(page);
  const pieces = rows.filter(({ level }) => level === "Essential").reduce((sum, { pack }) => sum + pack, 0);
  expect(await bar(page).innerText()).toBe(`0 of ${pieces} packed`);
  const [first] = rows.filter(({ level }) => level === "Essential");
  const { name = "", pack = 0 } = first ?? {};
  await tickOf(page, name).click();
  await expect.poll(() => bar(page).innerText()).toBe(`${pack} of ${pieces} packed`);
  await expect.poll(() => isPacked(other, name)).toBe("true");
  expect(await bar(other).innerText()).toBe(`${pack} of ${pieces} packed`);
  await expectStillAccessible(page, "a packing list with a tick");
  await page.reload();
  expect(await isPacked(page, name)).toBe("true");

  const [extra] = rows.filter(({ level }) => level !== "Essential");
  await openExtras(page);
  await tickOf(page, extra?.name ?? "").click();
  await expect.poll(() => bar(page).innerText()).toBe(`${pack} of ${pieces} packed, ${extra?.pack} more`);
  await tickOf(other, name).click();
  await expect.poll(() => isPacked(page, name)).toBe("false");
});

test("what is no garment is ticked in a list of its own, which other devices see, and counts by itself", async () => {
  const { page, id } = await openTrip();
  const other = await openAt(id);
  const words = await bar(page).innerText();
  const kit = page.locator("details[data-part=kit]");
  const things = await kit.getByRole("listitem").count();
  expect(things).toBeGreaterThan(6);
  await kit.getByText("32 for 4 days, about 8 a day").waitFor();
  expect(await kit.getByRole("heading", { level: 3, name: "Sunscreen" }).count()).toBe(0);
  await tickOf(page, "Diapers").click();
  await kit.getByText(`1 of ${things} packed`).waitFor();
  await expect.poll(() => isPacked(other, "Diapers")).toBe("true");
  expect(await bar(page).innerText()).toBe(words);
  await page.reload();
  expect(await isPacked(page, "Diapers")).toBe("true");
});

test("why so many is one tap away, and does not tick the row", async () => {
  const { page } = await openTrip();
  const row = packingRow(page, "Long-Sleeve Bodysuit");
  await row.getByText(/^Why \d\?/).click();
  await row
    .getByText(
      /^0\.75 a day × 3 days between washes rounds up to .+ A full wardrobe for this weather has \d+\.$/,
    )
    .waitFor();
  expect(await isPacked(page, "Long-Sleeve Bodysuit")).toBe("false");
  await expectStillAccessible(page, "a reason is open");
});

test("before you go says what is owned, not what is planned", async () => {
  const { page, id } = await openTrip();
  const before = page.getByRole("region", { name: "Before you go" });
  const rows = await packedRows(page);
  const [all, essentials] = [rows, rows.filter(({ level }) => level === "Essential")].map((some) =>
    some.reduce((sum, { pack }) => sum + pack, 0),
  );
  await before
    .getByText(
      `You still need ${essentials} essentials before you go, and ${(all ?? 0) - (essentials ?? 0)} extras.`,
    )
    .waitFor();
  await before.getByText("What you still need").click();
  expect(await before.getByRole("listitem").count()).toBe(rows.length);
  await expectStillAccessible(page, "what is still to get");
  const owned = JSON.stringify({
    "3-6m": { Default: { quantity: 50 } },
    "0-3m": { Default: { quantity: 50 } },
  });
  await site.server.ask(
    "update user_clothing_items set user_added_quantities = ? where onboarding_id = ?",
    owned,
    plan,
  );
  const later = await openAt(id);
  await later.getByText("You have everything for this trip.").waitFor();
  await site.server.ask(
    "update user_clothing_items set user_added_quantities = '{}' where onboarding_id = ?",
    plan,
  );
});

test("the whole row ticks, not only its circle", async () => {
  const { page } = await openTrip();
  await packingRow(page, HAT).getByRole("heading").click({ force: true });
  await expect.poll(() => isPacked(page)).toBe("true");
});

test("without a network ticks wait, over a reload too, and are sent when it is back", async () => {
  const { page, id } = await openTrip({ expected: [/ERR_INTERNET_DISCONNECTED/] });
  await page.context().setOffline(true);
  await tickOf(page, HAT).click();
  await page.getByText("We'll save this when you're back online").waitFor();
  expect(await isPacked(page)).toBe("true");
  await page.getByText("1 change will be sent when you're back online.").first().waitFor();
  await page.context().setOffline(false);
  await page.reload();
  const saved = async () =>
    (
      await site.server.ask(
        "select count(*) as count from travel_plan_items where travel_plan_id = ? and is_packed",
        id,
      )
    )[0]?.count;
  await expect.poll(saved).toBe(1);
  await expect.poll(() => isPacked(page)).toBe("true");
});

test("a tick that is refused goes back, and the page says so", async () => {
  const { page } = await openTrip({ expected: [/status of 404/] });
  await page.route(/\/packed$/, (route) =>
    route.fulfill({ status: 404, contentType: "application/json", body: '{"message":"gone"}' }),
  );
  await tickOf(page, HAT).click();
  await page.getByText("Couldn't save that. Please try again.").first().waitFor();
  expect(await isPacked(page)).toBe("false");
});

test("what the plan lacks is added, said and taken back, one by one and all at once", async () => {
  const { page } = await openTrip();
  const compared = page.getByRole("region", { name: "What your plan doesn't cover" });
  const addHat = compared.getByRole("button", { name: new RegExp(`^Add \\d+ to plan\\s*: ${HAT}$`) });
  const adds = compared.getByRole("button", { name: /^Add \d+ to plan/ });
  const before = await adds.count();
  expect(before).toBeGreaterThan(2);
  await addHat.click();
  await compared.getByText(/✓ \d+ added to your plan/).waitFor();
  await page.getByText("1 item added to your plan.").waitFor();
  await expectStillAccessible(page, "an item was added");
  await page.goto(`/dashboards/${plan}/3-6m`);
  await page.getByRole("heading", { level: 3, name: `${HAT} (Denver)` }).waitFor();
  await page.goBack();
  await compared.getByRole("button", { name: new RegExp(`^Undo\\s*: ${HAT}$`) }).click();
  await addHat.waitFor();

  await compared.getByRole("button", { name: /^Add all \d+ pieces to your plan$/ }).click();
  await expect.poll(() => compared.getByText(/✓ \d+ added to your plan/).count()).toBe(before);
  expect(await adds.count()).toBe(0);
});

test("a trip that is changed keeps the ticks of what is still packed", async () => {
  const { page, id } = await openTrip();
  await tickOf(page, HAT).click();
  await expect.poll(() => isPacked(page)).toBe("true");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Change this trip" }).click();
  await page.getByRole("heading", { level: 1, name: "Change this trip" }).waitFor();
  await page.getByLabel("End date").fill(`${NEXT}-01-20`);
  await page.getByText("Add a note").click();
  await page.getByLabel("Notes").fill(`Ask for a crib. ${"Bring the blue one. ".repeat(8)}`);
  await page.getByRole("button", { name: "Update my packing list" }).click();
  await page.waitForURL(`/travel-plans/${id}`);
  await page.locator("main .answer", { hasText: /for 11 days in Denver$/ }).waitFor();
  expect(await isPacked(page)).toBe("true");
  await page.getByRole("button", { name: /^More\s*: Denver/ }).click();
  await page.getByRole("button", { name: /^Less\s*: Denver/ }).waitFor();
});

test("a trip is deleted after a question, leaves its open pages, and is brought back by Undo", async () => {
  const { page, id } = await openTrip();
  const other = await openAt(id);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Delete this trip" }).click();
  await page.getByRole("heading", { level: 1, name: /^Delete your trip to Denver/ }).waitFor();
  await expectStillAccessible(page, "the question");
  await page.getByRole("button", { name: "Delete this trip" }).click();
  await page.waitForURL(`/travel-plans?deleted=${id}`);
  await page.getByText(/^Your trip to Denver.* was deleted\.$/).waitFor();
  await other.waitForURL(/\/travel-plans$/);
  expect((await send(`${site.url}/travel-plans/${id}`, { cookie: parent.cookie })).status).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(/\/travel-plans$/);
  await page.locator(`a[href="/travel-plans/${id}"]`).waitFor();
  await tripReady(site, id);
});

test("the menu copies the list as text and prints a sheet without the page's controls", async () => {
  const { page } = await openTrip({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expectStillAccessible(page, "the menu of a trip");
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByText("Copied!").first().waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Denver, CO.*\nPack \d+ pieces for 4 days/);
  expect(text).toMatch(/\n\[ \] \d+ Long-Sleeve Bodysuit\n/);
  expect(text).toMatch(/\nExtras\n\[ \] \d+ /);
  expect(text).toMatch(/\nOther things to pack\n\[ \] Diapers: 32 for 4 days/);
  await page.emulateMedia({ media: "print" });
  for (const hidden of [page.locator(".trip-bar"), page.getByRole("link", { name: "My Travel Plans" })]) {
    await expect.poll(() => hidden.isVisible()).toBe(false);
  }
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  const extra = (await packedRows(page)).find(({ level }) => level === "Recommended");
  expect(await page.getByText(`☐ ${extra?.pack} ${extra?.name}`).isVisible()).toBe(true);
  expect(await packingRow(page, "Diapers").isVisible()).toBe(true);
});

test("junk in the small forms is refused and changes nothing", async () => {
  const { page, id } = await openTrip();
  const { cookie } = parent;
  for (const path of ["packed", "add"]) {
    for (const form of [
      { clothingId: "0", ageRange: "0-3m", isPacked: "yes" },
      { clothingId: "999999999", ageRange: "3-6m", isPacked: "true" },
      { kit: "passport", isPacked: "true" },
      { kit: "👶".repeat(500), isPacked: "true" },
      { clothingId: "' or 1=1 --", ageRange: "👶".repeat(500), isPacked: "true" },
    ]) {
      const { status } = await send(`${site.url}/travel-plans/${id}/${path}`, { form, cookie });
      expect(status, path).toBeLessThan(500);
    }
  }
  await page.reload();
  expect(await page.locator("[aria-pressed=true]").count()).toBe(0);
});
