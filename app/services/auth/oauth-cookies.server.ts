// Two sealed cookies of a sign-in with a provider: its secrets while the browser is away, and an identity
// waiting for proof of its address. We store nothing of either, so nothing is left behind when they expire.
import type { z } from "zod";
import {
  type PendingIdentity,
  pendingIdentity,
  type SignInFlow,
  signInFlow,
} from "~/contracts/accounts/oauth.ts";
import type { AppConfig } from "../config.server.ts";
import { seal, unseal } from "./secret-box.server.ts";
import { clearedHostCookie, hostCookie } from "./session-cookie.server.ts";

type Settings = Pick<AppConfig, "isHttps" | "tokenSecret">;
type Kind = keyof typeof KINDS;

export const FLOW_SECONDS = 10 * 60;
export const PENDING_SECONDS = 60 * 60;

const KINDS = {
  flow: { name: "oauth-flow", seconds: FLOW_SECONDS },
  // The sealed facts expire sooner, unless the mail has to wait for the mailbox's limit: an hour and a half at most.
  pending: { name: "oauth-pending", seconds: 3 * PENDING_SECONDS },
} as const;

/** The Set-Cookie value that remembers a sign-in while the browser is at the provider. */
export const flowCookie = (settings: Settings, flow: SignInFlow) => write(settings, "flow", flow);

/** The Set-Cookie value that remembers an identity until its address is proved. */
export const pendingCookie = (settings: Settings, pending: PendingIdentity) =>
  write(settings, "pending", pending);

/** The sign-in that this browser has started, unless it has expired. */
export const readFlow = (settings: Settings, cookieHeader: string | null, now: number) =>
  read(settings, "flow", signInFlow, cookieHeader, now);

/** The identity waiting in this browser, unless it has expired. */
export const readPending = (settings: Settings, cookieHeader: string | null, now: number) =>
  read(settings, "pending", pendingIdentity, cookieHeader, now);

/** The Set-Cookie value that clears one of them. */
export function clearedCookie(settings: Settings, kind: Kind): Promise<string> {
  return clearedHostCookie(settings, KINDS[kind].name);
}

async function write(settings: Settings, kind: Kind, value: SignInFlow | PendingIdentity): Promise<string> {
  const sealed = await seal(settings.tokenSecret, placeOf(kind), JSON.stringify(value));
  return hostCookie(settings, KINDS[kind].name).serialize(sealed, { maxAge: KINDS[kind].seconds });
}

async function read<Value extends { expiresAt: number }>(
  settings: Settings,
  kind: Kind,
  schema: z.ZodType<Value>,
  cookieHeader: string | null,
  now: number,
): Promise<Value | null> {
  const sealed: unknown = await hostCookie(settings, KINDS[kind].name).parse(cookieHeader);
  if (typeof sealed !== "string") return null;
  const text = await unseal(settings.tokenSecret, placeOf(kind), sealed);
  const value = text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
  return value && value.expiresAt > now ? value : null;
}

function placeOf(kind: Kind) {
  return { purpose: "cookie", row: KINDS[kind].name };
}
