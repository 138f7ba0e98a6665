// Links that people on a plan make: helpers without an account see Today by one (E23), calendars follow the plan by one (E26).
import {
  type LinkOfPlan,
  type MadeLinkRow,
  renewHelperLink,
  saveMadeLink,
  type WishedLink,
} from "~/data/sharing/made-links.server.ts";
import { HELPER_VALID_MS, type MadeLinkKind } from "~/domain/sharing/made-link.ts";
import { newId } from "~/lib/new-id.ts";
import { looksLikeLinkToken, newLinkToken, tokensOfLink } from "~/services/auth/link-token.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { publicPath } from "~/words/public-path.ts";

/** Where the page or feed behind a token is. */
const PATHS: Readonly<Record<MadeLinkKind, (token: string) => string>> = {
  helper: (token) => publicPath(`/today/${token}`),
  calendar: (token) => `/calendar/${token}.ics`,
};

/**
 * Gives a plan a link under a name: a helper's works for 90 days, a calendar's until it is closed. One that has the name keeps its address.
 * False, with nothing written, unless the viewer may edit the plan, it is complete, and has room for one more.
 */
export async function giveLink(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  viewerId: string,
  planId: string,
  link: WishedLink,
): Promise<boolean> {
  const id = newId();
  const row = { id, ...(await newAddress({ tokenSecret }, link.kind, id)), now };
  const isGiven = await saveMadeLink(db, viewerId, planId, link, row);
  if (isGiven) securityLog(`${link.kind}_link_given`, { userId: viewerId });
  return isGiven;
}

/** A new token for a link's row, as the row keeps it. */
export async function newAddress({ tokenSecret }: Needs<"tokenSecret">, kind: MadeLinkKind, id: string) {
  const [tokens, token] = [tokensOfLink[kind], newLinkToken()];
  const sealedToken = await tokens.seal(tokenSecret, id, token);
  return { tokenHash: tokens.hash(tokenSecret, token), sealedToken };
}

/** Lets a helper's link work for 90 days from now, also one that has ended. False, with nothing written, unless the viewer may edit its plan. */
export function extendHelperLink(
  { db, now }: Needs<"db" | "now">,
  viewerId: string,
  link: LinkOfPlan,
): Promise<boolean> {
  return renewHelperLink(db, viewerId, link, now + HELPER_VALID_MS);
}

/** The address to pass on; null for whoever mustn't see it, and if it was sealed under a secret that is gone. */
export async function linkAddress(
  { tokenSecret, origin }: Needs<"tokenSecret" | "origin">,
  kind: MadeLinkKind,
  { id, sealedToken }: Pick<MadeLinkRow, "id" | "sealedToken">,
): Promise<string | null> {
  const token = sealedToken && (await tokensOfLink[kind].open(tokenSecret, id, sealedToken));
  return token && `${origin}${PATHS[kind](token)}`;
}

/** The hashes that find the row behind a token; null for what is none. */
export function hashesOfLink(
  { tokenSecret }: Needs<"tokenSecret">,
  kind: MadeLinkKind,
  token: string,
): string[] | null {
  return looksLikeLinkToken(token) ? tokensOfLink[kind].hashes(tokenSecret, token) : null;
}
