// The list of quiz attempts: titles, the final choice, live changes in two tabs, its limit and failures, by
// keyboard, without scripts, and by requests that none of our pages would send.
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { playChannel } from "../support/live.ts";
import { CONNECTION_LOST } from "../support/problems.ts";
import { answers, finishedPlan, takeQuiz } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";

const site = startSite();
const JSON_ONLY = { Accept: "application/json" };
const REASON = "You have reached the maximum attempts for your plan. Please upgrade for more.";
const MARKUP = '<img src=x onerror="console.error(1)">"\'&';

let parent: Account;
let first: string;
let second: string;

beforeAll(async () => {
  parent = await newAccount(site);
  first = await finishedPlan(site, parent);
  second = await finishedPlan(site, parent, { zipcode: "33139" });
});

/** The list with its live connection open, so that no pushed event can be missed. */
async function openList(account = parent, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto("/dashboards");
  if (options.javaScriptEnabled !== false) await page.waitForLoadState("networkidle");
  return page;
}

/** The list with a live connection played by the test, for what no page can cause. */
async function openPlayedList(account: Account, expected: readonly RegExp[]) {
  const page = await site.open({ expected });
  const channel = await playChannel(page);
  await actAs(page, site, account);
  await page.goto("/dashboards");
  await page.getByRole("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  return { page, channel };
}

async function openBeside(page: Page): Promise<Page> {
  const beside = await site.openBeside(page);
  await beside.goto("/dashboards");
  await beside.waitForLoadState("networkidle");
  await beside.evaluate(() => document.documentElement.setAttribute("data-not-reloaded", ""));
  return beside;
}

function cardOf(page: Page, id: string): Locator {
  return page.getByRole("article").filter({ has: page.locator(`#title-${id}`) });
}

const titleOf = (page: Page, id: string) => page.locator(`#title-${id}`).innerText();
const titles = (page: Page) => page.getByRole("heading", { level: 2 }).allInnerTexts();
const pencil = (card: Locator) => card.locator("summary");
const field = (card: Locator) => card.getByRole("textbox", { name: "Title" });
const finalSwitch = (card: Locator) => card.getByRole("switch", { name: "Select as Final" });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const toast = (page: Page, words: string) => page.locator("[data-sonner-toast]").getByText(words);

/** Renames a card like a page's script or a plain form. */
function sendTitle(
  id: string,
  title: string,
  { cookie } = parent,
  headers: Record<string, string> = JSON_ONLY,
) {
  return send(`${site.url}/dashboards/${id}/title`, { form: { title }, cookie, headers });
}

function sendChoice(id: string, final: "on" | "off", { cookie } = parent) {
  const form = { final, confirmed: "yes" };
  return send(`${site.url}/dashboards/${id}/final`, { form, cookie, headers: JSON_ONLY });
}

async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error("Tab never came there");
}

test("a card says its plan's answer on the first screen, opens it wherever it is tapped, and has its list beside", async () => {
  const page = await openList();
  const card = cardOf(page, second);
  const answer = card.getByText(/essentials to go$/).first();
  const words = await answer.innerText();
  expect(words).toMatch(/^0–3m: \d+ essentials to go$/);
  const box = await answer.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
  await card.getByRole("meter", { name: "Essentials you have" }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);

  await page.goto("/dashboards");
  // The link covers the text.
  const { x = 0, y = 0 } = (await answer.boundingBox()) ?? {};
  await page.mouse.click(x + 40, y + 20);
  await page.waitForURL(`**/dashboards/${second}/0-3m`);
  const dashboard = await page.getByRole("heading", { level: 1, name: /essentials to go/ }).innerText();
  expect(words).toBe(`0–3m: ${dashboard}`);
  await page.goto("/dashboards");
  await card.getByRole("link", { name: "Shopping list" }).click();
  await page.waitForURL(`**/dashboards/${second}/shopping-list`);
  await page.locator("main .answer", { hasText: dashboard }).waitFor();
});

test("what is counted on another page changes the answer of the card", async () => {
  const page = await openList();
  const answer = cardOf(page, first)
    .getByText(/essentials to go$/)
    .first();
  const left = async () => Number(/: (\d+) /.exec(await answer.innerText())?.[1]);
  const before = await left();
  const list = await site.openBeside(page);
  await list.goto(`/dashboards/${first}/shopping-list?for=0-3m`);
  await list.waitForLoadState("networkidle");
  await list.getByRole("button", { name: "Have: Footed Sleeper", exact: true }).click();
  await expect.poll(left).toBeLessThan(before);
  await list.getByRole("button", { name: "Undo: Footed Sleeper" }).click();
  await expect.poll(left).toBe(before);
});

test("a title is changed by keyboard, and another tab shows it by itself", async () => {
  const page = await openList();
  const beside = await openBeside(page);
  const card = cardOf(page, first);
  await tabTo(page, pencil(card));
  expect(await pencil(card).getAttribute("aria-label")).toBe("Edit title: Quiz #1");
  await page.keyboard.press("Enter");
  await expect.poll(() => hasFocus(field(card))).toBe(true);
  await page.keyboard.type("  Winter in Minneapolis ");
  await page.keyboard.press("Enter");
  await toast(page, "Title updated").waitFor();
  expect(await titles(page)).toEqual(["Quiz #2", "Winter in Minneapolis"]);
  await expect.poll(() => hasFocus(pencil(card))).toBe(true);
  await expect.poll(() => field(card).isVisible()).toBe(false);

  await expect.poll(() => titles(beside)).toEqual(["Quiz #2", "Winter in Minneapolis"]);
  await beside
    .getByRole("status")
    .filter({ hasText: "A title was changed to Winter in Minneapolis." })
    .waitFor({ state: "attached" });
  expect(await beside.locator("html[data-not-reloaded]").count()).toBe(1);

  await page.reload();
  expect(await titles(page)).toEqual(["Quiz #2", "Winter in Minneapolis"]);
});

test("Escape and Cancel leave the title as it was, an empty one is asked for again", async () => {
  await sendTitle(first, "Winter");
  const page = await openList();
  const card = cardOf(page, first);
  await pencil(card).click();
  await expect.poll(() => hasFocus(field(card))).toBe(true);
  await expectAccessible(page, "a title being edited");
  await page.keyboard.type("Something else");
  await page.keyboard.press("Escape");
  await expect.poll(() => field(card).isVisible()).toBe(false);
  await expect.poll(() => hasFocus(pencil(card))).toBe(true);

  await page.keyboard.press("Space");
  await expect.poll(() => hasFocus(field(card))).toBe(true);
  await expect.poll(() => field(card).inputValue()).toBe("Winter");
  await field(card).fill("   ");
  await page.keyboard.press("Enter");
  await toast(page, "Title required").waitFor();
  await toast(page, "Please enter a title or cancel.").waitFor();
  await expect.poll(() => hasFocus(field(card))).toBe(true);
  await expectStillAccessible(page, "an empty title refused");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => hasFocus(pencil(card))).toBe(true);
  expect(await titleOf(page, first)).toBe("Winter");
});

test("a title that cannot be saved says so and stays in the field until it can", async () => {
  const page = await openList(parent, { expected: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });
  const card = cardOf(page, first);
  await pencil(card).click();
  await field(card).fill("Typed in a lift");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  // The toast library can't load now, so toasts are plain.
  const told = page.getByRole("alert");
  await told.getByText("Unable to update title").waitFor();
  await told.getByText("Update failed").waitFor();
  await expect.poll(() => field(card).inputValue()).toBe("Typed in a lift");
  await page.context().setOffline(false);
  await page.keyboard.press("Enter");
  await page.getByText("Title updated", { exact: true }).waitFor();
  expect(await titleOf(page, first)).toBe("Typed in a lift");
});

test("F26 what is being typed stays when the title changes in another tab", async () => {
  await sendTitle(first, "Winter");
  const page = await openList();
  const card = cardOf(page, first);
  await pencil(card).click();
  await field(card).fill("Half ty");
  await sendTitle(first, "Summer");
  await expect.poll(() => page.locator(`#title-${first}`).textContent()).toBe("Summer");
  await expect.poll(() => field(card).inputValue()).toBe("Half ty");
  await expect.poll(() => hasFocus(field(card))).toBe(true);
});

test("S35 markup in a title is text, here and wherever else it is shown", async () => {
  await sendTitle(first, MARKUP);
  const page = await openList();
  expect(await titleOf(page, first)).toBe(MARKUP);
  await pencil(cardOf(page, first)).click();
  await expect.poll(() => field(cardOf(page, first)).inputValue()).toBe(MARKUP);
  await page.goto(`/dashboards/${first}/shopping-list`);
  await page.getByText(MARKUP).first().waitFor();
  expect(await page.locator("main img[src=x]").count()).toBe(0);
});

test("a title of 80 wide letters fits the narrowest screen", async () => {
  await sendTitle(first, "W".repeat(80));
  const page = await openList();
  await expectStillAccessible(page, "the longest title");
  await sendTitle(first, "Winter");
});

test("the final plan is chosen in the list, replaced only when confirmed, and let go", async () => {
  await sendChoice(first, "off");
  await sendChoice(second, "off");
  const page = await openList();
  const beside = await openBeside(page);
  const marked = (shown: Page) =>
    shown.getByRole("article").filter({ has: shown.getByText("Final", { exact: true }) });
  const question = page.getByRole("alertdialog", { name: "Confirm Selection Change" });
  // A page behind another isn't painted, and axe needs the page to be still.
  await page.bringToFront();
  expect(await marked(page).count()).toBe(0);

  await finalSwitch(cardOf(page, first)).click();
  await toast(page, "Saved as final").waitFor();
  await expect.poll(() => marked(page).count()).toBe(1);
  await cardOf(page, first).getByText("Final", { exact: true }).waitFor();
  await cardOf(beside, first).getByText("Final", { exact: true }).waitFor();

  const other = finalSwitch(cardOf(page, second));
  await tabTo(page, other, "Shift+Tab");
  await page.keyboard.press("Space");
  await question.getByText("Another dashboard is already selected as final.").waitFor();
  await expectStillAccessible(page, "the question over the list");
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
  await expect.poll(() => hasFocus(other)).toBe(true);
  expect(await other.getAttribute("aria-checked")).toBe("false");
  await cardOf(page, first).getByText("Final", { exact: true }).waitFor();

  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Confirm" }).click();
  await toast(page, "Dashboard selection updated.").waitFor();
  await cardOf(page, second).getByText("Final", { exact: true }).waitFor();
  await cardOf(beside, second).getByText("Final", { exact: true }).waitFor();
  expect(await marked(page).count()).toBe(1);
  await expectAccessible(page, "list with a final plan");

  await other.click();
  await toast(page, "Selection cleared").waitFor();
  await expect.poll(() => marked(page).count()).toBe(0);
  await expect.poll(() => marked(beside).count()).toBe(0);
});

test("a quiz submitted in one tab appears in the other's list, and the limit closes New Quiz there", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  await finishedPlan(site, account, { zipcode: "33139" });
  const page = await openList(account);
  const beside = await openBeside(page);
  await beside.getByText("Free Plan · 2/3 new quiz attempts used").waitFor();
  await takeQuiz(page, answers({ zipcode: "98101" }));
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);

  await expect.poll(() => titles(beside)).toEqual(["Quiz #3", "Quiz #2", "Quiz #1"]);
  const newest = beside.getByRole("article", { name: "Quiz #3" });
  await newest.getByText("Seattle, WA 98101").waitFor();
  await newest.getByText("Completed", { exact: true }).waitFor();
  await beside.getByText("Free Plan · 3/3 new quiz attempts used").waitFor();
  const closed = beside.getByRole("button", { name: "New Quiz" });
  expect(await closed.isDisabled()).toBe(true);
  expect(await closed.getAttribute("title")).toBe(REASON);
  await beside.locator("main").getByText(REASON).waitFor();
  const way = beside.getByRole("link", { name: "change the answers for Quiz #3" });
  expect(await way.getAttribute("href")).toMatch(/^\/dashboards\/\w+\/answers$/);
  const answer = await newest
    .getByText(/essentials to go$/)
    .first()
    .boundingBox();
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(844);
  expect(await beside.locator("html[data-not-reloaded]").count()).toBe(1);
});

test("Completed goes after its minute while the page stands open", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const page = await site.open();
  await actAs(page, site, account);
  await page.clock.install();
  await page.goto("/dashboards");
  const badge = page.getByRole("article").getByText("Completed", { exact: true });
  await badge.waitFor();
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(60_000);
  await badge.waitFor({ state: "detached" });
});

test("a copy being made shows its spinner and does not open; an attempt that is gone disappears", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const gone = await finishedPlan(site, account, { zipcode: "33139" });
  await site.server.ask(
    // The lease keeps the sweeper away.
    `update user_onboarding_data set status = 'cloning_dashboard', card_title = 'Copied from friend',
      lease_until = 9999999999999 where onboarding_id = ?`,
    plan,
  );
  const { page, channel } = await openPlayedList(account, CONNECTION_LOST);
  const card = page.getByRole("article", { name: "Copied from friend" });
  await card.getByText("Cloning Dashboard...", { exact: true }).waitFor();
  await card.getByText("Cloning...", { exact: true }).waitFor();
  expect(await finalSwitch(card).count()).toBe(0);
  await card.getByRole("link", { name: "View Details" }).click({ force: true });
  await toast(page, "Attempt Not Ready").waitFor();
  await toast(page, "This quiz attempt is still processing or has failed.").waitFor();
  await expectStillAccessible(page, "list with a copy being made");
  expect(await page.getByRole("article").count()).toBe(2);

  await site.server.ask("delete from user_onboarding_data where onboarding_id = ?", gone);
  channel.tell(gone, "completed");
  await expect.poll(() => titles(page)).toEqual(["Copied from friend"]);
});

test("an empty list has one next thing", async () => {
  const page = await openList(await newAccount(site));
  await page.getByText("Get started by taking your first quiz!").waitFor();
  await page.getByRole("link", { name: "Start First Quiz" }).click();
  await page.waitForURL("**/onboarding");
});

test("a list that cannot be read says so instead of looking empty, and Retry reads it again", async () => {
  await site.server.ask("alter table user_onboarding_data rename to attempts_away");
  const page = await site.open({ expected: [/status of 500/, /^500: /] });
  await actAs(page, site, parent);
  try {
    await page.goto("/dashboards");
    const banner = page.getByRole("alert");
    await banner.getByText("Error loading attempts: Failed to load attempts", { exact: true }).waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(
      /No Quiz Attempts Yet|SQLITE|D1|user_onboarding/,
    );
    await expectAccessible(page, "list that cannot be read");
    await page.getByRole("link", { name: "Retry" }).click();
    await banner.getByText("Error loading attempts: Failed to load attempts").waitFor();
  } finally {
    await site.server.ask("alter table attempts_away rename to user_onboarding_data");
  }
  await page.getByRole("link", { name: "Retry" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
});

test("a list that cannot be read any more while it stands open says so as well", async () => {
  const expected = [...CONNECTION_LOST, /status of 500/, /^500: /];
  const { page, channel } = await openPlayedList(parent, expected);
  await site.server.ask("alter table user_onboarding_data rename to attempts_away");
  channel.tell(first, "completed");
  try {
    await page.getByText("Error loading attempts: Failed to load attempts").waitFor();
  } finally {
    await site.server.ask("alter table attempts_away rename to user_onboarding_data");
  }
  await page.getByRole("link", { name: "Retry" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
});

test("without JavaScript a title is changed and refused, and the final plan is chosen", async () => {
  await sendTitle(first, "Winter");
  await sendChoice(first, "off");
  const page = await openList(parent, { javaScriptEnabled: false });
  const card = cardOf(page, first);
  await pencil(card).click();
  expect(await card.getByRole("button", { name: "Cancel" }).count()).toBe(0);
  await field(card).fill("  Spring ");
  await card.getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/dashboards");
  await page.locator("main").getByText("Title updated", { exact: true }).waitFor();
  expect(await titleOf(page, first)).toBe("Spring");

  await pencil(card).click();
  await field(card).fill("  ");
  await card.getByRole("button", { name: "Save" }).click();
  await page.locator("main").getByText("Title required: Please enter a title or cancel.").waitFor();
  expect(await titleOf(page, first)).toBe("Spring");

  await finalSwitch(card).click();
  await page.waitForURL("**/dashboards");
  await page.getByText("Saved as final: You can change this in Attempts").waitFor();
  await card.getByText("Final", { exact: true }).waitFor();
  await finalSwitch(cardOf(page, second)).click();
  const question = page.getByRole("region", { name: "Confirm Selection Change" });
  await question.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Dashboard selection updated.").waitFor();
  await page.goto("/dashboards");
  await cardOf(page, second).getByText("Final", { exact: true }).waitFor();
  expect(await card.getByText("Final", { exact: true }).count()).toBe(0);
});

test("S43 somebody else's card keeps its title, and nothing tells that there is one", async () => {
  await sendTitle(first, "Winter");
  const stranger = await newAccount(site);
  const answersTo = await Promise.all(
    [first, "aaaaaaaaaaaaaaaaaaaa", "'%20or%201=1%20--"].map((id) => sendTitle(id, "Stolen", stranger)),
  );
  expect(new Set(answersTo.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set([`404 ${JSON.stringify({ message: "Update failed" })}`]),
  );
  expect((await sendTitle(first, "Stolen", stranger, {})).status).toBe(404);
  const { text } = await send(`${site.url}/dashboards`, { cookie: parent.cookie });
  expect(text).toContain("Winter");
  expect(text).not.toContain("Stolen");
});

test("S9, S32 and S47 what is no title is refused with the reason, and other fields are ignored", async () => {
  await sendTitle(first, "Winter");
  for (const [title, message] of [
    ["", "Please enter a title or cancel."],
    [" \u3000 ", "Please enter a title or cancel."],
    ["To: a\r\nBcc: b", "Please leave out line breaks, invisible characters, and heaps of accents."],
    ["x".repeat(81), "Please use at most 80 characters."],
    ["x".repeat(60_000), "Please use at most 80 characters."],
  ] as const) {
    const refused = await sendTitle(first, title);
    expect([refused.status, JSON.parse(refused.text)], title.slice(0, 20)).toEqual([400, { message }]);
    const plain = await sendTitle(first, title, parent, {});
    expect([plain.status, plain.headers.location]).toEqual([303, "/dashboards"]);
  }
  const { status, text } = await send(`${site.url}/dashboards/${first}/title`, {
    form: { title: "Mine", user_id: "x", status: "failed", version: "99", card_title: "y" },
    cookie: parent.cookie,
    headers: JSON_ONLY,
  });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({ title: "Mine", version: expect.any(Number) });
  const junk = await send(`${site.url}/dashboards/${first}/title`, {
    body: '{"title":"x"}',
    headers: { ...JSON_ONLY, "Content-Type": "application/json" },
    cookie: parent.cookie,
  });
  expect(junk.status).toBe(415);
});

test("S30 the way back of a plain form stays on this site", async () => {
  for (const from of ["//evil.example", "https://evil.example/x", "/\\evil.example", "javascript:alert(1)"]) {
    const { status, headers } = await send(`${site.url}/dashboards/${first}/title`, {
      form: { title: "Winter", from },
      cookie: parent.cookie,
    });
    expect([status, headers.location], from).toEqual([303, "/dashboards"]);
  }
});

test("S21 and S38 a title is not given by looking, by nobody, or for another site", async () => {
  const address = `${site.url}/dashboards/${first}/title`;
  const { cookie } = parent;
  await sendTitle(first, "Winter");
  expect((await send(address, { cookie })).status).toBe(404);
  const signedOut = await send(address, { form: { title: "Stolen" } });
  expect([signedOut.status, signedOut.headers.location]).toEqual([302, "/auth?from=%2Fdashboards"]);
  const forged: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of forged) {
    for (const suffix of ["", ".data"]) {
      const { status } = await send(address + suffix, { form: { title: "Stolen" }, cookie, headers });
      expect(Math.floor(status / 100), JSON.stringify(headers) + suffix).toBe(4);
    }
  }
  expect((await send(`${site.url}/dashboards`, { cookie })).text).not.toContain("Stolen");
});
