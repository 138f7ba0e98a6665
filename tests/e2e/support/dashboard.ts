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
  const weather = page.getByRole("complementary", { name: /^Weather, / });
  await weather.waitFor();
  const cards = await weather.getByRole("listitem").evaluateAll((elements) =>
    elements.map((element) => ({
      category: element.querySelector("h3")?.lastChild?.textContent ?? "",
      dates: element.querySelector("h3 + p")?.textContent ?? "",
    })),
  );
  const items = await page.locator("li:has(> div h3):not([data-weather])").evaluateAll((elements) =>
    elements.map((element): [string, string] => {
      const name = element.querySelector("h3");
      return [name?.textContent ?? "", name?.parentElement?.querySelector("p")?.lastChild?.textContent ?? ""];
    }),
  );
  return {
    groups: cards.map(({ category, dates }) => {
      const [from = "", to = ""] = dates.split(" – ");
      return { category, from, to };
    }),
    total: Number.parseInt((await weather.locator("strong").textContent()) ?? "", 10),
    needed: new Map(
      items.filter(([, pieces]) => pieces !== "").map(([name, pieces]) => [name, Number(pieces)]),
    ),
    text: await page.locator("main").innerText(),
  };
}
