import { isListOfPlan, readGiftList } from "~/data/gifts/select-gift-list.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { type FoundGiftList, viewFound } from "./find-gift-list.ts";

/** A plan's list, whatever its state; null if the plan isn't the viewer's to edit or has none. */
export async function readParentsList(
  { db, now }: Needs<"db" | "now">,
  viewerId: string,
  planId: string,
): Promise<FoundGiftList | null> {
  const rows = await readGiftList(db, isListOfPlan(viewerId, planId, "edit"));
  return rows && viewFound(rows, now);
}
