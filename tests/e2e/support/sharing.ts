// Share links made without a browser, and content to put in a plan before sharing it.
import type { HostedServer } from "../../support/hosted-server.ts";
import type { Account } from "./accounts.ts";
import { type Answer, send } from "./http.ts";

export type ShareIntent = "show" | "generate" | "save" | "regenerate" | "revoke";

/** Sends an action of the share dialog like its script. */
export function sendShare(
  site: { url: string },
  account: Account,
  id: string,
  intent: ShareIntent,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return send(`${site.url}/dashboards/${id}/share`, {
    form: { intent, notes: "exclude", ...fields },
    headers: { Accept: "application/json" },
    cookie: account.cookie,
  });
}

/** Creates a link to a plan; returns its path. */
export async function newShareLink(
  site: { url: string },
  account: Account,
  id: string,
  notes: "include" | "exclude" = "exclude",
): Promise<string> {
  const { status, text } = await sendShare(site, account, id, "regenerate", { notes });
  const { link }: { link?: string } = JSON.parse(text);
  if (!link?.startsWith(`${site.url}/replicate?token=`))
    throw new Error(`Sharing answered ${status} ${text}`);
  return link.slice(site.url.length);
}

/** Claims through the form that works without scripts. */
export function sendClaim(
  site: { url: string },
  path: string,
  cookie: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const token = new URL(path, site.url).searchParams.get("token") ?? "";
  return send(`${site.url}/replicate`, { form: { token }, cookie, headers });
}

const NOTE = "Quilla7 from grandma <i>Ida</i>";
export const CUSTOM_ITEM = "Knitted <b>hat</b>";

/** Adds what an owner would: notes on every item, and a custom item. */
export async function enrich(server: HostedServer, id: string): Promise<void> {
  const notes = JSON.stringify({ "0-3m": NOTE });
  await server.ask("update user_clothing_items set personal_notes = ? where onboarding_id = ?", notes, id);
  await server.ask(
    `insert into clothing_list (clothing_name_id, name, category, notes, essentiality, weather_adjustments,
      base_quantities, valid_age_ranges, owner_id)
    select 'custom_' || onboarding_id, ?, 'Accessories', ?, '{}', '{}', '{}', '["0-3m"]', user_id
    from user_onboarding_data where onboarding_id = ?`,
    CUSTOM_ITEM,
    NOTE,
    id,
  );
  await server.ask(
    `insert into user_clothing_items (user_id, clothing_id, item_name, onboarding_id, attempt_number,
      calculated_quantities, personal_notes, created_at, updated_at)
    select owner_id, clothing_id, name, ?, 1, 'N222...', ?, 0, 0 from clothing_list
    where clothing_name_id = 'custom_' || ?`,
    id,
    notes,
    id,
  );
}
