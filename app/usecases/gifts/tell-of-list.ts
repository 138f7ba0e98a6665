// Tells both sides of a gift list that something has changed: givers' open pages by the list's channel, and the open pages of
// everyone on the plan by their own. Neither learns more than that: each reads again what it may see.
import type { ListOfViewer } from "~/data/gifts/parents-gifts.server.ts";
import { isListOfPlan, type ListsPlan, selectGiftChannel } from "~/data/gifts/select-gift-list.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { announce } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** Tells the open pages of everyone on a list's plan that its gifts have changed. Never throws. */
export function tellParents({ live }: Needs<"live">, { planId, ownerId, people }: ListsPlan): Promise<void> {
  return announce(live, { userId: ownerId, others: people }, { type: "gifts", onboardingId: planId });
}

/** Tells both sides that parents have changed their list. Never throws: what was changed is saved already. */
export async function tellOfList(
  { db, givers, live }: Needs<"db" | "givers" | "live">,
  { viewerId, planId }: ListOfViewer,
): Promise<void> {
  try {
    const [list] = await selectGiftChannel(db, isListOfPlan(viewerId, planId, "edit"));
    if (!list) return;
    await Promise.all([givers.tell(list.tokenHash), tellParents({ live }, list)]);
  } catch (error) {
    log.warn("list_not_told", errorFacts(error));
  }
}
