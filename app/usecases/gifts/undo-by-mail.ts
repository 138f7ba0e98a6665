// The link in a giver's mail: shows what it would undo, and undoes it when asked to.
import { selectReservationsBySecret } from "~/data/gifts/reservations.server.ts";
import { looksLikeReservationSecret, reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { reservedWhat } from "~/views/gifts/gift-words-view.ts";
import { changeOwnGift } from "./change-own-gift.ts";

/** As many as one mail holds (usecases/mail/deliver-mail.ts). */
const MOST_IN_A_LINK = 30;

export interface Undoable {
  /** The secret in the link. */
  key: string;
  what: string;
  listTitle: string;
}

/** What a mailed link would undo: a mail may be about several reservations. Changes nothing. */
export async function lookAtUndoLink({ db }: Needs<"db">, secrets: readonly string[]): Promise<Undoable[]> {
  const keys = [...new Set(secrets)].filter(looksLikeReservationSecret).slice(0, MOST_IN_A_LINK);
  if (keys.length === 0) return [];
  const found = await selectReservationsBySecret(db, keys.map(reservationSecretHash));
  return keys.flatMap((key) => {
    const one = found.find(({ secretHash }) => secretHash === reservationSecretHash(key));
    if (!one || one.arrivedPieces === one.pieces) return [];
    return [{ key, what: reservedWhat(null, one), listTitle: one.title }];
  });
}

/** Undoes what a mailed link names; whether there was anything to undo. */
export async function undoByMail(
  deps: Needs<"db" | "now" | "givers" | "live" | "waitUntil">,
  secret: string,
): Promise<boolean> {
  if (!looksLikeReservationSecret(secret)) return false;
  const result = await changeOwnGift(deps, secret, { intent: "undo", pieces: null });
  return result.kind === "undone";
}
