// S109: in every state that a press leads to, a page whose texts a translator has replaced neither breaks nor says less than one that
// isn't translated. tests/components/operations/translated-page.test.tsx goes through the shapes of text.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { makePlanWorld, type PlanWorld } from "../reach/plan-world.ts";
import { PLAN_STATES } from "../reach/states.ts";
import { actAs } from "../support/accounts.ts";
import { startSite } from "../support/site.ts";
import { ofTier, pickBy } from "../support/tiers.ts";
import { linesOf, type Translator, translate } from "../support/translator.ts";

const site = startSite({ alone: true });
let world: PlanWorld;

beforeAll(async () => {
  world = await makePlanWorld(site);
});

/** What is drawn by the server alone has no React to break; what writes says something else the second time. */
const STATES = PLAN_STATES.filter(
  ({ act, name }) => act && name !== "gifts of one's own" && !/giver/.test(name),
);

const without = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line));

const TRANSLATORS: readonly Translator[] = ["moves", "replaces"];

/** The translators that this tier lets change a state. The sample is one of the two in every other state: a fault shows in many states. */
const translatorsOf = (name: string) =>
  ofTier(TRANSLATORS, (_, at) => pickBy(name, 2 * TRANSLATORS.length) === at);

const ASKED = STATES.filter(({ name }) => translatorsOf(name).length > 0);

test.each(ASKED)("S109 $name", async ({ name, who, path, act, isError = false }) => {
  const read = async (how: Translator | null): Promise<Page> => {
    const page = await site.open({ expected: isError ? [/status of 4\d\d/] : [] });
    const account = who(world);
    if (account) await actAs(page, site, account);
    await page.goto(path(world));
    await page.waitForLoadState("networkidle");
    // A page that React takes over must be its own before it is changed; a giver's page is the server's alone.
    await page.waitForFunction(
      () =>
        !("__reactRouterContext" in window) ||
        Object.keys(document.querySelector("main") ?? {}).some((name) => name.startsWith("__react")),
    );
    if (how) await translate(page, how);
    await act?.(page);
    await page.waitForLoadState("networkidle");
    return page;
  };
  const reference = await read(null);
  for (const how of translatorsOf(name)) {
    const page = await read(how);
    // Both are read each time: a button says "Saving..." from some moment after its press until its page has been read again.
    await expect
      .poll(
        async () => {
          const [wanted, lines] = await Promise.all([linesOf(reference), linesOf(page)]);
          const busy = wanted.filter((line) => line.endsWith("..."));
          return { busy, missing: without(wanted, lines), added: without(lines, wanted) };
        },
        { message: how },
      )
      .toEqual({ busy: [], missing: [], added: [] });
  }
});
