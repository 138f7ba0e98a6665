// Tells a user's open pages what has changed. The change is committed before; telling may fail, the page polls.
import type { LiveEvent } from "~/contracts/live-event.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/** What the Durable Object behind the channel offers; the class stands in workers/realtime. */
export interface LiveChannelApi {
  publish(message: string): Promise<void>;
}

export interface LivePublisher {
  publish(userId: string, event: LiveEvent): Promise<void>;
}

interface ChannelNamespace {
  getByName(name: string): LiveChannelApi;
}

/** A publisher over the namespace of live channels, one channel a user; it never throws. */
export function livePublisher(namespace: ChannelNamespace): LivePublisher {
  return {
    async publish(userId, event) {
      try {
        await namespace.getByName(userId).publish(JSON.stringify(event));
      } catch (error) {
        log.warn("live_publish_failed", { type: event.type, ...errorFacts(error) });
      }
    },
  };
}
