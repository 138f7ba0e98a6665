// Which reservations of a list belong to a browser. The list is asked: what a browser keeps says nothing of single reservations.
import type { ReservationRow } from "~/data/gifts/select-gift-list.server.ts";
import { type GiftLine, openPieces, type WhyNone, whyNoneLeft } from "~/domain/gifts/gift-lines.ts";
import { targetKey, targetOf } from "~/domain/gifts/gift-target.ts";
import { reservationSecretHash, secretUnderKey } from "~/services/auth/gift-token.server.ts";

/** What a browser has of a list. */
export interface GiverProof {
  /** Each opens whatever was reserved under it; the first also opens what is reserved next. */
  keys: readonly string[];
  /** Each opens one reservation: of an earlier release. */
  secrets: readonly string[];
}

type Proven = Pick<ReservationRow, "id" | "secretHash" | "formKey">;

interface Listed<Reservation extends Proven = ReservationRow> {
  list: { listId: string };
  reservations: readonly Reservation[];
}

/** The newest first. */
export function reservationsOf<Reservation extends Proven>(
  { list, reservations }: Listed<Reservation>,
  proof: GiverProof,
): Reservation[] {
  const find = finder(list.listId, proof);
  return reservations.filter((one) => find(one) !== null).toReversed();
}

/** The secret that opens a reservation; null if this browser has none. */
export function secretFor(
  { list, reservations }: Listed<Proven>,
  id: string,
  proof: GiverProof,
): string | null {
  const own = reservations.find((reservation) => reservation.id === id);
  return own ? finder(list.listId, proof)(own) : null;
}

/** Why a line has nothing left for the giver with these reservations. */
export function whyNone(line: GiftLine, own: readonly ReservationRow[]): WhyNone {
  const ofLine = own.filter((one) => targetKey(targetOf(one)) === line.key);
  return whyNoneLeft(
    line,
    ofLine.reduce((sum, one) => sum + openPieces(one), 0),
  );
}

function finder(listId: string, { keys, secrets }: GiverProof): (one: Proven) => string | null {
  // What was reserved before there was a key made its own secret the key.
  const known = new Map([...keys, ...secrets].map((secret) => [reservationSecretHash(secret), secret]));
  return ({ secretHash, formKey }) =>
    known.get(secretHash) ??
    keys
      .map((key) => secretUnderKey(key, listId, formKey))
      .find((secret) => reservationSecretHash(secret) === secretHash) ??
    null;
}
