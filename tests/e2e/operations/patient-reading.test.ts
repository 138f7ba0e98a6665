// A page that reloads its data after a change elsewhere survives a connection lost in the middle.
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { itemRow, openNote, plus } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const ITEM = "Footed Sleeper";

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function openDashboard() {
  const page = await site.open({ expected: [/ERR_FAILED|status of 503|^503:/] });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Another device adds a garment, which makes an open dashboard reload. */
async function addElsewhere(name: string): Promise<void> {
  const key = crypto.randomUUID().replaceAll("-", "");
  const { status } = await send(`${site.url}/dashboards/${plan}/items`, {
    form: { name, category: "Accessories", essentiality: "Essential", ageRange: "0-3m", "group-1": "2", key },
    cookie: parent.cookie,
    headers: { Accept: "application/json" },
  });
  expect(status).toBe(200);
}

test.each([
  ["the network is gone", "abort"],
  ["the server fails", "fail"],
] as const)("while %s, what is typed stays, and the news is there afterwards", async (_, trouble) => {
  const page = await openDashboard();
  const note = await openNote(page, ITEM);
  await note.fill("from grandma");
  let asked = 0;
  await page.route(/\/0-3m\.data/, (route) => {
    asked += 1;
    if (asked > 2) return route.continue();
    return trouble === "abort" ? route.abort() : route.fulfill({ status: 503, body: "" });
  });
  const name = `Cardigan of ${trouble}`;
  await addElsewhere(name);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect.poll(() => note.inputValue()).toBe("from grandma");
  await itemRow(page, name).waitFor();
  expect(asked).toBe(3);
  await expect.poll(() => note.inputValue()).toBe("from grandma");
});

test("F22 a page that is left while it waits is left at once", async () => {
  const page = await openDashboard();
  await page.route(/\/0-3m\.data/, (route) => route.abort());
  const asked = page.waitForRequest(/\/0-3m\.data/);
  await addElsewhere("Cardigan of nobody");
  await asked;
  await plus(page, ITEM).click();
  await page.getByRole("link", { name: /^3–6/ }).click();
  await page.waitForURL(/3-6m/);
  await itemRow(page, ITEM).waitFor();
});
