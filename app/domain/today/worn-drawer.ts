// The clothes that Today chooses from: what the family has counted in the sizes worn now, or the usual drawer (E6, E7).
import type { AgeRange } from "../vocabulary.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { type Drawer, drawerOf } from "./outfit-ladder.ts";
import { roleOf } from "./outfit-sets.ts";
import { usualDrawerOf } from "./usual-drawer.ts";

/** A piece of the plan in the sizes worn now. */
export interface PlanPiece {
  key: ItemKey;
  /** How many of it are there. */
  have: number;
  /** The parents don't want it in any of these sizes. */
  isSkipped: boolean;
  /** The name of the parents' own item that is as warm as it; missing for the catalogue's. */
  ownName?: string;
}

export interface WornDrawer {
  keys: ItemKey[];
  /** False for the usual drawer, because too little is counted to dress a baby with. */
  isCounted: boolean;
}

/**
 * One piece of each key. Where the catalogue's piece is there, the parents' own items that are as warm add to its count; where only
 * own items are there, the one they have most of is the piece. Own items that are skipped or aren't there are left out.
 */
export function onePerKey(pieces: readonly PlanPiece[]): PlanPiece[] {
  return [...new Set(pieces.map(({ key }) => key))].flatMap((key) => {
    const ofKey = pieces.filter((piece) => piece.key === key);
    const there = ofKey.filter(({ have, isSkipped }) => have > 0 && !isSkipped);
    const fromCatalogue = there.find(({ ownName }) => ownName === undefined);
    if (fromCatalogue) return [{ ...fromCatalogue, have: there.reduce((sum, { have }) => sum + have, 0) }];
    const [own] = there.toSorted((a, b) => b.have - a.have);
    return own ?? ofKey.find(({ ownName }) => ownName === undefined) ?? [];
  });
}

/** The drawer of these sizes. Pieces that were skipped are never worn. */
export function wornDrawer(pieces: readonly PlanPiece[], sizes: readonly AgeRange[]): WornDrawer {
  const counted = pieces.filter(({ have, isSkipped }) => have > 0 && !isSkipped).map(({ key }) => key);
  if (dresses(counted)) return { keys: counted, isCounted: true };
  const skipped = new Set(pieces.filter(({ isSkipped }) => isSkipped).map(({ key }) => key));
  const usual = sizes.flatMap(usualDrawerOf).filter((key) => !skipped.has(key));
  return { keys: [...new Set([...usual, ...counted])], isCounted: false };
}

/**
 * The drawer of a trip, from the lines of its packing list with what is packed of each: the bag, or as long as too little of it is
 * packed, the whole list. The usual drawer stands in for a list that has too little in these sizes.
 */
export function bagDrawer(
  lines: readonly PlanPiece[],
  sizes: readonly AgeRange[],
): WornDrawer & { isListed: boolean } {
  const packed = wornDrawer(lines, sizes);
  const listed = lines.map(({ key }) => key);
  if (packed.isCounted || !dresses(listed)) return { ...packed, isListed: false };
  return { keys: listed, isCounted: false, isListed: true };
}

/** A top and something for the legs, or one piece for both. */
function dresses(keys: readonly ItemKey[]): boolean {
  const roles = new Set(keys.map(roleOf));
  return roles.has("onepiece") || (roles.has("top") && roles.has("legs"));
}

/** Whether these pieces have nothing that a baby could be dressed in, over all else. */
export function hasNothingOn(keys: readonly ItemKey[]): boolean {
  return !keys.map(roleOf).some((role) => role === "onepiece" || role === "top");
}

/** Drawers whose ladders are kept, the newest last. */
const kept = new Map<string, Drawer>();
const MOST_KEPT = 60;

/** A drawer with its ladders, which are worked out once and kept until others need the room (E38). */
export function keptDrawer(keys: readonly ItemKey[]): Drawer {
  const name = keys.toSorted().join();
  const drawer = kept.get(name) ?? drawerOf(keys);
  kept.delete(name);
  kept.set(name, drawer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawer;
}
