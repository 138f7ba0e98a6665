// What a dashboard says, read from the page the way a person reads it.
import type { Locator, Page } from "playwright-core";
import type { Account } from "./accounts.ts";
import { rowCounts } from "./items.ts";
import { plainPage, textsOf } from "./plain-page.ts";
import type { Laundry } from "./quiz.ts";

export interface ShownGroup {
  category: string;
  /** For example "Jan 1". */
  from: string;
  to: string;
}

export interface ShownDashboard {
  groups: ShownGroup[];
  /** Pieces for the age range, of every essentiality. */
  total: number;
  /** Items shown as needed, with their pieces. */
  needed: Map<string, number>;
  text: string;
}

/** The address of a dashboard that shows everything needed, including nice-to-have items. */
export function everythingPath(id: string, ageRange: string, scenario: Laundry): string {
  const search = new URLSearchParams({ scenario });
  for (const level of ["Essential", "Recommended", "Nice-to-have"]) search.append("essentiality", level);
  return `/dashboards/${id}/${ageRange}?${search}`;
}

/** Reads all that a plan needs at an age range from the server's HTML. */
export async function readDashboard(
  site: { url: string },
  account: Account,
  id: string,
  ageRange: string,
  scenario: Laundry,
): Promise<ShownDashboard> {
  const page = await plainPage(site, account, everythingPath(id, ageRange, scenario));
  const rows = [...page.querySelectorAll('li[id^="item-"]')].map((row) => {
    const [, needed = 0] = row.querySelector(".count")?.textContent?.match(/\d+/g)?.map(Number) ?? [];
    return [row.querySelector("h3")?.textContent ?? "", needed] as const;
  });
  const [answer = ""] = textsOf(page, "main .answer + p");
  return {
    groups: [...page.querySelectorAll("details.weather li")].map((card) => {
      const [from = "", to = ""] = card.querySelector("h3 + p")?.textContent?.split(" – ") ?? [];
      return { category: card.querySelector("h3")?.lastChild?.textContent ?? "", from, to };
    }),
    total: numbersOf(answer).everything,
    needed: new Map(rows.filter(([, needed]) => needed > 0)),
    text: textsOf(page, "main").join(),
  };
}

/** Reads the open dashboard. */
export async function readShownDashboard(page: Page): Promise<ShownDashboard> {
  const weather = await openWeather(page);
  const cards = await weather
    .getByRole("listitem")
    .evaluateAll((elements) =>
      elements.map((element) => ({
        category: element.querySelector("h3")?.lastChild?.textContent ?? "",
        dates: element.querySelector("h3 + p")?.textContent ?? "",
      })),
    );
  const rows = await rowCounts(page);
  return {
    groups: cards.map(({ category, dates }) => {
      const [from = "", to = ""] = dates.split(" – ");
      return { category, from, to };
    }),
    total: await shownTotal(page),
    needed: new Map(rows.filter(({ needed }) => needed > 0).map(({ name, needed }) => [name, needed])),
    text: await page.locator("main").innerText(),
  };
}

/** Opens the weather line on small screens and returns the weather cards. */
export async function openWeather(page: Page): Promise<Locator> {
  const line = page.locator("details.weather");
  await line.waitFor();
  const isOpen = async () => (await line.getAttribute("open")) !== null;
  const summary = line.locator("summary");
  if ((await summary.isVisible()) && !(await isOpen())) await summary.click();
  const region = page.getByRole("region", { name: /^Weather for / });
  await region.waitFor();
  return region;
}

export interface ShownAnswer {
  ready: number;
  needed: number;
  everything: number;
  /** Those that are coming or in the attic; missing for none. */
  elsewhere?: number;
}

/** What the headline says: "You have 12 of 50", and the total number of pieces. */
export async function shownAnswer(page: Page): Promise<ShownAnswer> {
  return numbersOf(await page.locator("main .answer + p").innerText());
}

/** A dashboard's headline, read without a browser. */
export async function plainAnswer(
  site: { url: string },
  account: Account,
  path: string,
): Promise<ShownAnswer> {
  const [answer = ""] = textsOf(await plainPage(site, account, path), "main .answer + p");
  return numbersOf(answer);
}

const ELSEWHERE = /, and (\d+) (?:is|are) (?:coming|in the attic)/g;

function numbersOf(answer: string): ShownAnswer {
  const words = answer.replace(ELSEWHERE, "").match(/\d+/g)?.map(Number) ?? [];
  const [ready = Number.NaN, needed = Number.NaN, everything = needed] = words;
  const elsewhere = [...answer.matchAll(ELSEWHERE)].reduce((sum, [, pieces]) => sum + Number(pieces), 0);
  return { ready, needed, everything, ...(elsewhere > 0 && { elsewhere }) };
}

/** Pieces for the age range, of every essentiality. */
export async function shownTotal(page: Page): Promise<number> {
  return (await shownAnswer(page)).everything;
}

export function rangeTab(page: Page, ageRange: string): Locator {
  const name = new RegExp(`^${ageRange.replace("-", "–")}\\b`);
  return page.getByRole("navigation", { name: "Sizes" }).getByRole("link", { name });
}

/** Waits until an age range is shown. */
export async function showsRange(page: Page, ageRange: string): Promise<void> {
  await rangeTab(page, ageRange).and(page.locator("[aria-current=page]")).waitFor();
}

/** Opens the plan's menu. */
export async function openPlanMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole("dialog", { name: "More for this plan" });
  if (!(await menu.isVisible())) await page.getByRole("button", { name: "More", exact: true }).click();
  await menu.waitFor();
  return menu;
}

/** Opens the plan's menu and what is folded there: the final selection, a bag, a trip, and the end of it. */
export async function openRestOfMenu(page: Page): Promise<Locator> {
  const menu = await openPlanMenu(page);
  const fold = menu.locator("details");
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
  return menu;
}
