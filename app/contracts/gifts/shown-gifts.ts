// What the parents' page of a gift list shows, as the server sends it to the components.

import type { GiftMode, GivingWay } from "../../domain/gifts/gift-choices.ts";
import type { GiftWish } from "../../domain/gifts/gift-lines.ts";
import type { GiftListState } from "../../domain/gifts/gift-list-state.ts";
import type { AgeRange, Essentiality } from "../../domain/vocabulary.ts";

/** What a giver typed and chose. */
export type Told = { name: string; message: string; how: GivingWay };

export interface ParentsGift {
  id: string;
  /** Of its line (domain/gifts/gift-lines.ts). */
  key: string;
  /** '2 Footed Sleepers, 3–6 months' */
  what: string;
  pieces: number;
  arrived: number;
  isWaiting: boolean;
  isThanked: boolean;
  /** As its giver says; false in a surprise. */
  isBought: boolean;
  isMadeByParent: boolean;
  /** Whether its item is still on the list. */
  isListed: boolean;
  /** Null in a surprise. */
  told: Told | null;
}

export interface ItemComing {
  key: string;
  what: string;
  coming: number;
  /** What the plan still needs; less than is coming if it needs fewer than before. */
  needed: number;
  /** Empty in a surprise. */
  names: string[];
}

export interface ParentsGifts {
  isSurprise: boolean;
  /** Pieces that haven't arrived. */
  coming: number;
  /** How many people bring them; null in a surprise. */
  people: number | null;
  gifts: ParentsGift[];
  items: ItemComing[];
}

/** The gifts of each person, in the order in which they first reserved something; the same name is one person. */
export function byPerson(gifts: readonly ParentsGift[]): { name: string; gifts: ParentsGift[] }[] {
  const people = new Map<string, { name: string; gifts: ParentsGift[] }>();
  for (const gift of gifts) {
    const name = gift.told?.name ?? "";
    const known = people.get(name.toLowerCase()) ?? { name, gifts: [] };
    known.gifts.push(gift);
    people.set(name.toLowerCase(), known);
  }
  return [...people.values()];
}

/** A line that can be left off, put back, or reserved for somebody. */
export interface NamedLine {
  key: string;
  name: string;
}

/** One that parents can star, so that givers see it first. */
export interface StarredLine extends NamedLine {
  isStarred: boolean;
}

export type ShownWish = StarredLine & GiftWish;

export interface ShownGiftList {
  state: GiftListState;
  /** Whether one that is over opens again once the plan goes on to 24 months. */
  opensWithPlan: boolean;
  /** Whether the viewer may change anything, and so sees who brings what. */
  mayEdit: boolean;
  /** Whether the viewer may close the list, open it, and give it a new address. */
  mayManage: boolean;
  listTitle: string;
  greeting: string;
  saysPlace: boolean;
  saysMonth: boolean;
  mode: GiftMode;
  /** 'yyyy-MM-dd' */
  revealOn: string | null;
  /** The same in words. */
  revealsOn: string | null;
  approves: boolean;
  mails: boolean;
  /** Whether something is reserved as a surprise, which then stays one. */
  isSurpriseKept: boolean;
  /** Sizes that the list can ask for, and those that it asks for. */
  offered: readonly AgeRange[];
  sizes: readonly AgeRange[];
  essentialities: readonly Essentiality[];
  lines: readonly (StarredLine & { isOff: boolean })[];
  /** What can still be reserved. */
  left: readonly NamedLine[];
  wishes: readonly ShownWish[];
  gifts: ParentsGifts;
  /** Who brings what, as text. */
  text: string;
  /** Its address; null if it can't be read, and for readers of the plan. */
  link: string | null;
}

/** A form that came back, with what was typed. */
export interface RefusedGiftForm {
  intent: string;
  message: string;
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}
