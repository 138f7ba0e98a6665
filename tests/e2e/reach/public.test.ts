// Public pages, in all looks.
import { beforeAll } from "vitest";
import { mailedLink, newAccount, newAddress, sendSignUp } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { startSite } from "../support/site.ts";
import { checkStates } from "./check-states.ts";
import { PUBLIC_STATES, type PublicWorld } from "./states.ts";

const site = startSite();
let world: PublicWorld;

beforeAll(async () => {
  const [stranger, forgetful] = [newAddress(), await newAccount(site)];
  await sendSignUp(site, stranger);
  await send(`${site.url}/auth/forgot`, { form: { email: forgetful.email } });
  world = { confirm: await mailedLink(site, stranger), reset: await mailedLink(site, forgetful.email) };
});

checkStates(site, PUBLIC_STATES, () => world);
