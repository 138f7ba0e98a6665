import type { RouterContextProvider } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { signOut } from "~/usecases/accounts/end-sessions.ts";
import { rememberDevice } from "~/usecases/accounts/recognize-device.ts";
import type { StartedSession } from "~/usecases/accounts/sign-in.ts";
import { knownDevicesCookie, readKnownDevices } from "./cookies/known-devices-cookie.server.ts";
import { languageCookie } from "./cookies/language-cookie.server.ts";

/**
 * The cookies of a new session: its own, its user's language, and the one that makes this browser known to the account. The
 * browser's previous session ends, so that a planted session doesn't live on.
 */
export async function signInHeaders(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  session: StartedSession,
): Promise<Headers> {
  const { config, db, live, now } = context.get(appContext);
  const { key } = context.get(sessionContext);
  if (key) await signOut({ db, live }, key, "replaced");
  const devices = await readKnownDevices(config, request, now);
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(config, session.userId, session.token));
  headers.append("Set-Cookie", await knownDevicesCookie(config, rememberDevice(devices, session, now)));
  headers.append("Set-Cookie", await languageCookie(config, session.language));
  return headers;
}
