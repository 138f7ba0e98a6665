// Notices leave for devices: each is handed to its push service once, and again if the service doesn't take it now, for as long as it isn't
// too late (E25, F38).
import { readPushTarget } from "~/contracts/today/push-subscription.ts";
import {
  deleteGoneDevice,
  deletePush,
  putOffPush,
  selectPushTarget,
  takePush,
} from "~/data/today/push-messages.server.ts";
import { nextTry } from "~/domain/today/push-device.ts";
import { log } from "~/lib/logger.server.ts";
import { unseal } from "~/services/auth/secret-box.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { PUSH_DEVICE } from "./keep-device.ts";

/** Longer than a push service is waited for. */
const LEASE_MS = 60_000;

type Dependencies = Needs<"db" | "sendPush" | "tokenSecret" | "clock">;

/** Sends one notice to one device, unless someone else has it, it isn't wanted anymore, or it is too late. */
export async function deliverPush(deps: Dependencies, id: string): Promise<void> {
  const { db, sendPush, tokenSecret, clock } = deps;
  const now = clock();
  const [[taken], [row]] = await db.batch([
    takePush(db, id, now, now + LEASE_MS),
    selectPushTarget(db, id, now),
  ]);
  if (!taken) return;
  if (!row || !sendPush || now > taken.until) {
    log.info("push_dropped", { isWanted: row !== undefined });
    return deletePush(db, id);
  }
  const { endpointHash, sealedTarget } = row;
  const place = { purpose: PUSH_DEVICE, row: endpointHash };
  const target = readPushTarget((await unseal(tokenSecret, place, sealedTarget)) ?? "");
  if (!target) {
    log.error("push_device_unreadable");
    return deleteGoneDevice(db, taken.deviceId, endpointHash);
  }
  const answer = await sendPush(target, taken, now);
  switch (answer.kind) {
    case "accepted":
      return deletePush(db, id);
    case "gone":
      log.info("push_device_gone");
      return deleteGoneDevice(db, taken.deviceId, endpointHash);
    case "later": {
      const nextAt = nextTry(taken.tries, answer.pauseSeconds, clock());
      log.warn("push_not_accepted", { why: answer.why });
      return nextAt > taken.until ? deletePush(db, id) : putOffPush(db, id, nextAt);
    }
    case "refused":
      log.error("push_refused", { why: answer.why });
      return deletePush(db, id);
    default:
      return answer satisfies never;
  }
}
