// Ends sessions: this one, another device's, or all of them. The row goes first, then its open sockets.

import {
  deleteSession,
  deleteSessionOfUser,
  deleteSessionsOfUser,
  sessionTag,
} from "~/data/accounts/sessions.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

type Dependencies = Needs<"db" | "live">;

/**
 * Signs out a cookie's session, because its user asks or another session replaces it. Its token is invalid
 * from now on; if it already was, nothing is logged or closed.
 */
export async function signOut(
  { db, live }: Dependencies,
  key: { userId: string; tokenHash: string },
  reason: "signed-out" | "replaced" = "signed-out",
): Promise<void> {
  if (!(await deleteSession(db, key))) return;
  securityLog("session_ended", { userId: key.userId, reason });
  await live.closeSession(key.userId, sessionTag(key.tokenHash));
}

/** Signs out one of the user's devices. */
export async function endSession({ db, live }: Dependencies, userId: string, tag: string): Promise<void> {
  if (!(await deleteSessionOfUser(db, userId, tag))) return;
  securityLog("session_ended", { userId, reason: "other-device" });
  await live.closeSession(userId, tag);
}

/** Signs the user out on all devices. */
export async function endAllSessions({ db, live }: Dependencies, userId: string): Promise<void> {
  await deleteSessionsOfUser(db, userId);
  securityLog("session_ended", { userId, reason: "everywhere" });
  await live.closeAll(userId);
}
