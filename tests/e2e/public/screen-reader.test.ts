// The main journey as a screen reader tells it, from the landing page to a plan whose first garment is
// counted. The transcript is the file beside this test: read it aloud when it changes, then let
// `npx vitest run --project e2e tests/e2e/public/screen-reader.test.ts -u` write it anew.
import { expect, test } from "vitest";
import { actAs, newAccount } from "../support/accounts.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startReader } from "../support/screen-reader.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const FIRST = "Long-Sleeve Bodysuit";

/** What depends on the day of the test or on its account. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d+ (Week|Day)s? to Baby!/g, "{n} Weeks to Baby!"],
  [/\b20\d\d\b/g, "{year}"],
  [
    /\b(January|February|March|April|May|June|July|August|September|October|November|December) \{year\}/g,
    "{month} {year}",
  ],
  [/\S+@\S+/g, "{email}"],
];

function transcript(scenes: readonly (readonly [title: string, phrases: readonly string[]])[]): string {
  const text = scenes.map(([title, phrases]) => [`## ${title}`, ...phrases].join("\n")).join("\n\n");
  return CHANGING.reduce((changed, [pattern, name]) => changed.replaceAll(pattern, name), `${text}\n`);
}

test("a parent who listens gets from the landing page to a plan, and counts a garment", async () => {
  const page = await site.open({ bypassCSP: true });
  await page.goto("/");
  const landing = await (await startReader(page)).readTo(/^button, See my numbers/);
  await page.getByLabel("ZIP code").fill("55401");
  const january = await page
    .getByLabel("Due month")
    .locator("option[value$='-01']")
    .first()
    .getAttribute("value");
  await page.getByLabel("Due month").selectOption(january);
  await page.getByRole("button", { name: "See my numbers" }).click();
  await page.waitForURL(/\/plan\//);
  const instant = await (await startReader(page)).readTo(/^heading, Tops & Layers/);

  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const own = await site.open({ bypassCSP: true });
  await actAs(own, site, account);
  await own.goto(`/dashboards/${plan}/0-3m`);
  await own.waitForLoadState("networkidle");
  const reader = await startReader(own);
  const top = await reader.readTo(new RegExp(`^heading, ${FIRST} newborn, level 3`));
  const rows = await reader.readTo(new RegExp(`^button, ${FIRST}, not expanded`));
  const opening = await reader.press(() => own.getByText(/ a day × /).waitFor());
  const opened = [...opening, await reader.readAgain(), ...(await reader.readTo(/^heading, .*, level 3/))];
  // Once around the page, to the same row.
  await reader.readTo(new RegExp(`^button, One more: ${FIRST}$`));
  const added = await reader.press(() =>
    own
      .getByRole("listitem")
      .getByText(/\bSaved\b/)
      .waitFor(),
  );
  await expect(
    transcript([
      ["The landing page", landing],
      ["The instant plan", instant],
      ["The plan", top],
      ["Its first garments", rows],
      ["One is opened", opened],
      ["One piece is added", added],
    ]),
  ).toMatchFileSnapshot("screen-reader.txt");
});
