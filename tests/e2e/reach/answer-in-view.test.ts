// The answer to a form that leads back to its own page, by table: it is on the screen and has the focus, and no question waits unseen.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { actAs } from "../support/accounts.ts";
import { newManager } from "../support/managers.ts";
import { startSite } from "../support/site.ts";
import { makePlanWorld, type PlanWorld } from "./plan-world.ts";

const site = startSite({ alone: true });
let world: PlanWorld;

beforeAll(async () => {
  world = await makePlanWorld(site);
});

const press = (page: Page, name: string | RegExp) =>
  page.locator("main").getByRole("button", { name }).last().click();

async function wish(page: Page, name: string, link = ""): Promise<void> {
  if (!(await page.getByLabel("What you'd like").isVisible())) await page.getByText("Other wishes").click();
  await page.getByLabel("What you'd like").fill(name);
  await page.getByLabel("Link to a store").fill(link);
  await press(page, "Add the wish");
}

interface Form {
  what: string;
  path: (world: PlanWorld) => string;
  send: (page: Page) => Promise<unknown>;
  /** The words of what then has the focus. */
  says: RegExp;
  /** What must be on the screen besides. */
  shows?: string;
  isError?: true;
}

const FORMS: readonly Form[] = [
  {
    what: "a wish",
    path: ({ plan }) => `/dashboards/${plan}/gifts`,
    send: (page) => wish(page, "Car seat"),
    says: /^Car seat/,
    shows: "Added. It's on the list now.",
  },
  {
    what: "a wish that is taken back",
    path: ({ plan }) => `/dashboards/${plan}/gifts`,
    async send(page) {
      await wish(page, "Cradle");
      await page.getByRole("button", { name: "Remove: Cradle" }).click();
      await page.locator("#wishes li", { hasText: "Cradle" }).waitFor({ state: "detached" });
    },
    says: /./,
  },
  {
    what: "a wish with two links",
    path: ({ plan }) => `/dashboards/${plan}/gifts`,
    send: (page) => wish(page, "Car seat", "https://store.example/seat or http://other.example/seat"),
    says: /^\(https:\/\/store\.example/,
    shows: "Which one?",
    isError: true,
  },
  {
    what: "a wish without a name",
    path: ({ plan }) => `/dashboards/${plan}/gifts`,
    send: (page) => wish(page, ""),
    says: /^\(What you'd like/,
    isError: true,
  },
  {
    what: "a weight in doubt",
    path: ({ grown }) => `/dashboards/${grown}/size`,
    async send(page) {
      await page.getByLabel("Ounces").fill("3");
      await page.getByLabel("Pounds").fill("60");
      await press(page, "Save");
    },
    says: /^Please check the number/,
    isError: true,
  },
  {
    what: "a weight",
    path: ({ grown }) => `/dashboards/${grown}/size`,
    async send(page) {
      await page.getByLabel("Pounds").fill("17");
      await press(page, "Save");
    },
    says: /^Saved: 17 lb/,
  },
  {
    what: "a bag",
    path: ({ plan }) => `/dashboards/${plan}/bag`,
    async send(page) {
      await page.getByLabel("One thing or a whole bag:").fill("2 hats");
      await press(page, /^Add( \d+)?$/);
    },
    says: /^This bag covers/,
  },
  {
    what: "an empty bag",
    path: ({ plan }) => `/dashboards/${plan}/bag`,
    send: (page) => press(page, /^Add( \d+)?$/),
    says: /./,
    isError: true,
  },
  {
    what: "pieces to pass on",
    path: ({ plan, bag }) => `/dashboards/${plan}/pass-on?bag=${bag}`,
    send: (page) => press(page, /^Pass on all/),
    says: /passed on|Undo/i,
  },
  {
    what: "an invitation",
    path: ({ plan }) => `/dashboards/${plan}/members`,
    async send(page) {
      await page.locator("main [name=email]").fill("aunt@example.test");
      await press(page, "Send invitation");
      await page.getByText("aunt@example.test").first().waitFor();
    },
    says: /^aunt@example\.test/,
  },
  {
    what: "an invitation that is withdrawn",
    path: ({ plan }) => `/dashboards/${plan}/members`,
    async send(page) {
      await page.getByRole("button", { name: "Withdraw" }).first().click();
      await page.getByText("grandma.of.the.baby@example.test").waitFor({ state: "detached" });
    },
    says: /./,
  },
  {
    what: "a plan's link",
    path: ({ plan }) => `/dashboards/${plan}/share`,
    async send(page) {
      await page.getByLabel("Whose plan is it?").fill("Ours");
      await press(page, "Save Changes");
    },
    says: /^Your changes are saved\.$/,
  },
  {
    what: "another address",
    path: () => "/profile/email",
    async send(page) {
      await page.getByLabel("New email").fill("new.address@example.test");
      await press(page, "Send the link");
    },
    says: /^Check your inbox/,
  },
  {
    what: "the weather's units",
    path: () => "/profile",
    async send(page) {
      await page.getByRole("radio", { name: /°C/ }).check();
      await page.getByRole("button", { name: "Save units" }).click();
    },
    says: /./,
  },
  {
    what: "answers that are refused",
    path: ({ plan }) => `/dashboards/${plan}/answers`,
    async send(page) {
      await page.locator("main [name=zipcode]").fill("00000");
      await page.locator("main form [type=submit]:visible").last().click();
    },
    says: /^\(ZIP code/,
    isError: true,
  },
];

/** Runs in the page: the words of what has the focus, or where that is instead of on the screen. */
function focused(): string {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body) return "nowhere";
  const { top, bottom } = element.getBoundingClientRect();
  const places = document.querySelector(".places")?.getBoundingClientRect().top ?? innerHeight;
  if (bottom <= 0 || top >= places) return `out of view, at ${Math.round(top)} px`;
  const [label] = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return label ? `(${label.innerText})` : element.innerText;
}

test.each(FORMS)("$what", async ({ path, send, says, shows, isError }) => {
  const page = await site.open({ expected: isError ? [/status of 4\d\d/] : [] });
  await actAs(page, site, world.parent);
  await page.goto(path(world));
  await page.waitForLoadState("networkidle");
  await send(page);
  await expect.poll(() => page.evaluate(focused)).toMatch(says);
  expect(await page.evaluate(focused)).not.toMatch(/^(nowhere|out of view)/);
  if (shows) {
    const seen = page.locator("main").getByText(shows, { exact: true }).first();
    await expect
      .poll(() =>
        seen.evaluate(
          (it) => it.getBoundingClientRect().top > 0 && it.getBoundingClientRect().bottom < innerHeight,
        ),
      )
      .toBe(true);
  }
});

test("a shopping link that is switched off", async () => {
  const page = await site.open();
  await actAs(page, site, await newManager(site));
  await page.goto("/admin/links/7");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Turn off" }).last().click();
  await page.getByRole("button", { name: "Turn on" }).first().waitFor();
  expect(await page.evaluate(focused)).not.toMatch(/^(nowhere|out of view)/);
});
