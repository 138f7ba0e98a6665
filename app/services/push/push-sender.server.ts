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
 * `gone`: the browser has ended its subscription, or has one for an older key of ours, which no push service takes notices for. `later`: the
 * service doesn't take it now; `pauseSeconds` is what it asks for, if it does. `refused`: it never takes this one.
 */
export type PushAnswer =
  | { kind: "accepted" }
  | { kind: "later"; pauseSeconds: number | null; why: string }
  | { kind: "gone" | "refused"; why: string };

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
      return await answerOf(response, now);
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
/** What services answer for a subscription that was ended, or that was made for another key than ours. */
const GONE = new Set([401, 403, 404, 410]);
/** Longer than any reason. */
const REASON_LETTERS = 500;

async function answerOf(response: Response, now: number): Promise<PushAnswer> {
  const { ok, status, headers } = response;
  const why = `status ${status}`;
  if (ok || status < 400 || PASSING.has(status) || status >= 500) {
    await response.body?.cancel();
    if (ok) return { kind: "accepted" };
    if (status < 400) return { kind: "refused", why };
    return { kind: "later", pauseSeconds: readRetryAfter(headers.get("Retry-After"), now), why };
  }
  const reason = (await response.text()).slice(0, REASON_LETTERS);
  // Apple's word for a signature that it can't read: the fault is ours, and the subscription is good.
  const isOurs = reason.includes("BadJwtToken");
  const isGone = GONE.has(status) || reason.includes("VapidPkHashMismatch");
  return { kind: isGone && !isOurs ? "gone" : "refused", why };
}

/** Whether a browser's key is a point of the curve, so that something can be encrypted for it. */
export async function isPublicKey({ p256dh, auth }: Pick<PushTarget, "p256dh" | "auth">): Promise<boolean> {
  const probe = { endpoint: "", expirationTime: null, keys: { p256dh, auth } };
  return encryptNotification(probe, new Uint8Array(), { pad: false }).then(
    () => true,
    () => false,
  );
}
