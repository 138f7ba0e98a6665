// Pages of people without a plan, and those of administrators.
import { beforeAll } from "vitest";
import { startSite } from "../support/site.ts";
import { checkStates } from "./check-states.ts";
import { makeAccountWorld } from "./small-worlds.ts";
import { ACCOUNT_STATES, type AccountWorld } from "./states.ts";

const site = startSite();
let world: AccountWorld;

beforeAll(async () => {
  world = await makeAccountWorld(site);
});

checkStates(site, ACCOUNT_STATES, () => world);
