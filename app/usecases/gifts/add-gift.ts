// A reservation that parents enter for somebody without a computer.
import type { AddedGift } from "~/contracts/gifts/parents-gift-form.ts";
import type { ListOfViewer } from "~/data/gifts/parents-gifts.server.ts";
import { insertReservation } from "~/data/gifts/reservations.server.ts";
import { isListFull } from "~/domain/gifts/gift-limits.ts";
import type { GiftLine } from "~/domain/gifts/gift-lines.ts";
import { newId } from "~/lib/new-id.ts";
import { reservationSecret, reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { FoundGiftList } from "./find-gift-list.ts";
import { lineAsRead, lineFor } from "./line-as-read.ts";
import { readParentsList } from "./read-parents-list.ts";

export type AddGiftResult =
  | { kind: "added" }
  | { kind: "not-found" }
  | { kind: "gone" }
  /** Fewer are left than entered. */
  | { kind: "taken"; left: number }
  /** The parents have closed the list. */
  | { kind: "closed" }
  /** The list has as many reservations, or pieces, as fit. */
  | { kind: "full" }
  /** The plan kept changing. */
  | { kind: "busy" };

const MOST_ROUNDS = 5;

/** Reserves pieces in somebody's name, as if they had; the same form sent twice is one reservation. */
export async function addGift(
  deps: Needs<"db" | "tokenSecret" | "now">,
  { viewerId, planId }: ListOfViewer,
  gift: AddedGift,
): Promise<AddGiftResult> {
  const { formKey, name, pieces, how } = gift;
  const { db, tokenSecret, now } = deps;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await readParentsList(deps, viewerId, planId);
    if (!found) return { kind: "not-found" };
    const fit = fitOf(found, gift);
    if (fit.kind !== "fits") return fit;
    const { line } = fit;
    // Its secret is told to nobody, so only the parents can undo it.
    const secret = reservationSecret(tokenSecret, found.list.listId, formKey);
    const reservation = {
      ...{ id: newId(), line: lineAsRead(found, line), itemName: line.name, giverName: name, pieces, how },
      ...{ message: "", sealedEmail: null, secretHash: reservationSecretHash(secret), formKey, now },
      ...{ state: "reserved" as const, isMadeByParent: true, hiddenUntil: null, ownHashes: [] },
    };
    if (await insertReservation(db, reservation, null)) return { kind: "added" };
  }
  return { kind: "busy" };
}

/** Whether a list, as it was read, takes a gift, or has it already. */
function fitOf(
  found: FoundGiftList,
  { target, formKey, pieces }: AddedGift,
): AddGiftResult | { kind: "fits"; line: GiftLine } {
  if (found.reservations.some((other) => other.formKey === formKey)) return { kind: "added" };
  if (found.list.closedAt !== null) return { kind: "closed" };
  const line = lineFor(found, target);
  if (!line) return { kind: "gone" };
  if (line.left < pieces) return { kind: "taken", left: line.left };
  return isListFull(found.reservations, pieces) ? { kind: "full" } : { kind: "fits", line };
}
