// Links for helpers, written into the database for journeys whose subject is something else.

import { HELPER_VALID_MS } from "../../../app/domain/sharing/made-link.ts";
import { newId } from "../../../app/lib/new-id.ts";
import { newLinkToken, tokensOfLink } from "../../../app/services/auth/link-token.server.ts";
import { localVars } from "../../../scripts/local-vars.ts";
import type { HostedServer } from "../../support/hosted-server.ts";

/** Gives a plan a link of its owner's for a helper; returns the path of its page. */
export async function newHelperLink(
  server: Pick<HostedServer, "ask">,
  planId: string,
  { helper = "Day care", shownName = "" } = {},
): Promise<string> {
  const secret = String(localVars(0).TOKEN_SECRET);
  const [id, token, now] = [newId(), newLinkToken(), Date.now()];
  await server.ask(
    `insert into helper_links (id, onboarding_id, user_id, helper, shown_name, token_hash, sealed_token, expires_at, created_at)
    select ?, onboarding_id, user_id, ?, ?, ?, ?, ?, ? from user_onboarding_data where onboarding_id = ?`,
    ...[id, helper, shownName, tokensOfLink.helper.hash(secret, token)],
    await tokensOfLink.helper.seal(secret, id, token),
    ...[`${now + HELPER_VALID_MS}`, `${now}`, planId],
  );
  return `/today/${token}`;
}
