// People on a plan besides its owner, put there without an invitation where a journey is about something else.
import type { Page } from "playwright-core";
import type { HostedServer } from "../../support/hosted-server.ts";
import { type Account, newAccount } from "./accounts.ts";

interface WithServer {
  server: Pick<HostedServer, "ask" | "askAll">;
}

/** Gives an account a name. */
export async function nameAccount({ server }: WithServer, { email }: Account, name: string): Promise<void> {
  await server.ask("update users set full_name = ? where email = ?", name, email);
}

/** A new account with a name that is on a plan. */
export async function newMember(
  site: WithServer,
  plan: string,
  { name, role = "editor" }: { name: string; role?: "editor" | "reader" },
): Promise<Account> {
  const account = await newAccount(site, name.toLowerCase().replace(/\W+/g, "."));
  await nameAccount(site, account, name);
  await site.server.ask(
    `insert into plan_members (user_id, onboarding_id, role, joined_at)
    select id, ?, ?, ? from users where email = ?`,
    ...[plan, role, `${Date.now()}`, account.email],
  );
  return account;
}

/** An invitation that nobody has taken. */
export async function newInvitation({ server }: WithServer, plan: string, email: string): Promise<void> {
  const [now, days] = [Date.now(), 14 * 86_400_000];
  await server.ask(
    `insert into plan_invitations (id, onboarding_id, email, role, token_hash, expires_at, created_at, sent_at)
    values (?, ?, ?, 'editor', ?, ?, ?, ?)`,
    ...[crypto.randomUUID(), plan, email, crypto.randomUUID(), `${now + days}`, `${now}`, `${now}`],
  );
}

/** Opens what its owner can do with somebody on the plan's page of people. */
export async function openPerson(page: Page, plan: string, name: string): Promise<void> {
  await page.goto(`/dashboards/${plan}/members`);
  await page.locator("summary", { hasText: `Change ${name}'s role, or remove them` }).click();
}
