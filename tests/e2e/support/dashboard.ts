// What a dashboard says, read from the page as somebody reads it.
import type { Locator, Page } from "playwright-core";
import type { Account } from "./accounts.ts";
import { rowCounts } from "./items.ts";
import { plainPage, textsOf } from "./plain-page.ts";
import type { Laundry } from "./quiz.ts";

export interface ShownGroup {
  category: string;
  /** Like 'Jan 1'. */
  from: string;
  to: string;
}

export interface ShownDashboard {
  groups: ShownGroup[];
  /** Pieces for the age range, of every essentiality. */
  total: number;
  /** Items that are shown and needed, with their pieces. */
  needed: Map<string, number>;
  text: string;
}

/** The address of a dashboard that shows everything that is needed, what is nice to have too. */
export function everythingPath(id: string, ageRange: string, scenario: Laundry): string {
  const search = new URLSearchParams({ scenario });
  for (const level of ["Essential", "Recommended", "Nice-to-have"]) search.append("essentiality", level);
  return `/dashboards/${id}/${ageRange}?${search}`;
}

/** Reads an age range of a plan, with everything that it needs, as the page comes from the server. */
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
  const [answer = ""] = textsOf(page, "h1 + p");
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

/** Reads the dashboard that is open. */
export async function readShownDashboard(page: Page): Promise<ShownDashboard> {
  const weather = await openWeather(page);
  const cards = await weather.getByRole("listitem").evaluateAll((elements) =>
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

/** Opens the line of the weather where it is one, and answers its cards. */
export async function openWeather(page: Page): Promise<Locator> {
  const line = page.locator("details.weather");
  await line.waitFor();
  const isOpen = async () => (await line.getAttribute("open")) !== null;
  const summary = line.locator("summary");
  if ((await summary.isVisible()) && !(await isOpen())) await summary.click();
  const region = page.getByRole("region", { name: /^Weather, / });
  await region.waitFor();
  return region;
}

export interface ShownAnswer {
  ready: number;
  needed: number;
  everything: number;
}

/** What the answer says: 'You have 12 of 50', and the pieces in all. */
export async function shownAnswer(page: Page): Promise<ShownAnswer> {
  return numbersOf(await page.locator("h1 + p").innerText());
}

/** What the answer of a dashboard says that is read without a browser. */
export async function plainAnswer(
  site: { url: string },
  account: Account,
  path: string,
): Promise<ShownAnswer> {
  const [answer = ""] = textsOf(await plainPage(site, account, path), "h1 + p");
  return numbersOf(answer);
}

function numbersOf(answer: string): ShownAnswer {
  const words = answer.match(/\d+/g)?.map(Number) ?? [];
  const [ready = Number.NaN, needed = Number.NaN, everything = needed] = words;
  return { ready, needed, everything };
}

/** Pieces for the age range, of every essentiality. */
export async function shownTotal(page: Page): Promise<number> {
  return (await shownAnswer(page)).everything;
}

/** The tab of an age range. */
export function rangeTab(page: Page, ageRange: string): Locator {
  const name = new RegExp(`^${ageRange}\\b`);
  return page.getByRole("navigation", { name: "Age range" }).getByRole("link", { name });
}

/** Waits until an age range is the one that is shown. */
export async function showsRange(page: Page, ageRange: string): Promise<void> {
  await rangeTab(page, ageRange).and(page.locator("[aria-current=page]")).waitFor();
}

/** Opens the rare acts of a plan. */
export async function openPlanMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole("dialog", { name: "More for this plan" });
  if (!(await menu.isVisible())) await page.getByRole("button", { name: "More", exact: true }).click();
  await menu.waitFor();
  return menu;
}
