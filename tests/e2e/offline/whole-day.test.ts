// A day without a network on every page that takes changes, in tabs that come and go: all of it arrives once when the network is
// back, and what the browser keeps for it stays bounded.
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { MOST_KEPT } from "../../../app/domain/offline/kept-pages.ts";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { itemRow, openItem, openNote, plus, rowCounts, shownCount } from "../support/items.ts";
import { AWAY, keptAddresses, setNetwork, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";
import { finishedTrip, tickOf } from "../support/trips.ts";

const site = siteOn(createFrontedServer);
const KEPT = /Showing your (?:plan|list|trip) as of/;
const COUNTED = "Footed Sleeper";
const SKIPPED = "Footed Sleeper (Newborn)";
const TICKED = ["Burp Cloth or Muslin Square", "Drool Bib"];
const NOTE = "From Grandma, in the blue box";
/** A plan's forms of one kind that wait in a browser. */
const MOST_FORMS = 20;

interface Family {
  parent: Account;
  plan: string;
}

/** "yyyy-MM-dd", this many days from today. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The baby is two months old, so that its weight can be told. */
async function newFamily(): Promise<Family> {
  const parent = await newAccount(site);
  return { parent, plan: await finishedPlan(site, parent, { dueDate: dayFromNow(-61) }) };
}

const newTrip = ({ parent, plan }: Family) =>
  finishedTrip(site, parent, { onboardingId: plan, startDate: dayFromNow(10), endDate: dayFromNow(14) });

const pathsOf = (plan: string) => ({
  dashboard: `/dashboards/${plan}/0-3m`,
  list: `/dashboards/${plan}/shopping-list?for=0-3m`,
  size: `/dashboards/${plan}/size`,
  bag: `/dashboards/${plan}/bag`,
});

afterEach(() => {
  site.server.setReachable(true);
  site.server.cut(null);
});

/** A page of a new browser, which has opened and kept the addresses; the last one is open. */
async function openAll({ parent }: Family, paths: readonly string[]): Promise<Page> {
  const page = await site.open({ expected: AWAY, serviceWorkers: "allow" });
  await actAs(page, site, parent);
  for (const path of paths) await openKept(page, path);
  return page;
}

async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await workerReady(page);
  await untilKept(page, path);
}

async function openOffline(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.getByText(KEPT).waitFor();
  return page;
}

/** Closes the tab, and opens a kept page in another. */
async function inNewTab(page: Page, path: string): Promise<Page> {
  const next = await site.openBeside(page);
  await page.close();
  return openOffline(next, path);
}

const changesWait = (page: Page, words: string) =>
  page.getByRole("status").getByText(`${words} will be sent when you're back online.`).waitFor();

/** What waits in the browser to be sent, by its keys. */
const waitingChanges = (page: Page): Promise<Record<string, unknown[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith("unsent:"))
        .map(([key, text]) => [key, JSON.parse(text).values]),
    ),
  );

const untilNothingWaits = (page: Page) => expect.poll(() => waitingChanges(page)).toEqual({});

const box = (page: Page) => page.getByLabel("One thing or a whole bag:");

const waitingBags = (page: Page) => page.getByText(/^\d pieces( and a list)?$/);

/** Saves what was typed, and waits until so many bags wait. */
async function saveBag(page: Page, count: number): Promise<void> {
  await page
    .getByRole("button", { name: /^Add( \d+)?$/ })
    .last()
    .click();
  await page.getByText("We'll save this bag when you're back online.").waitFor();
  await expect.poll(() => waitingBags(page).count()).toBe(count);
}

async function tellWeight(page: Page, pounds: number, ounces: number): Promise<void> {
  await page.getByLabel("Pounds").fill(`${pounds}`);
  await page.getByLabel("Ounces").fill(`${ounces}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** What a parent changes here, as the server has it. */
async function stored(plan: string, trip: string) {
  const { ask } = site.server;
  const items = `from user_clothing_items join clothing_list using (clothing_id)`;
  const [counts, skipped, notes, facts, bags, kit] = await Promise.all([
    ask(
      `select name, counted.value ->> 'quantity' as pieces ${items},
        json_each(user_added_quantities) as aged, json_each(aged.value) as counted
        where onboarding_id = ? and aged.key = '0-3m' and counted.value ->> 'quantity' > 0`,
      plan,
    ),
    ask(`select name, set_aside ${items} where onboarding_id = ? and set_aside <> '[]'`, plan),
    ask(`select name, personal_notes ${items} where onboarding_id = ? and personal_notes <> '{}'`, plan),
    ask("select amount from size_facts where onboarding_id = ?", plan),
    ask("select left_text from bags where onboarding_id = ? order by left_text", plan),
    ask("select kit from user_travel_plans where id = ?", trip),
  ]);
  const pieces = Object.fromEntries(counts.map(({ name, pieces }) => [String(name), Number(pieces)]));
  return { pieces, skipped, notes, facts, bags, kit };
}

test("a day of counts, a skip, a note, ticks, a weight, and bags arrives once, whatever was closed in between", async () => {
  const family = await newFamily();
  const { plan } = family;
  const trip = await newTrip(family);
  const { dashboard, list, size, bag } = pathsOf(plan);
  const packing = `/travel-plans/${trip}`;
  let page = await openAll(family, [packing, size, bag, list, dashboard]);
  const needed = new Map((await rowCounts(page)).map((row) => [row.name, row.needed]));
  await setNetwork(page, site.server, false);

  await plus(page, COUNTED).click();
  await plus(page, COUNTED).click();
  const skipped = await openItem(page, SKIPPED);
  await skipped
    .getByRole("button", { name: /^Skip for 0.3m/ })
    .first()
    .click();
  const note = await openNote(page, COUNTED);
  await note.fill(NOTE);
  await note.blur();
  await changesWait(page, "3 changes");

  page = await inNewTab(page, list);
  for (const name of TICKED) await page.getByRole("button", { name: `Have: ${name}`, exact: true }).click();
  await changesWait(page, "5 changes");
  page = await inNewTab(page, list);
  for (const name of TICKED)
    await page.getByRole("button", { name: `Have: ${name}`, exact: true, pressed: true }).waitFor();

  page = await inNewTab(page, size);
  await tellWeight(page, 11, 9);
  await page.getByText("We'll save this when you're back online.").waitFor();
  page = await inNewTab(page, size);
  await page.getByText("11 lb 9 oz", { exact: true }).waitFor();

  page = await inNewTab(page, bag);
  await box(page).fill("2 cardigans 0-3m, 3.5 hats");
  await page.getByLabel("In the bag: Cardigan").first().waitFor();
  expect(await box(page).inputValue()).toBe("2 cardigans 0-3m, 3.5 hats");
  await saveBag(page, 1);
  page = await inNewTab(page, bag);
  await box(page).fill("4 pairs of socks 0-3m");
  await saveBag(page, 2);
  page = await inNewTab(page, bag);
  await expect.poll(() => waitingBags(page).count()).toBe(2);

  page = await inNewTab(page, packing);
  await tickOf(page, "Diapers").click();
  await page.getByText("We'll save this when you're back online").waitFor();

  // In the evening, all of it is open.
  page = await inNewTab(page, dashboard);
  await changesWait(page, "5 changes");
  expect(await shownCount(page, COUNTED)).toBe(2);
  await itemRow(page, SKIPPED).getByText("Skipped", { exact: true }).waitFor();
  expect(await (await openNote(page, COUNTED)).inputValue()).toBe(NOTE);
  const onTrip = await openOffline(await site.openBeside(page), packing);
  await onTrip.getByRole("button", { name: "Packed: Diapers", pressed: true }).waitFor();
  const onSize = await openOffline(await site.openBeside(page), size);
  const onBag = await openOffline(await site.openBeside(page), bag);
  // One entry for the items' cells, whichever tabs they were changed in.
  expect(
    Object.keys(await waitingChanges(page)).filter((key) => key.startsWith("unsent:items:")),
  ).toHaveLength(1);

  await setNetwork(page, site.server, true);
  // The weight has the plan worked out anew, which may take the dashboard's rows off the page before they say that all is saved.
  await onSize.getByRole("link", { name: /^Change 11 lb 9 oz, / }).waitFor();
  await expect.poll(() => box(onBag).inputValue()).toBe("3.5 hats");
  await untilNothingWaits(page);
  const day = {
    pieces: {
      [COUNTED]: 2,
      ...Object.fromEntries(TICKED.map((name) => [name, needed.get(name)])),
      Cardigan: 2,
      "Socks (pairs)": 4,
    },
    skipped: [{ name: SKIPPED, set_aside: '["0-3m"]' }],
    notes: [{ name: COUNTED, personal_notes: JSON.stringify({ "0-3m": NOTE }) }],
    facts: [{ amount: 5245 }],
    bags: [{ left_text: "" }, { left_text: "3.5 hats" }],
    kit: [{ kit: '{"diapers":1}' }],
  };
  expect(await stored(plan, trip)).toEqual(day);
  await Promise.all([onTrip, onSize, onBag, page].map((tab) => tab.reload({ waitUntil: "networkidle" })));
  expect(await stored(plan, trip)).toEqual(day);

  await setNetwork(page, site.server, false);
  await page.reload();
  await page.getByText(KEPT).waitFor();
  // By its weight, the baby has nearly outgrown the size: nothing more is needed, so the category comes folded.
  await page.locator("summary", { hasText: "Sleepwear & Bodysuits" }).click();
  await plus(page, COUNTED).click();
  await changesWait(page, "1 change");
  await setNetwork(page, site.server, true);
  await itemRow(page, COUNTED)
    .getByText(/\bSaved\b/)
    .waitFor();
  await untilNothingWaits(page);
  expect(await stored(plan, trip)).toEqual({ ...day, pieces: { ...day.pieces, [COUNTED]: 3 } });
});

test("weights told on a page that is opened again and again are all kept, up to a bound, and one more stays in its boxes", async () => {
  const family = await newFamily();
  const { size } = pathsOf(family.plan);
  let page = await openAll(family, [size]);
  await setNetwork(page, site.server, false);
  const told = Array.from({ length: MOST_FORMS }, (_, one) => [10 + Math.floor(one / 16), one % 16] as const);
  for (const [count, [pounds, ounces]] of told.entries()) {
    if (count < 3) page = await inNewTab(page, size);
    await tellWeight(page, pounds, ounces);
    await expect.poll(() => page.getByRole("button", { name: /^Discard/ }).count()).toBe(count + 1);
  }
  await tellWeight(page, 12, 1);
  await page.getByRole("alert").getByText("We couldn't save this. Please try again.").waitFor();
  expect(await page.getByLabel("Pounds").inputValue()).toBe("12");
  const waiting = await waitingChanges(page);
  const facts = Object.keys(waiting).filter((key) => key.startsWith(`unsent:facts:${family.plan}:`));
  expect(facts).toHaveLength(MOST_FORMS);
  expect(Object.keys(waiting)).toHaveLength(MOST_FORMS);

  await setNetwork(page, site.server, true);
  await untilNothingWaits(page);
  const saved = async () => {
    const rows = await site.server.ask("select amount from size_facts where onboarding_id = ?", family.plan);
    return rows.map(({ amount }) => Number(amount)).sort((one, other) => one - other);
  };
  const grams = (pounds: number, ounces: number) => Math.round((pounds + ounces / 16) * 453.59237);
  expect(await saved()).toEqual(told.map(([pounds, ounces]) => grams(pounds, ounces)));
  expect(await page.getByLabel("Ounces").inputValue()).toBe("1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^Saved: 12 lb 1 oz, /).waitFor();
  expect((await saved()).slice(MOST_FORMS)).toEqual([grams(12, 1)]);
});

test("ticks of one trip in two tabs are both kept, taken over once those are closed, and sent", async () => {
  const family = await newFamily();
  const trip = await newTrip(family);
  const packing = `/travel-plans/${trip}`;
  const one = await openAll(family, [packing]);
  await setNetwork(one, site.server, false);
  const other = await openOffline(await site.openBeside(one), packing);
  const waits = "We'll save this when you're back online";
  await tickOf(one, "Diapers").click();
  await one.locator("#kit-diapers").getByText(waits).waitFor();
  await tickOf(other, "Wipes").click();
  // Each tab shows the other's too, once it has read the store.
  await other.locator("#kit-wipes").getByText(waits).waitFor();
  const third = await site.openBeside(one);
  await one.close();
  await other.close();
  await openOffline(third, packing);
  for (const name of ["Diapers", "Wipes"])
    await third.getByRole("button", { name: `Packed: ${name}`, pressed: true }).waitFor();
  await setNetwork(third, site.server, true);
  await untilNothingWaits(third);
  const [{ kit } = {}] = (await stored(family.plan, trip)).kit;
  expect(JSON.parse(`${kit}`)).toEqual({ diapers: 1, wipes: 1 });
});

test("no more than the pages opened last are kept, and what waits outlives the page it was entered on", async () => {
  const family = await newFamily();
  const { plan } = family;
  const trip = await newTrip(family);
  const packing = `/travel-plans/${trip}`;
  const page = await openAll(family, [packing]);
  site.server.cut(/\/packed/);
  await tickOf(page, "Diapers").click();
  await page.getByText("We'll save this when you're back online").waitFor();
  const sizes = ["0-3m", "3-6m", "6-9m", "9-12m"];
  const paths = [
    ...["daily", "every_2_3_days", "weekly_plus"].flatMap((scenario) =>
      sizes.map((shown) => `/dashboards/${plan}/${shown}?scenario=${scenario}`),
    ),
    ...[...sizes, "year"].map((scope) => `/dashboards/${plan}/shopping-list?for=${scope}`),
    ...sizes.map((shown) => `/dashboards/${plan}/bag?size=${shown}`),
  ];
  for (const path of paths) await openKept(page, path);
  expect(paths.length).toBeGreaterThan(MOST_KEPT);
  const kept = async () =>
    (await keptAddresses(page)).flatMap(({ cache, address }) => (cache.startsWith("plans:") ? address : []));
  await expect.poll(async () => (await kept()).length).toBe(MOST_KEPT);
  expect(await kept()).toContain(paths.at(-1));
  expect(await kept()).not.toContain(packing);
  const waiting = await waitingChanges(page);
  expect(Object.keys(waiting)).toEqual([expect.stringMatching(new RegExp(`^unsent:ticks:${trip}:`))]);
  expect(Object.values(waiting)).toEqual([[{ key: "kit diapers", value: true }]]);

  await setNetwork(page, site.server, false);
  await page.goto(packing);
  await page.getByRole("heading", { level: 1, name: "You're offline" }).waitFor();
  site.server.cut(null);
  await setNetwork(page, site.server, true);
  await page.goto(packing);
  await page.getByRole("button", { name: "Packed: Diapers", pressed: true }).waitFor();
  await untilNothingWaits(page);
  expect((await stored(plan, trip)).kit).toEqual([{ kit: '{"diapers":1}' }]);
});
