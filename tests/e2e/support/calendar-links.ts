// Links to calendar feeds, written into the database for journeys whose subject is something else.

import { newId } from "../../../app/lib/new-id.ts";
import { newLinkToken, tokensOfLink } from "../../../app/services/auth/link-token.server.ts";
import { localVars } from "../../../scripts/local-vars.ts";
import type { HostedServer } from "../../support/hosted-server.ts";

/** Gives a plan a link of its owner's; returns the path of its feed. */
export async function newCalendarLink(
  server: Pick<HostedServer, "ask">,
  planId: string,
  { label = "Our calendar", language = "en" } = {},
): Promise<string> {
  const secret = String(localVars(0).TOKEN_SECRET);
  const [id, token] = [newId(), newLinkToken()];
  await server.ask(
    `insert into calendar_links (id, onboarding_id, user_id, label, language, token_hash, sealed_token, created_at)
    select ?, onboarding_id, user_id, ?, ?, ?, ?, ? from user_onboarding_data where onboarding_id = ?`,
    ...[id, label, language, tokensOfLink.calendar.hash(secret, token)],
    ...[await tokensOfLink.calendar.seal(secret, id, token), `${Date.now()}`, planId],
  );
  return `/calendar/${token}.ics`;
}
