// The mails that the product sends, each by name and with its data. The wording is added when it is rendered.
import type { Device } from "../../domain/accounts/device-name.ts";
import type { ProviderName } from "../../domain/accounts/providers.ts";
import type { IsoDay } from "../../domain/calendar.ts";
import type { MemberRole } from "../../domain/members/roles.ts";
import type { AgeRange } from "../../domain/vocabulary.ts";

/** Where something was done to an account, and when, in epoch milliseconds. */
interface Occasion {
  device: Device;
  at: number;
}

export interface SizeReminder {
  kind: "size-reminder";
  size: AgeRange;
  /** True for the first size, worn from birth. */
  isFirst: boolean;
  startsOn: IsoDay;
  /** True if the day follows this baby, and so is the likeliest of several. */
  isLikely: boolean;
  /** Where to tell what fits now, if that hasn't been told lately; null for no question. */
  askedAt: string | null;
  /** The plan's, in whose order the day is written. */
  country: string;
  daysLeft: number;
  /** Essentials of the size, and how many of them are still missing. */
  needed: number;
  remaining: number;
  /** How many of them givers have reserved; missing for none. */
  coming?: number;
  lists: readonly { title: string; lines: readonly { count: number; name: string }[] }[];
}

/** To a giver who asked for the link to undo. */
export interface GiftReserved {
  kind: "gift-reserved";
  /** One, or all that have waited for the mailbox's turn. */
  gifts: readonly {
    /** "2 Footed Sleepers, 3–6 months" */
    what: string;
    listTitle: string;
  }[];
}

/** To parents: what givers have reserved since the last such mail. */
export interface GiftsComing {
  kind: "gifts-coming";
  /** Reservations; their pieces are in `gifts`. */
  count: number;
  /** By giver; null while it is a surprise. */
  gifts: readonly { title: string; lines: readonly { count: number; name: string }[] }[] | null;
}

export type Letter =
  | { kind: "confirm" | "reset" | "already-registered" | "welcome" | "password-changed" }
  | { kind: "new-address" | "address-in-use" }
  | { kind: "address-wanted" | "address-changed" | "account-deleted"; at: number }
  | { kind: "prove-address"; provider: ProviderName }
  | { kind: "invitation"; inviter: string; role: MemberRole }
  | ({ kind: "new-device" | "passkey-added" } & Occasion)
  | ({ kind: "passkey-removed" | "passkey-misused"; name: string } & Occasion)
  | ({ kind: "provider-linked" | "provider-disconnected"; provider: ProviderName } & Occasion)
  | SizeReminder
  | GiftReserved
  | GiftsComing;
