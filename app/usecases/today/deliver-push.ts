// Notices leave for devices: each is handed to its push service once, and again if the service doesn't take it now, for as long as it isn't
// too late (E25, F38).
import { readPushTarget } from "~/contracts/today/push-subscription.ts";
import {
  acceptPush,
  giveUpPush,
  putOffPush,
  selectPushTarget,
  takePush,
} from "~/data/today/push-messages.server.ts";
import { childrenIn } from "~/domain/today/morning-notice.ts";
import { nextTry } from "~/domain/today/push-device.ts";
import { log } from "~/lib/logger.server.ts";
import { unseal } from "~/services/auth/secret-box.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { PUSH_DEVICE } from "./keep-device.ts";

/** Longer than a push service is waited for. */
const LEASE_MS = 60_000;

type Deps = Needs<"db" | "sendPush" | "tokenSecret" | "clock">;

/**
 * Sends one notice to one device, unless someone else has it, it isn't wanted anymore, or it is too late. One that no device of its reader
 * can have comes by mail instead.
 */
export async function deliverPush(deps: Deps, id: string): Promise<void> {
  const { db, sendPush, tokenSecret, clock } = deps;
  const now = clock();
  const [[taken], wanting] = await db.batch([
    takePush(db, id, now, now + LEASE_MS),
    selectPushTarget(db, id, now),
  ]);
  if (!taken) return;
  const { deviceId, pushId, tries, until } = taken;
  const message = { id, pushId, now };
  const [row] = wanting;
  if (!row || wanting.length < childrenIn(pushId) || now > until) {
    log.info("push_dropped", { isWanted: row !== undefined });
    return giveUpPush(db, message);
  }
  const { endpointHash, sealedTarget } = row;
  const device = { id: deviceId, endpointHash };
  const place = { purpose: PUSH_DEVICE, row: endpointHash };
  const target = readPushTarget((await unseal(tokenSecret, place, sealedTarget)) ?? "");
  if (!target) {
    log.error("push_device_unreadable");
    return giveUpPush(db, { ...message, device });
  }
  const answer = (await sendPush?.(target, taken, now)) ?? NO_KEYS;
  switch (answer.kind) {
    case "accepted":
      return acceptPush(db, message);
    case "gone":
      log.info("push_device_gone", { why: answer.why });
      return giveUpPush(db, { ...message, device });
    case "later": {
      const nextAt = nextTry(tries, answer.pauseSeconds, clock());
      log.warn("push_not_accepted", { why: answer.why });
      return nextAt > until ? giveUpPush(db, message) : putOffPush(db, id, nextAt);
    }
    case "refused":
      log.error("push_refused", { why: answer.why });
      return giveUpPush(db, message);
    default:
      return answer satisfies never;
  }
}

/** What a deployment says whose keys were taken away. */
const NO_KEYS = { kind: "refused", why: "no keys" } as const;
