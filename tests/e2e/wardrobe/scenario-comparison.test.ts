// What another laundry routine would change: from the dashboard's choice to the comparison, its numbers
// against the dashboards', the switch and the way back, with and without scripts.
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { openPlanMenu, plainAnswer, rangeTab, shownAnswer } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { plainPage, textsOf } from "../support/plain-page.ts";
import { answers, finishedPlan, type Laundry, submitQuiz } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";
import { brokenWords } from "../support/whole-words.ts";

const site = startSite();
const AGE_RANGES = ["0-3m", "3-6m", "6-9m", "9-12m"] as const;
const LAUNDRIES = ["daily", "every_2_3_days", "weekly_plus"] as const satisfies Laundry[];
const LABELS = { daily: "Daily", every_2_3_days: "Every 2-3 Days", weekly_plus: "Weekly+" } as const;
const PHONE = { viewport: { width: 390, height: 844 } };

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  // A warm place: dashboards leave out the outerwear that waits for its day.
  plan = await finishedPlan(site, parent, { zipcode: "33139", laundryScenario: "every_2_3_days" });
});

async function openAs(account: Account, path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

const pathOf = (id: string, rest = "") => `/scenario-comparison?attempt=${id}${rest}`;
const headline = (page: Page) => page.locator("main .answer");
const routines = (page: Page) => page.getByRole("list", { name: "Laundry routines" });

/** Essentials and all pieces on the card of a routine. */
async function cardCounts(page: Page, laundry: Laundry): Promise<number[]> {
  const card = routines(page).getByRole("listitem").nth(LAUNDRIES.indexOf(laundry));
  const [essentials, all] = (await card.locator("p").allInnerTexts()).map((text) =>
    Number.parseInt(text, 10),
  );
  return [essentials ?? Number.NaN, all ?? Number.NaN];
}

/** Essentials and all pieces of a table's rows, by routine. */
async function rowCounts(table: Locator): Promise<Record<string, number[][]>> {
  const rows = await table
    .locator("tbody tr:has(td)")
    .evaluateAll((lines) =>
      lines.map((line) => ({
        label: line.querySelector("th")?.textContent ?? "",
        counts: [...line.querySelectorAll("td")].map((cell) =>
          ["b", "small"].map((part) =>
            Number(cell.querySelector(part)?.textContent?.replace(/\D/g, "") || Number.NaN),
          ),
        ),
      })),
    );
  return Object.fromEntries(rows.map(({ label, counts }) => [label, counts]));
}

/** Opens the comparison from the plan's menu. */
async function compareRoutines(page: Page): Promise<void> {
  const menu = await openPlanMenu(page);
  await menu.getByRole("link", { name: "Compare laundry routines" }).click();
}

describe("the journey", () => {
  test("the plan leads to what weekly would mean, and the answer leads there and back", async () => {
    const page = await openAs(parent, `/dashboards/${plan}/3-6m`, PHONE);
    await compareRoutines(page);
    await page.waitForURL(/\/scenario-comparison\?attempt=\w+&for=3-6m&scenario=every_2_3_days$/);
    await expect
      .poll(() => headline(page).innerText())
      .toMatch(/^\d+\s+more essentials\s+with weekly laundry$/);
    const [now = 0] = await cardCounts(page, "every_2_3_days");
    const [weekly = 0, everything] = await cardCounts(page, "weekly_plus");
    expect(await headline(page).innerText()).toContain(String(weekly - now));
    await page.getByRole("button", { name: "Use this: weekly laundry" }).click();
    await page.waitForURL(new RegExp(`/dashboards/${plan}/3-6m\\?scenario=weekly_plus$`));
    await expect.poll(() => shownAnswer(page)).toEqual({ ready: 0, needed: weekly, everything });
    await expect.poll(() => page.getByLabel("Laundry frequency").inputValue()).toBe("weekly_plus");
    // The routine carries over, like a choice made on the dashboard.
    await rangeTab(page, "6-9m").click();
    await page.waitForURL(/6-9m\?scenario=weekly_plus/);
    await compareRoutines(page);
    await expect.poll(() => headline(page).innerText()).toMatch(/fewer essentials\s+with daily laundry$/);
    await page.getByRole("link", { name: "Back to Recommendations" }).first().click();
    await page.waitForURL(new RegExp(`/dashboards/${plan}/6-9m\\?scenario=weekly_plus$`));
    const remembered = (await page.context().cookies()).find(({ name }) =>
      name.endsWith("clothing-plan-storage"),
    );
    expect(JSON.parse(decodeURIComponent(remembered?.value ?? "{}"))).toMatchObject({
      selectedScenario: "weekly_plus",
    });
  });

  test("the list of plans is one tap away", async () => {
    const page = await openAs(parent, `/dashboards/${plan}/0-3m?scenario=daily`);
    await compareRoutines(page);
    await page.waitForURL(/for=0-3m&scenario=daily$/);
    await page.getByRole("link", { name: /Back to all quiz attempts/ }).click();
    await page.waitForURL("**/dashboards");
  });

  test("without JavaScript it leads there, switches and comes back", async () => {
    const page = await openAs(parent, `/dashboards/${plan}/0-3m`, { ...PHONE, javaScriptEnabled: false });
    await compareRoutines(page);
    await page.getByRole("link", { name: "All, All sizes" }).click();
    await page.waitForURL(/for=year/);
    const [essentials] = await cardCounts(page, "daily");
    expect(essentials).toBeGreaterThan(0);
    await page.getByRole("link", { name: "0–3m next, Newborn to 3 Months" }).click();
    const [needed, everything] = await cardCounts(page, "daily");
    await page.getByRole("button", { name: "Use this: daily laundry" }).click();
    await page.waitForURL(new RegExp(`/dashboards/${plan}/0-3m\\?scenario=daily$`));
    expect(await shownAnswer(page)).toEqual({ ready: 0, needed, everything });
  });

  test("the keyboard alone reaches the switch and uses it", async () => {
    const page = await openAs(parent, pathOf(plan));
    const button = page.getByRole("button", { name: "Use this: weekly laundry" });
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press("Tab");
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(/0-3m\?scenario=weekly_plus$/);
  });
});

describe("the numbers", () => {
  test("of every size and routine are those of the dashboard", async () => {
    const page = await openAs(parent, pathOf(plan));
    const bySize = await rowCounts(page.getByRole("table", { name: "By size" }));
    for (const age of AGE_RANGES) {
      for (const [at, laundry] of LAUNDRIES.entries()) {
        const path = `/dashboards/${plan}/${age}?scenario=${laundry}`;
        const { needed, everything } = await plainAnswer(site, parent, path);
        expect(bySize[age.replace("-", "–")]?.[at], `${age} ${laundry}`).toEqual([needed, everything]);
      }
    }
  });

  test("count outerwear that waits for its day, which the dashboard of a cold place has in all, and not to go", async () => {
    const cold = await finishedPlan(site, parent, { zipcode: "55401" });
    const page = await openAs(parent, pathOf(cold));
    const bySize = await rowCounts(page.getByRole("table", { name: "By size" }));
    const waits: number[] = [];
    for (const age of AGE_RANGES) {
      const path = `/dashboards/${cold}/${age}?scenario=daily`;
      const { needed, everything } = await plainAnswer(site, parent, path);
      const [essentials = 0, all] = bySize[age.replace("-", "–")]?.[0] ?? [];
      const rows = textsOf(await plainPage(site, parent, path), "li.row");
      waits.push(rows.filter((text) => /Decide around/.test(text) && !/Recommended|Nice/.test(text)).length);
      expect([all, essentials - needed], age).toEqual([everything, waits.at(-1)]);
    }
    expect(Math.max(...waits)).toBeGreaterThan(0);
  });

  test("of the categories are the size's, and every item has its three numbers with the differences marked", async () => {
    const page = await openAs(parent, pathOf(plan, "&for=0-3m&scenario=daily"));
    const categories = Object.values(await rowCounts(page.getByRole("table", { name: "By category" })));
    const items = page.getByRole("table", { name: "Every item" });
    const lines = await items
      .locator("tbody tr:has(td)")
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll("td")].map((cell) => cell.innerText.replace(/\s+/g, " ").trim()),
        ),
      );
    for (const [at, laundry] of LAUNDRIES.entries()) {
      const [essentials, all] = await cardCounts(page, laundry);
      expect(categories.reduce((sum, counts) => sum + (counts[at]?.[0] ?? 0), 0)).toBe(essentials);
      expect(categories.reduce((sum, counts) => sum + (counts[at]?.[1] ?? 0), 0)).toBe(all);
      expect(lines.reduce((sum, cells) => sum + Number.parseInt(cells[at] ?? "", 10), 0)).toBe(all);
    }
    for (const cells of lines) {
      const [daily = 0, ...others] = cells.map((text) => Number.parseInt(text, 10));
      expect(cells.slice(1)).toEqual(
        others.map((count) =>
          count === daily ? `${count}` : `${count} ${count > daily ? "+" : "−"}${Math.abs(count - daily)}`,
        ),
      );
    }
  });

  test("are drawn as well, and said to who cannot see the drawing", async () => {
    const page = await openAs(parent, pathOf(plan));
    const chart = page.getByRole("img", { name: "Pieces per size and laundry routine" });
    expect(await chart.locator("rect").count()).toBe(24);
    const [essentials, all] = await cardCounts(page, "weekly_plus");
    expect(await chart.locator("desc").textContent()).toContain(
      `${LABELS.weekly_plus}: ${essentials} essentials of ${all} pieces.`,
    );
  });

  test("leave out what is set aside, and say so", async () => {
    const account = await newAccount(site);
    const id = await finishedPlan(site, account);
    const page = await openAs(account, pathOf(id));
    const [before = 0] = await cardCounts(page, "daily");
    await site.server.ask(
      `update user_clothing_items set set_aside = '["0-3m"]' where onboarding_id = ? and item_name = 'Footed Sleeper'`,
      id,
    );
    await page.reload();
    expect((await cardCounts(page, "daily"))[0]).toBeLessThan(before);
    await page.getByText("1 item isn't counted in the sizes where you skip it.").waitFor();
    expect(await page.getByRole("rowheader", { name: /^Footed Sleeper Essential/ }).count()).toBe(0);
  });
});

describe("how it looks", () => {
  test("a phone's first screen has the answer and the three numbers with their switches", async () => {
    const page = await openAs(parent, pathOf(plan), PHONE);
    const parts = [headline(page), ...(await routines(page).getByRole("listitem").all())];
    parts.push(...(await page.getByRole("button", { name: /^Use this/ }).all()));
    expect(parts).toHaveLength(6);
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(844);
    }
  });

  test("it is accessible by day and by night, fits 320 px, and needs no script", async () => {
    const page = await openAs(parent, pathOf(plan));
    await page.goto(pathOf(plan, "&for=year&scenario=weekly_plus"));
    await expectStillAccessible(page, "comparison of the year");
    expect(await page.locator("script").count()).toBe(0);
  });

  test("with letters twice as large nothing leaves the screen", async () => {
    const page = await openAs(parent, pathOf(plan, "&for=year"), PHONE);
    await setTextSize(page, 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await brokenWords(page)).toEqual([]);
  });

  test("paper shows the tables and nothing to press", async () => {
    const page = await openAs(parent, pathOf(plan));
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Back to Recommendations" }).count()).toBe(0);
    await page.getByRole("table", { name: "Every item" }).waitFor();
    await page.getByText(/^Miami Beach, FL · Jan 1, \d{4}$/).waitFor();
  });
});

describe("what cannot be compared", () => {
  const REFUSED = { expected: [/status of (400|404)/] };

  test("without an attempt it says what is missing, and leads to the plans", async () => {
    const page = await openAs(parent, "/scenario-comparison", REFUSED);
    await page.getByText("Missing attempt ID. Please try again.", { exact: true }).waitFor();
    await expectStillAccessible(page, "comparison of nothing");
    await page.getByRole("link", { name: "Back to all quiz attempts" }).click();
    await page.waitForURL("**/dashboards");
  });

  test("S43 S49 somebody else's plan is not there, and nothing of an address comes back but an id", async () => {
    const page = await openAs(await newAccount(site), pathOf(plan), REFUSED);
    await page.getByText(`Onboarding attempt with ID ${plan} not found.`, { exact: true }).waitFor();
    await page.goto(pathOf("%3Cb%3Ebrindle"));
    await page.getByText("We can't find this page, or you don't have access to it.").waitFor();
    expect(await page.content()).not.toContain("brindle");
  });

  test("a plan in the making says so, as its dashboard does", async () => {
    const account = await newAccount(site);
    const id = await submitQuiz(site, account, answers());
    await site.server.ask("update user_onboarding_data set status = 'failed' where onboarding_id = ?", id);
    const page = await openAs(account, pathOf(id));
    await page.getByText("This quiz attempt is still processing or has failed.").waitFor();
    await page.getByRole("link", { name: "Try Again" }).waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
  });

  test("what cannot be read is named, and the rest is compared", async () => {
    const account = await newAccount(site);
    const id = await finishedPlan(site, account);
    await site.server.ask(
      "update user_clothing_items set calculated_quantities = '{' where onboarding_id = ? and item_name = 'Footed Sleeper'",
      id,
    );
    const page = await openAs(account, pathOf(id));
    await page.getByText("Data Issues Detected", { exact: true }).waitFor();
    await page
      .getByText("We couldn't load how many you need of these, so they're left out: Footed Sleeper.")
      .waitFor();
    expect((await cardCounts(page, "daily"))[0]).toBeGreaterThan(0);
    await expectStillAccessible(page, "comparison with data issues");
  });

  test("S43 a stranger is led through the list to the sign-in", async () => {
    const { status, headers } = await send(`${site.url}${pathOf(plan)}`);
    const door = `/dashboard?${new URLSearchParams({ from: pathOf(plan) })}`;
    expect([status, headers.location]).toEqual([302, door]);
    const page = await site.open();
    await page.goto(pathOf(plan));
    await page.waitForURL(/\/auth\?from=%2Fscenario-comparison/);
  });

  test("while it cannot be read it says so, shows no numbers, and Retry reads it again", async () => {
    await site.server.ask("alter table user_clothing_items rename to items_away");
    const page = await site.open({ expected: [/status of 500/, /^500: /] });
    await actAs(page, site, parent);
    try {
      await page.goto(pathOf(plan, "&for=6-9m"));
      await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
      await page.getByText("Failed to load comparison data. Please try again.", { exact: true }).waitFor();
      expect(await page.locator("main").innerText()).not.toMatch(/essentials|SQLITE|D1/);
    } finally {
      await site.server.ask("alter table items_away rename to user_clothing_items");
    }
    await page.getByRole("link", { name: "Retry" }).click();
    await page.waitForURL(/for=6-9m$/);
    await expect.poll(() => cardCounts(page, "weekly_plus")).not.toContain(Number.NaN);
  });
});
