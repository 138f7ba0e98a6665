// Tells a user's open pages what has changed, and closes them when their session ends. The change is committed
// before; telling may fail, the page polls.
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/** What the Durable Object behind the channel offers; the class stands in workers/realtime. */
export interface LiveChannelApi {
  publish(event: LiveEvent): Promise<void>;
  closeAll(): Promise<void>;
  closeSession(tag: string): Promise<void>;
}

export interface LivePublisher {
  publish(userId: string, event: LiveEvent): Promise<void>;
  /** Closes every socket of the user: all sessions have ended. */
  closeAll(userId: string): Promise<void>;
  /** Closes the sockets of one session that has ended. */
  closeSession(userId: string, tag: string): Promise<void>;
}

interface ChannelNamespace {
  getByName(name: string): LiveChannelApi;
}

/** A publisher over the namespace of live channels, one channel a user; it never throws. */
export function livePublisher(namespace: ChannelNamespace): LivePublisher {
  async function reach(
    userId: string,
    type: string,
    act: (channel: LiveChannelApi) => Promise<void>,
  ): Promise<void> {
    try {
      await act(namespace.getByName(userId));
    } catch (error) {
      log.warn("live_publish_failed", { type, ...errorFacts(error) });
    }
  }
  return {
    publish: (userId, event) => reach(userId, event.type, (channel) => channel.publish(event)),
    closeAll: (userId) => reach(userId, "close-all", (channel) => channel.closeAll()),
    closeSession: (userId, tag) => reach(userId, "close-session", (channel) => channel.closeSession(tag)),
  };
}
