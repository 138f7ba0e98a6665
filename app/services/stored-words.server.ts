// The few words that are stored, said when the row is written.
import { deviceName } from "~/copy/accounts/devices.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { REPLICATION_COPY } from "~/copy/sharing/replication-copy.ts";
import type { Device } from "~/domain/accounts/device-name.ts";

/** Why a plan could not be finished; it stands in the attempt's row and goes to its open pages. */
export function planFailedText(): string {
  return ERROR_TEXTS.PLAN_FAILED;
}

/** What the copy of a shared dashboard is called until its owner calls it something else. */
export function copyTitles(): { titleFromFriend: string; titleFromSelf: string } {
  const { titleFromFriend, titleFromSelf } = REPLICATION_COPY;
  return { titleFromFriend, titleFromSelf };
}

/** What a passkey is called until its owner calls it something else: by the device that made it. */
export function nameOfNewPasskey(device: Device): string {
  return deviceName(device);
}
