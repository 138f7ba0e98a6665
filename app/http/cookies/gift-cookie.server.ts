// What a browser keeps of a gift list, so that it finds its reservations again: a key, under which each reservation's secret is
// made. It is written once and never changed, and one made at the same time has a name of its own, so two answers that come at once
// take nothing from each other. No list learns of another.

import { looksLikeReservationSecret, reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import { type CookieSettings, hostCookie } from "~/services/auth/host-cookie.server.ts";
import type { GiverProof } from "~/usecases/gifts/own-reservations.ts";

/** As long as browsers keep a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;

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

/** The Set-Cookie value that keeps a key; the same key always makes the same cookie. */
export function giftCookie(settings: CookieSettings, listId: string, key: string): Promise<string> {
  const slot = reservationSecretHash(key).slice(0, 8);
  return hostCookie(settings, keyName(listId, slot)).serialize(key, { maxAge: LIFE_SECONDS });
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
