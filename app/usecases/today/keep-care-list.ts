// What the parents make of the list for day care (E30).
import { packCareCounts } from "~/contracts/today/stored-care.ts";
import { saveCareList } from "~/data/today/day-care-lists.server.ts";
import type { CareCounts } from "~/domain/today/day-care.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";

interface ListToKeep {
  planId: string;
  size: AgeRange;
  /** Null for the usual list. */
  own: { counts: NonNullable<CareCounts[AgeRange]>; more: string } | null;
}

/**
 * Keeps a size's list, and tells the plan's people's open pages, because pieces at the day care leave their Today. False, with nothing written,
 * unless the viewer may edit the plan and it is complete.
 */
export async function keepCareList(
  { db, live, now }: Needs<"db" | "live" | "now">,
  viewerId: string,
  { planId, size, own }: ListToKeep,
): Promise<boolean> {
  const stored = own && { counts: packCareCounts(own.counts), more: own.more };
  const plan = await saveCareList(db, viewerId, { planId, size, own: stored, now });
  if (plan) await announcePlan(live, plan);
  return plan !== null;
}
