// Links by which helpers without an account see Today (E23).

import type { PageReader } from "~/data/page-reader.server.ts";
import {
  type HelperLinkRow,
  renewHelperLink,
  saveHelperLink,
  selectItemsOfHelper,
  selectPlanOfHelper,
} from "~/data/today/helper-links.server.ts";
import { HELPER_VALID_MS } from "~/domain/today/helper-link.ts";
import { publicPath } from "~/language/public-path.ts";
import { securityLog } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { looksLikeLinkToken, newLinkToken, tokensOfLink } from "~/services/auth/link-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/**
 * Gives a helper a link that works for 90 days; a helper who has one keeps its address. False, with nothing written, unless the viewer
 * may edit the plan, it is complete, and has room for one more.
 */
export async function giveHelperLink(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  viewerId: string,
  planId: string,
  { helper, shownName }: { helper: string; shownName: string },
): Promise<boolean> {
  const [id, token] = [newId(), newLinkToken()];
  const given = await saveHelperLink(db, viewerId, planId, {
    id,
    helper,
    shownName,
    tokenHash: tokensOfLink.helper.hash(tokenSecret, token),
    sealedToken: await tokensOfLink.helper.seal(tokenSecret, id, token),
    expiresAt: now + HELPER_VALID_MS,
    now,
  });
  if (given) securityLog("helper_link_given", { userId: viewerId });
  return given !== null;
}

/** Lets a link work for 90 days from now, also one that has ended. False, with nothing written, unless the viewer may edit its plan. */
export function extendHelperLink(
  { db, now }: Needs<"db" | "now">,
  viewerId: string,
  link: { planId: string; id: string },
): Promise<boolean> {
  return renewHelperLink(db, viewerId, link, now + HELPER_VALID_MS);
}

/** The address to pass on; null for whoever mustn't see it, and if it was sealed under a secret that is gone. */
export async function helperLinkAddress(
  { tokenSecret, origin }: Needs<"tokenSecret" | "origin">,
  { id, sealedToken }: Pick<HelperLinkRow, "id" | "sealedToken">,
): Promise<string | null> {
  const token = sealedToken && (await tokensOfLink.helper.open(tokenSecret, id, sealedToken));
  return token && `${origin}${publicPath(`/today/${token}`)}`;
}

interface Look extends Needs<"tokenSecret" | "now" | "db"> {
  reader: PageReader;
}

/** The plan and the pieces behind a token; null if it is unknown, closed, or ended, or its plan is deleted. */
export async function findPlanOfHelper({ db, reader, tokenSecret, now }: Look, token: string) {
  if (!looksLikeLinkToken(token)) return null;
  const hashes = tokensOfLink.helper.hashes(tokenSecret, token);
  const [[plan], items] = await Promise.all([
    reader.read(selectPlanOfHelper(db, hashes, now)),
    reader.read(selectItemsOfHelper(db, hashes, now)),
  ]);
  return plan ? { plan, items } : null;
}
