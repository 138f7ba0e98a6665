// Public pages.
import { beforeAll } from "vitest";
import { startSite } from "../support/site.ts";
import { checkStates } from "./check-states.ts";
import { makePublicWorld } from "./small-worlds.ts";
import { PUBLIC_STATES, type PublicWorld } from "./states.ts";

const site = startSite();
let world: PublicWorld;

beforeAll(async () => {
  world = await makePublicWorld(site);
});

checkStates(site, PUBLIC_STATES, () => world);
