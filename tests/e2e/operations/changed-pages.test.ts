// H24: a page that a browser translates, or that an extension adds to, goes on telling the truth and loses nothing.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount, PASSWORD } from "../support/accounts.ts";
import { itemIdOf, itemRow, minus, plus, sendEdit } from "../support/items.ts";
import { finishedPlan, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { ofTier } from "../support/tiers.ts";
import { linesOf, type Translator, translate } from "../support/translator.ts";
import { finishedTrip } from "../support/trips.ts";

const site = startSite();
const TRANSLATORS: readonly Translator[] = ["moves", "replaces"];
/** React says so where it has to draw a page anew. */
const DRAWN_ANEW = [/Minified React error #(?:418|423|425)/, /Hydration failed/];
const ITEM = "Short-Sleeve Bodysuit";
const ESSENTIAL = "Long-Sleeve Bodysuit";
const LATE_MS = 4000;

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

interface Reader {
  page: Page;
  account: Account;
  plan: string;
  trip: string;
  /** Null for somebody whose browser doesn't translate. */
  how: Translator | null;
}

/** Two families with the same plan and trip, of whom one reads a translated page. */
async function twins(how: Translator): Promise<[Reader, Reader]> {
  const reader = async (how: Translator | null): Promise<Reader> => {
    const account = await newAccount(site);
    const plan = await finishedPlan(site, account);
    const trip = await finishedTrip(site, account, {});
    const page = await site.open();
    await actAs(page, site, account);
    return { page, account, plan, trip, how };
  };
  return [await reader(how), await reader(null)];
}

/** Both do the same; then every line of the one is as in the other. */
async function bothDo(
  [one, other]: [Reader, Reader],
  step: (reader: Reader) => Promise<unknown>,
): Promise<void> {
  for (const reader of [one, other]) {
    if (reader.how) await translate(reader.page, reader.how);
    await step(reader);
    await reader.page.waitForLoadState("networkidle");
  }
  const differences = async () => {
    const [said, wanted] = [await linesOf(one.page), await linesOf(other.page)];
    return said.join("\n") === wanted.join("\n") ? null : { said, wanted };
  };
  await expect.poll(differences).toBeNull();
}

/** Both open a page. */
async function bothOpen(both: [Reader, Reader], pathOf: (reader: Reader) => string): Promise<void> {
  for (const reader of both) {
    await reader.page.goto(pathOf(reader));
    await reader.page.waitForLoadState("networkidle");
  }
}

// The sample is each journey once: what a translator replaces is worse for a dashboard, and what it moves for a list.
test.each(ofTier(TRANSLATORS, (how) => how === "replaces"))(
  "S109 a dashboard whose texts a translator %s says after each change what an untranslated one says",
  async (how) => {
    const both = await twins(how);
    await bothOpen(both, ({ plan }) => `/dashboards/${plan}/0-3m`);
    await bothDo(both, ({ page }) => plus(page, ESSENTIAL).click());
    await bothDo(both, ({ page }) => plus(page, ESSENTIAL).click());
    await bothDo(both, ({ page }) => minus(page, ESSENTIAL).click());
    expect(await both[0].page.locator("main").innerText()).toContain("You have 1 of");
    for (const level of [/Nice-to-have/, /Recommended/, /Nice-to-have/, /Recommended/]) {
      await bothDo(both, ({ page }) => page.getByRole("checkbox", { name: level }).click());
    }
    await bothDo(both, async ({ page, account, plan }) => {
      const id = await itemIdOf(page, ESSENTIAL);
      // Another device.
      await sendEdit(site, account, { plan, id }, { ageRange: "0-3m", quantity: "2" });
      await expect.poll(() => itemRow(page, ESSENTIAL).locator(".count b").innerText()).toBe("2");
    });
    for (const size of [/^3–6m/, /^0–3m/]) {
      await bothDo(both, ({ page }) =>
        page.getByRole("navigation", { name: "Sizes" }).getByRole("link", { name: size }).click(),
      );
    }
  },
);

test.each(ofTier(TRANSLATORS, (how) => how === "moves"))(
  "S109 a shopping list and a trip whose texts a translator %s say after each tick what untranslated ones say",
  async (how) => {
    const both = await twins(how);
    await bothOpen(both, ({ plan }) => `/dashboards/${plan}/shopping-list?for=0-3m`);
    for (const line of [0, 3, 0]) {
      await bothDo(both, ({ page }) =>
        page
          .getByRole("button", { name: /^Have: / })
          .nth(line)
          .click(),
      );
    }
    await bothOpen(both, ({ trip }) => `/travel-plans/${trip}`);
    const tick = ({ page }: Reader) => firstTick(page).click();
    await bothDo(both, tick);
    await bothDo(both, tick);
  },
);

const firstTick = (page: Page) => page.getByRole("button", { name: /^Packed: / }).first();

/** Where a foreign node may stand. */
const PLACES = ["beside", "main", "body", "head"] as const;
type Where = (typeof PLACES)[number];

/** The sample is each journey with a node at the one place where it does most harm: beside fields, and above what is pressed. */
const placesOf = (worst: Where) => ofTier(PLACES, (place) => place === worst);

/** Adds nodes as password managers and other extensions do. */
function addForeign(page: Page, where: Where): Promise<void> {
  return page.evaluate((where) => {
    const foreign = () => {
      const node = document.createElement("div");
      node.dataset.foreign = "";
      node.style.position = "absolute";
      return node;
    };
    if (where === "beside")
      for (const control of document.querySelectorAll("main input, main textarea, main select, main button"))
        control.insertAdjacentElement("afterend", foreign());
    else if (where === "head")
      document.head.insertAdjacentElement("afterbegin", document.createElement("meta"));
    else document.querySelector(where)?.insertAdjacentElement("afterbegin", foreign());
  }, where);
}

interface Late {
  page: Page;
  scriptsHaveCome(): Promise<void>;
}

/** A page with foreign nodes in it, to which no script comes for 4 seconds. */
async function openLate(path: string, where: Where, account: Account | null = parent): Promise<Late> {
  const page = await site.open({ expected: DRAWN_ANEW });
  if (account) await actAs(page, site, account);
  const come = new Promise((done) => setTimeout(done, LATE_MS));
  await page.route("**/assets/*.js", async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await addForeign(page, where);
  return {
    page,
    async scriptsHaveCome() {
      await page.waitForLoadState("networkidle");
      await addForeign(page, where);
    },
  };
}

test.each(placesOf("beside"))(
  "S110 an address and a password typed before the scripts stay, a foreign node: %s",
  async (where) => {
    const account = await newAccount(site);
    const { page, scriptsHaveCome } = await openLate("/auth", where, null);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).pressSequentially(PASSWORD.slice(0, -2));
    await scriptsHaveCome();
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(account.email);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
    await page.keyboard.press("End");
    await page.keyboard.type(PASSWORD.slice(-2));
    await expect.poll(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL((url) => url.pathname !== "/auth");
  },
);

test.each(placesOf("head"))(
  "S110 the quiz goes on with what was typed, a foreign node: %s",
  async (where) => {
    const { page, scriptsHaveCome } = await openLate("/onboarding?step=1", where, await newAccount(site));
    await page.getByLabel("ZIP code").fill("98101");
    await scriptsHaveCome();
    await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("98101");
    await page.getByText("Seattle, WA").waitFor();
    await nextButton(page).click();
    await question(page, "dueDate").waitFor();
  },
);

test.each(placesOf("main"))("S110 each tap on a dashboard counts, a foreign node: %s", async (where) => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const { page, scriptsHaveCome } = await openLate(`/dashboards/${own}/0-3m`, where, account);
  const count = () => itemRow(page, ITEM).locator(".count b").innerText();
  await plus(page, ITEM).click();
  await plus(page, ITEM).click();
  await plus(page, ITEM).click();
  await minus(page, ITEM).click();
  await scriptsHaveCome();
  await expect.poll(count).toBe("2");
  await plus(page, ITEM).click();
  await expect.poll(count).toBe("3");
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect.poll(count).toBe("3");
});

test.each(placesOf("beside"))(
  "S110 a bag, a wish, and a greeting stay as typed, a foreign node: %s",
  async (where) => {
    const bag = await openLate(`/dashboards/${plan}/bag`, where);
    const box = bag.page.getByLabel("One thing or a whole bag:");
    await box.fill("3 bodysuits");
    await bag.scriptsHaveCome();
    await expect.poll(() => box.inputValue()).toBe("3 bodysuits");

    const path = `/dashboards/${plan}/gifts`;
    const owner = await site.open();
    await actAs(owner, site, parent);
    await owner.goto(path);
    const make = owner.locator("input[name=intent][value=make]");
    if ((await make.count()) > 0) await owner.locator("form:has([value=make]) button").click();
    await owner.waitForLoadState("networkidle");
    const gifts = await openLate(path, where);
    await gifts.page.evaluate(() => {
      for (const part of document.querySelectorAll("details")) part.open = true;
    });
    const wish = gifts.page.locator("[name=wishName]");
    const greeting = gifts.page.locator("[name=greeting]");
    await wish.fill("A red tricycle");
    await greeting.fill("Thank you all");
    await gifts.scriptsHaveCome();
    await expect.poll(() => wish.inputValue()).toBe("A red tricycle");
    await expect.poll(() => greeting.inputValue()).toBe("Thank you all");
  },
);

test.each(placesOf("body"))(
  "S110 ticks before the scripts are there afterwards, a foreign node: %s",
  async (where) => {
    const account = await newAccount(site);
    const own = await finishedPlan(site, account);
    const list = await openLate(`/dashboards/${own}/shopping-list?for=0-3m`, where, account);
    const have = list.page.getByRole("button", { name: /^Have: / });
    await have.first().click();
    await list.scriptsHaveCome();
    await list.page.reload();
    await expect.poll(() => have.first().getAttribute("aria-pressed")).toBe("true");

    const away = await finishedTrip(site, account, {});
    const packing = await openLate(`/travel-plans/${away}`, where, account);
    await firstTick(packing.page).click();
    await packing.scriptsHaveCome();
    await packing.page.reload();
    await expect.poll(() => firstTick(packing.page).getAttribute("aria-pressed")).toBe("true");
  },
);
