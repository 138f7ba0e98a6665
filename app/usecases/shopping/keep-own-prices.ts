// The parents' own prices of a plan's items (E32).
import { saveOwnPrices } from "~/data/shopping/own-prices.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { oldestPrices } from "~/domain/shopping/prices.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";

interface PricesToKeep {
  planId: string;
  currency: string;
  /** The reader's day. */
  today: IsoDay;
  /** Hundredths by the item's name id; null takes an own price away. */
  prices: Readonly<Record<string, number | null>>;
}

/**
 * Keeps own prices, and tells the plan's people's open pages. False, with nothing written, unless the viewer may edit the plan, it is complete,
 * and its country has a sheet of the same currency that isn't too old.
 */
export async function keepOwnPrices(
  { db, live, now }: Needs<"db" | "live" | "now">,
  viewerId: string,
  { today, ...prices }: PricesToKeep,
): Promise<boolean> {
  const plan = await saveOwnPrices(db, viewerId, { ...prices, oldest: oldestPrices(today), now });
  if (plan) await announcePlan(live, plan);
  return plan !== null;
}
