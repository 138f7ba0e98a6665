// A giver's own reservations: found, changed by whoever has their secret, and undone by the link in a giver's mail. The list is
// asked: what a browser keeps says nothing of single reservations.

import type { OwnGiftIntent } from "~/contracts/gifts/giver-forms.ts";
import {
  saveBought,
  savePieces,
  selectReservationsBySecret,
  type UndoneReservation,
  undoReservation,
} from "~/data/gifts/reservations.server.ts";
import {
  isListOfReservation,
  type ReservationRow,
  readGiftList,
} from "~/data/gifts/select-gift-list.server.ts";
import { piecesFit, whyUnchanged } from "~/domain/gifts/gift-decisions.ts";
import {
  looksLikeReservationSecret,
  reservationSecretHash,
  secretUnderKey,
} from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { reservedWhat } from "~/views/gifts/gift-lines-view.ts";
import { lineAsRead, viewFound } from "./find-gift-list.ts";
import { tellParents } from "./tell-of-gifts.ts";

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

export interface OwnGiftChange {
  intent: OwnGiftIntent;
  /** Wished for with the intent "pieces". */
  pieces: number | null;
}

export type OwnGiftResult =
  | { kind: "changed" }
  | { kind: "undone"; undone: UndoneReservation }
  | ReturnType<typeof whyUnchanged>
  /** No whole number above 0. */
  | { kind: "no-number" }
  /** That many pieces aren't left; at most `most` are. */
  | { kind: "taken"; most: number };

type Deps = Needs<"db" | "now" | "givers" | "live" | "waitUntil">;

const MOST_ROUNDS = 5;

/** Carries out a change of the reservation that a secret opens. */
export async function changeOwnGift(
  deps: Deps,
  secret: string,
  { intent, pieces }: OwnGiftChange,
): Promise<OwnGiftResult> {
  const secretHash = reservationSecretHash(secret);
  switch (intent) {
    case "undo":
      return undo(deps, secretHash);
    case "bought":
    case "not-bought": {
      const concerned = await saveBought(deps.db, secretHash, intent === "bought", deps.now);
      if (concerned) deps.waitUntil(tellParents(deps, concerned));
      return concerned ? { kind: "changed" } : whyNot(deps.db, secretHash);
    }
    case "pieces":
      return pieces === null || pieces < 1 ? { kind: "no-number" } : changePieces(deps, secretHash, pieces);
    default:
      return intent satisfies never;
  }
}

async function undo(deps: Deps, secretHash: string): Promise<OwnGiftResult> {
  const { db, now, givers, waitUntil } = deps;
  const undone = await undoReservation(db, secretHash, now);
  if (undone) waitUntil(Promise.all([givers.tell(undone.tokenHash), tellParents(deps, undone)]));
  return undone ? { kind: "undone", undone } : whyNot(db, secretHash);
}

/** Why there was nothing to mark, or to undo. */
async function whyNot(db: Deps["db"], secretHash: string): Promise<OwnGiftResult> {
  const rows = await readGiftList(db, isListOfReservation(secretHash));
  return whyUnchanged(rows?.reservations.find((reservation) => reservation.secretHash === secretHash));
}

async function changePieces(deps: Deps, secretHash: string, pieces: number): Promise<OwnGiftResult> {
  const { db, now, givers, waitUntil } = deps;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const rows = await readGiftList(db, isListOfReservation(secretHash));
    const own = rows?.reservations.find((reservation) => reservation.secretHash === secretHash);
    if (!rows || !own) return { kind: "not-yours" };
    const found = viewFound(rows, now);
    const fit = piecesFit(found, own, pieces);
    if (fit.kind !== "fits") return fit;
    const read = fit.line && lineAsRead(found, fit.line);
    const concerned = await savePieces(db, own, read, pieces, now);
    if (concerned) {
      waitUntil(Promise.all([givers.tell(rows.list.tokenHash), tellParents(deps, concerned)]));
      return { kind: "changed" };
    }
  }
  return { kind: "busy" };
}

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
