// H1 to H4: a baby's and a parent's name, asked while the plan is prepared and never again once skipped, and where they then stand.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, mailsTo, newAccount, newAddress } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { answers, completed, finishedPlan, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ weather: "scripted" });

let parent: Account;
let plan: string;

beforeAll(async () => {
  site.weather.setMode({ kind: "normal" });
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function openAs(account: Account, path: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

/**
 * The page of a plan that is being prepared, before its scripts have run. Without an archive's answer a plan is ready after eight
 * seconds, and a busy machine needs as long until the page is quiet.
 */
async function openWhilePrepared(zipcode: string): Promise<{ account: Account; made: string; page: Page }> {
  const account = await newAccount(site);
  const page = await site.open();
  await actAs(page, site, account);
  site.weather.setMode({ kind: "silent" });
  const made = await submitQuiz(site, account, answers({ zipcode }));
  await page.goto(`/onboarding/processing/${made}`, { waitUntil: "commit" });
  return { account, made, page };
}

const baby = (page: Page) => page.getByLabel("What do you call the baby?");

test("who types a name while the plan is prepared isn't taken away, and finds it in the plan's title", async () => {
  const { account, made, page } = await openWhilePrepared("55401");
  await baby(page).fill("Mia");
  await expectStillAccessible(page, "a name is typed while the plan is prepared");
  site.weather.setMode({ kind: "normal" });
  await completed(site, account, made);
  await page.getByText("Your plan is ready.").waitFor();
  expect(await baby(page).inputValue()).toBe("Mia");
  await page.getByLabel("Your first name").fill("Ana");
  await page.getByRole("button", { name: "Save names" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByRole("banner").getByText("Mia", { exact: true }).waitFor();
  await page.goto("/dashboards");
  await page.getByRole("heading", { name: "Mia's wardrobe" }).waitFor();
  await page.goto("/profile");
  await expect.poll(() => page.getByLabel("Your first name").inputValue()).toBe("Ana");
});

test("who is asked while the plan is prepared is asked on the plan as well, until they answer or skip", async () => {
  const { account, made, page } = await openWhilePrepared("97201");
  await baby(page).waitFor();
  site.weather.setMode({ kind: "normal" });
  await completed(site, account, made);
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  // The address changes before the page: the other page's field would be gone with what is typed in it.
  await page
    .getByText(/essentials to go/)
    .first()
    .waitFor();
  await baby(page).fill("Mia");
  await page.getByLabel("Your first name").fill("Ana");
  await page.getByRole("button", { name: "Save names" }).click();
  await page.getByRole("banner").getByText("Mia", { exact: true }).waitFor();
  expect(await baby(page).count()).toBe(0);
});

test("a question that was skipped doesn't come back", async () => {
  const { account, made, page } = await openWhilePrepared("33139");
  await baby(page).waitFor();
  site.weather.setMode({ kind: "normal" });
  await page.getByRole("button", { name: "Skip" }).click();
  await page.waitForURL(/\/dashboards\/\w+/);
  await completed(site, account, made);
  await page.goto(`/onboarding/processing/${made}`);
  expect(await baby(page).count()).toBe(0);
  await page.goto("/dashboards");
  await page.getByRole("heading", { name: "Quiz #1" }).waitFor();
});

test("without scripts a name that is too long comes back with the reason, and its neighbors stay", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/birth`, {
    javaScriptEnabled: false,
    expected: [/status of 400/],
  });
  await baby(page).fill("M".repeat(41));
  await page.getByRole("button", { name: "Save names" }).click();
  await page.getByRole("heading", { level: 2, name: "Names" }).waitFor();
  await page.getByText("Please use at most 40 letters.").waitFor();
  expect(await baby(page).inputValue()).toBe("M".repeat(41));
  await baby(page).fill("Mia");
  await page.getByRole("button", { name: "Save names" }).click();
  await page.waitForURL(`**/dashboards/${plan}/birth`);
  expect(await baby(page).inputValue()).toBe("Mia");
});

test("people on a plan see each other's first names, and an address where there is none", async () => {
  const sam = await newAccount(site);
  await site.server.ask(
    `insert into plan_members (user_id, onboarding_id, role, joined_at)
    select id, ?, 'editor', ? from users where email = ?`,
    ...[plan, `${Date.now()}`, sam.email],
  );
  const mine = await openAs(parent, `/dashboards/${plan}/members`);
  await mine.getByText(sam.email, { exact: true }).first().waitFor();
  const theirs = await openAs(sam, "/profile");
  await theirs.getByLabel("Your first name").fill("Sam");
  await theirs.getByRole("button", { name: "Save name" }).click();
  await theirs.getByText("Saved").first().waitFor();
  await mine.getByText("Sam", { exact: true }).first().waitFor();
  expect(await mine.getByText(sam.email).count()).toBe(0);
});

test("S112 whatever a baby is called is text, in every place that says it", async () => {
  const name = `<b>"=1+1"</b> 👶 מיה`;
  const saved = await send(`${site.url}/dashboards/${plan}/names`, {
    form: { "baby-1": name },
    cookie: parent.cookie,
    headers: { Accept: "application/json" },
  });
  expect([saved.status, saved.text]).toEqual([200, JSON.stringify({ success: true })]);
  const page = await openAs(parent, "/dashboards");
  await page.getByRole("heading", { name: `${name}'s wardrobe` }).waitFor();
  await page.goto(`/dashboards/${plan}/0-3m`);
  await page.getByRole("banner").getByText(name, { exact: true }).waitFor();
  const calendar = await send(`${site.url}/dashboards/${plan}/sizes.ics`, { cookie: parent.cookie });
  expect(calendar.text.replace(/\r\n /g, "")).toContain(name);
});

test("an invitation says who it is from and whose clothes it is about, and asks for one's own name just once", async () => {
  const account = await newAccount(site);
  const made = await finishedPlan(site, account);
  await send(`${site.url}/dashboards/${made}/names`, {
    form: { "baby-1": "Mia" },
    cookie: account.cookie,
    headers: { Accept: "application/json" },
  });
  const page = await openAs(account, `/dashboards/${made}/members`);
  const address = newAddress("gran");
  await page.getByLabel("Their email").fill(address);
  await page.getByLabel("Your first name").fill("Ana");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("Invitation sent").waitFor();
  expect(await page.getByLabel("Your first name").count()).toBe(0);
  expect((await mailsTo(site, address)).map(({ subject }) => subject)).toEqual([
    "Ana invited you to Mia's wardrobe",
  ]);
  await page.goto(`/dashboards/${made}/shopping-list`);
  expect(await page.title()).toMatch(/ · Mia · Layette$/);
});
