// Gift lists written into the database, for journeys whose subject is what givers do.

import { newId } from "../../../app/lib/new-id.ts";
import { giftTokens, newLinkToken } from "../../../app/services/auth/link-token.server.ts";
import { localVars } from "../../../scripts/local-vars.ts";
import type { HostedServer } from "../../support/hosted-server.ts";

interface ListFields {
  title?: string;
  greeting?: string;
  saysPlace?: boolean;
  saysMonth?: boolean;
  mode?: "open" | "surprise";
}

/** Gives a plan an open gift list; returns the path of its page. */
export async function newGiftList(
  server: Pick<HostedServer, "ask">,
  planId: string,
  fields: ListFields = {},
): Promise<string> {
  const { title = "Gifts for Baby Rivera", greeting = "", mode = "open" } = fields;
  const secret = String(localVars(0).TOKEN_SECRET);
  const token = newLinkToken();
  const now = String(Date.now());
  await server.ask(
    `insert into gift_lists (onboarding_id, list_id, token_hash, sealed_token, title, greeting, essentialities, says_place,
      says_month, mode, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?, '["Essential","Recommended"]', ?, ?, ?, ?, ?)`,
    planId,
    newId(),
    giftTokens.hash(secret, token),
    await giftTokens.seal(secret, planId, token),
    title,
    greeting,
    fields.saysPlace ? "1" : "0",
    fields.saysMonth ? "1" : "0",
    mode,
    now,
    now,
  );
  return `/gifts/${token}`;
}
