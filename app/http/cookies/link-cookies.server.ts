// Cookies that carry links past the sign-in page: a mailed link, an invitation, a shared plan, gifts. Their tokens must not stay
// in the addresses of the pages on the way, in logs in between, or in the history.

import { z } from "zod";
import { INVITATION_PATH } from "~/contracts/members/member-addresses.ts";
import { looksLikeReservationSecret, reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import { looksLikeLinkToken } from "~/services/auth/link-token.server.ts";
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/session-cookie.server.ts";
import type { GiverProof } from "~/usecases/gifts/own-reservations.ts";

/** Whoever is asked to sign in does so soon, or opens the mail again. */
const MAILED_LINK_SECONDS = 60 * 60;

/** Longer than any token; what is longer isn't kept. */
const LONGEST_TOKEN = 64;

const kept = z.object({ path: z.string(), token: z.string().max(LONGEST_TOKEN) });

/** The Set-Cookie value that stores a link's page and its token. */
export function mailedLinkCookie(settings: CookieSettings, path: string, token: string): Promise<string> {
  const link = { path, token: token.slice(0, LONGEST_TOKEN) };
  return hostCookie(settings, "mailed-link").serialize(link, { maxAge: MAILED_LINK_SECONDS });
}

export function clearedMailedLinkCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "mailed-link");
}

/** The token of the last link to this page that was opened in this browser while signed out, or null. */
export async function readMailedToken(
  settings: CookieSettings,
  request: Request,
  path: string,
): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "mailed-link").parse(request.headers.get("Cookie"));
  const link = kept.safeParse(value).data;
  return link?.path === path ? link.token : null;
}

/** As long as the link that confirms a new account is valid. */
const ARRIVED_SECONDS = 24 * 60 * 60;

/** The cookie of the last link to a page that was opened in this browser; its texts are Set-Cookie values. */
function linkCookie(name: "invitation" | "replication", page: string) {
  async function read(settings: CookieSettings, request: Request): Promise<string | null> {
    const value: unknown = await hostCookie(settings, name).parse(request.headers.get("Cookie"));
    return typeof value === "string" && looksLikeLinkToken(value) ? value : null;
  }
  return {
    read,
    store: (settings: CookieSettings, token: string): Promise<string> =>
      hostCookie(settings, name).serialize(token, { maxAge: ARRIVED_SECONDS }),
    clear: (settings: CookieSettings): Promise<string> => clearedHostCookie(settings, name),
    /** A return path that works in another browser too: with the token that only this browser's cookie holds. */
    async inPath(settings: CookieSettings, request: Request, path: string): Promise<string> {
      const token = path === page ? await read(settings, request) : null;
      return token ? `${path}?${new URLSearchParams({ token })}` : path;
    },
  };
}

/** The opened invitation. */
export const invitationCookie = linkCookie("invitation", INVITATION_PATH);
/** The opened share link. */
export const replicationCookie = linkCookie("replication", "/replicate");

/** As long as browsers keep a cookie. */
const GIFT_SECONDS = 400 * 24 * 60 * 60;

/** Keys of one list: as many as forms may have been sent at once before the first answer. */
const MOST_KEYS = 10;
/** Secrets that an earlier release kept of a list. */
const MOST_SECRETS = 40;

/** What this browser has for a list. */
export async function readGiftProof(
  settings: CookieSettings,
  request: Request,
  listId: string,
): Promise<GiverProof> {
  const header = request.headers.get("Cookie");
  const known: unknown = await hostCookie(settings, `gifts-${listId}`).parse(header);
  const keys: unknown[] = await Promise.all(
    slotsIn(header ?? "", listId).map((slot) => hostCookie(settings, keyName(listId, slot)).parse(header)),
  );
  return {
    keys: secretsAmong(keys),
    secrets: Array.isArray(known) ? secretsAmong(known).slice(-MOST_SECRETS) : [],
  };
}

/**
 * The Set-Cookie value that keeps a key of a list, under which each reservation's secret is made, so that the browser finds its
 * reservations again. It is written once, and one made at the same time has a name of its own: two answers that come at once take
 * nothing from each other. No list learns of another.
 */
export function giftCookie(settings: CookieSettings, listId: string, key: string): Promise<string> {
  const slot = reservationSecretHash(key).slice(0, 8);
  return hostCookie(settings, keyName(listId, slot)).serialize(key, { maxAge: GIFT_SECONDS });
}

function keyName(listId: string, slot: string): `gifts-${string}` {
  return `gifts-${listId}~${slot}`;
}

/** Which keys a request carries, always in the same order. */
function slotsIn(header: string, listId: string): string[] {
  const names = header.split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? "");
  const start = keyName(listId, "");
  return names
    .flatMap((name) => {
      const slot = name.slice(name.indexOf(start) + start.length);
      return name.includes(start) && /^[0-9a-f]{8}$/.test(slot) ? [slot] : [];
    })
    .toSorted()
    .slice(0, MOST_KEYS);
}

function secretsAmong(values: readonly unknown[]): string[] {
  return values.flatMap((one) => (typeof one === "string" && looksLikeReservationSecret(one) ? [one] : []));
}
