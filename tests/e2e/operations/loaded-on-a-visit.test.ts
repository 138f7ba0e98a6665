// What a browser loads on the way from the landing page to a shopping list, step by step, with nothing kept from before and on a
// second visit: a step that grows by more than 5 % fails, so that growth is someone's decision. Who decides it writes the new
// figures into the tables below and into docs/speed.md. page-weight.test.ts weighs pages one by one.
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { until } from "../../support/local-server.ts";
import { type Account, actAs, mailedLink, newAccount, newAddress, PASSWORD } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { bytesOf, countLoaded, grownParts, type Loaded, sumOf } from "../support/loaded-bytes.ts";
import { keptAddresses, workerReady } from "../support/offline.ts";
import { finishedPlan, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

interface Visits {
  first: Loaded;
  second: Loaded;
}

const NOTHING: Loaded = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };

const STEPS = {
  landing: { first: { ...NOTHING, document: 38_357, font: 18_382 }, second: { ...NOTHING, document: 1_082 } },
  "instant plan": { first: { ...NOTHING, document: 34_655 }, second: { ...NOTHING, document: 1_137 } },
  "sign up": {
    first: { ...NOTHING, document: 19_893, script: 157_241, style: 22_595, image: 20_821, other: 1_686 },
    second: { ...NOTHING, document: 10_958 },
  },
  quiz: {
    first: { ...NOTHING, document: 14_792, script: 57_145, style: 2_182, other: 5_028 },
    second: { ...NOTHING, document: 5_403 },
  },
  dashboard: {
    first: { ...NOTHING, script: 44_171, style: 3_315, image: 29_259, other: 6_948 },
    second: { ...NOTHING, document: 12_997 },
  },
  "shopping list": {
    first: { ...NOTHING, script: 15_447, other: 3_887 },
    second: { ...NOTHING, document: 11_149 },
  },
} satisfies Readonly<Record<string, Visits>>;

type Step = keyof typeof STEPS;

const STEP_NAMES = Object.keys(STEPS) as Step[];
/** Whoever is signed in is led on from them. */
const OF_STRANGERS: readonly Step[] = ["landing", "instant plan", "sign up"];

/**
 * What the service worker loads by itself: its script, the build's files that the quiz hasn't loaded, and the plan's pages. Of the files,
 * 20 KB are the model of Today for a browser without a network. The script shows notices as well.
 */
const WORKER = { script: 17_540, files: 443_580, pages: 59_500 };

interface Walked {
  loaded: Loaded;
  /** Where the step began. */
  address: string;
}

const walked = new Map<Step, Walked>();
const again = new Map<Step, Loaded>();

/** As a new visitor goes. Without a worker, which would load files of later steps sooner or later. */
async function walk(page: Page): Promise<void> {
  const { untilQuiet, take } = await countLoaded(page);
  /** Goes to a step's page, and once that has what it needs, to the step's end. */
  async function step(name: Step, open: () => Promise<unknown>, finish?: () => Promise<unknown>) {
    await open();
    await untilQuiet();
    const address = page.url();
    await finish?.();
    walked.set(name, { loaded: await take(), address });
  }
  await step("landing", () => page.goto("/"));
  await step("instant plan", async () => {
    await page.getByLabel("ZIP code").fill("55401");
    await page.getByLabel("Due month").selectOption(await nextJanuary(page));
    await page.getByRole("button", { name: "See my numbers" }).click();
    await page.waitForURL("**/plan/55401/**");
  });
  await step(
    "sign up",
    async () => {
      await page.getByRole("link", { name: "Save this plan" }).click();
      await page.waitForURL("**/auth?**");
    },
    async () => {
      const email = newAddress("walker");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Sign Up" }).click();
      await page.getByText("Check your inbox:").waitFor();
      await page.goto(await mailedLink(site, email));
    },
  );
  await step(
    "quiz",
    async () => {
      await page.getByRole("button", { name: "Confirm my email" }).click();
      await question(page, "dueDate").waitFor();
    },
    async () => {
      await nextButton(page).click();
      await question(page, "gender").waitFor();
      await nextButton(page).click();
      await question(page, "laundry").waitFor();
    },
  );
  await step("dashboard", async () => {
    await page.getByRole("button", { name: "Make my plan" }).click();
    await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
    await page.getByRole("heading", { level: 1, name: /^\d+ essentials to go$/ }).waitFor();
  });
  await step("shopping list", async () => {
    await page.getByRole("link", { name: "Shopping", exact: true }).click();
    await page.waitForURL("**/shopping-list**");
  });
}

/** A month with the same garments whenever the tests run. */
async function nextJanuary(page: Page): Promise<string> {
  const months = await page
    .getByLabel("Due month")
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  return months.slice(1).find((month) => month.endsWith("-01")) ?? "";
}

/** Opens the same pages in the same browser, each by its address. */
async function openAgain(page: Page): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies();
  const { take } = await countLoaded(page);
  for (const [name, { address }] of walked) {
    await context.clearCookies();
    if (!OF_STRANGERS.includes(name)) await context.addCookies(cookies);
    await page.goto(address);
    again.set(name, await take());
  }
}

/** Opens the quiz, where a new visitor's browser gets the worker, and then a dashboard until the worker has kept all of its plan. */
async function letWorkerLoad(parent: Account, plan: string): Promise<typeof WORKER> {
  // The worker answers with its own copy of what a page preloads.
  const page = await site.open({ isCold: true, serviceWorkers: "allow", expected: [/preload/] });
  const answers: Promise<number>[] = [];
  page.context().on("requestfinished", (request) => {
    // Not what it passes on for a page.
    if (request.serviceWorker() && request.headers().referer?.endsWith("/sw.js"))
      answers.push(bytesOf(request));
  });
  const take = async () => {
    const bytes = await Promise.all(answers.splice(0));
    return bytes.reduce((sum, one) => sum + one, 0);
  };
  await actAs(page, site, parent);
  await page.goto("/onboarding?step=2");
  await workerReady(page);
  const files = await take();
  await page.goto(`/dashboards/${plan}/0-3m`);
  const isListKept = async () => (await keptAddresses(page)).some(({ address }) => address === "/dashboards");
  await until(isListKept, "the worker has kept the last of its pages");
  const pages = await take();
  // The browser doesn't say how long it is.
  const script = gzipSync((await send(`${site.url}/sw.js`)).text).length;
  return { script, files, pages };
}

let byWorker: typeof WORKER;

beforeAll(async () => {
  const parent = await newAccount(site);
  const plan = await finishedPlan(site, parent, { zipcode: "55401" });
  const page = await site.open({ isCold: true });
  await walk(page);
  const next = await site.openBeside(page);
  await page.close();
  // In between, because a plan that has changed within five seconds is read twice.
  byWorker = await letWorkerLoad(parent, plan);
  await openAgain(next);
});

function sumsOf({ first, second }: Visits): Record<keyof Visits, number> {
  return { first: sumOf(first), second: sumOf(second) };
}

test.each(STEP_NAMES)("%s loads what it loaded", (name) => {
  const before: Visits = STEPS[name];
  const [first, second] = [walked.get(name)?.loaded, again.get(name)];
  if (!first || !second) throw new Error("It wasn't visited");
  // A browser that had something, or a counter that hears nothing, would never fail.
  expect(sumOf(first)).toBeGreaterThan(sumOf(before.first) / 2);
  const grown = grownParts(sumsOf({ first, second }), sumsOf(before));
  expect(grown, `${JSON.stringify({ first, second })}, before: ${JSON.stringify(before)}`).toEqual([]);
});

test("the service worker loads what it loaded", () => {
  const grown = grownParts(byWorker, WORKER);
  expect(grown, `${JSON.stringify(byWorker)}, before: ${JSON.stringify(WORKER)}`).toEqual([]);
});
