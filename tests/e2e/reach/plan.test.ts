// Pages of plans, lists, and trips, in all looks.
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
