// What givers do with a gift list: a grandmother on a phone, an aunt without JavaScript, a cousin by the mail's link; what
// nobody else learns; and addresses that lead nowhere.
import type { Locator, Page, WebSocketRoute } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../../app/lib/new-id.ts";
import { type Account, mailedLink, mailsTo, newAccount, newAddress } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { newGiftList } from "../support/gifts.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { viewport: { width: 390, height: 844 } };
const GONE = "This gift list has moved or been closed";

let parent: Account;
let plan: string;
let path: string;

beforeAll(async () => {
  parent = await newAccount(site, "parent-of-gifts");
  plan = await finishedPlan(site, parent, { zipcode: "55401" });
});

beforeEach(async () => {
  await site.server.ask("delete from gift_lists where onboarding_id = ?", plan);
  path = await newGiftList(site.server, plan);
});

const rows = () =>
  site.server.ask(
    "select giver_name as name, pieces, how, message, state from gift_reservations where onboarding_id = ?",
    plan,
  );

const wished = async (page: Page) => Number(await page.locator("#gift-count b").textContent());
const row = (page: Page, name: string, size: string) =>
  page.locator(".gift-rows > li").filter({ hasText: name }).filter({ hasText: size }).first();

/** Opens the folds around a line. */
async function showLine(line: Locator): Promise<void> {
  await line.waitFor({ state: "attached" });
  for (const fold of await line.locator("xpath=ancestor::details[not(@open)]").all())
    await fold.locator(":scope > summary").click();
}

/** Lines of a kind, of which several pieces are left: they change without reading the list again. */
const ofAKind = (page: Page) => page.locator("[data-kind] .gift-rows > li[data-left]:not([data-left='1'])");

/** Opens the form of a line. */
async function choose(page: Page, name = "Footed Sleeper", size = "3–6 months"): Promise<void> {
  const line = row(page, name, size);
  await showLine(line);
  await line.getByRole("link", { name: "Reserve" }).click();
  await page.getByRole("heading", { level: 1, name: /^Reserve: / }).waitFor();
}

test("a grandmother on a phone reserves two sleepers and undoes one", async () => {
  const page = await site.open(PHONE);
  await page.goto(path);
  await page.getByText("Gifts for Baby Rivera").waitFor();
  const before = await wished(page);
  const bottoms = await page
    .getByRole("link", { name: /^Reserve/ })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
  expect(
    bottoms.filter((bottom) => bottom < 844).length,
    "things that her first screen offers",
  ).toBeGreaterThanOrEqual(3);

  await choose(page);
  await page.getByLabel("Your name").fill("Grandma Ana");
  await page.getByLabel("How many").selectOption("2");
  await page.getByLabel("A message to the parents").fill("With love");
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Reserved for you. 2 Footed Sleepers, 3–6 months").waitFor();
  expect(await wished(page)).toBe(before - 2);
  expect(await rows()).toEqual([
    { name: "Grandma Ana", pieces: 2, how: "buy", message: "With love", state: "reserved" },
  ]);

  const own = page.getByRole("region", { name: "Your reservations" });
  await own.getByLabel("How many").selectOption("1");
  await own.getByRole("button", { name: "Change" }).click();
  await own.getByText("1 Footed Sleeper, 3–6 months", { exact: true }).waitFor();
  expect(await wished(page)).toBe(before - 1);
  await own.getByRole("button", { name: "I've bought it" }).click();
  await own.getByText("Bought", { exact: true }).waitFor();
  await own.getByRole("button", { name: /^Cancel reservation/ }).click();
  await page.getByText("Canceled. Someone else can get it now.").waitFor();
  expect(await wished(page)).toBe(before);
  expect(await rows()).toEqual([]);
});

test("an aunt without JavaScript reserves by form; the same form sent again is still one", async () => {
  const page = await site.open({ javaScriptEnabled: false, expected: [/status of 400/] });
  await page.goto(path);
  await choose(page, "Short-Sleeve Bodysuit", "3–6 months");
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Please enter your name, so the parents know who it's from.").waitFor();
  await page.getByLabel("Your name").fill("Aunt \u202EBea");
  await page.getByLabel("I'm passing on ours").check();
  const form = {
    item: await page.locator("[name=item]").inputValue(),
    formKey: await page.locator("[name=formKey]").inputValue(),
    name: "Aunt Bea",
    pieces: "1",
    how: "pass",
  };
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Reserved for you. 1 Short-Sleeve Bodysuit, 3–6 months").waitFor();
  const again = await send(`${site.url}${path}/reserve?item=${form.item}`, { form });
  expect(again.status).toBe(303);
  expect(await rows()).toEqual([
    { name: "Aunt Bea", pieces: 1, how: "pass", message: "", state: "reserved" },
  ]);
});

test.each([true, false])(
  "a grandfather asks what fits in a month, and reserves from the answer; JavaScript: %s",
  async (javaScriptEnabled) => {
    await site.server.ask(
      "update gift_lists set says_month = 1, says_place = 1 where onboarding_id = ?",
      plan,
    );
    const page = await site.open({ ...PHONE, javaScriptEnabled });
    await page.goto(path);
    const question = page.getByRole("region", { name: "Will it fit?" });
    const month = question.getByLabel("Will it fit in");
    await month.selectOption({ index: (await month.locator("option").count()) - 2 });
    const asked = await month.locator("option:checked").textContent();
    await question.getByRole("button", { name: "Check" }).click();
    await question.getByText("What you'll need then:").waitFor();
    const [, year = ""] = /(\d{4})/.exec(asked ?? "") ?? [];
    expect(await question.locator("b").textContent()).toContain(`${year}: 9–12m.`);
    expect(await question.getByText(/Highs near \d+°F/).count()).toBe(1);
    const useful = question.getByRole("listitem");
    expect(await useful.count()).toBe(5);
    await useful.first().getByRole("link").click();
    await page.getByLabel("Your name").fill("Grandpa Al");
    await page.getByRole("button", { name: "Reserve" }).click();
    await page.getByText("Reserved for you.").waitFor();
  },
);

test("a cousin undoes by the mail's link; opening it changes nothing", async () => {
  const page = await site.open();
  const address = newAddress("cousin");
  await page.goto(path);
  await choose(page);
  await page.getByLabel("Your name").fill("Cousin Cy");
  await page.getByLabel("Email").fill(address);
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Reserved for you.").waitFor();
  const link = new URL(await mailedLink(site, address), site.url).href;
  expect((await mailsTo(site, address)).map(({ subject }) => subject)).toEqual([
    "Your reservation on a gift list",
  ]);

  const elsewhere = await site.open();
  await elsewhere.goto(link);
  await elsewhere.getByRole("heading", { name: "Cancel your reservation?" }).waitFor();
  await expectAccessible(elsewhere, "the link to undo");
  await send(link, { method: "HEAD" });
  expect(await rows()).toHaveLength(1);
  await elsewhere.getByRole("button", { name: "Cancel My Reservation" }).click();
  await elsewhere.getByText("Canceled. Someone else can get it now.").waitFor();
  expect(await rows()).toEqual([]);
  const answer = await send(link);
  expect(answer.status).toBe(404);
  await page.goto(path);
  expect(await page.getByText("Your reservations").count()).toBe(0);
});

test("two for the last piece: the second is told that none are left, and loses nothing typed", async () => {
  const [first, second] = [await site.open(), await site.open({ expected: [/status of 409/] })];
  for (const page of [first, second]) {
    await page.goto(path);
    await choose(page, "Sun Hat", "3–6 months");
    await page.getByLabel("Your name").fill("A giver");
  }
  const most = await first.getByLabel("How many").locator("option").count();
  if (most > 1) await first.getByLabel("How many").selectOption(String(most));
  await first.getByRole("button", { name: "Reserve" }).click();
  await first.getByText("Reserved for you.").waitFor();
  await second.getByRole("button", { name: "Reserve" }).click();
  await second.getByText("Someone else just reserved it. None are left.").waitFor();
  expect(await rows()).toHaveLength(1);
});

test("S74 a stranger's page has nothing of the parents, of the plan's place and days, or of other givers", async () => {
  await send(`${site.url}${path}/reserve?item=none`);
  const giver = await site.open();
  await giver.goto(path);
  await choose(giver);
  await giver.getByLabel("Your name").fill("Grandma Quixote");
  await giver.getByLabel("A message to the parents").fill("Zanzibar");
  await giver.getByLabel("Email").fill(newAddress("quixote"));
  await giver.getByRole("button", { name: "Reserve" }).click();
  await giver.getByText("Reserved for you.").waitFor();
  const [facts] = await site.server.ask(
    "select user_id, expected_due_date from user_onboarding_data where onboarding_id = ?",
    plan,
  );
  for (const address of [path, `${path}.data`]) {
    const { text } = await send(`${site.url}${address}`);
    for (const secret of [
      parent.email,
      "55401",
      "Minneapolis",
      "Quixote",
      "quixote",
      "Zanzibar",
      plan,
      ...Object.values(facts ?? {}),
    ]) {
      expect(text, `${address} has ${secret}`).not.toContain(String(secret));
    }
  }
});

test("S72 forms of others' reservations change nothing, and are answered alike", async () => {
  const page = await site.open();
  await page.goto(path);
  await choose(page);
  await page.getByLabel("Your name").fill("Grandma");
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Reserved for you.").waitFor();
  const [reservation] = await site.server.ask(
    "select id from gift_reservations where onboarding_id = ?",
    plan,
  );
  const cookies = [undefined, "gifts-x=e30=", `gifts-x=${"a".repeat(4000)}`];
  for (const cookie of cookies) {
    for (const intent of ["undo", "pieces", "bought"]) {
      const form = { id: String(reservation?.id), intent, pieces: "1" };
      const { status } = await send(`${site.url}${path}/mine`, { form, cookie });
      expect(status).toBe(409);
    }
  }
  for (const key of ["junk", "0".repeat(32), "x".repeat(10_000)]) {
    const { status } = await send(`${site.url}/gifts/undo`, { form: { key } });
    expect(status).toBe(404);
  }
  expect(await rows()).toHaveLength(1);
});

test("S76 unknown, closed, and moved lists and those of a deleted plan are answered alike", async () => {
  const unknown = await send(`${site.url}/gifts/${"x".repeat(22)}`);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain(GONE);
  expect(unknown.headers["cache-control"]).toBe("no-store");
  const plainly = (text: string) =>
    text.replace(/ nonce="[^"]*"/g, "").replaceAll(path.slice(7), "x".repeat(22));
  const expectGone = async () => {
    const answer = await send(`${site.url}${path}`);
    expect({ status: answer.status, text: plainly(answer.text) }).toEqual({
      status: 404,
      text: plainly(unknown.text),
    });
  };
  for (const change of [
    "update gift_lists set closed_at = 1 where onboarding_id = ?",
    "update gift_lists set closed_at = null, token_hash = 'moved' where onboarding_id = ?",
  ]) {
    await site.server.ask(change, plan);
    await expectGone();
  }
  path = await newGiftListAnew();
  // Just now: a plan deleted long ago may be emptied at any minute.
  const deletion = "update user_onboarding_data set deleted_at = ? where onboarding_id = ?";
  await site.server.ask(deletion, String(Date.now()), plan);
  await expectGone();
  await site.server.ask("update user_onboarding_data set deleted_at = null where onboarding_id = ?", plan);
  expect((await send(`${site.url}${path}`)).status).toBe(200);
});

async function newGiftListAnew(): Promise<string> {
  await site.server.ask("delete from gift_lists where onboarding_id = ?", plan);
  return newGiftList(site.server, plan);
}

test("a list says nothing to search engines, caches, or other sites", async () => {
  for (const address of [path, `${path}/reserve?item=none`, "/gifts/undo?key=none"]) {
    const { headers } = await send(`${site.url}${address}`);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  }
  const { text } = await send(`${site.url}${path}`);
  const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([script]) => script);
  expect(scripts).toEqual([
    expect.stringMatching(/^<script type="module" src="\/assets\/gift-list-[\w-]+\.js">$/),
    expect.stringMatching(/^<script type="module" src="\/assets\/language-offer-[\w-]+\.js">$/),
  ]);
});

test("a page that is open hears of another giver's reservation, and keeps what was opened and focused", async () => {
  const [watching, giving] = [await site.open(), await site.open()];
  const heard = watching.waitForEvent("websocket");
  await watching.goto(path);
  await heard;
  const before = await wished(watching);
  const opened = row(watching, "Footed Sleeper", "6–9 months");
  await showLine(opened);
  await opened.locator("summary").click();
  await opened.getByRole("link", { name: "Reserve" }).focus();
  await giving.goto(path);
  await choose(giving, "Footed Sleeper", "3–6 months");
  await giving.getByLabel("Your name").fill("Grandma");
  await giving.getByRole("button", { name: "Reserve" }).click();
  await giving.getByText("Reserved for you.").waitFor();
  await watching.locator("#gift-count", { hasText: `${before - 1} gifts still needed` }).waitFor();
  expect(await opened.locator("details").getAttribute("open")).not.toBeNull();
  expect(await watching.evaluate(() => document.activeElement?.textContent)).toMatch(/^Reserve/);
});

/** Opens the list for someone who only watches; `reads` are the addresses that their page asks for afterwards. */
async function watch(
  address = path,
  expected: readonly RegExp[] = [],
): Promise<{ page: Page; reads: string[] }> {
  const page = await site.open({ expected });
  const heard = new Promise((done) => {
    page.once("websocket", (socket) => socket.once("framereceived", done));
  });
  await page.goto(address);
  await heard;
  const reads: string[] = [];
  page.on("request", (request) => reads.push(request.url()));
  return { page, reads };
}

/** Reserves pieces of a line by the form, without a page. */
async function give(key: string, pieces = "1"): Promise<void> {
  const form = { item: key, formKey: newId(), name: "Grandma Quixote", pieces, how: "buy" };
  const { status } = await send(`${site.url}${path}/reserve?item=${key}`, { form });
  expect(status).toBe(303);
}

/** What a page says of its lines, as a reader sees it: the number, each section's lines, and what is taken. */
const said = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.textContent?.trim());
    return {
      wished: texts("#gift-count"),
      sections: texts("#gift-lines h2, #gift-lines [data-kind] > summary"),
      lines: texts(".gift-rows > li"),
      taken: texts("[data-key=taken] li").toSorted(),
      isTakenShown: document.querySelector("[data-key=taken]")?.checkVisibility(),
    };
  });

test.each(["", "/de", "/fr", "/es"])(
  "what is left is shown without reading the list, in the words of the page (%s)",
  async (language) => {
    const { page, reads } = await watch(`${language}${path}`);
    const line = ofAKind(page).first();
    await showLine(line);
    const key = (await line.getAttribute("data-key")) ?? "";
    const left = Number(await line.getAttribute("data-left"));
    const before = await wished(page);
    expect((await said(page)).isTakenShown).toBe(false);
    await give(key);
    await page.locator(`[data-key="${key}"][data-left="${left - 1}"]`).waitFor();
    expect(await wished(page)).toBe(before - 1);
    await give(key, String(left - 1));
    await page.locator(`.gift-rows > [data-key="${key}"]`).waitFor({ state: "detached" });
    expect(reads).toEqual([]);
    const shown = await said(page);
    expect(shown.isTakenShown).toBe(true);
    await page.reload();
    expect(await said(page)).toEqual(shown);
  },
);

test("the last thing on a list leaves its thanks, and no heading", async () => {
  await site.server.ask(
    `update gift_lists set sizes = '["12-18m"]', essentialities = '[]' where onboarding_id = ?`,
    plan,
  );
  for (const id of ["stroller", "chair"])
    await site.server.ask(
      "insert into gift_wishes (id, onboarding_id, name, pieces, created_at) values (?, ?, ?, 1, 1)",
      id,
      plan,
      `A ${id}`,
    );
  const { page } = await watch();
  for (const id of ["stroller", "chair"]) {
    const wish = page.locator(`[data-key="wish.${id}"]`);
    await wish.waitFor();
    await give(`wish.${id}`);
    await wish.waitFor({ state: "detached" });
  }
  const shown = await said(page);
  expect(shown).toMatchObject({ sections: ["Taken care of 2"], lines: [], taken: ["A chair", "A stroller"] });
  await page.reload();
  expect(await said(page)).toEqual(shown);
});

test("a page that has missed a change, or hears of a line that it doesn't show, reads the list", async () => {
  const { page, reads } = await watch();
  const [first, second] = await ofAKind(page).evaluateAll((lines) =>
    lines.map((line) => String(line.getAttribute("data-key"))),
  );
  const full = await wished(page);
  await give(String(first));
  await page.locator("#gift-count", { hasText: `${full - 1} gifts still needed` }).waitFor();
  // No message is sent about this change.
  await site.server.ask(
    "update gift_reservations set pieces = pieces + 1 where onboarding_id = ? and pieces = 1",
    plan,
  );
  const before = await wished(page);
  await give(String(second));
  await page.locator("#gift-count", { hasText: `${before - 2} gifts still needed` }).waitFor();
  await expect.poll(() => reads.filter((address) => address.endsWith("?fresh")).length).toBe(1);

  const unknown = newId();
  await site.server.ask(
    "insert into gift_wishes (id, onboarding_id, name, pieces, created_at) values (?, ?, 'A zeppelin', 2, 1)",
    unknown,
    plan,
  );
  await give(`wish.${unknown}`);
  await page.getByText("A zeppelin", { exact: true }).first().waitFor();
  expect(reads.filter((address) => address.endsWith("?fresh"))).toHaveLength(2);
});

test("a message that isn't one of ours changes nothing", async () => {
  const page = await site.open();
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live$/, (socket) => void sockets.push(socket));
  await page.goto(path);
  await expect.poll(() => sockets.length).toBe(1);
  const [socket] = sockets;
  const line = ofAKind(page).first();
  await showLine(line);
  const key = await line.getAttribute("data-key");
  const before = await said(page);
  const reads: string[] = [];
  page.on("request", (request) => reads.push(request.url()));
  for (const message of ["", "{}", "0 1", "1 2 3", `1 2 1 ${key} -1 2`, `1 2 1 ${key} 1`, "1 2 1 <b> 1 2"])
    socket?.send(message);
  socket?.send(`1 2 1 ${key} 1 9`);
  await page.locator(`[data-key="${key}"][data-left="1"]`).waitFor();
  const after = await said(page);
  expect(after.lines.filter((text, at) => text !== before.lines[at])).toEqual([
    expect.stringContaining("1 of 9 left"),
  ]);
  expect(reads).toEqual([]);
});

/** Reserves a sleeper, and begins to make two of it: the form, its numbers, and the key of its line. */
async function changeOwn(page: Page) {
  await page.goto(path);
  await choose(page);
  await page.getByLabel("Your name").fill("Grandma Ana");
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Reserved for you.").waitFor();
  await page.getByRole("link", { name: "OK" }).click();
  await page.getByText("Reserved for you.").waitFor({ state: "detached" });
  const offered = page.getByRole("region", { name: "Your reservations" }).getByLabel("How many");
  await offered.selectOption("2");
  const numbers = async () => (await offered.locator("option").allTextContents()).map(Number);
  const key = (await row(page, "Footed Sleeper", "3–6 months").getAttribute("data-key")) ?? "";
  return { offered, numbers, key };
}

test("one's own form offers no more than is left, and keeps what was chosen in it", async () => {
  const page = await site.open();
  const { offered, numbers, key } = await changeOwn(page);
  const most = Math.max(...(await numbers()));
  expect(most).toBeGreaterThan(2);
  await give(key, String(most - 1));
  await page.locator(`.gift-rows > [data-key="${key}"]`).waitFor({ state: "detached" });
  // The line and the form are told of it one after the other.
  await expect.poll(numbers).toEqual([1, 2]);
  expect(await offered.inputValue()).toBe("2");
});

test("one's own form does so too where the page was read again meanwhile", async () => {
  const page = await site.open();
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live$/, (socket) => void sockets.push(socket));
  const { offered, numbers, key } = await changeOwn(page);
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await give(key, String(Math.max(...(await numbers())) - 1));
  // A change came before this one, so the page asks for all.
  sockets.at(-1)?.send(`${Date.now()} 1 1000 ${key} 0 3`);
  await page.locator(`.gift-rows > [data-key="${key}"]`).waitFor({ state: "detached" });
  await expect.poll(numbers).toEqual([1, 2]);
  expect(await offered.inputValue()).toBe("2");
});

test("an open page hears what parents count, set aside, and say, and that the list has closed and is open again", async () => {
  const { page } = await watch(path, [/status of 404/]);
  const before = await wished(page);
  const line = row(page, "Footed Sleeper", "3–6 months");
  await showLine(line);
  const key = String(await line.getAttribute("data-key"));
  const [item] = await site.server.ask(
    `select dashboard_item_id as id from user_clothing_items join clothing_list using (clothing_id)
      where onboarding_id = ? and clothing_name_id = 'sleeper_footed'`,
    plan,
  );
  const parents = async (to: string, form: Readonly<Record<string, string>>, status: number) => {
    const headers = { Accept: "application/json" };
    const sent = await send(`${site.url}/dashboards/${plan}${to}`, { form, cookie: parent.cookie, headers });
    expect(sent.status).toBe(status);
  };
  const left = Number(await line.getAttribute("data-left"));
  await parents(`/items/${item?.id}`, { ageRange: "3-6m", quantity: "1" }, 200);
  await page.locator(`[data-key="${key}"][data-left="${left - 1}"]`).waitFor();
  expect(await wished(page)).toBe(before - 1);
  await line.getByRole("link", { name: "Reserve" }).focus();
  await parents(`/items/${item?.id}`, { ageRange: "3-6m", setAside: "age" }, 200);
  await line.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Reserve/);
  await parents(`/items/${item?.id}`, { ageRange: "3-6m", setAside: "no" }, 200);
  await line.waitFor();

  const wish = { intent: "choose", title: "For Robin", greeting: "Thank you all", mode: "open" };
  await parents("/gifts", { ...wish, "ask-Essential": "on", "ask-3-6m": "on" }, 200);
  await page.getByText("For Robin", { exact: true }).waitFor();
  await page.getByText("Thank you all").waitFor();
  await page
    .getByRole("link", { name: /^Reserve/ })
    .first()
    .focus();
  await parents("/gifts", { intent: "close" }, 200);
  await page.getByRole("heading", { level: 1, name: GONE }).waitFor();
  expect(await page.getByRole("link", { name: /^Reserve/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await expectAccessible(page, "a list that closed while it was open");
  await parents("/gifts", { intent: "open" }, 200);
  await page.getByText("For Robin", { exact: true }).waitFor();
  await parents("/gifts", { intent: "move" }, 200);
  await page.getByRole("heading", { level: 1, name: GONE }).waitFor();
});
