// The address that somebody has just signed up with, sealed in the browser: the next page names it and mails to it
// again, and it stands in no address. It is what was typed, so it tells nothing of whether we know it.
import { createCookie } from "react-router";
import { signUpInbox } from "~/contracts/accounts/sign-up-inbox.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import type { AppConfig } from "~/services/config.server.ts";

const LIFE_SECONDS = 60 * 60;
const INBOX_SEAL = "sign-up-inbox";

type Settings = Pick<AppConfig, "isHttps" | "tokenSecret">;

/** The Set-Cookie value that remembers where the mail went. */
export async function inboxCookie(settings: Settings, email: string, now: number): Promise<string> {
  const text = JSON.stringify({ email, expiresAt: now + LIFE_SECONDS * 1000 });
  const sealed = await seal(settings.tokenSecret, INBOX_SEAL, text);
  return cookie(settings).serialize(sealed, { maxAge: LIFE_SECONDS });
}

/** The Set-Cookie value that forgets it. */
export function clearedInboxCookie(settings: Settings): Promise<string> {
  return cookie(settings).serialize("", { maxAge: 0 });
}

/** The address of the sign-up that this browser has sent last, or null when there is none or its time is over. */
export async function readInbox(settings: Settings, request: Request, now: number): Promise<string | null> {
  const sealed: unknown = await cookie(settings).parse(request.headers.get("Cookie"));
  const text = typeof sealed === "string" ? await unseal(settings.tokenSecret, INBOX_SEAL, sealed) : null;
  const inbox = text === null ? undefined : signUpInbox.safeParse(JSON.parse(text)).data;
  return inbox && inbox.expiresAt > now ? inbox.email : null;
}

function cookie({ isHttps }: Settings) {
  return createCookie(isHttps ? "__Host-sign-up-inbox" : "sign-up-inbox", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
  });
}
