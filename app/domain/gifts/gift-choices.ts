// What parents choose about their gift list, and its closed sets.
import { ESSENTIALITY } from "../ids.ts";
import type { AgeRange, Essentiality } from "../vocabulary.ts";

/** Whether parents see who brings what at once, or only how much is coming until the day it is revealed. */
export const GIFT_MODES = ["open", "surprise"] as const;
export type GiftMode = (typeof GIFT_MODES)[number];

/** How a giver brings it: bought, handed down, or lent. */
export const GIVING_WAYS = ["buy", "pass", "lend"] as const;
export type GivingWay = (typeof GIVING_WAYS)[number];

/** Waiting for the parents' approval, reserved, or reserved and bought already. Each holds its pieces. */
export const RESERVATION_STATES = ["waiting", "reserved", "bought"] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** What a list asks for. */
export interface GiftChoices {
  /** Null for every size that isn't over, including one that the plan gets later. */
  sizes: readonly AgeRange[] | null;
  essentialities: readonly Essentiality[];
  /** Keys of the lines that the parents left off; see gift-lines.ts. */
  leftOff: readonly string[];
  /** Keys of the lines that the parents wish for most; at most MAX_STARRED. */
  starred: readonly string[];
}

/** What a new list asks for. */
export const USUAL_GIFT_CHOICES: GiftChoices = {
  sizes: null,
  essentialities: [ESSENTIALITY.essential, ESSENTIALITY.recommended],
  leftOff: [],
  starred: [],
};
