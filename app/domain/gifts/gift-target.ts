// What a giver can reserve: a garment in one size, or a wish. Garments are named by the catalogue's id, not by the plan's
// row, so that they stay the same when a plan is worked out again.
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";

/** `size` is null for a garment without a size. */
export interface GarmentTarget {
  kind: "garment";
  clothingId: number;
  size: AgeRange | null;
}

export interface WishTarget {
  kind: "wish";
  wishId: string;
}

export type GiftTarget = GarmentTarget | WishTarget;

/** The columns of a reservation that name its target; exactly one of `clothingId` and `wishId` is set. */
export interface TargetColumns {
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
