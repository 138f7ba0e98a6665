// Every date of a plan is a day in its reader's time zone: at the same instant it is tomorrow in Apia,
// thirteen hours ahead of UTC, and yesterday in Pago Pago, eleven behind.
import { eq } from "drizzle-orm";
import { createStaticHandler } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { userOnboardingData } from "~/data/schema.ts";
import { plusDays, plusMonths, toDay } from "~/domain/calendar.ts";
import * as ageRanges from "~/routes/plans/age-ranges.tsx";
import * as birth from "~/routes/plans/birth-page.tsx";
import * as list from "~/routes/plans/list.tsx";
import * as quiz from "~/routes/plans/quiz/quiz-page.tsx";
import * as shoppingList from "~/routes/shopping/shopping-list-page.tsx";
import * as dashboard from "~/routes/wardrobe/detail.tsx";
import * as root from "../../../app/root.tsx";
import { aSession } from "../../support/factories.ts";
import { loaderText } from "../../support/loader-text.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";
import { serverParts } from "../../support/site-routes.ts";

const PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      { path: "onboarding", ...serverParts(quiz) },
      { path: "dashboards", ...serverParts(list) },
      { path: "dashboards/:onboardingId", ...serverParts(ageRanges) },
      { path: "dashboards/:onboardingId/birth", ...serverParts(birth) },
      { path: "dashboards/:onboardingId/shopping-list", ...serverParts(shoppingList) },
      { path: "dashboards/:onboardingId/:ageRangeId", ...serverParts(dashboard) },
    ],
  },
]);

const TODAY = toDay(new Date());
const TOMORROW = plusDays(TODAY, 1);
const YESTERDAY = plusDays(TODAY, -1);
/** Half past midnight in Apia, and half an hour before midnight in Pago Pago. */
const AHEAD = { timezone: "Pacific/Apia", now: Date.parse(`${TODAY}T11:30:00Z`), today: TOMORROW };
const BEHIND = { timezone: "Pacific/Pago_Pago", now: Date.parse(`${TODAY}T10:30:00Z`), today: YESTERDAY };

let world: World;
let plan: string;
let cookie: string;

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world, { dueDate: TODAY })).onboardingId;
  cookie = (await aSession(world.db, world.userId, { expiresAt: Date.now() + 5 * 86_400_000 })).cookie;
});

/** The page's loader data for a reader there, as one text. */
function read(path: string, { timezone, now }: typeof AHEAD, country = "WS"): Promise<string> {
  return loaderText(PAGES, path, { cookie, cf: { timezone, country }, now });
}

it("the banner and the greeting count to the due date from the reader's today", async () => {
  const pages = [`/dashboards/${plan}/0-3m`, `/dashboards/${plan}`];
  const [banner, greeting] = await Promise.all(pages.map((path) => read(path, AHEAD)));
  expect(banner).toContain("Your baby is less than a week old");
  expect(greeting).toContain("Your baby is less than a week old");
  const [before, away] = await Promise.all(pages.map((path) => read(path, BEHIND)));
  expect(before).toContain("1 Day to Baby!");
  expect(away).toContain("less than a week away");
  expect(await read(pages[0] ?? "", { ...AHEAD, timezone: "Europe/London" })).toContain(
    "Today is your due date!",
  );
});

it("the list says when a plan was made by the reader's clock", async () => {
  for (const reader of [AHEAD, BEHIND]) {
    await world.db
      .update(userOnboardingData)
      .set({ createdAt: reader.now })
      .where(eq(userOnboardingData.onboardingId, plan));
    expect(await read("/dashboards", reader)).toContain(`"createdOn":"${reader.today}"`);
  }
});

it("the size that a baby wears changes on the reader's day", async () => {
  // Three months old today.
  await world.db
    .update(userOnboardingData)
    .set({ expectedDueDate: plusMonths(TOMORROW, -3) })
    .where(eq(userOnboardingData.onboardingId, plan));
  const path = `/dashboards/${plan}/shopping-list`;
  expect(await read(path, AHEAD)).toContain('"ending":null');
  expect(await read(path, { ...AHEAD, timezone: "UTC" })).toContain('"ending":{"ageRange":"0-3m"');
  expect(await read(path, BEHIND)).toContain('"ending":{"ageRange":"0-3m"');
  // Q19: the previous size is outgrown on every page that shows it.
  for (const page of [path, `/dashboards/${plan}`, `/dashboards/${plan}/3-6m`]) {
    expect(await read(page, AHEAD), page).toContain('"times":{"0-3m":"over","3-6m":"now","6-9m":"next"');
    expect(await read(page, BEHIND), page).toContain('"times":{"0-3m":"now","3-6m":"next","6-9m":"later"');
  }
});

it.each([AHEAD, BEHIND])(
  "today is $today in $timezone for whoever enters a birth or a due date",
  async (reader) => {
    expect(await read(`/dashboards/${plan}/birth`, reader)).toContain(`"today":"${reader.today}"`);
    expect(await read("/onboarding?step=2", reader)).toContain(`"today":"${reader.today}"`);
  },
);

it("a first quiz asks for a city where the edge sees the visitor abroad, and for a ZIP code in the US", async () => {
  const stranger = await aWorld();
  const before = cookie;
  cookie = (await aSession(stranger.db, stranger.userId)).cookie;
  const reader = { ...AHEAD, now: Date.now() };
  expect(await read("/onboarding?step=1", reader, "WS")).toContain('"where":"city"');
  expect(await read("/onboarding?step=1", reader, "US")).toContain('"where":"zip"');
  expect(await read("/onboarding?step=1", reader, "T1")).toContain('"where":"zip"');
  expect(await read("/onboarding?step=1&where=zip", reader, "WS")).toContain('"where":"zip"');
  cookie = before;
});
