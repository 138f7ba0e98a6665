// Wishes of a list that aren't garments.
import type { TypedWish } from "~/contracts/gifts/parents-gift-form.ts";
import { insertWish, type ListOfViewer, removeWish } from "~/data/gifts/parents-gifts.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";

/** Adds a wish; false if the list isn't the viewer's, or has as many as fit. */
export function addWish(
  { db, now }: Needs<"db" | "now">,
  list: ListOfViewer,
  wish: TypedWish,
): Promise<boolean> {
  return insertWish(db, list, { id: newId(), ...wish }, now);
}

/** Takes a wish off the list; whoever has reserved it keeps that. False if there is none. */
export function takeWishOff(
  { db, now }: Needs<"db" | "now">,
  list: ListOfViewer,
  id: string,
): Promise<boolean> {
  return removeWish(db, list, id, now);
}
