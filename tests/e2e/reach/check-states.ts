import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { actAs } from "../support/accounts.ts";
import { FIRST_LOOK, type Inspector, OTHER_LOOKS } from "../support/reach.ts";
import type { Site } from "../support/site.ts";
import { TIER } from "../support/tiers.ts";
import { frameOf } from "./frames.ts";
import type { State } from "./states.ts";

/** What is found without looking: the page is listened to from the start. */
export const UNDISTURBED = "goes without an error and keeps to its policy";

type Found = ReadonlyMap<string, readonly string[]>;

/**
 * Each state is opened once, and the inspectors of this tier look at that one page: a test for each says what it has found. The first
 * tier has the look in which most faults are seen, the second all others.
 */
export function checkStates<World>(site: Site, states: readonly State<World>[], world: () => World): void {
  const inspectors = TIER === "first" ? FIRST_LOOK : OTHER_LOOKS;
  const names = [UNDISTURBED, ...inspectors.map(({ name }) => name)];
  describe.each(states)("$name", (state) => {
    let visit: Promise<Found> | undefined;
    test.for(names)("%s", async (name, { task }) => {
      // A test that is tried again looks at a page of its own.
      if (!visit || task.result?.retryCount) visit = inspect(site, state, world(), inspectors);
      const found = await visit.catch((reason) => {
        visit = undefined;
        throw reason;
      });
      expect(found.get(name)).toEqual([]);
    });
  });
}

/** Opens a state, and lets the inspectors look at it one after the other; answers what each has found. */
export async function inspect<World>(
  site: Site,
  state: State<World>,
  world: World,
  inspectors: readonly Inspector[],
): Promise<Found> {
  const { who, path, act, isError = false } = state;
  const page: Page = await site.open({ expected: isError ? [/status of 4\d\d/] : [] });
  const account = who(world);
  if (account) await actAs(page, site, account);
  await page.goto(path(world));
  await page.waitForLoadState("networkidle");
  await act?.(page);
  const found = new Map<string, readonly string[]>();
  for (const { name, look } of inspectors) found.set(name, await look(page, frameOf(state, path(world))));
  return found.set(UNDISTURBED, site.takeProblems(page));
}
