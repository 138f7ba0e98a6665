// Pages of people without a plan, and those of administrators, in all looks.
import { beforeAll } from "vitest";
import { newAccount } from "../support/accounts.ts";
import { newManager } from "../support/managers.ts";
import { startSite } from "../support/site.ts";
import { checkStates } from "./check-states.ts";
import { ACCOUNT_STATES, type AccountWorld } from "./states.ts";

const site = startSite();
let world: AccountWorld;

beforeAll(async () => {
  world = { parent: await newAccount(site), admin: await newManager(site) };
});

checkStates(site, ACCOUNT_STATES, () => world);
