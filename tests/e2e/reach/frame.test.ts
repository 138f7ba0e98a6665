// Every page in every state has its title and its way back at one place and in one size.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, pathIn } from "../../../app/language/languages.ts";
import { actAs, mailedLink, newAccount, newAddress, sendSignUp } from "../support/accounts.ts";
import { settle } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { speaking } from "../support/languages.ts";
import { newManager } from "../support/managers.ts";
import { headerFindings, sidewaysFindings } from "../support/room.ts";
import { startSite } from "../support/site.ts";
import { makePlanWorld, type PlanWorld } from "./plan-world.ts";
import {
  ACCOUNT_STATES,
  type AccountWorld,
  PLAN_STATES,
  PUBLIC_STATES,
  type PublicWorld,
  type State,
} from "./states.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Pages whose title stands elsewhere, by design. */
const OWN_HEADLINES: readonly { why: string; at: RegExp }[] = [
  {
    why: "A plan's headline is its number, below a header that leads back",
    at: /^\/dashboards\/[^/]+\/\d+-\d+m(?:\?|$)/,
  },
  { why: "Today's is its outfit, below the same header", at: /^\/dashboards\/[^/]+\/today(?:\?|$)/ },
  { why: "A helper's page is Today's", at: /^\/today\/[\w-]{22}$/ },
  { why: "So is an instant plan's, which looks the same", at: /^\/plan\/.*\d{4}-\d{2}$/ },
  { why: "A temperature's page opens with its question", at: /^\/wear\/(?:night\/)?-?\d+c?(?:\/[a-z]+)?$/ },
  { why: "The landing page opens with its promise", at: /^\/$/ },
];

/** Pages without a way back beside their title. */
const WITHOUT_WAY_BACK: readonly { why: string; states: readonly string[] }[] = [
  {
    why: "It is where the ways back lead",
    states: ["no plans", "plans, full", "a reader's plans", "plans, one that can't be read"],
  },
  {
    why: "The bar of the questions stands there; the way back is beside Next",
    states: [
      "quiz, place",
      "quiz, city",
      "quiz, due date",
      "quiz, due date of twins",
      "quiz, clothes",
      "quiz, laundry",
    ],
  },
  {
    why: "Its one button leads home, or tries again",
    states: ["offline", "an invalid share link", "no such page", "no such temperature"],
  },
];

/** What is left of screens at 400 %, and phones that are held across. */
const LOW_SCREENS = [
  [320, 256],
  [320, 180],
  [360, 225],
  [568, 320],
  [640, 360],
  [667, 375],
] as const;

interface Places {
  title: string;
  wayBack: string | null;
  /** What stands over the header. */
  over: string[];
}

const site = startSite({ alone: true });
let worlds: { public: PublicWorld; account: AccountWorld; plan: PlanWorld };

beforeAll(async () => {
  const plan = await makePlanWorld(site);
  const [stranger, forgetful] = [newAddress(), await newAccount(site)];
  await sendSignUp(site, stranger);
  await send(`${site.url}/auth/forgot`, { form: { email: forgetful.email } });
  worlds = {
    plan,
    account: { parent: await newAccount(site), admin: await newManager(site) },
    public: { confirm: await mailedLink(site, stranger), reset: await mailedLink(site, forgetful.email) },
  };
});

/** Runs in the page: where its title's letters and its way back begin, in px from the page's corner, and the title's size. */
function placesOf(): Places {
  const at = (element: Element) => {
    const { x, y } = element.getBoundingClientRect();
    return `${Math.round(x + scrollX)}, ${Math.round(y + scrollY)}`;
  };
  const titles = [...document.querySelectorAll("main h1")];
  const [title] = titles;
  const wayBack = document.querySelector("main .way-back");
  return {
    title: title ? `${at(title)}: ${getComputedStyle(title).fontSize}, ${titles.length} of them` : "none",
    wayBack: wayBack && at(wayBack),
    over: [...document.querySelectorAll<HTMLElement>("main :is(a, button, summary, input, select)")]
      .filter((press) => press.checkVisibility() && press.getBoundingClientRect().bottom + scrollY > 1)
      .filter((press) => !press.matches(".sr-only") && press.getBoundingClientRect().top + scrollY < 64)
      .map((press) => press.outerHTML.slice(0, 120)),
  };
}

async function walk<World>(states: readonly State<World>[], world: World) {
  const found: { look: string; name: string; places: Places }[] = [];
  const inFrame = states.filter(
    ({ path, isError }) => isError || !OWN_HEADLINES.some(({ at }) => at.test(path(world))),
  );
  for (const { name, who, path, act } of inFrame) {
    const page = await freshPage();
    const account = who(world);
    if (account) await actAs(page, site, account);
    await page.goto(path(world));
    await page.waitForLoadState("networkidle");
    await act?.(page);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      found.push({ look: `${size.width} px`, name, places: await page.evaluate(placesOf) });
    }
  }
  return found;
}

let used: Page | undefined;

/** One page for all states: each begins with nobody signed in. */
async function freshPage(): Promise<Page> {
  used ??= await site.open({ expected: [/status of 4\d\d/] });
  await used.goto("about:blank");
  await used.context().clearCookies();
  await used.setViewportSize(PHONE);
  return used;
}

describe("every page's frame", () => {
  test("has its title and its way back at one place", { timeout: 400_000 }, async () => {
    const found = [
      ...(await walk(PUBLIC_STATES, worlds.public)),
      ...(await walk(ACCOUNT_STATES, worlds.account)),
      ...(await walk(PLAN_STATES, worlds.plan)),
    ];
    const without = WITHOUT_WAY_BACK.flatMap(({ states }) => states);
    const expected = {
      "390 px": { title: "16, 108: 28px, 1 of them", wayBack: "16, 64" },
      "1280 px": { title: "72, 108: 28px, 1 of them", wayBack: "72, 64" },
    };
    const elsewhere = found.flatMap(({ look, name, places }) => {
      const { title, wayBack } = expected[look === "390 px" ? "390 px" : "1280 px"];
      const wanted = without.includes(name) ? null : wayBack;
      const isThere = places.title === title && places.wayBack === wanted && places.over.length === 0;
      const { title: isTitle, wayBack: isBack, over } = places;
      return isThere
        ? []
        : [`${name}, ${look}: title ${isTitle}; way back ${isBack}; over the header: ${over}`];
    });
    expect(elsewhere).toEqual([]);
  });

  test.each(LANGUAGES)(
    "stands below a header of one line on the narrowest phones, in %s",
    async (language) => {
      const page = await site.open({ viewport: { width: 320, height: 640 } });
      for (const path of ["/", "/auth", "/privacy"]) {
        await page.goto(pathIn(language, path));
        await page.evaluate(() => document.fonts.ready);
        const { height } = (await page.locator("body > header").boundingBox()) ?? { height: 0 };
        expect(height, path).toBe(64);
      }
    },
  );

  test.each(LANGUAGES)(
    "takes one line of a low screen, such as one that is enlarged four times, and the page scrolls down only, in %s",
    async (language) => {
      const { parent, plan, grown } = worlds.plan;
      const page = await site.open();
      await actAs(page, site, await speaking(site, parent, language));
      const found: string[] = [];
      for (const path of [
        `/dashboards/${plan}/0-3m`,
        `/dashboards/${grown}/today`,
        "/travel-plans",
        "/dashboards",
        "/profile",
      ]) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        for (const [width, height] of LOW_SCREENS) {
          await page.setViewportSize({ width, height });
          await settle(page);
          const findings = [...(await headerFindings(page)), ...(await sidewaysFindings(page))];
          const { y = 0 } = (await page.locator("h1").first().boundingBox()) ?? {};
          if (y > Math.max(height / 2, 96)) findings.push(`the answer begins at ${Math.round(y)} px`);
          found.push(...findings.map((finding) => `${path}, ${width} × ${height}: ${finding}`));
        }
      }
      expect(found).toEqual([]);
    },
  );

  test.each(LANGUAGES)("leads back to a giver's list in %s", async (language) => {
    const page = await site.open();
    const { gifts } = worlds.plan;
    await page.goto(pathIn(language, `${gifts}/reserve?item=2.3-6m`));
    await page.locator(".way-back").click();
    await page.waitForURL((url) => url.pathname === pathIn(language, gifts));
    await page.locator("#gift-count").waitFor();
  });
});
