// Pages of plans, lists, and trips: each has its title and its way back at one place, axe finds nothing, and the narrowest phone has
// room. The second tier has all other looks.
import { beforeAll } from "vitest";
import { startSite } from "../support/site.ts";
import { checkStates } from "./check-states.ts";
import { makePlanWorld, type PlanWorld } from "./plan-world.ts";
import { PLAN_STATES } from "./states.ts";

const site = startSite({ alone: true });
let world: PlanWorld;

beforeAll(async () => {
  world = await makePlanWorld(site);
});

checkStates(site, PLAN_STATES, () => world);
