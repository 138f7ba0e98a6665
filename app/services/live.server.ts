// Tells a user's open pages what has changed, and closes their sockets when the session ends; a change in a plan also reaches the
// givers of its gift list. The change is committed first; telling may fail, since pages poll or are read again.

import type { LineNews } from "~/contracts/gifts/giver-page.ts";
import type { LiveEvent, MembershipEvent, SelectionEvent } from "~/contracts/live/live-event.ts";
import { readListedPeople } from "~/contracts/members/stored-acts.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { type Metrics, NO_METRICS } from "./metrics/metrics.server.ts";

/** What the Durable Object behind the channel offers; its class is in workers/realtime. */
export interface LiveChannelApi {
  publish(event: LiveEvent): Promise<void>;
  closeAll(): Promise<void>;
  closeSession(tag: string): Promise<void>;
}

export interface LivePublisher {
  publish(userId: string, event: LiveEvent): Promise<void>;
  /** Closes all of the user's sockets: every session has ended. */
  closeAll(userId: string): Promise<void>;
  /** Closes the sockets of one session that has ended. */
  closeSession(userId: string, tag: string): Promise<void>;
  /** Tells the open pages of a plan's gift list, if it has an open one, to read it again; never throws. */
  tellGivers(plan: PlanOfGivers): Promise<void>;
}

export interface PlanOfGivers {
  onboardingId: string;
  /** The name of its list's channel; null: nothing to tell there; undefined: to be looked up. */
  giftChannel?: string | null | undefined;
}

/** Everyone a changed plan is open to, as its row lists them; null for a trip that outlived its plan. */
interface AnnouncedPlan {
  /** Its owner, or whoever changed it. */
  userId: string;
  /** A JSON list of the others, which may hold `userId` too; null without any. */
  others: string | null;
  /** Who changed it, by the short name, for the others alone. */
  by?: string | null;
  /** As in `PlanOfGivers`. */
  giftChannel?: string | null | undefined;
}

/**
 * Tells a change in a plan to the open pages of everyone the plan is open to, and to those of its gift list. Strictly personal
 * changes are published only to that person.
 */
export async function announce(
  live: LivePublisher,
  plan: AnnouncedPlan,
  event: Exclude<LiveEvent, SelectionEvent | MembershipEvent>,
): Promise<void> {
  const named = event.type === "item" && plan.by ? { ...event, by: plan.by } : event;
  await Promise.all([
    ...Array.from(listenersOf(plan), (userId) =>
      live.publish(userId, userId === plan.userId ? event : named),
    ),
    // Trips are on no list, and of gifts their own use cases tell the givers more.
    event.type === "attempt" || event.type === "item"
      ? live.tellGivers({ onboardingId: event.onboardingId, giftChannel: plan.giftChannel })
      : null,
  ]);
}

/**
 * Tells somebody's open pages that their standing on a plan has changed: they have joined or left it, were removed, have another
 * role, or have invited somebody. Call it once that is committed.
 */
export function announceMembership(
  live: LivePublisher,
  { userId, ...member }: { userId: string; onboardingId: string; isOver?: boolean },
): Promise<void> {
  return live.publish(userId, { type: "membership", ...member });
}

function listenersOf({ userId, others }: AnnouncedPlan): Iterable<string> {
  return new Set([userId, ...readListedPeople(others)]);
}

interface ChannelNamespace {
  getByName(name: string): LiveChannelApi;
}

/**
 * A publisher over the namespace of live channels, one channel per user; it never throws. Callers publish as
 * soon as a change is committed, so the time to the channel's answer is what a page waits for, apart from its
 * own network. `tellGivers` is usecases/gifts/tell-givers.ts.
 */
export function livePublisher(
  namespace: ChannelNamespace,
  metrics: Metrics = NO_METRICS,
  tellGivers: LivePublisher["tellGivers"] = async () => {},
): LivePublisher {
  async function reach(
    userId: string,
    type: string,
    act: (channel: LiveChannelApi) => Promise<void>,
  ): Promise<boolean> {
    try {
      await act(namespace.getByName(userId));
      return true;
    } catch (error) {
      log.warn("live_publish_failed", { type, ...errorFacts(error) });
      return false;
    }
  }
  return {
    async publish(userId, event) {
      const { type } = event;
      const committedAt = Date.now();
      const isTold = await reach(userId, type, (channel) => channel.publish(event));
      const value = Date.now() - committedAt;
      metrics.count({ what: "push", which: type, outcome: isTold ? "told" : "failed", value });
    },
    async closeAll(userId) {
      await reach(userId, "close-all", (channel) => channel.closeAll());
    },
    async closeSession(userId, tag) {
      await reach(userId, "close-session", (channel) => channel.closeSession(tag));
    },
    tellGivers,
  };
}

/** What the Durable Object behind a list's channel offers; its class is in workers/realtime. */
export interface GiftChannelApi {
  tell(news?: LineNews): Promise<void>;
}

export interface GiftLine {
  /** Tells the givers of the list with this hash what has changed, or only that something has; never throws. */
  tell(tokenHash: string, news?: LineNews): Promise<void>;
}

interface GiftChannelNamespace {
  getByName(name: string): GiftChannelApi;
}

/**
 * The line to givers over the namespace of gift lists' channels. A channel is named after the hash that its list's address is
 * found by, so a new address has a new channel.
 */
export function giftLine(namespace: GiftChannelNamespace): GiftLine {
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
