import type { Database } from "~/data/database.server.ts";
import { selectGiftChannelOf } from "~/data/plans/gift-channel.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { GiftLine, LivePublisher } from "~/services/live.server.ts";

/** How a change in a plan reaches the open pages of its gift list: quantities, dates, and places are on these too. */
export function tellGiversOver(db: Database, givers: GiftLine): LivePublisher["tellGivers"] {
  return async ({ onboardingId: planId, giftChannel }) => {
    try {
      const channel = giftChannel === undefined ? await findChannel(db, planId) : giftChannel;
      if (channel !== null) await givers.tell(channel);
    } catch (error) {
      log.warn("givers_not_told", errorFacts(error));
    }
  };
}

async function findChannel(db: Database, planId: string): Promise<string | null> {
  const [list] = await selectGiftChannelOf(db, planId);
  return list?.giftChannel ?? null;
}
