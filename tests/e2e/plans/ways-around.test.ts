// A plan's ways around: its menu of seven, the page about the baby, the ways to share it, and its files; by finger, by keyboard,
// and without scripts.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { openPlanMenu, openRestOfMenu } from "../support/dashboard.ts";
import { newGiftList } from "../support/gifts.ts";
import { send } from "../support/http.ts";
import { nameAccount, newInvitation, newMember } from "../support/members.ts";
import { finishedPlan } from "../support/quiz.ts";
import { newShareLink } from "../support/sharing.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { viewport: { width: 390, height: 844 } };
const WITHOUT_SCRIPTS = { ...PHONE, javaScriptEnabled: false };

let parent: Account;
let plan: string;
let own: (page: string) => string;

beforeAll(async () => {
  parent = await newAccount(site);
  await nameAccount(site, parent, "Ana");
  plan = await finishedPlan(site, parent);
  own = (page) => `/dashboards/${plan}/${page}`;
  await nameBaby("Mia");
});

const nameBaby = (name: string) =>
  send(`${site.url}${own("names")}`, { form: { "baby-1": name }, cookie: parent.cookie });

async function open(path: string, account = parent, options: Parameters<typeof site.open>[0] = PHONE) {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const card = (page: Page, name: string) => page.getByRole("region", { name });

describe("the menu", () => {
  test("is a sheet of at most seven entries, names the baby, and closes by its bar and by Back", async () => {
    const page = await open(own("0-3m"));
    const menu = await openPlanMenu(page);
    const entries = menu.locator(".menu-entry");
    expect(await entries.count()).toBeLessThanOrEqual(7);
    await menu.getByRole("link", { name: "Mia Size, birth, your answers" }).waitFor();
    const box = await menu.boundingBox();
    expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 844]);
    await expectStillAccessible(page, "a plan's menu");
    await menu.getByRole("button", { name: "Close" }).click();
    await menu.waitFor({ state: "hidden" });
    await openPlanMenu(page);
    await page.goBack({ waitUntil: "commit" }).catch(() => null);
    await menu.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe(own("0-3m"));
  });

  test("without scripts opens, unfolds, and leads everywhere", async () => {
    const page = await open(own("0-3m"), parent, WITHOUT_SCRIPTS);
    const menu = await openRestOfMenu(page);
    const addresses = await menu
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length).toBeGreaterThan(6);
    for (const address of addresses)
      expect((await send(`${site.url}${address}`, { cookie: parent.cookie })).status, address).toBe(200);
    await menu.getByRole("switch", { name: "Select as Final" }).waitFor();
  });
});

describe("the page about the baby", () => {
  test("has one title and three parts, each a link from the others", async () => {
    const page = await open(own("size"));
    const parts = page.getByRole("navigation", { name: "About the baby" });
    for (const [name, address, answer] of [
      ["Birth", "birth", /^Due around /],
      ["Answers", "answers", /^Minneapolis, MN · due /],
      ["Size", "size", /^Starts in /],
    ] as const) {
      await parts.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(own(address));
      await title(page, "Mia").waitFor();
      await page.getByText(answer).first().waitFor();
      expect(await parts.locator("[aria-current=page]").innerText()).toBe(name);
    }
  });

  test("a reader sees the size alone", async () => {
    const reader = await newMember(site, plan, { name: "Ruth", role: "reader" });
    const page = await open(own("size"), reader);
    await title(page, "Mia").waitFor();
    expect(await page.getByRole("navigation", { name: "About the baby" }).count()).toBe(0);
    await site.server.ask("delete from plan_members where onboarding_id = ?", plan);
  });

  test("a name of 40 letters breaks its lines at 320 px", async ({ onTestFinished }) => {
    onTestFinished(async () => void (await nameBaby("Mia")));
    await nameBaby("M".repeat(40));
    const page = await open(own("size"), parent, { viewport: { width: 320, height: 640 } });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await page.goto(own("0-3m"));
    await page.waitForLoadState("networkidle");
    await openPlanMenu(page);
    expect(await width()).toBe(320);
  });
});

describe("the ways to share", () => {
  test("a parent alone invites from the card, and is told there who is invited", async () => {
    const alone = await newAccount(site);
    const id = await finishedPlan(site, alone);
    const page = await open(`/dashboards/${id}/sharing`, alone, { ...PHONE, expected: [/status of 400/] });
    const partner = card(page, "Your partner edits with you");
    await partner.getByLabel("Their email").fill("nobody");
    await partner.getByLabel("Your first name").fill("Robin");
    await partner.getByRole("button", { name: "Send invitation" }).click();
    // The page of people says why not, with what was typed.
    await title(page, "People on this plan").waitFor();
    await expect.poll(() => page.getByLabel("Their email").inputValue()).toBe("nobody");
    await page.getByLabel("Their email").fill("sam@example.test");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await page.getByText("Invitation sent").waitFor();
    await page.getByRole("link", { name: "Share" }).first().click();
    await partner.getByText("sam@example.test invited").waitFor();
    expect(await partner.getByLabel("Their email").count()).toBe(0);
  });

  test("says who has joined, how much is coming, and copies both links", async () => {
    await newMember(site, plan, { name: "Sam" });
    await newInvitation(site, plan, "kim@example.test");
    const gifts = await newGiftList(site.server, plan);
    const link = await newShareLink(site, parent, plan);
    const page = await open(own("sharing"));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await card(page, "Your partner edits with you")
      .getByText(/^Sam joined \w+ \d+/)
      .waitFor();
    await card(page, "Family gives: a gift list")
      .getByText(/^0 on their way, \d+ still needed$/)
      .waitFor();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await card(page, "Family gives: a gift list").getByRole("button", { name: "Copy link" }).click();
    await expect.poll(copied).toBe(`${site.url}${gifts}`);
    await card(page, "A friend takes a copy").getByRole("button", { name: "Copy link" }).click();
    await expect.poll(copied).toBe(link.startsWith("/") ? `${site.url}${link}` : link);
    for (const [name, address] of [
      ["Invite someone", "members"],
      ["Open the list", "gifts"],
      ["Change the link", "share"],
    ] as const) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(new RegExp(own(address)));
      await page.locator("main .way-back", { hasText: "Share" }).click();
      await page.waitForURL(own("sharing"));
    }
  });

  test("a reader sees people and gifts, and gets neither link nor invitation", async () => {
    const reader = await newMember(site, plan, { name: "Ruth", role: "reader" });
    const page = await open(own("sharing"), reader);
    await card(page, "People on this plan").getByText("Ana Owner").waitFor();
    await card(page, "Family gives: a gift list").getByRole("link", { name: "Open the list" }).waitFor();
    expect(await page.getByText("A friend takes a copy").count()).toBe(0);
    expect(await page.getByLabel("Their email").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Copy link" }).count()).toBe(0);
    expect(await page.content()).not.toContain("/gifts/");
    expect(await page.content()).not.toContain("kim@example.test");
  });

  test("without scripts a link for a friend is made under the title that was shown, without counts and notes", async () => {
    const other = await finishedPlan(site, parent);
    await send(`${site.url}/dashboards/${other}/names`, { form: { "baby-1": "Leo" }, cookie: parent.cookie });
    const page = await open(`/dashboards/${other}/sharing`, parent, WITHOUT_SCRIPTS);
    await page.getByText("They'll read “Leo's wardrobe”, with the place and the due date.").waitFor();
    await page.getByRole("button", { name: "Make a link" }).click();
    await page.waitForURL(/\/share\?notice=generated$/);
    await page
      .getByText(/It shows the full list, not what you own\. Your notes aren't included\.$/)
      .waitFor();
    expect(await page.getByLabel("Whose plan is it?").inputValue()).toBe("Leo's wardrobe");
  });
});

describe("print and files", () => {
  test("each link to paper opens its page and prints it; each file carries the plan's title", async () => {
    const page = await open(own("files"));
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = `${location.pathname} ${document.querySelector("h1")?.textContent}`;
      };
    });
    await page.getByRole("link", { name: "Print 3–6m" }).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.printed))
      .toMatch(new RegExp(`^${own("3-6m")} \\d+ essentials to go`));
    await page.goBack();
    await title(page, "Print and files").waitFor();
    const files = await page
      .locator("main a[download]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(files).toHaveLength(4);
    for (const file of files) {
      const { status, headers } = await send(`${site.url}${file}`, { cookie: parent.cookie });
      expect(status, file).toBe(200);
      expect(headers["content-disposition"], file).toMatch(
        /^attachment; filename="layette-[\w.-]+"; filename\*=UTF-8''Mia%27s%20wardrobe%2C%20/,
      );
    }
  });

  test("without scripts the links lead to the pages to print", async () => {
    const page = await open(own("files"), parent, WITHOUT_SCRIPTS);
    await page.getByRole("link", { name: "Print the list" }).click();
    await page.waitForURL(own("shopping-list"));
  });

  test("a name that tries to be more than a name stays one in every header", async () => {
    const wild = `"; filename="x.exe`;
    await nameBaby(wild);
    const { status, headers } = await send(`${site.url}${own("sizes.ics")}`, { cookie: parent.cookie });
    expect(status).toBe(200);
    expect(headers["content-disposition"]?.match(/filename=/g)).toHaveLength(1);
    expect(headers["content-disposition"]).toContain("x.exe");
    await nameBaby("Mia");
  });
});
