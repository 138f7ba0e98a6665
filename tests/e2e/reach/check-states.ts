import { test } from "vitest";
import { actAs } from "../support/accounts.ts";
import { expectReach } from "../support/reach.ts";
import type { Site } from "../support/site.ts";
import type { State } from "./states.ts";

/** A test for each state: it is opened once and checked in all looks. */
export function checkStates<World>(site: Site, states: readonly State<World>[], world: () => World): void {
  test.each(states)("$name", async ({ name, who, path, act, isError = false }) => {
    const page = await site.open({ expected: isError ? [/status of 4\d\d/] : [] });
    const account = who(world());
    if (account) await actAs(page, site, account);
    await page.goto(path(world()));
    await page.waitForLoadState("networkidle");
    await act?.(page);
    await expectReach(page, name);
  });
}
