// Whose the sockets of a live channel are, and whether the sessions behind them are live, in one round trip for all sockets of a user.
import { readSocketOwner } from "~/contracts/live/line-messages.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectLiveSessions } from "~/data/sessions.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

export { readLineOpening, readSocketOwner } from "~/contracts/live/line-messages.ts";

/**
 * The sockets whose sessions have ended or run out at `now`. None if that can't be found out: the pages
 * behind them prove their session with everything that they read.
 */
export async function checkSockets(
  database: D1Database,
  sockets: readonly WebSocket[],
  now: number,
): Promise<WebSocket[]> {
  const owned = sockets.map((socket) => ({ socket, owner: readSocketOwner(socket.deserializeAttachment()) }));
  const [first] = owned.flatMap(({ owner }) => owner ?? []);
  const hashes = new Set(owned.flatMap(({ owner }) => owner?.tokenHash ?? []));
  try {
    const live = first
      ? await selectLiveSessions(openDatabase(database), first.userId, [...hashes], now)
      : [];
    const liveHashes = new Set(live.map(({ tokenHash }) => tokenHash));
    return owned.flatMap(({ socket, owner }) => (owner && liveHashes.has(owner.tokenHash) ? [] : [socket]));
  } catch (error) {
    log.warn("sockets_not_checked", errorFacts(error));
    return [];
  }
}
