// A reservation that parents enter for somebody without a computer.
import type { AddedGift } from "~/contracts/gifts/parents-gift-form.ts";
import type { ListOfViewer } from "~/data/gifts/parents-gifts.server.ts";
import { insertReservation } from "~/data/gifts/reservations.server.ts";
import { newId } from "~/lib/new-id.ts";
import { reservationSecret, reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { lineAsRead, lineFor } from "./line-as-read.ts";
import { readParentsList } from "./read-parents-list.ts";

export type AddGiftResult =
  | { kind: "added" }
  | { kind: "not-found" }
  | { kind: "gone" }
  /** Fewer are left than entered. */
  | { kind: "taken"; left: number }
  /** The list is closed or full, or the plan kept changing. */
  | { kind: "not-taken" };

const MOST_ROUNDS = 5;

/** Reserves pieces in somebody's name, as if they had; the same form sent twice is one reservation. */
export async function addGift(
  deps: Needs<"db" | "tokenSecret" | "now">,
  { viewerId, onboardingId }: ListOfViewer,
  { target, formKey, name, pieces, how }: AddedGift,
): Promise<AddGiftResult> {
  const { db, tokenSecret, now } = deps;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await readParentsList(deps, viewerId, onboardingId);
    if (!found) return { kind: "not-found" };
    if (found.reservations.some((other) => other.formKey === formKey)) return { kind: "added" };
    const line = lineFor(found, target);
    if (!line) return { kind: "gone" };
    if (line.left < pieces) return { kind: "taken", left: line.left };
    // Its secret is told to nobody, so only the parents can undo it.
    const secret = reservationSecret(tokenSecret, found.list.listId, formKey);
    const reservation = {
      ...{ id: newId(), line: lineAsRead(found, line), itemName: line.name, giverName: name, pieces, how },
      ...{ message: "", sealedEmail: null, secretHash: reservationSecretHash(secret), formKey, now },
      ...{ state: "reserved" as const, isMadeByParent: true, hiddenUntil: null, ownHashes: [] },
    };
    if (await insertReservation(db, reservation, null)) return { kind: "added" };
  }
  return { kind: "not-taken" };
}
