// Tells the open pages of a gift list that something has changed. A channel is named after the hash that its list's address is
// found by, so a new address has a new channel. The change is committed first; telling may fail, and the page is still right when
// it is read again.
import type { LineNews } from "~/contracts/gifts/giver-page.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/** What the Durable Object behind a list's channel offers; its class is in workers/realtime. */
export interface GiftChannelApi {
  tell(news?: LineNews): Promise<void>;
}

export interface GiftLine {
  /** Tells the givers of the list with this hash what has changed, or only that something has; never throws. */
  tell(tokenHash: string, news?: LineNews): Promise<void>;
}

interface ChannelNamespace {
  getByName(name: string): GiftChannelApi;
}

/** The line to givers over the namespace of gift lists' channels. */
export function giftLine(namespace: ChannelNamespace): GiftLine {
  return {
    async tell(tokenHash, news) {
      try {
        await namespace.getByName(tokenHash).tell(news);
      } catch (error) {
        log.warn("givers_not_told", errorFacts(error));
      }
    },
  };
}
