// A plan made by older rules: the cron recalculates it while it is open, and its page says once which numbers
// changed.
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { itemIdOf, itemRow, sendEdit, shownCount } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const ITEM = "Footed Sleeper";
/** The cron runs every ten seconds here. */
const RENEWED = { timeout: 60_000 };

let parent: Account;
let plan: string;

beforeEach(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401" });
});

/** Gives one item an older release's numbers and the plan its version, then lets the cron run. */
async function makeOld(): Promise<void> {
  const cells = "E999E999";
  await site.server.ask(
    `update user_clothing_items set calculated_quantities = '${[cells, cells, cells, cells].join(".")}'
      where onboarding_id = ? and clothing_id = (select clothing_id from clothing_list where name = '${ITEM}')`,
    plan,
  );
  await site.server.ask("update user_onboarding_data set rules_version = 1 where onboarding_id = ?", plan);
  await site.server.sweep();
}

interface OwnData {
  attempts: unknown[];
  profile: { quizAttemptsCount: number };
  mails: unknown[];
}

async function ownData(): Promise<OwnData> {
  return JSON.parse((await send(`${site.url}/profile/data`, { cookie: parent.cookie, form: {} })).text);
}

const notice = (page: Page) => page.getByRole("region", { name: "Your numbers were updated" });

test("an open page follows the renewal, keeps counts and notes, tells the change, and is quiet once it was read", async () => {
  const page = await site.open({ expected: [/WebSocket|ERR_CONNECTION|ERR_EMPTY|Failed to load/] });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m?scenario=every_2_3_days`);
  await page.waitForLoadState("networkidle");
  const id = await itemIdOf(page, ITEM);
  const item = { plan, id };
  expect((await sendEdit(site, parent, item, { ageRange: "0-3m", quantity: "2" })).status).toBe(200);
  expect((await sendEdit(site, parent, item, { ageRange: "0-3m", note: "from a friend" })).status).toBe(200);
  const before = await ownData();
  await makeOld();

  await notice(page).waitFor(RENEWED);
  await notice(page)
    .getByText(/^See the .*change/)
    .click();
  const line = notice(page).getByText(new RegExp(`^${ITEM}: 9 → \\d$`));
  const after = Number(/→ (\d)$/.exec(await line.innerText())?.[1]);
  expect(after).toBeLessThan(9);
  await expect.poll(() => itemRow(page, ITEM).innerText()).toContain(`of ${after}`);
  expect(await shownCount(page, ITEM)).toBe(2);
  await itemRow(page, ITEM).getByText("from a friend").waitFor();
  await expectStillAccessible(page, "updated numbers");
  const { attempts: plans, profile, mails } = await ownData();
  expect(plans).toHaveLength(1);
  expect(profile.quizAttemptsCount).toBe(1);
  expect(mails, "nobody gets a mail").toHaveLength(before.mails.length);

  await notice(page).getByRole("button", { name: "Got it" }).click();
  await notice(page).waitFor({ state: "detached" });
  await page.reload();
  await itemRow(page, ITEM).waitFor();
  expect(await notice(page).count()).toBe(0);
});

test("without JavaScript the notice is read and put away by its button", async () => {
  await makeOld();
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, parent);
  await expect
    .poll(async () => {
      await page.goto(`/dashboards/${plan}/0-3m?scenario=daily`);
      return notice(page).count();
    }, RENEWED)
    .toBe(1);
  await notice(page).getByRole("button", { name: "Got it" }).click();
  await page.waitForURL(/0-3m\?scenario=daily/);
  expect(await notice(page).count()).toBe(0);
});
