// Changes of a giver's own reservation, by whoever has its secret.
import type { OwnGiftIntent } from "~/contracts/gifts/giver-forms.ts";
import {
  saveBought,
  savePieces,
  type UndoneReservation,
  undoReservation,
} from "~/data/gifts/reservations.server.ts";
import { isListOfReservation, readGiftList } from "~/data/gifts/select-gift-list.server.ts";
import { targetOf } from "~/domain/gifts/gift-target.ts";
import { reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { viewFound } from "./find-gift-list.ts";
import { lineAsRead, lineFor } from "./line-as-read.ts";
import { tellParents } from "./tell-of-list.ts";

export interface OwnGiftChange {
  intent: OwnGiftIntent;
  /** Wished for with the intent "pieces". */
  pieces: number | null;
}

export type OwnGiftResult =
  | { kind: "changed" }
  | { kind: "undone"; undone: UndoneReservation }
  /** No reservation has this secret. */
  | { kind: "not-yours" }
  /** The parents haven't approved it yet, so it can't be bought. */
  | { kind: "waiting" }
  /** That many of its pieces are with the parents: none of them is undone, and it holds no fewer. */
  | { kind: "arrived"; arrived: number; pieces: number }
  /** No whole number above 0. */
  | { kind: "no-number" }
  /** That many pieces aren't left; at most `most` are. */
  | { kind: "taken"; most: number }
  | { kind: "busy" };

type Dependencies = Needs<"db" | "now" | "givers" | "live" | "waitUntil">;

const MOST_ROUNDS = 5;

/** Carries out a change of the reservation that a secret opens. */
export async function changeOwnGift(
  deps: Dependencies,
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

async function undo(deps: Dependencies, secretHash: string): Promise<OwnGiftResult> {
  const { db, now, givers, waitUntil } = deps;
  const undone = await undoReservation(db, secretHash, now);
  if (undone) waitUntil(Promise.all([givers.tell(undone.tokenHash), tellParents(deps, undone)]));
  return undone ? { kind: "undone", undone } : whyNot(db, secretHash);
}

/** Why there was nothing to mark, or to undo. */
async function whyNot(db: Dependencies["db"], secretHash: string): Promise<OwnGiftResult> {
  const rows = await readGiftList(db, isListOfReservation(secretHash));
  const own = rows?.reservations.find((reservation) => reservation.secretHash === secretHash);
  if (!own) return { kind: "not-yours" };
  if (own.arrivedPieces > 0) return arrivedOf(own);
  return { kind: own.state === "waiting" ? "waiting" : "busy" };
}

function arrivedOf({ arrivedPieces: arrived, pieces }: { arrivedPieces: number; pieces: number }) {
  return { kind: "arrived", arrived, pieces } as const;
}

async function changePieces(deps: Dependencies, secretHash: string, pieces: number): Promise<OwnGiftResult> {
  const { db, now, givers, waitUntil } = deps;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const rows = await readGiftList(db, isListOfReservation(secretHash));
    const own = rows?.reservations.find((reservation) => reservation.secretHash === secretHash);
    if (!rows || !own) return { kind: "not-yours" };
    const found = viewFound(rows, now);
    const line = lineFor(found, targetOf(own));
    const most = own.pieces + (line?.left ?? 0);
    if (pieces > most) return { kind: "taken", most };
    if (pieces < own.arrivedPieces) return arrivedOf(own);
    const concerned = await savePieces(db, own, line && lineAsRead(found, line), pieces, now);
    if (concerned) {
      waitUntil(Promise.all([givers.tell(rows.list.tokenHash), tellParents(deps, concerned)]));
      return { kind: "changed" };
    }
  }
  return { kind: "busy" };
}
