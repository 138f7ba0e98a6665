import type { ListOfViewer } from "~/data/gifts/parents-gifts.server.ts";
import { isListOfPlan, selectGiftChannel } from "~/data/gifts/select-gift-list.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** Tells givers' open pages that parents have changed their list. Never throws: what was changed is saved already. */
export async function tellGivers(
  { db, givers }: Needs<"db" | "givers">,
  { viewerId, onboardingId }: ListOfViewer,
): Promise<void> {
  try {
    const [list] = await selectGiftChannel(db, isListOfPlan(viewerId, onboardingId, "edit"));
    if (list) await givers.tell(list.tokenHash);
  } catch (error) {
    log.warn("givers_not_told", errorFacts(error));
  }
}
