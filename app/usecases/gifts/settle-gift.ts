// What parents decide about one reservation: approved, removed, or thanked for.
import { deleteReservation, type ListOfViewer, saveReservation } from "~/data/gifts/parents-gifts.server.ts";
import type { Needs } from "~/usecases/needs.ts";

export type GiftDecision = "approve" | "remove" | "thanked" | "not-thanked";

/** Carries out a decision; false if the list has no such reservation. */
export function settleGift(
  { db, now }: Needs<"db" | "now">,
  list: ListOfViewer,
  reservationId: string,
  decision: GiftDecision,
): Promise<boolean> {
  switch (decision) {
    case "approve":
      // Whoever approves what somebody else has approved already wants no more than that.
      return saveReservation(db, list, reservationId, { isApproved: true });
    case "remove":
      return deleteReservation(db, list, reservationId);
    case "thanked":
    case "not-thanked":
      return saveReservation(db, list, reservationId, { thankedAt: decision === "thanked" ? now : null });
    default:
      return decision satisfies never;
  }
}
