// What a parent sees without scrolling, and that nothing covers the controls: on a phone and a desktop, in
// six places, for every size, and with large text.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { openPlanMenu, openRestOfMenu, shownAnswer } from "../support/dashboard.ts";
import { itemRow, numberButton, openItem, openNote, plus, rowCounts } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { ofTier, TIER } from "../support/tiers.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const AGE_RANGES = ["0-3m", "3-6m", "6-9m", "9-12m"] as const;
const ZIPS = ["55401", "33139", "85001", "98101", "99701", "00901"] as const;
const LEVELS = ["Essential", "Recommended", "Nice-to-have"] as const;

declare global {
  interface Window {
    /** The part of the screen between the bars at its top and bottom. */
    freeRoom(): { top: number; bottom: number };
  }
}

/** The first tier has all that isn't asked of each place. */
const once = test.runIf(TIER === "first");

const plans = new Map<string, { account: Account; id: string }>();

/** The plan of a place, which is made when a test first asks for it. */
async function planIn(zipcode: string): Promise<{ account: Account; id: string }> {
  const known = plans.get(zipcode);
  if (known) return known;
  const account = await newAccount(site);
  const made = { account, id: await finishedPlan(site, account, { zipcode }) };
  plans.set(zipcode, made);
  return made;
}

async function openPlan(
  zipcode: string,
  viewport: { width: number; height: number },
  path = "0-3m?scenario=daily",
): Promise<Page> {
  const plan = await planIn(zipcode);
  const page = await site.open({ viewport });
  await page.addInitScript(measureFreeRoom);
  await actAs(page, site, plan.account);
  await page.goto(`/dashboards/${plan.id}/${path}`);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Shows another age range or filter of the open plan. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.waitForLoadState("networkidle");
}

/** The part of the screen between the top and bottom bars. */
function freeArea(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => window.freeRoom());
}

/** Runs in the page before its scripts. */
function measureFreeRoom(): void {
  window.freeRoom = () => {
    const stuck = document.querySelector(".range-bar");
    const isStuck = stuck !== null && getComputedStyle(stuck).position === "sticky";
    const box = stuck?.getBoundingClientRect();
    const probe = document.createElement("div");
    probe.style.cssText = "position: absolute; height: var(--bar-height)";
    document.body.appendChild(probe);
    const { height } = probe.getBoundingClientRect();
    probe.remove();
    return {
      top: isStuck && box && box.top <= 0 ? Math.max(0, box.bottom) : 0,
      bottom: innerHeight - height,
    };
  };
}

// The sample is the coldest and the hottest place: a plan between them has what one of them has.
const SAMPLE: readonly string[] = ["99701", "00901"];

describe.each(ofTier(ZIPS, (zipcode) => SAMPLE.includes(zipcode)))("in %s", (zipcode) => {
  test.each([
    ["a phone", PHONE, 5],
    ["a desk", DESK, 6],
  ])("the answer and the first garments stand on the first screen of %s", async (_, size, garments) => {
    const page = await openPlan(zipcode, size);
    const { top, bottom } = await freeArea(page);
    const heading = page.getByRole("heading", { level: 1, name: /^[1-9]\d* essentials to go$/ });
    const parts = [heading, page.getByRole("meter")];
    // Where it is hot, the first category has fewer, and the next one its own head.
    const rows = page.locator(".category").first().locator(":scope > .rows > li");
    const shown = Math.min(garments, await rows.count());
    expect(shown).toBeGreaterThan(2);
    for (let index = 0; index < shown; index++) {
      const row = rows.nth(index);
      expect(await row.locator(".count").innerText()).toMatch(/^0 of [1-9]\d*$/);
      parts.push(row.getByRole("heading", { level: 3 }), row.locator(".count"));
    }
    for (const part of parts) {
      const box = await part.boundingBox();
      if (!box) throw new Error(`${part} is not on the page`);
      expect(box.y, String(part)).toBeGreaterThanOrEqual(top);
      expect(box.y + box.height, String(part)).toBeLessThanOrEqual(bottom);
    }
  });

  test("every size is at most five screens of a phone, the first four", async () => {
    const page = await openPlan(zipcode, PHONE);
    for (const ageRange of AGE_RANGES) {
      await show(page, `${ageRange}?scenario=weekly_plus`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const screens = ageRange === "0-3m" ? 4 : 5;
      expect(height / PHONE.height, ageRange).toBeLessThanOrEqual(screens);
    }
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s", (_, size) => {
  once("nothing that sticks covers a control, and the shopping list is always at hand", async () => {
    const page = await openPlan("55401", size);
    // With everything that a row can hold: a truncated note, an undo, an open part.
    const note = await openNote(page, "Cardigan");
    await note.fill(`${size.width} ${"wool ".repeat(40)}`);
    await note.blur();
    await page
      .getByRole("listitem")
      .getByText(/\bSaved\b/)
      .waitFor();
    await page.getByRole("button", { name: "Cardigan", exact: true }).click();
    await openItem(page, "Footed Sleeper (Newborn)");
    await plus(page, "Footed Sleeper").click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    // The widest possible count, with its checkmark.
    await numberButton(page, "Long-Sleeve Bodysuit").click();
    await page
      .getByRole("combobox", { name: "You have: Long-Sleeve Bodysuit" })
      .fill(size === PHONE ? "999" : "998");
    await page.getByRole("option", { name: /^Keep 99/ }).waitFor();
    await page.keyboard.press("Enter");
    await itemRow(page, "Long-Sleeve Bodysuit")
      .getByText(/\bSaved\b/)
      .waitFor();

    expect(await coveredAnywhere(page)).toEqual([]);
  });

  once("the focus is never under a bar, all the way through and back", async () => {
    const page = await openPlan("55401", size);
    for (const key of ["Tab", "Shift+Tab"]) {
      const { found, presses } = await walkTheFocus(page, key);
      expect(found, key).toEqual([]);
      expect(presses, "through the whole page").toBeGreaterThan(30);
    }
  });
});

once.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s the answer comes before every control of the page", async (_, size) => {
  const page = await openPlan("55401", size);
  const before = await page.evaluate(() => {
    const heading = document.querySelector("h1");
    return [...document.querySelectorAll("main :is(a, button, summary, input, select)")]
      .filter((control) => control.checkVisibility())
      .filter((control) => heading && control.compareDocumentPosition(heading) & 4)
      .map(({ outerHTML }) => outerHTML);
  });
  expect(before).toEqual([]);
  for (const heading of await page.getByRole("heading").allInnerTexts())
    expect(heading.trim()).not.toMatch(/,$|^,/);
});

once("on a phone a link's choice is in sight in the row that scrolls", async () => {
  const page = await openPlan("55401", PHONE, "0-3m?essentiality=Nice-to-have");
  const chip = await page.getByRole("checkbox", { name: /^Nice-to-have/ }).boundingBox();
  expect(chip?.x).toBeGreaterThanOrEqual(0);
  expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

once(
  "on a phone banner, sizes, and answer come one below the other, and the choices are one row that scrolls",
  async () => {
    const page = await openPlan("55401", PHONE);
    const yOf = async (part: string) => (await page.locator(part).boundingBox())?.y ?? Number.NaN;
    const order = [".plan-banner", ".tabs", "h1", ".plan-weather", ".view-bar", ".category >> nth=0"];
    const places = await Promise.all(order.map(yOf));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const row = page.locator(".view-bar");
    const tops = await row
      .locator("select, .chip")
      .evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().top)));
    expect(tops).toEqual(Array(4).fill(tops[0]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const last = row.getByRole("checkbox", { name: /^Nice-to-have/ });
    await last.focus();
    const box = await page.locator(".chip").nth(2).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "focus brings a chip into sight").toBeLessThanOrEqual(
      PHONE.width,
    );
  },
);

once.each([
  ["1280 × 800", DESK],
  ["1024 × 768", { width: 1024, height: 768 }],
])(
  "R25: at %s answer, weather, and the year's picture stay in view while the rows scroll",
  async (_, size) => {
    const page = await openPlan("55401", size);
    await page.mouse.move(size.width - 100, 400);
    await page.mouse.wheel(0, 600);
    await page.locator(".plan-side figure svg[role=img]").waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    for (const part of ["h1", ".plan-side [role=meter]", ".weather", ".plan-side figure svg[role=img]"]) {
      const box = await page.locator(part).boundingBox();
      expect(box?.y, part).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? size.height), part).toBeLessThanOrEqual(size.height);
    }
  },
);

once.each([
  ["a phone", PHONE, openPlanMenu],
  ["a phone, unfolded", PHONE, openRestOfMenu],
  ["320 px, unfolded", { width: 320, height: 640 }, openRestOfMenu],
  ["a tablet", { width: 800, height: 1000 }, openPlanMenu],
  ["a desk", DESK, openPlanMenu],
  ["a desk, unfolded", DESK, openRestOfMenu],
  ["a low desk, unfolded", { width: 1280, height: 560 }, openRestOfMenu],
])("on %s the menu doesn't cover its own button, and all of it can be reached", async (_, size, openMenu) => {
  const page = await openPlan("55401", size);
  const opened = await openMenu(page);
  const menu = await opened.boundingBox();
  const last = opened.locator("summary, a").last();
  const button = await page.getByRole("button", { name: "More", exact: true }).boundingBox();
  if (!menu || !button) throw new Error("There is no menu");
  const isApart = menu.y >= button.y + button.height || menu.y + menu.height <= button.y;
  expect(isApart, JSON.stringify({ menu, button })).toBe(true);
  expect(menu.y).toBeGreaterThanOrEqual(0);
  expect(menu.y + menu.height).toBeLessThanOrEqual(size.height);
  if (!(await last.isVisible())) return;
  await last.scrollIntoViewIfNeeded();
  const end = await last.boundingBox();
  expect((end?.y ?? size.height) + (end?.height ?? 0)).toBeLessThanOrEqual(size.height);
});

once.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s a message stands at the bottom, never over the answer", async (_, size) => {
  const page = await openPlan("85001", size);
  const menu = await openRestOfMenu(page);
  await menu.getByRole("switch").click();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: /Saved as final|Selection cleared/ });
  await toast.waitFor();
  await page.keyboard.press("Escape");
  const { bottom } = await freeArea(page);
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box !== null && box.y > size.height / 2 && box.y + box.height <= bottom;
    })
    .toBe(true);
});

once("headline, meter, chips, categories and rows agree, whatever is chosen", async () => {
  const page = await openPlan("98101", DESK);
  await plus(page, "Footed Sleeper").click();
  await plus(page, "Footed Sleeper").click();
  await plus(page, "Cardigan").click();
  await page
    .getByRole("listitem")
    .getByText(/\bSaved\b/)
    .waitFor();

  await show(page, `0-3m?${search([...LEVELS])}`);
  const everything = await rowCounts(page);
  const chips = await page
    .locator(".chip")
    .evaluateAll((labels) => labels.map(({ textContent }) => textContent?.replace(/\D/g, "")));
  const needs = LEVELS.map((name) => sum(everything.filter(({ level }) => level === name)).needed);
  expect(chips.map(Number)).toEqual(needs);

  const choices = [
    [],
    ["Essential"],
    ["Recommended"],
    ["Nice-to-have"],
    ["Essential", "Nice-to-have"],
    LEVELS,
  ];
  for (const chosen of choices) {
    await show(page, `0-3m?${search(chosen)}`);
    const name = chosen.join(" and ") || "nothing chosen";
    const rows = await rowCounts(page);
    const counted = rows.filter(({ level }) => (chosen.length > 0 ? true : level === "Essential"));
    const { ready, needed } = sum(counted);
    expect(ready, name).toBeGreaterThanOrEqual(0);
    const answer = await shownAnswer(page);
    expect(answer, name).toEqual({ ready, needed, everything: sum(everything).needed });
    const toGet = Number.parseInt(await page.getByRole("heading", { level: 1 }).innerText(), 10);
    expect(toGet, name).toBe(needed - ready);
    const meter = page.getByRole("meter");
    expect(await meter.getAttribute("aria-valuenow"), name).toBe(String(ready));
    expect(await meter.getAttribute("aria-valuemax"), name).toBe(String(needed));
    const categories = await page
      .locator(".category")
      .evaluateAll((sections) =>
        sections.map((section) => ({
          says: section.querySelector(".category-count")?.textContent,
          rows: [...section.querySelectorAll(".row:has(.count)")].map((row) => ({
            level: row.querySelector("[data-level]")?.getAttribute("data-level") ?? "Essential",
            count: row.querySelector(".count")?.textContent?.match(/\d+/g) ?? [],
          })),
        })),
      );
    // Categories count what the headline counts; recommended rows count only toward the total.
    for (const { says, rows: inCategory } of categories) {
      const isCounted = (level: string) => chosen.length > 0 || level === "Essential";
      const inHead = inCategory.filter(({ level }) => isCounted(level)).map(({ count }) => count);
      const all = sum(inHead.map(([have, of]) => ({ have: Number(have), needed: Number(of) })));
      if (all.needed > 0) expect(says?.split(" · ")[0], name).toBe(`You have ${all.ready} of ${all.needed}`);
      else expect(says ?? "", name).not.toContain(" of ");
    }
    if (chosen.length > 0) continue;
    const inAll = categories.map(({ says }) =>
      Number(/(\d+) in all/.exec(says ?? "")?.[1] ?? /of (\d+)/.exec(says ?? "")?.[1] ?? 0),
    );
    expect(
      inAll.reduce((total, pieces) => total + pieces, 0),
      name,
    ).toBe(answer.everything);
  }
});

once.each([
  ["320 px", { width: 320, height: 640 }, 100, 320],
  // Enlarging text in browser settings would switch to a small screen's bars; this only enlarges.
  ["390 px with letters of twice the size", PHONE, 200, 256],
  ["1280 px at 400 %", { width: 320, height: 256 }, 100, 200],
])("nothing scrolls sideways at %s, and there is room between the bars", async (_, size, percent, room) => {
  const page = await openPlan("55401", size);
  for (const ageRange of AGE_RANGES) {
    await show(page, `${ageRange}?scenario=weekly_plus`);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      for (const details of document.querySelectorAll("details")) details.open = true;
    }, `${percent}%`);
    await openItem(page, "Footed Sleeper");
    expect(await page.evaluate(whatIsTooWide), ageRange).toEqual([]);
    await page.evaluate(() => scrollTo(0, 2000));
    const { top, bottom } = await freeArea(page);
    expect(bottom - top, "free for the items").toBeGreaterThan(room);
  }
});

function search(levels: readonly string[]): string {
  const params = new URLSearchParams({ scenario: "daily" });
  for (const level of levels.length > 0 ? levels : ["all"]) params.append("essentiality", level);
  return params.toString();
}

function sum(rows: readonly { have: number; needed: number }[]): { ready: number; needed: number } {
  return {
    ready: rows.reduce((total, { have, needed }) => total + Math.min(have, needed), 0),
    needed: rows.reduce((total, { needed }) => total + needed, 0),
  };
}

/** Controls that are covered at any scroll position. */
async function coveredAnywhere(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let y = 0; ; y += 150) {
    const { covered, isAtEnd } = await page.evaluate(whatIsCovered, y);
    for (const control of covered) found.add(control);
    if (isAtEnd) return [...found];
  }
}

/** Moves the focus through the page; returns what was under a bar, and how many presses it took. */
async function walkTheFocus(page: Page, key: string): Promise<{ found: string[]; presses: number }> {
  const found: string[] = [];
  let presses = 0;
  for (; presses < 400; presses++) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(whereTheFocusIs);
    if (seen === null) break;
    if (seen !== "") found.push(seen);
  }
  return { found, presses };
}

/** Runs in the page: the elements that make it scroll sideways. */
function whatIsTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Runs in the page: scrolls it and returns the controls between the bars that something covers. */
async function whatIsCovered(y: number): Promise<{ covered: string[]; isAtEnd: boolean }> {
  scrollTo({ top: y, behavior: "instant" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { top, bottom } = window.freeRoom();
  const controls = [
    ...document.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea"),
  ].flatMap((control) => {
    const [box] = control.getClientRects();
    const isSeen = box && box.width > 1 && control.checkVisibility({ visibilityProperty: true });
    if (!isSeen) return [];
    const isOfBar = control.closest(".range-bar") !== null;
    const [from, to] = isOfBar ? [0, innerHeight] : [top, bottom];
    // What a column or a row scrolls away isn't covered.
    const around = control.closest(".plan-side, .view-bar")?.getBoundingClientRect();
    const isAway =
      around && around.width > 0 && (box.bottom > around.bottom + 1 || box.right > around.right + 1);
    if (isAway) return [];
    const [x, middle] = [box.left + box.width / 2, box.top + box.height / 2];
    // At an edge, a pixel may belong to either element.
    return middle > from + 1 && middle < to - 1
      ? [{ control, hit: document.elementFromPoint(x, middle) }]
      : [];
  });
  const covered = controls
    .filter(({ control, hit }) => !control.contains(hit) && hit?.closest("label")?.control !== control)
    .map(({ control, hit }) => `${control.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 120)}`);
  const isInSight = [...document.querySelectorAll("a")]
    .filter(({ textContent }) => /^Shopping( list)?$/.test(textContent ?? ""))
    .map((link) => link.getBoundingClientRect())
    .some((box) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight);
  if (!isInSight) covered.push("the shopping list is out of sight");
  return { covered, isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1 };
}

/**
 * Runs in the page: the focused element if a bar covers it, "" if none does, null if nothing on the page has
 * the focus.
 */
function whereTheFocusIs(): string | null {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  if (element.closest(".range-bar, header, footer")) return "";
  const { top, bottom } = window.freeRoom();
  const box = element.getBoundingClientRect();
  if (box.top >= top - 1 && box.bottom <= bottom + 1) return "";
  return `${element.outerHTML.slice(0, 150)} at ${box.top}–${box.bottom}, free are ${top}–${bottom}`;
}
