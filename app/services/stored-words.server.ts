// The few texts that are stored, worded when the row is written.

import type { Device } from "~/domain/accounts/device-name.ts";
import { deviceName } from "~/words/en/accounts/account.ts";
import { NEW_PASSKEY } from "~/words/en/accounts/oauth-copy.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { REPLICATION_COPY } from "~/words/en/sharing/replication-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

/** Why a plan couldn't be finished; stored in the attempt's row and sent to its open pages. */
export function planFailedText(): string {
  return ERROR_TEXTS.PLAN_FAILED;
}

/** The title of a copied dashboard until its owner renames it. */
export function copyTitles(): { titleFromFriend: string; titleFromSelf: string } {
  const { titleFromFriend, titleFromSelf } = REPLICATION_COPY;
  return { titleFromFriend, titleFromSelf };
}

/** The name of a passkey until its owner renames it, after the device that made it. */
export function nameOfNewPasskey(device: Device): string {
  return deviceName(device) ?? NEW_PASSKEY;
}

/** What a plan calls an item that was added to it for a trip: the name that the trip's page says. */
export function nameOfPackedItem({ nameId, name }: { nameId: string; name: string }): string {
  return itemName(nameId, name);
}
