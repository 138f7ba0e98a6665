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

/** The same in the background, for requests whose answer needn't wait until the list is found and its givers are told. */
export function tellGiversLater(
  db: Database,
  givers: GiftLine,
  waitUntil: (work: Promise<unknown>) => void,
): LivePublisher["tellGivers"] {
  const tell = tellGiversOver(db, givers);
  return async (plan) => waitUntil(tell(plan));
}

async function findChannel(db: Database, planId: string): Promise<string | null> {
  const [list] = await selectGiftChannelOf(db, planId);
  return list?.giftChannel ?? null;
}
