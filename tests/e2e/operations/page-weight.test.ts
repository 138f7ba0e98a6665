// What a browser loads for each main page, with nothing kept from before: a page that grows by more than 5 % fails, so that
// growth is somebody's decision. Who decides it writes the new figures into the table below.
import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { type Account, newAccount } from "../support/accounts.ts";
import { keepDrizzle } from "../support/forecasts.ts";
import { newGiftList } from "../support/gifts.ts";
import { send } from "../support/http.ts";
import { grownParts } from "../support/loaded-bytes.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });

/** Bytes as they are sent, gzip for all but fonts; the page's elements, its head's among them. */
interface Weight {
  scripts: number;
  styles: number;
  fonts: number;
  html: number;
  elements: number;
}

const SHARED = { styles: 24_263, fonts: 18_096 };
/** Of pages that come whole: their styles, drawings, and scripts count as markup. */
const WHOLE = { styles: 0, fonts: 18_096, scripts: 0 };

const PAGES = {
  landing: { ...WHOLE, html: 36_278, elements: 1_008 },
  guide: { ...WHOLE, html: 15_324, elements: 398 },
  outfit: { ...WHOLE, html: 12_831, elements: 239 },
  "sign up": { ...SHARED, scripts: 149_790, html: 8_322, elements: 97 },
  quiz: { ...SHARED, scripts: 167_953, html: 10_087, elements: 109 },
  plans: { ...SHARED, scripts: 173_241, html: 11_870, elements: 169 },
  plan: { ...SHARED, scripts: 170_498, html: 21_487, elements: 631 },
  today: { ...SHARED, scripts: 170_188, html: 21_399, elements: 299 },
  "shopping list": { ...SHARED, scripts: 173_923, html: 16_539, elements: 637 },
  trips: { ...SHARED, scripts: 146_456, html: 8_664, elements: 82 },
  "gift list": { ...SHARED, scripts: 4_063, html: 9_031, elements: 1_830 },
} satisfies Readonly<Record<string, Weight>>;

type PageName = keyof typeof PAGES;

let parent: Account;
let plan: string;
let gifts: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401" });
  gifts = await newGiftList(site.server, plan);
  // Today weighs more in weather that changes by the hour.
  await keepDrizzle(site.server);
});

/** Where each is, and whether it's a stranger who looks. */
const ADDRESSES: Readonly<Record<PageName, () => { path: string; isStranger?: true }>> = {
  landing: () => ({ path: "/", isStranger: true }),
  guide: () => ({ path: "/swaddles-sleep-sacks", isStranger: true }),
  outfit: () => ({ path: "/wear/50", isStranger: true }),
  "sign up": () => ({ path: "/auth?mode=signup", isStranger: true }),
  quiz: () => ({ path: "/onboarding?step=1" }),
  plans: () => ({ path: "/dashboards" }),
  plan: () => ({ path: `/dashboards/${plan}/0-3m` }),
  today: () => ({ path: `/dashboards/${plan}/today` }),
  "shopping list": () => ({ path: `/dashboards/${plan}/shopping-list` }),
  trips: () => ({ path: "/travel-plans" }),
  "gift list": () => ({ path: gifts, isStranger: true }),
};

async function weigh(path: string, cookie: string | undefined): Promise<Weight> {
  const { status, text } = await send(`${site.url}${path}`, { cookie });
  expect(status, path).toBe(200);
  const files = [...new Set(text.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g))];
  const bytes = async (ending: string) => {
    const sizes = files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => {
        const answer = await fetch(`${site.url}${file}`);
        const body = Buffer.from(await answer.arrayBuffer());
        return ending === ".woff2" ? body.length : gzipSync(body).length;
      });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return {
    scripts: await bytes(".js"),
    styles: await bytes(".css"),
    fonts: await bytes(".woff2"),
    html: gzipSync(text).length,
    elements: new JSDOM(text).window.document.querySelectorAll("*").length,
  };
}

test.each(Object.entries(PAGES))("%s weighs what it weighed", async (name, before) => {
  const { path, isStranger } = ADDRESSES[name as PageName]();
  const weight = await weigh(path, isStranger ? undefined : parent.cookie);
  const grown = grownParts(weight, before);
  expect(grown, `${JSON.stringify(weight)}, before: ${JSON.stringify(before)}`).toEqual([]);
});
