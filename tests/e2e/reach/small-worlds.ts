// The worlds of people who have no plan: visitors with a mailed link, a parent, and an administrator.
import { mailedLink, newAccount, newAddress, sendSignUp } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { newManager } from "../support/managers.ts";
import type { Site } from "../support/site.ts";
import type { AccountWorld, PublicWorld } from "./states.ts";

/** The links that were mailed to somebody who signs up, and to somebody who forgot the password. */
export async function makePublicWorld(site: Site): Promise<PublicWorld> {
  const [stranger, forgetful] = [newAddress(), await newAccount(site)];
  await sendSignUp(site, stranger);
  await send(`${site.url}/auth/forgot`, { form: { email: forgetful.email } });
  return { confirm: await mailedLink(site, stranger), reset: await mailedLink(site, forgetful.email) };
}

export async function makeAccountWorld(site: Site): Promise<AccountWorld> {
  return { parent: await newAccount(site), admin: await newManager(site) };
}
