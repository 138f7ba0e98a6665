// On a phone, what becomes of a change is told inside its row, however many lines it and the item's name take.
import { afterEach, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import { actAs, newAccount } from "../support/accounts.ts";
import { AWAY } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);
const WAITS = "We'll save this when you're back online";
/** Two lines. */
const LONG_NAME_PX = 30;

afterEach(() => site.server.cut(null));

test("a change that waits is told above the next row at 390 px", async () => {
  const parent = await newAccount(site);
  const plan = await finishedPlan(site, parent);
  const page = await site.open({ expected: AWAY });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`, { waitUntil: "networkidle" });
  site.server.cut(/\/items\//);
  const rows = page.locator("li.row:has(.stepper)");
  const count = await rows.count();
  const heights: number[] = [];
  const wrong: string[] = [];
  for (let at = 0; at < count; at++) {
    const row = rows.nth(at);
    const before = await row.boundingBox();
    await row.getByRole("button", { name: /^One more: / }).click();
    const told = row.getByText(WAITS);
    await told.waitFor();
    const boxes = await Promise.all([row, row.locator("h3 button"), told].map((part) => part.boundingBox()));
    const [box, name, status] = boxes;
    if (!before || !box || !name || !status) throw new Error("Nothing is shown");
    heights.push(name.height);
    const below = status.y + status.height - box.y - box.height;
    const title = await row.locator("h3").innerText();
    if (below > 0) wrong.push(`${title}: ${below} px below its row`);
    if (status.y < name.y + name.height - 4)
      wrong.push(`${title}: ${status.y - name.y - name.height} px, on the name`);
    if (box.height > before.height)
      wrong.push(`${title}: the row grew from ${before.height} to ${box.height} px`);
  }
  const isLong = heights.map((height) => height > LONG_NAME_PX);
  expect(new Set(isLong)).toEqual(new Set([true, false]));
  expect(wrong).toEqual([]);
});
