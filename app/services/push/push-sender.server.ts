// Hands notices to push services: encrypted for one browser (RFC 8291), and signed with this deployment's key (RFC 8292).
import { buildPushPayload, encryptNotification } from "@block65/webcrypto-web-push";
import type { PushTarget } from "~/contracts/today/push-subscription.ts";
import { PUSH_TTL_SECONDS } from "~/domain/today/push-device.ts";
import { readRetryAfter } from "~/lib/send-form.ts";
import type { PushConfig } from "./push-config.server.ts";

const DEADLINE_MS = 10_000;

export interface Push {
  /** JSON that the browser's service worker reads. */
  message: string;
  /** A later notice takes the place of one that wasn't delivered; 32 letters of base64url at most. */
  topic: string;
}

/**
 * `gone`: the browser has ended its subscription. `later`: the service doesn't take it now; `pauseSeconds` is what it asks for, if it does.
 * `refused`: it never takes this one.
 */
export type PushAnswer =
  | { kind: "accepted" | "gone" }
  | { kind: "later"; pauseSeconds: number | null; why: string }
  | { kind: "refused"; why: string };

/** Sends one notice to one browser. Never throws. */
export type SendPush = (target: PushTarget, push: Push, now: number) => Promise<PushAnswer>;

/** The deployment's sender; null if it has no keys. */
export function pushSender(config: PushConfig | null): SendPush | null {
  if (!config) return null;
  return async (target, push, now) => {
    const request = await requestFor(config, target, push);
    if (!request) return { kind: "refused", why: "keys" };
    try {
      const response = await fetch(addressOf(config, target), {
        ...request,
        redirect: "manual",
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      await response.body?.cancel();
      return answerOf(response, now);
    } catch {
      return { kind: "later", pauseSeconds: null, why: "no answer" };
    }
  };
}

/** Null if its keys are none of the curve. */
async function requestFor(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, p256dh, auth }: PushTarget,
  { message, topic }: Push,
) {
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const options = { ttl: PUSH_TTL_SECONDS, topic, urgency: "normal" } as const;
  try {
    return await buildPushPayload({ data: message, options }, subscription, {
      subject,
      publicKey,
      privateKey,
    });
  } catch {
    return null;
  }
}

function addressOf({ standIn }: PushConfig, { endpoint }: PushTarget): string {
  return standIn === null ? endpoint : `${standIn}/${endpoint.replace("https://", "")}`;
}

/** Passing client errors: a timeout, too early, too many. */
const PASSING = new Set([408, 425, 429]);

function answerOf({ ok, status, headers }: Response, now: number): PushAnswer {
  if (ok) return { kind: "accepted" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const why = `status ${status}`;
  return PASSING.has(status) || status >= 500
    ? { kind: "later", pauseSeconds: readRetryAfter(headers.get("Retry-After"), now), why }
    : { kind: "refused", why };
}

/** Whether a browser's key is a point of the curve, so that something can be encrypted for it. */
export async function isPublicKey(p256dh: string): Promise<boolean> {
  const probe = { endpoint: "", expirationTime: null, keys: { p256dh, auth: "A".repeat(22) } };
  return encryptNotification(probe, new Uint8Array(), { pad: false }).then(
    () => true,
    () => false,
  );
}
