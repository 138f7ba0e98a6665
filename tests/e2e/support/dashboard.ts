// What a dashboard says, read from the page as somebody reads it.
import type { Page } from "playwright-core";
import type { Laundry } from "./quiz.ts";

export interface ShownGroup {
  category: string;
  /** Like 'Jan 1'. */
  from: string;
  to: string;
}

export interface ShownDashboard {
  groups: ShownGroup[];
  /** Pieces for the age range. */
  total: number;
  /** Items that this weather calls for, with their pieces. */
  needed: Map<string, number>;
  text: string;
}

/** Shows an age range of a plan and reads it. */
export async function readDashboard(
  page: Page,
  id: string,
  ageRange: string,
  scenario: Laundry,
): Promise<ShownDashboard> {
  await page.goto(`/dashboards/${id}/${ageRange}?scenario=${scenario}`);
  return readShownDashboard(page);
}

/** Reads the dashboard that is open. */
export async function readShownDashboard(page: Page): Promise<ShownDashboard> {
  const weather = page.getByRole("region", { name: /^Weather, / });
  await weather.waitFor();
  const cards = await weather.getByRole("listitem").evaluateAll((elements) =>
    elements.map((element) => ({
      category: element.querySelector("h3")?.lastChild?.textContent ?? "",
      dates: element.querySelector("h3 + p")?.textContent ?? "",
    })),
  );
  const items = await page.locator('li[id^="item-"]').evaluateAll((elements) =>
    elements.map((element): [string, string] => {
      const pieces = element.querySelector(".font-display");
      return [element.querySelector("h3")?.textContent ?? "", pieces?.lastChild?.textContent ?? ""];
    }),
  );
  return {
    groups: cards.map(({ category, dates }) => {
      const [from = "", to = ""] = dates.split(" – ");
      return { category, from, to };
    }),
    total: await shownTotal(page),
    needed: new Map(
      items.filter(([, pieces]) => pieces !== "").map(([name, pieces]) => [name, Number(pieces)]),
    ),
    text: await page.locator("main").innerText(),
  };
}

/** Pieces for the age range, as 'Still to get' counts them. */
export async function shownTotal(page: Page): Promise<number> {
  const heading = await page.getByRole("heading", { name: /^Still to get/ }).innerText();
  const [, total] = /of (\d+) pieces/.exec(heading) ?? [];
  return Number(total);
}
