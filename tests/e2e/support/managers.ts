// People who manage the catalogue.
import { type Account, newAccount } from "./accounts.ts";
import type { Site } from "./site.ts";

/** A signed-in account with a role. */
export async function newManager(site: Site, role = "admin"): Promise<Account> {
  const account = await newAccount(site, role);
  await giveRole(site, account, role);
  return account;
}

export async function giveRole(site: Site, { email }: Account, role: string): Promise<void> {
  await site.server.ask(
    "update users_profile set role = ? where user_id = (select id from users where email = ?)",
    role,
    email,
  );
}
