// The lines of a gift list: what is wished for, held by reservations, and left, as garments in one size or wishes; and how much
// fits on a list. Garments are named by the catalogue's id, not by the plan's row, so that they stay the same when a plan is
// worked out again.

import type { IsoDay } from "../calendar.ts";
import { type Level, needsOf, type ShoppingItem } from "../shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange, ESSENTIALITIES, type ItemCategory } from "../vocabulary.ts";
import { settle } from "../wardrobe/settle.ts";
import type { GiftChoices } from "./gift-choices.ts";

/** `size` is null for a garment without a size. */
type GarmentTarget = { kind: "garment"; clothingId: number; size: AgeRange | null };

type WishTarget = { kind: "wish"; wishId: string };

export type GiftTarget = GarmentTarget | WishTarget;

/** The columns of a reservation that name its target; exactly one of `clothingId` and `wishId` is set. */
interface TargetColumns {
  clothingId: number | null;
  size: AgeRange | null;
  wishId: string | null;
}

const NO_SIZE = "one";
const WISH = "wish";
const KEY = /^(?:(\d{1,9})\.([a-z0-9-]{1,10})|wish\.([\w-]{1,40}))$/;

/** A short text that stands for a target in forms, addresses, and stored lists: `12.3-6m`, `12.one`, or `wish.ID`. */
export function targetKey(target: GiftTarget): string {
  return target.kind === "wish"
    ? `${WISH}.${target.wishId}`
    : `${target.clothingId}.${target.size ?? NO_SIZE}`;
}

/** The target that a key stands for; null for any other text. */
export function readTargetKey(key: string): GiftTarget | null {
  const [, clothingId, sizeText, wishId] = KEY.exec(key) ?? [];
  if (wishId !== undefined) return { kind: "wish", wishId };
  if (clothingId === undefined) return null;
  if (sizeText === NO_SIZE) return { kind: "garment", clothingId: Number(clothingId), size: null };
  const size = AGE_RANGES.find((age) => age === sizeText);
  return size ? { kind: "garment", clothingId: Number(clothingId), size } : null;
}

/** A target as a reservation's columns. */
export function targetColumns(target: GiftTarget): TargetColumns {
  if (target.kind === "wish") return { clothingId: null, size: null, wishId: target.wishId };
  return { clothingId: target.clothingId, size: target.size, wishId: null };
}

/** The target of a reservation's columns. */
export function targetOf({ clothingId, size, wishId }: TargetColumns): GiftTarget {
  if (clothingId !== null) return { kind: "garment", clothingId, size };
  return { kind: "wish", wishId: wishId ?? "" };
}

/** An item of the plan, asked in its laundry scenario, without sizes that are over or set aside. */
export interface GiftItem extends ShoppingItem {
  clothingId: number;
}

/** Something wished for that is no garment. */
export interface GiftWish {
  id: string;
  name: string;
  link: string | null;
  pieces: number;
  priceHint: string | null;
}

/** What counts about a reservation. */
export interface HeldPieces extends TargetColumns {
  pieces: number;
  /** They are in the plan's count and no longer held. */
  arrivedPieces: number;
}

/** needed ≥ owned + left; reserved may be more than needed − owned once the plan needs fewer. */
interface GiftPieces {
  /** What the plan asks for, without what is in the attic; or the pieces of a wish. */
  needed: number;
  /** What the family has; of a wish, what has arrived. */
  owned: number;
  /** What givers hold and hasn't arrived. */
  reserved: number;
  /** What can still be reserved. */
  left: number;
}

interface LineBase extends GiftPieces {
  key: string;
  name: string;
}

export interface GarmentLine extends LineBase {
  kind: "garment";
  clothingId: number;
  /** Null for a garment without a size. */
  size: AgeRange | null;
  nameId: string;
  category: ItemCategory;
  essentiality: Level;
  /** The day on which its parents decide whether this is the size for the cold; missing if it's sure. */
  decidedOn?: IsoDay;
}

interface WishLine extends LineBase {
  kind: "wish";
  wishId: string;
  link: string | null;
  priceHint: string | null;
}

export type GiftLine = GarmentLine | WishLine;

/** Pieces that a reservation holds: those that haven't arrived. */
export function openPieces({ pieces, arrivedPieces }: HeldPieces): number {
  return Math.max(0, pieces - arrivedPieces);
}

/** How many pieces can still be reserved; never negative. */
export function piecesLeft({ needed, owned, reserved: coming }: Omit<GiftPieces, "left">): number {
  return settle({ needed, owned, coming }).toGet;
}

/** Why none can be reserved: the family has what it needs, this giver has reserved the rest, or others have. */
export type WhyNone = "owned" | "yours" | "taken";

/** The true reason why a line has nothing left; `own` are the pieces that the giver who asks holds of it. */
export function whyNoneLeft({ needed, owned, reserved }: Omit<GiftPieces, "left">, own: number): WhyNone {
  if (owned >= needed) return "owned";
  return own > 0 && own >= reserved ? "yours" : "taken";
}

interface OnList {
  items: readonly GiftItem[];
  wishes: readonly GiftWish[];
  reservations: readonly HeldPieces[];
  choices: GiftChoices;
}

/**
 * A list's lines: essentials first, then wishes, then the other levels; garments by size, then in the items' order. A garment is
 * wished for as often as the plan needs it and the family doesn't have it; its line exists for as long as the plan needs any.
 */
export function giftLines({ items, wishes, reservations, choices }: OnList): GiftLine[] {
  const held = heldByKey(reservations);
  const garments = items
    .flatMap((item) => garmentLines(item, choices, held))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const wished = wishes
    .map((wish) => wishLine(wish, held))
    .filter(({ key }) => !choices.leftOff.includes(key));
  const isLeading = ({ essentiality }: GarmentLine) => essentiality === ESSENTIALITIES[0];
  return [...garments.filter(isLeading), ...wished, ...garments.filter((line) => !isLeading(line))];
}

/** All pieces that can still be reserved: "31 gifts still needed". */
export function piecesWished(lines: readonly GiftLine[]): number {
  return lines.reduce((sum, { left }) => sum + left, 0);
}

/** All pieces that givers hold and that haven't arrived: "3 are on their way". */
export function piecesOnTheirWay(lines: readonly GiftLine[]): number {
  return lines.reduce((sum, { reserved }) => sum + reserved, 0);
}

type Held = { open: number; arrived: number };

function heldByKey(reservations: readonly HeldPieces[]): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const reservation of reservations) {
    const key = targetKey(targetOf(reservation));
    const known = held.get(key) ?? { open: 0, arrived: 0 };
    held.set(key, {
      open: known.open + openPieces(reservation),
      arrived: known.arrived + reservation.arrivedPieces,
    });
  }
  return held;
}

function garmentLines(
  item: GiftItem,
  { sizes, essentialities, leftOff }: GiftChoices,
  held: ReadonlyMap<string, Held>,
): GarmentLine[] {
  const { clothingId, nameId, name, category } = item;
  return needsOf(item, "year").flatMap(({ ageRange, isOnce, essentiality, waits, ...need }) => {
    // Nobody is asked for a piece that an older child has left.
    const { owned } = need;
    const needed = need.needed - settle({ ...need, coming: 0 }).boxed;
    const isChosen =
      needed > 0 &&
      (isOnce || sizes === null || sizes.includes(ageRange)) &&
      (essentiality === null || essentialities.includes(essentiality));
    const size = isOnce ? null : ageRange;
    const key = targetKey({ kind: "garment", clothingId, size });
    if (!isChosen || leftOff.includes(key)) return [];
    const pieces = { needed, owned, reserved: held.get(key)?.open ?? 0 };
    const decided = waits && { decidedOn: waits.day };
    const line = { key, clothingId, size, nameId, name, category, essentiality, ...decided };
    return [{ kind: "garment", ...line, ...pieces, left: piecesLeft(pieces) }];
  });
}

function wishLine(
  { id, name, link, pieces, priceHint }: GiftWish,
  held: ReadonlyMap<string, Held>,
): WishLine {
  const target: GiftTarget = { kind: "wish", wishId: id };
  const key = targetKey(target);
  const { open: reserved, arrived: owned } = held.get(key) ?? { open: 0, arrived: 0 };
  const counted = { needed: pieces, owned, reserved };
  return { kind: "wish", key, wishId: id, name, link, priceHint, ...counted, left: piecesLeft(counted) };
}

/** By essentiality, then by size; garments without a size come first in their level. */
function placeOf({ essentiality, size }: GarmentLine): number {
  const level = essentiality === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(essentiality);
  return level * (AGE_RANGES.length + 1) + (size === null ? 0 : 1 + AGE_RANGES.indexOf(size));
}

/** Reservations of one list, by whoever and for whatever. */
export const MAX_RESERVATIONS = 300;
/** Wishes of one list that aren't garments. */
export const MAX_WISHES = 60;
/** Pieces that all of a list's reservations hold together. */
export const MAX_RESERVED_PIECES = 1000;
/** Reservations that one browser may have open on a list. */
export const MAX_OPEN_PER_BROWSER = 30;
/** Whether a list with these reservations has no room for more of them. */
export function isListFull(
  reservations: readonly { pieces: number }[],
  more: readonly { pieces: number }[],
): boolean {
  const all = [...reservations, ...more];
  const held = all.reduce((sum, { pieces }) => sum + pieces, 0);
  return all.length > MAX_RESERVATIONS || held > MAX_RESERVED_PIECES;
}

/** Lines of one list that its parents may star. */
export const MAX_STARRED = 12;

/** Pieces of one wish. */
export const MAX_WISH_PIECES = 20;

/** Lengths are in UTF-16 units, as an input counts them. */
export const MAX_LIST_TITLE = 60;
export const MAX_GREETING = 500;
export const MAX_GIVER_NAME = 60;
export const MAX_GIFT_MESSAGE = 300;
