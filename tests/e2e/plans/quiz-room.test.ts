// What fits on a quiz screen: the question, its answer, and the Next button, without scrolling and without
// layout shifts.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { answers, chooseDay, NEW_YEAR, nextButton, question, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

/** A day in a coming month that spans six calendar weeks. */
function longMonth(): string {
  const year = Number(NEW_YEAR.slice(0, 4));
  const isLong = (month: number) => {
    const [first, last] = [new Date(Date.UTC(year, month, 1)), new Date(Date.UTC(year, month + 1, 0))];
    return first.getUTCDay() + last.getUTCDate() > 35;
  };
  const month = Array.from({ length: 12 }, (_, index) => index).find(isLong) ?? 0;
  return `${year}-${String(month + 1).padStart(2, "0")}-20`;
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not to be seen");
  return box.y + box.height;
}

/** Goes through the quiz with a new account and checks each screen. */
async function walk(page: Page, look: (button: Locator, name: string) => Promise<void>): Promise<void> {
  await actAs(page, site, await newAccount(site));
  await page.goto("/onboarding");
  const start = page.getByRole("link", { name: "Start Quiz" });
  await look(start, "intro");
  await start.click();
  await page.getByLabel("ZIP code").fill("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await look(nextButton(page), "ZIP code");
  await nextButton(page).click();
  await chooseDay(page, longMonth());
  await page.getByRole("gridcell", { selected: true }).waitFor();
  await look(nextButton(page), "due date");
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await look(nextButton(page), "clothes");
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  await page.getByText("55401 · Minneapolis, MN").waitFor();
  await look(page.getByRole("button", { name: "Make my plan" }), "laundry");
}

async function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

test.each([PHONE, DESK])(
  "at $width × $height every step shows its button without scrolling",
  async (size) => {
    const page = await site.open({ viewport: size });
    await walk(page, async (button, name) => {
      expect(await page.evaluate(() => window.scrollY), name).toBe(0);
      expect(await bottomOf(button), name).toBeLessThanOrEqual(size.height);
      if (name === "intro") return;
      expect((await page.locator("main svg").first().boundingBox())?.height, name).toBeGreaterThanOrEqual(56);
    });
  },
);

test("at 320 × 640 every button can be reached, and nothing is wider than the screen", async () => {
  const page = await site.open({ viewport: NARROW });
  await walk(page, async (button, name) => {
    expect(await isWiderThanScreen(page), name).toBe(false);
    await button.scrollIntoViewIfNeeded();
    expect(await bottomOf(button), name).toBeLessThanOrEqual(NARROW.height);
    await page.evaluate(() => window.scrollTo(0, 0));
  });
});

test("with letters of twice the size nothing is wider than a phone", async () => {
  const page = await site.open({ viewport: PHONE });
  await walk(page, async (_, name) => {
    await setTextSize(page, 200);
    expect(await isWiderThanScreen(page), name).toBe(false);
    await setTextSize(page, 100);
  });
});

test.each([PHONE, DESK])("at $width × $height nothing moves when the calendar arrives", async (size) => {
  const page = await site.open({ viewport: size });
  await actAs(page, site, await newAccount(site));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const sum = Number(document.documentElement.dataset.moved ?? 0) + value;
        document.documentElement.dataset.moved = String(sum);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const address = `/onboarding?${new URLSearchParams({ step: "2", zipcode: "55401", dueDate: NEW_YEAR })}`;
  // The calendar loads long after the page was drawn.
  let letGo = () => {};
  const isSeen = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/assets\/calendar-[^/]*\.js/, async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const before = await bottomOf(nextButton(page));
  expect(before).toBeLessThanOrEqual(size.height);
  letGo();
  await page.getByRole("grid").waitFor();
  expect(await bottomOf(nextButton(page))).toBe(before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.locator("html").getAttribute("data-moved")).toBeNull();
  for (const day of [NEW_YEAR.replace("-01-01", "-02-14"), longMonth()]) {
    await chooseDay(page, day);
    await page.locator(`td[data-day="${day}"][aria-selected="true"]`).waitFor();
    expect(await bottomOf(nextButton(page)), day).toBe(before);
  }
});

test("the dots of a page on its way lie on nothing", async () => {
  const account = await newAccount(site);
  await submitQuiz(site, account, answers());
  for (const size of [PHONE, DESK, NARROW]) {
    const page = await site.open({ viewport: size });
    await actAs(page, site, account);
    await page.goto("/onboarding");
    await page.route(/\/dashboards\.data/, () => {});
    // Without scrolling the page to it.
    await page.getByRole("link", { name: "Back to Dashboard" }).dispatchEvent("click");
    const dots = page.locator("[data-pending]");
    await dots.waitFor();
    const header = page.locator("header");
    expect(await bottomOf(dots)).toBeLessThan(await bottomOf(header));
    const lies = await dots.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll("header a, header button, main *")]
        .map((other) => other.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.left < right && box.right > left && box.top < bottom).length;
    });
    expect(lies, `${size.width} px`).toBe(0);
    await expectStillAccessible(page, "a page on its way");
    await page.context().close();
  }
});
