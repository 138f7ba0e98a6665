// The sign-up that was just sent, sealed in the browser. The next page shows its address and can mail to it
// again, without putting it into a URL; it is what was typed, so it doesn't reveal whether we know it. The
// secret makes the form's password count after the mailed link.
import { type SignUpInbox, signUpInbox } from "~/contracts/accounts/sign-up-inbox.ts";
import { clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import type { AppConfig } from "~/services/config.server.ts";

/** As long as the link that confirms the sign-up is valid. */
const LIFE_SECONDS = 24 * 60 * 60;
const IN_COOKIE = { purpose: "cookie", row: "sign-up-inbox" };

type Settings = Pick<AppConfig, "isHttps" | "tokenSecret">;

/** The Set-Cookie value that remembers where the mail went, and that this browser asked for it. */
export async function inboxCookie(
  settings: Settings,
  { email, secret }: Pick<SignUpInbox, "email" | "secret">,
  now: number,
): Promise<string> {
  const inbox: SignUpInbox = { email, secret, expiresAt: now + LIFE_SECONDS * 1000 };
  const sealed = await seal(settings.tokenSecret, IN_COOKIE, JSON.stringify(inbox));
  return hostCookie(settings, "sign-up-inbox").serialize(sealed, { maxAge: LIFE_SECONDS });
}

export function clearedInboxCookie(settings: Settings): Promise<string> {
  return clearedHostCookie(settings, "sign-up-inbox");
}

/** The last sign-up that this browser sent; null if there isn't one or it has expired. */
export async function readInbox(
  settings: Settings,
  request: Request,
  now: number,
): Promise<SignUpInbox | null> {
  const sealed: unknown = await hostCookie(settings, "sign-up-inbox").parse(request.headers.get("Cookie"));
  const text = typeof sealed === "string" ? await unseal(settings.tokenSecret, IN_COOKIE, sealed) : null;
  const inbox = text === null ? undefined : signUpInbox.safeParse(JSON.parse(text)).data;
  return inbox && inbox.expiresAt > now ? inbox : null;
}
