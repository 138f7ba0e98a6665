// The ends of sessions: this one, another device's, all of them. The row goes first, then the sockets it had open.

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
 * Signs out the session of a cookie, because its user asks for it or because another one takes its place. Its token opens
 * nothing from now on; of a cookie that opens nothing already, nothing is told to anybody.
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

/** Signs the user out everywhere. */
export async function endAllSessions({ db, live }: Dependencies, userId: string): Promise<void> {
  await deleteSessionsOfUser(db, userId);
  securityLog("session_ended", { userId, reason: "everywhere" });
  await live.closeAll(userId);
}
