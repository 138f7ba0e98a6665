// The parents' side of a gift list: made in three taps, who brings what, what arrives, a surprise, and addresses that end.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { parseCsv } from "../../support/csv.ts";
import { type Account, actAs, mailsTo, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { newGiftList } from "../support/gifts.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { viewport: { width: 390, height: 844 } };
const GONE = "This gift list has moved or been closed";

let mother: Account;
let plan: string;
/** The key of the sleeper of the first size. */
let sleeper: string;

beforeAll(async () => {
  mother = await newAccount(site, "mother");
  plan = await finishedPlan(site, mother, { zipcode: "55401" });
  const [row] = await site.server.ask(
    "select clothing_id as id from clothing_list where clothing_name_id = 'sleeper_footed'",
  );
  sleeper = `${row?.id}.0-3m`;
});

beforeEach(async () => {
  await site.server.ask("delete from gift_lists where onboarding_id = ?", plan);
  await site.server.ask(
    "update user_clothing_items set user_added_quantities = '{}' where onboarding_id = ?",
    plan,
  );
  await site.server.ask("update user_onboarding_data set baby_born_on = null where onboarding_id = ?", plan);
});

async function openAsMother(path: string): Promise<Page> {
  const page = await site.open(PHONE);
  await actAs(page, site, mother);
  await page.goto(path);
  return page;
}

const dashboard = () => `/dashboards/${plan}/0-3m`;
const shoppingList = () => `/dashboards/${plan}/shopping-list?for=0-3m`;
const gifts = () => `/dashboards/${plan}/gifts`;
const answerOf = (page: Page) => page.locator("main .answer + p");
const textOf = (page: Page) => answerOf(page).innerText();
const read = async (path: string, cookie = mother.cookie) =>
  (await send(`${site.url}${path}`, { cookie })).text;

/** Reserves as a giver's form does. */
async function reserve(path: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const form = {
    ...{ item: sleeper, formKey: crypto.randomUUID().replaceAll("-", ""), pieces: "2", how: "buy" },
    ...{ name: "Grandma Rosa", message: "With love from Lisbon", ...fields },
  };
  const { status } = await send(`${site.url}${path}/reserve?item=${form.item}`, { form });
  expect(status).toBe(303);
}

test("three taps from the shopping list make a list and copy its address", async () => {
  const page = await openAsMother(shoppingList());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "Make a gift list" }).click();
  await page.getByRole("heading", { level: 1, name: "Gift list" }).waitFor();
  await page.getByRole("button", { name: "Make a gift list" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Copied!").waitFor();
  const link = await page.getByLabel("Link to your gift list").inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect((await send(link)).status).toBe(200);
  await page.goto(shoppingList());
  await page.getByRole("link", { name: "Gift list", exact: true }).waitFor();
});

test("what arrives moves from coming to the count, and every page agrees (G7)", async () => {
  const path = await newGiftList(site.server, plan);
  const other = await openAsMother(dashboard());
  const needed = Number(/of (\d+)/.exec(await textOf(other))?.[1]);
  await reserve(path);
  const page = await openAsMother(gifts());
  await page.locator("main .answer", { hasText: "2 things are coming from 1 person" }).waitFor();
  await page.getByText("With love from Lisbon").waitFor();
  await expectAccessible(page, "a gift list with a reservation");

  const words = (ready: number, coming: number) =>
    `You have ${ready} of ${needed}, and ${coming} ${coming === 1 ? "is" : "are"} coming`;
  await other.reload();
  expect(await textOf(other)).toContain(words(0, 2));
  expect(await read("/dashboards")).toContain(words(0, 2));

  await page.getByRole("button", { name: /^1 of 2 arrived/ }).click();
  await page.locator("main .answer", { hasText: "1 thing is coming from 1 person" }).waitFor();
  // Pushed to the open dashboard.
  await answerOf(other)
    .filter({ hasText: words(1, 1) })
    .waitFor();
  await page.goto(shoppingList());
  expect(await textOf(page)).toContain(words(1, 1));

  await page.goto(gifts());
  await page.getByRole("button", { name: /^All arrived/ }).click();
  await page.locator("main .answer", { hasText: "All arrived" }).waitFor();
  await answerOf(other)
    .filter({ hasText: `You have 2 of ${needed}` })
    .waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await answerOf(other)
    .filter({ hasText: words(0, 2) })
    .waitFor();
  await page.getByRole("button", { name: /^All arrived/ }).click();
  await page.getByRole("heading", { name: "To thank" }).waitFor();
  await expectStillAccessible(page, "a gift to thank for");
  await page.getByRole("button", { name: /^Mark as thanked/ }).click();
  await page.getByText(/ · Thanked$/).waitFor();
  expect(await page.getByRole("heading", { name: "To thank" }).count()).toBe(0);
});

test("open pages hear of a reservation, of what its giver changes, and of its end (no reload)", async () => {
  const path = await newGiftList(site.server, plan);
  const [board, list, page] = [
    await openAsMother(dashboard()),
    await openAsMother(shoppingList()),
    await openAsMother(gifts()),
  ];
  const giver = await site.open(PHONE);
  await giver.goto(`${path}/reserve?item=${sleeper}`);
  await giver.getByLabel("Your name").fill("Rosa");
  await giver.getByLabel("How many").selectOption("2");
  await giver.getByRole("button", { name: "Reserve" }).click();
  await giver.getByText("Reserved for you.").waitFor();
  await page.locator("main .answer", { hasText: "2 things are coming from 1 person" }).waitFor();
  await answerOf(board).filter({ hasText: "2 are coming" }).waitFor();
  await board.getByText("2 coming from Rosa", { exact: true }).waitFor();
  await list
    .getByText(/· 2 coming from Rosa$/)
    .first()
    .waitFor();
  await giver.getByRole("button", { name: "I've bought it" }).click();
  await giver.getByText("Bought", { exact: true }).waitFor();
  await page.getByText("Rosa · bought", { exact: true }).waitFor();
  await giver
    .getByRole("button", { name: /^Cancel reservation/ })
    .first()
    .click();
  await giver.getByText("Canceled. Someone else can get it now.").waitFor();
  await page.locator("main .answer", { hasText: "Nothing is reserved yet" }).waitFor();
  await answerOf(board).filter({ hasNotText: "coming" }).waitFor();
  await list.getByText(/2 coming/).waitFor({ state: "detached" });
});

test("what is wholly reserved stays on the shopping list under Coming, and isn't bought twice (H10)", async () => {
  const path = await newGiftList(site.server, plan);
  const most = /name="pieces"[^>]*>.*<option>(\d+)<\/option><\/select>/s.exec(
    await read(`${path}/reserve?item=${sleeper}`, ""),
  );
  await reserve(path, { pieces: most?.[1] ?? "1", name: "Ruth" });
  const page = await openAsMother(shoppingList());
  expect(await page.getByRole("button", { name: /^Have: Footed Sleeper$/ }).count()).toBe(0);
  const coming = page.locator("#coming");
  await coming.getByText("Coming", { exact: true }).click();
  await coming.getByText(/^You have 0 of \d+ · \d+ coming from Ruth$/).waitFor();
  await expectAccessible(page, "a shopping list of which something is coming");
  const csv = await read(`/dashboards/${plan}/shopping-list.csv?for=0-3m`);
  expect(csv).not.toMatch(/,Footed Sleeper,/);
});

test("a new wish has the focus also where the answer comes before the code that looks at it", async () => {
  await newGiftList(site.server, plan);
  const page = await site.open(PHONE);
  await actAs(page, site, mother);
  let release = () => {};
  const answered = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/answer-in-view-*.js", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(gifts());
  await page.getByText("Other wishes").click();
  await page.getByLabel("What you'd like").fill("Bath towel");
  const asked = page.waitForRequest("**/assets/answer-in-view-*.js");
  await page.getByRole("button", { name: "Add the wish" }).click();
  await asked;
  const wish = page.locator("#wishes li", { hasText: "Bath towel" });
  await wish.waitFor();
  expect(await wish.evaluate((row) => row.contains(document.activeElement))).toBe(false);
  release();
  await expect.poll(() => wish.evaluate((row) => row.contains(document.activeElement))).toBe(true);
});

test.each([true, false])(
  "an owner stars a wish and a garment, and givers see them first; JavaScript: %s",
  async (javaScriptEnabled) => {
    const path = await newGiftList(site.server, plan);
    const page = await site.open({ ...PHONE, javaScriptEnabled });
    await actAs(page, site, mother);
    await page.goto(gifts());
    await page.getByText("Other wishes").click();
    await page.getByLabel("What you'd like").fill("Car seat");
    await page.getByRole("button", { name: "Add the wish" }).click();
    await page.getByText("Added. It's on the list now.").waitFor();
    // The new wish is in view, with the focus (H13).
    const wish = page.locator("#wishes li", { hasText: "Car seat" });
    expect((await wish.boundingBox())?.y).toBeLessThan(844);
    await expect.poll(() => wish.evaluate((row) => row.contains(document.activeElement))).toBe(true);
    // The form is empty again: another tap asks for a name, and adds nothing twice.
    expect(await page.getByLabel("What you'd like").inputValue()).toBe("");
    await wish.getByRole("button", { name: "Star: Car seat", pressed: false }).click();
    await wish.getByRole("button", { name: "Star: Car seat", pressed: true }).waitFor();
    await page.getByText("Star items, or leave them off").click();
    const socks = page.locator("#items li", { hasText: "Warm Socks (pairs), 0–3 months" });
    await socks.getByRole("button", { name: /^Star:/, pressed: false }).click();
    await socks.getByRole("button", { name: /^Star:/, pressed: true }).waitFor();
    if (javaScriptEnabled) await expectAccessible(page, "starred items");
    const giver = await site.open(PHONE);
    await giver.goto(path);
    const names = await giver.locator("#gift-lines section").first().locator(".gift-name").allInnerTexts();
    expect(names.map((name) => name.split("\n")[0])).toEqual(["Car seat", "Warm Socks (pairs)"]);
  },
);

test("a hundred reservations fit eight screens of a phone, those to thank for first (H13)", async () => {
  await newGiftList(site.server, plan);
  const lines = await site.server.ask(
    "select clothing_id as id from user_clothing_items where onboarding_id = ? order by clothing_id",
    plan,
  );
  for (let at = 0; at < 100; at++) {
    const hasArrived = at % 5 === 0;
    await site.server.ask(
      `insert into gift_reservations (id, onboarding_id, clothing_id, size, item_name, giver_name, pieces, how, message, secret_hash,
        form_key, state, arrived_pieces, created_at, updated_at)
      values (?, ?, ?, ?, 'A thing', ?, 1, 'buy', 'With love and a long message that goes on for a while', ?, ?, 'reserved', ?, 1, 1)`,
      ...[`r${at}`, plan, String(lines[at % lines.length]?.id), ["0-3m", "3-6m", "6-9m"][at % 3] ?? ""],
      ...[`Giver number ${at}`, `s${at}`, `k${at}`, hasArrived ? "1" : "0"],
    );
  }
  const page = await openAsMother(gifts());
  await page.getByRole("heading", { name: "To thank" }).waitFor();
  const [first] = await page.locator("#gifts h2").allInnerTexts();
  expect(first).toBe("To thank");
  expect(
    await page
      .locator("#gifts")
      .getByRole("button", { name: /^Mark as thanked/ })
      .count(),
  ).toBe(20);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8 * 844);
  await expectAccessible(page, "a hundred reservations");
});

test("a wish takes a link as it was pasted, and asks which of two", async () => {
  await newGiftList(site.server, plan);
  const page = await site.open({ ...PHONE, expected: [/status of 400/] });
  await actAs(page, site, mother);
  await page.goto(gifts());
  await page.getByText("Other wishes").click();
  await page.getByLabel("What you'd like").fill("Car seat");
  const pasted = "Look! www.store.example/seat?utm_source=app or http://other.example/seat";
  await page.getByLabel("Link to a store").fill(pasted);
  await page.getByRole("button", { name: "Add the wish" }).click();
  await page.getByRole("radio", { name: "https://other.example/seat" }).check();
  await page.getByRole("button", { name: "Add the wish" }).click();
  const link = page.getByRole("link", { name: "other.example" });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe("https://other.example/seat");
});

test("S73 a surprise keeps names and messages until the birth (G6)", async () => {
  const path = await newGiftList(site.server, plan);
  await site.server.ask("update gift_lists set mode = 'surprise' where onboarding_id = ?", plan);
  const secret = /Rosa|Lisbon/;
  const heard: string[] = [];
  const open = await site.open(PHONE);
  open.on("websocket", (line) => line.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await actAs(open, site, mother);
  await open.goto(dashboard());
  await reserve(path);
  const everywhere = async () => {
    const form = await send(`${site.url}/profile/data`, { cookie: mother.cookie, form: {} });
    return [
      await read(gifts()),
      await read(`${gifts()}.data`),
      await read(`${gifts()}.csv`),
      await read(`${dashboard()}.data`),
      await read("/dashboards"),
      form.text,
    ];
  };
  for (const text of await everywhere()) expect(text).not.toMatch(secret);
  expect(await read(`${dashboard()}.data`)).toContain("2 coming");
  expect(await read(gifts())).toContain("2 things are coming");
  const page = await openAsMother(gifts());
  await page.getByRole("button", { name: /^1 of 2 arrived/ }).click();
  await page.locator("main .answer", { hasText: "1 thing is coming" }).waitFor();
  await answerOf(open).filter({ hasText: "and 1 is coming" }).waitFor();
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.join("\n")).not.toMatch(secret);
  expect((await mailsTo(site, mother.email)).map((mail) => JSON.stringify(mail)).join("\n")).not.toMatch(
    secret,
  );
  expect(await site.server.output(), "what the server has logged").not.toMatch(
    /Grandma Rosa|love from Lisbon/,
  );
  await site.server.ask(
    "update user_onboarding_data set baby_born_on = expected_due_date where onboarding_id = ?",
    plan,
  );
  const [html, data, csv] = await everywhere();
  for (const text of [html, data, csv]) expect(text).toMatch(/Rosa[\s\S]*Lisbon/);
});

test("a reader of the plan sees how much is coming, and no name, message, address, or form (C1, G6)", async () => {
  const path = await newGiftList(site.server, plan);
  await reserve(path);
  const aunt = await newAccount(site, "aunt");
  await site.server.ask(
    `insert into plan_members (user_id, onboarding_id, role, joined_at)
    select id, '${plan}', 'reader', 0 from users where email = ?`,
    aunt.email,
  );
  for (const address of [gifts(), `${gifts()}.data`, `${gifts()}.csv`, `${dashboard()}.data`]) {
    const text = await read(address, aunt.cookie);
    expect(text, address).not.toMatch(/Rosa|Lisbon/);
    expect(text, address).not.toContain(path);
  }
  const page = await site.open(PHONE);
  await actAs(page, site, aunt);
  await page.goto(gifts());
  await page.locator("main .answer", { hasText: "2 things are coming" }).waitFor();
  await page.getByText("Only people who can edit this plan see who's bringing what.").waitFor();
  expect(await page.locator("main form").count()).toBe(0);
});

test("S75 what givers type is text on every way out", async () => {
  const path = await newGiftList(site.server, plan);
  const name = '=HYPERLINK("http://evil.test")';
  await reserve(path, { name, message: "<script>alert(1)</script> \u202Egnorw" });
  const page = await openAsMother(gifts());
  await page.getByRole("heading", { level: 3, name }).waitFor();
  await page.getByText("<script>alert(1)</script> gnorw").waitFor();
  const [, row] = parseCsv(await read(`${gifts()}.csv`));
  expect(row?.[0]).toBe(`'${name}`);
});

test("forms say what is wrong, and keep what was typed", async () => {
  await newGiftList(site.server, plan);
  const page = await site.open({ ...PHONE, javaScriptEnabled: false, expected: [/status of 400/] });
  await actAs(page, site, mother);
  await page.goto(gifts());
  await page.getByText("Other wishes").click();
  await page.getByLabel("What you'd like").fill("Car seat");
  await page.getByLabel("Link to a store").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Add the wish" }).click();
  await page.getByText("We couldn't find a link in that.").first().waitFor();
  expect(await page.getByLabel("What you'd like").inputValue()).toBe("Car seat");
  await page.getByLabel("Link to a store").fill("www.shop.test/seat or https://other.test/seat");
  await page.getByRole("button", { name: "Add the wish" }).click();
  await page.getByRole("radio", { name: "https://www.shop.test/seat" }).check();
  await page.getByRole("button", { name: "Add the wish" }).click();
  await page.getByRole("link", { name: "www.shop.test" }).waitFor();
  await page.getByText("Add a gift someone told you about").click();
  await page.getByLabel("From").fill("Great-aunt Mo");
  await page.getByRole("button", { name: "Add it" }).click();
  await page.getByRole("heading", { level: 3, name: "Great-aunt Mo" }).waitFor();
  await page.getByText("added by hand").waitFor();
});

test("a list that is closed, moved, or whose plan is deleted leads nowhere", async () => {
  const path = await newGiftList(site.server, plan);
  await reserve(path);
  const page = await openAsMother(gifts());
  await page.getByRole("button", { name: "Close the list" }).click();
  await page.getByText("The list is closed, and").waitFor();
  expect(await read(path, "")).toContain(GONE);
  await page.getByRole("button", { name: "Open the list again" }).click();
  await page.getByLabel("Link to your gift list").waitFor();
  expect(await read(path, "")).not.toContain(GONE);
  await page.getByRole("button", { name: "Get a new link" }).click();
  await expect
    .poll(async () => await page.getByLabel("Link to your gift list").inputValue())
    .not.toContain(path);
  const moved = new URL(await page.getByLabel("Link to your gift list").inputValue()).pathname;
  expect(await read(path, "")).toContain(GONE);
  expect(await read(moved, "")).not.toContain(GONE);
  await page.getByText("Grandma Rosa").first().waitFor();

  const doomed = await finishedPlan(site, mother, { zipcode: "55401" });
  const ofDoomed = await newGiftList(site.server, doomed);
  await send(`${site.url}/dashboards/${doomed}/delete`, { cookie: mother.cookie, form: {} });
  expect(await read(ofDoomed, "")).toContain(GONE);
  expect((await send(`${site.url}/dashboards/${doomed}/gifts`, { cookie: mother.cookie })).status).toBe(404);
});
