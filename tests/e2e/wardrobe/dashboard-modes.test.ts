// A dashboard in its other states and media: items skipped, ready, folded, or bought in another size; in
// print, in forced colors, and without motion.
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { plusMonths } from "../../../app/domain/calendar.ts";
import { AGE_RANGES, type AgeRange } from "../../../app/domain/vocabulary.ts";
import { insteadOf } from "../../../app/domain/wardrobe/alternatives.ts";
import { CATALOGUE, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { coveredWeeks, sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { indexHistory } from "../../../app/domain/weather/month-cards.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { itemName } from "../../../app/words/en/wardrobe/item-copy.ts";
import { SIZE_LABELS } from "../../../app/words/en/wardrobe/wardrobe-copy.ts";
import { areaOf } from "../../unit/fixtures/climate-areas.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { everythingPath, openRestOfMenu, rangeTab, shownAnswer, showsRange } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { itemIdOf, itemRow, nameButton, openItem, plus, rowCounts, sendEdit } from "../support/items.ts";
import { finishedPlan, NEW_YEAR } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const ITEM = "Footed Sleeper";

interface Plan {
  account: Account;
  id: string;
}

let plan: Plan;

async function aPlan(fields: Parameters<typeof finishedPlan>[2] = {}): Promise<Plan> {
  const account = await newAccount(site);
  return { account, id: await finishedPlan(site, account, fields) };
}

beforeAll(async () => {
  plan = await aPlan();
});

async function open(
  { account, id }: Plan,
  path = "0-3m?scenario=daily",
  options: Parameters<typeof site.open>[0] = {},
): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path.startsWith("/") ? path : `/dashboards/${id}/${path}`);
  await page.waitForLoadState("networkidle");
  return page;
}

function category(page: Page, name: string): Locator {
  return page.locator("details.category").filter({ has: page.getByRole("heading", { level: 2, name }) });
}

const isOpen = async (section: Locator) => (await section.getAttribute("open")) !== null;

/** What the browser remembers about the view of a dashboard. */
async function remembered(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "clothing-plan-storage")?.value ?? "";
}

async function setAside(page: Page, name: string, choice: RegExp): Promise<void> {
  const row = await openItem(page, name);
  await row.getByRole("button", { name: choice }).click();
}

async function neededOf(page: Page, name: string): Promise<number> {
  const row = (await rowCounts(page)).find((one) => one.name === name);
  return row?.needed ?? Number.NaN;
}

test("an item that is skipped at one age counts no more there, follows in another tab, and comes back", async () => {
  const own = await aPlan();
  const page = await open(own);
  const beside = await site.openBeside(page);
  await beside.goto(page.url());
  await beside.waitForLoadState("networkidle");
  const before = await shownAnswer(page);
  const needed = await neededOf(page, ITEM);
  expect(needed).toBeGreaterThan(0);

  await setAside(page, ITEM, /^Skip for 0.3m/);
  for (const tab of [page, beside]) {
    await itemRow(tab, ITEM).locator(".row-facts").getByText("Skipped", { exact: true }).waitFor();
    expect(await itemRow(tab, ITEM).locator(".count").count()).toBe(0);
    await expect
      .poll(() => shownAnswer(tab))
      .toEqual({ ...before, needed: before.needed - needed, everything: before.everything - needed });
  }
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await itemRow(page, ITEM).count()).toBe(0);
  expect((await shownAnswer(page)).needed).toBe(before.needed - needed);
  await rangeTab(page, "3-6m").click();
  await showsRange(page, "3-6m");
  expect(await neededOf(page, ITEM), "wanted at the next age").toBeGreaterThan(0);

  await rangeTab(page, "0-3m").click();
  await showsRange(page, "0-3m");
  await page.getByRole("button", { name: /^1 skipped/ }).click();
  await setAside(page, ITEM, /^Put back/);
  // The other tab is updated once this one has saved.
  for (const tab of [page, beside]) await expect.poll(() => shownAnswer(tab)).toEqual(before);
  expect(await neededOf(page, ITEM)).toBe(needed);
  await page.reload();
  await itemRow(page, ITEM).locator(".count").waitFor();
});

test("an item can be skipped for the whole year, and comes back for the whole year", async () => {
  const own = await aPlan();
  const page = await open(own);
  await setAside(page, ITEM, /^Skip in every size/);
  await itemRow(page, ITEM).locator(".row-facts").getByText("Skipped", { exact: true }).waitFor();
  for (const ageRange of ["3-6m", "9-12m"]) {
    await page.goto(`/dashboards/${own.id}/${ageRange}`);
    await page.waitForLoadState("networkidle");
    expect(await itemRow(page, ITEM).count(), ageRange).toBe(0);
    await page.getByRole("button", { name: /^1 skipped/ }).click();
    expect(await itemRow(page, ITEM).count(), ageRange).toBe(1);
  }
  await setAside(page, ITEM, /^Put back/);
  await itemRow(page, ITEM).locator(".count").waitFor();
  for (const ageRange of ["0-3m", "3-6m"]) {
    await page.goto(`/dashboards/${own.id}/${ageRange}`);
    expect(await neededOf(page, ITEM), ageRange).toBeGreaterThan(0);
  }
});

test("without JavaScript an item is skipped and put back by its own buttons", async () => {
  const own = await aPlan();
  const page = await open(own, "0-3m", { javaScriptEnabled: false });
  const before = await shownAnswer(page);
  await setAside(page, ITEM, /^Skip for 0.3m/);
  await page.waitForURL(/\/0-3m(\?[^#]*)?#item-\d+$/);
  expect((await shownAnswer(page)).needed).toBeLessThan(before.needed);
  expect(await itemRow(page, ITEM).count()).toBe(0);
  await page.getByRole("button", { name: /^1 skipped/ }).click();
  await page.waitForURL(/rest=1/);
  await setAside(page, ITEM, /^Put back/);
  await page.waitForURL(/\/0-3m(\?[^#]*)?#item-\d+$/);
  expect(await shownAnswer(page)).toEqual(before);
});

test("what is ready steps back and says so in a word", async () => {
  const own = await aPlan();
  const page = await open(own);
  const needed = await neededOf(page, ITEM);
  const tick = itemRow(page, ITEM).getByRole("img", { name: "You have enough" });
  const ink = () =>
    itemRow(page, ITEM)
      .getByRole("heading", { level: 3 })
      .getByRole("button")
      .evaluate((name) => getComputedStyle(name).color);
  const full = await ink();
  for (let count = 0; count < needed; count++) {
    expect(await tick.count(), `${count} of ${needed}`).toBe(0);
    expect(await ink()).toBe(full);
    await plus(page, ITEM).click();
  }
  await tick.waitFor();
  expect(await ink()).not.toBe(full);
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await page.reload();
  await tick.waitFor();
  expect(await ink()).not.toBe(full);
  // Dimmed items are still readable.
  await expectStillAccessible(page, "a ready item");
});

test("a category that is finished on arrival is folded and can be opened; one that is finished by a tap stays", async () => {
  const own = await aPlan();
  const page = await open(own);
  const tops = category(page, "Tops & Layers");
  const names = await tops.locator("li h3").allInnerTexts();
  for (const name of names) {
    const missing = await neededOf(page, name);
    for (let count = 0; count < missing; count++) await plus(page, name).click();
    await itemRow(page, name)
      .getByText(/\bSaved\b/)
      .waitFor();
  }
  expect(await isOpen(tops), "under the finger").toBe(true);
  await expect.poll(() => tops.locator("[data-done]").count()).toBe(1);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await isOpen(tops), "on arrival").toBe(false);
  await rangeTab(page, "3-6m").click();
  await showsRange(page, "3-6m");
  expect(await isOpen(tops), "at an age where it is not finished").toBe(true);
  await rangeTab(page, "0-3m").click();
  await showsRange(page, "0-3m");
  await expect.poll(() => isOpen(tops)).toBe(false);
  await tops.locator("summary").click();
  await itemRow(page, names[0] ?? "").waitFor();

  const bottoms = category(page, "Bottoms");
  await bottoms.locator("summary").click();
  await expect.poll(() => remembered(page)).toContain("Bottoms");
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await isOpen(bottoms), "folded by hand, remembered").toBe(false);
  await bottoms.locator("summary").click();
  await expect.poll(() => remembered(page)).not.toContain("Bottoms");
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await isOpen(bottoms), "unfolded by hand, remembered").toBe(true);
});

test("what is nice to have waits in its fold and is not in the answer", async () => {
  const own = await aPlan();
  const page = await open(own);
  const before = await shownAnswer(page);
  const fold = category(page, "Sleepwear & Bodysuits").getByRole("button", { name: /nice to have/ });
  expect(await fold.getAttribute("aria-expanded")).toBe("false");
  const shown = (await rowCounts(page)).length;
  await fold.click();
  expect(await fold.getAttribute("aria-expanded")).toBe("true");
  const rows = await rowCounts(page);
  const count = Number(/\d+/.exec(await fold.innerText())?.[0]);
  expect(rows.length).toBe(shown + count);
  const nice = rows.filter(({ level }) => level === "Nice-to-have");
  expect(nice.length).toBe(count);
  const [first] = nice;
  if (!first) throw new Error("Nothing is nice to have");
  await page
    .locator("li[id^=item-]")
    .filter({ has: page.locator("[data-level=Nice-to-have]") })
    .first()
    .getByRole("button", { name: /^One more/ })
    .click();
  await page
    .getByRole("listitem")
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await shownAnswer(page)).toEqual(before);
});

test("the key to newborn sizes stands on the page once, and only where there are some", async () => {
  const page = await open(plan);
  expect(await page.getByText("Newborn size, worn for").count()).toBe(1);
  expect(await page.getByRole("heading", { level: 3, name: / newborn$/ }).count()).toBeGreaterThan(1);
  await rangeTab(page, "3-6m").click();
  await showsRange(page, "3-6m");
  await expect.poll(() => page.getByText("Newborn size, worn for").count()).toBe(0);
});

const PLACES = ["55401", "98101", "10001", "60601", "80202", "04101"];

interface Found {
  zipcode: string;
  dueDate: string;
  ageRange: AgeRange;
  name: string;
  words: string;
}

/** The first plan among the places above with an item that says what the test needs. */
function findPlan(
  wordsOf: (plan: ReturnType<typeof calculate>, ageRange: AgeRange) => [string, string] | null,
) {
  for (const zipcode of PLACES) {
    const history = indexHistory(
      expandNormals(areaOf(zipcode.slice(0, 3)).normals, "2021-01-01", "2025-12-31"),
    );
    for (const months of [0, 2, 4, 6, 8, 10]) {
      const dueDate = plusMonths(NEW_YEAR, months);
      const calculated = calculate(buildWeatherGroups(history, dueDate));
      for (const ageRange of AGE_RANGES) {
        const found = wordsOf(calculated, ageRange);
        if (found) return { zipcode, dueDate, ageRange, name: found[0], words: found[1] } satisfies Found;
      }
    }
  }
  throw new Error("No plan is like that");
}

function calculate(groups: ReturnType<typeof buildWeatherGroups>) {
  const items = CATALOGUE.map((item) => {
    const quantities = calculateQuantities(clothingRules(item), groups);
    return {
      key: item.key,
      name: itemName(item.key),
      quantities,
      totals: sizeTotals(item.key, quantities, groups, "daily"),
    };
  });
  return { groups, items };
}

/** Opens the dashboard that was found, with everything it needs unfolded. */
async function openFound({ zipcode, dueDate, ageRange }: Found): Promise<Page> {
  const own = await aPlan({ zipcode, dueDate });
  return open(own, everythingPath(own.id, ageRange, "daily"));
}

test("an item whose pieces are for weeks of the size beside it too says so, and no size up", async () => {
  const found = findPlan(({ groups, items }, ageRange) => {
    for (const { key, name, quantities } of items) {
      const [line] = coveredWeeks(key, quantities, groups, "daily")[ageRange] ?? [];
      if (line) return [name, `Covers the ${line.weeks} weeks of ${SIZE_LABELS[line.of]} too`];
    }
    return null;
  });
  const page = await openFound(found);
  const row = await openItem(page, found.name);
  await row.getByText(found.words).waitFor();
  expect(await row.getByText(/size up/).count()).toBe(0);
});

test("an item that can stand in for another says so, without taking anything from the counts", async () => {
  const found = findPlan(({ groups, items }, ageRange) => {
    const candidates = items.map(({ key, name, quantities }) => ({
      key,
      name,
      cells: groups[ageRange].map(({ weatherGroupOrder }) => ({
        weatherGroupOrder,
        ...(quantities.daily[ageRange]?.[weatherGroupOrder] ?? { quantity: 0, essentiality: null }),
      })),
    }));
    const said = insteadOf(candidates);
    const item = items.find(({ key, totals }) => said.has(key) && totals[ageRange].needed > 0);
    return item ? [item.name, `Or skip the ${said.get(item.key)} (one replaces the other)`] : null;
  });
  const page = await openFound(found);
  await itemRow(page, found.name).getByText(found.words).waitFor();
  expect(await neededOf(page, found.name)).toBeGreaterThan(0);
});

/** How an element looks to someone who sees only shapes. */
function shapeOf(
  element: Locator,
): Promise<{ background: string; border: string; around: string; ink: string }> {
  return element.evaluate((one) => {
    const { backgroundColor, borderTopWidth, borderTopStyle, borderTopColor, stroke } = getComputedStyle(one);
    return {
      background: backgroundColor,
      border: borderTopStyle === "none" ? "" : `${borderTopWidth} ${borderTopColor}`,
      around: getComputedStyle(document.body).backgroundColor,
      ink: stroke,
    };
  });
}

async function expectShape(element: Locator, name: string): Promise<void> {
  const { background, border, around } = await shapeOf(element);
  const isFilled = background !== around && !/, 0\)$/.test(background);
  const isFramed = border !== "" && !border.startsWith("0px") && !border.endsWith(around);
  expect(isFilled || isFramed, `${name}: ${JSON.stringify({ background, border, around })}`).toBe(true);
}

/** A screenshot of part of the page, with nothing blinking or moving. */
async function pixels(element: Locator): Promise<string> {
  return Buffer.from(await element.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
}

test.each(["light", "dark"] as const)(
  "in forced colours (%s) states are shapes, not colours",
  async (scheme) => {
    const own = await aPlan();
    const look = { forcedColors: "active", colorScheme: scheme, reducedMotion: "reduce" } as const;
    const page = await open(own, undefined, look);
    const chip = (name: string) => page.locator(".chip").filter({ hasText: name });
    await expectShape(page.getByRole("button", { name: "More", exact: true }), "the menu");
    await expectShape(page.getByRole("meter"), "the meter");
    await expectShape(chip("Essential"), "a chip");
    await expectShape(page.locator(".tabs a[aria-current]"), "the open size");
    const before = { chip: await pixels(chip("Recommended")), meter: await pixels(page.getByRole("meter")) };

    const menu = await openRestOfMenu(page);
    const off = await pixels(menu.getByRole("switch"));
    await send(`${site.url}/dashboards/${own.id}/final`, {
      form: { final: "on" },
      cookie: own.account.cookie,
    });
    const id = await itemIdOf(page, ITEM);
    const needed = String(await neededOf(page, ITEM));
    await sendEdit(site, own.account, { plan: own.id, id }, { ageRange: "0-3m", quantity: needed });

    const after = await open(
      own,
      "0-3m?scenario=daily&essentiality=Essential&essentiality=Recommended",
      look,
    );
    const chosen = after.locator(".chip").filter({ hasText: "Recommended" });
    expect((await pixels(chosen)) === before.chip, "a chip that is chosen looks the same").toBe(false);
    expect(await shapeOf(chosen)).not.toEqual(await shapeOf(chip("Recommended")));
    expect((await pixels(after.getByRole("meter"))) === before.meter, "the filled meter looks the same").toBe(
      false,
    );
    const fill = await shapeOf(after.getByRole("meter").locator("> *"));
    expect(fill.background).not.toBe((await shapeOf(after.getByRole("meter"))).background);
    const tick = await shapeOf(itemRow(after, ITEM).getByRole("img", { name: "You have enough" }));
    expect([tick.around, "none", ""]).not.toContain(tick.ink);
    const on = (await openRestOfMenu(after)).getByRole("switch");
    expect(await on.getAttribute("aria-checked")).toBe("true");
    expect((await pixels(on)) === off, "the switch that is on looks the same").toBe(false);
    await expectShape(on.locator("> span"), "the switch");
    const [track, thumb] = [await shapeOf(on.locator("> span")), await shapeOf(on.locator("> span > span"))];
    expect(`${track.background} ${track.border}`).not.toBe(`${thumb.background} ${thumb.border}`);
  },
);

test("on paper the wardrobe is three pages at most, with every count and note, and nothing that only a screen can do", async () => {
  const own = await aPlan({ laundryScenario: "weekly_plus" });
  const page = await open(own, "0-3m?scenario=weekly_plus");
  const note = `From grandma: ${"two of them are wool, ".repeat(20)}one is not.`;
  const id = await itemIdOf(page, ITEM);
  await sendEdit(site, own.account, { plan: own.id, id }, { ageRange: "0-3m", note, tab: "another" });
  await itemRow(page, ITEM).locator(".row-note").waitFor();

  const pdf = await page.pdf({ format: "Letter" });
  const pages =
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(3);

  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 710, height: 950 });
  const row = itemRow(page, ITEM);
  expect(await row.locator(".row-note").innerText()).toContain(note);
  expect(await row.innerText()).toMatch(/0\s+of \d/);
  await page.getByRole("heading", { level: 1, name: /essentials to go$/ }).waitFor();
  for (const chrome of [".range-bar", ".plan-bar", ".chips", ".folds", ".plan-menu", "[data-chrome]"]) {
    expect(await page.locator(`${chrome}:visible`).count(), chrome).toBe(0);
  }
  expect(await page.getByRole("button", { name: /^One (more|less)/ }).count()).toBe(0);
  expect(await page.evaluate(whatOverlaps)).toEqual([]);
  const [left = 0, right = 0] = await page.evaluate(rowsByColumn);
  expect(right).toBeGreaterThan(0);
  // Rows that advise are taller than others.
  expect(left - right).toBeLessThanOrEqual(2);
});

/** Runs in the page: how many rows of the first category stand in the left column, and how many in the right one. */
function rowsByColumn(): number[] {
  const rows = [...(document.querySelector(".rows")?.children ?? [])].map((row) =>
    row.getBoundingClientRect(),
  );
  const shown = rows.filter(({ width }) => width > 0);
  const isLeft = ({ left }: DOMRect) => left === shown[0]?.left;
  return [shown.filter(isLeft).length, shown.filter((row) => !isLeft(row)).length];
}

/** Runs in the page: item rows, or parts of one row, that overlap. */
function whatOverlaps(): string[] {
  const rows = [...document.querySelectorAll("li[id^=item-]")].filter(
    (row) => row.getClientRects().length > 0,
  );
  const overlaps = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const found: string[] = [];
  const compare = (elements: readonly Element[]) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    boxes.forEach((box, at) => {
      boxes.slice(at + 1).forEach((other, after) => {
        if (!overlaps(box, other)) return;
        found.push(`${elements[at]?.textContent} over ${elements[at + 1 + after]?.textContent}`);
      });
    });
  };
  if (rows.length < 10) found.push(`only ${rows.length} rows`);
  compare([...rows, ...document.querySelectorAll(".category > summary, .wardrobe-head")]);
  for (const row of rows) compare([...row.querySelectorAll(".row-art, .row-text, .count")]);
  return found;
}

test("with less motion nothing moves", async () => {
  const moving = async (reducedMotion: "reduce" | "no-preference") => {
    const page = await open(plan, undefined, { reducedMotion });
    await openItem(page, ITEM);
    await openRestOfMenu(page);
    return page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(",").map((text) => Number.parseFloat(text)));
      return [...document.querySelectorAll("main *")].filter((element) => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } =
          getComputedStyle(element);
        const isAnimated = animationName !== "none" && seconds(animationDuration) > 0.001;
        return isAnimated || (transitionProperty !== "none" && seconds(transitionDuration) > 0.001);
      }).length;
    });
  };
  expect(await moving("reduce")).toBe(0);
  expect(await moving("no-preference")).toBeGreaterThan(0);
});

test("a name that is pressed again closes what it opened", async () => {
  const page = await open(plan);
  const row = await openItem(page, ITEM);
  await nameButton(page, ITEM).press("Enter");
  await row.getByLabel(/^Your note/).waitFor({ state: "detached" });
  expect(await nameButton(page, ITEM).getAttribute("aria-expanded")).toBe("false");
});
