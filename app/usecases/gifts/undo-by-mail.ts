// The link in a giver's mail: shows what it would undo, and undoes it when asked to.
import { selectReservationBySecret } from "~/data/gifts/reservations.server.ts";
import { looksLikeReservationSecret, reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { reservedWhat } from "~/views/gifts/gift-words-view.ts";
import { changeOwnGift } from "./change-own-gift.ts";

/** What a mailed link would undo; null if there is nothing to undo. Changes nothing. */
export async function lookAtUndoLink(
  { db }: Needs<"db">,
  secret: string,
): Promise<{ what: string; listTitle: string } | null> {
  if (!looksLikeReservationSecret(secret)) return null;
  const [found] = await selectReservationBySecret(db, reservationSecretHash(secret));
  if (!found || found.arrivedPieces === found.pieces) return null;
  return { what: reservedWhat(null, found), listTitle: found.title };
}

/** Undoes what a mailed link names; whether there was anything to undo. */
export async function undoByMail(
  deps: Needs<"db" | "now" | "givers" | "waitUntil">,
  secret: string,
): Promise<boolean> {
  if (!looksLikeReservationSecret(secret)) return false;
  const result = await changeOwnGift(deps, secret, { intent: "undo", pieces: null });
  return result.kind === "undone";
}
