// The clothes that Today chooses from: what the family has counted in the sizes worn now, or the usual drawer (E6, E7).
import type { AgeRange } from "../vocabulary.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { type Drawer, drawerOf } from "./outfit-ladder.ts";
import { basesOf } from "./outfit-sets.ts";
import type { Lack } from "./today-terms.ts";
import { usualDrawerOf } from "./usual-drawer.ts";

/** A piece of the plan in the sizes worn now. */
export interface PlanPiece {
  key: ItemKey;
  /** How many of it are there. */
  have: number;
  /** The parents don't want it in any of these sizes. */
  isSkipped: boolean;
  /** The plan asks for it in one of these sizes. */
  isPlanned?: boolean;
  /** The name of the parents' own item that is as warm as it; missing for the catalogue's. */
  ownName?: string;
}

/** Beside what is there: pieces that the plan, or a trip's list, asks for, and those of the usual drawer. */
export type Beside = "planned" | "usual";

/** Clothes to dress from. */
export interface Level {
  keys: ItemKey[];
  /** Null for what is counted, and for what stands in where nothing is. */
  beside: Beside | null;
}

export interface WornDrawer {
  /** The least first. */
  levels: readonly Level[];
  /** Packed, on a trip. */
  counted: ReadonlySet<ItemKey>;
  /** False where too little is counted to dress a baby with at all. */
  isCounted: boolean;
  /** On a trip, where too little is packed: its whole packing list is what is there. */
  isListed: boolean;
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

/** For head and hands, which no outfit leaves bare only because a piece isn't counted; they change no set of clothes. */
const PROTECTING: readonly ItemKey[] = ["hat_warm", "hat_sun", "mittens_warm"];

/**
 * The drawer of these sizes, on a trip that of its list: what is counted (packed), with the plan's other pieces (the list's), with the
 * usual drawer's. Where too little is counted to dress a baby, the usual drawer stands in, on a trip the whole list as long as that has
 * enough. Pieces that were skipped are never worn. `hasNewborn`: the usual drawer has newborn sizes, too. Where nothing at all is counted, a level is beside nothing.
 */
export function wornDrawer(
  pieces: readonly PlanPiece[],
  sizes: readonly AgeRange[],
  { isBag = false, hasNewborn = true }: { isBag?: boolean; hasNewborn?: boolean } = {},
): WornDrawer {
  const wanted = pieces.filter(({ isSkipped }) => !isSkipped);
  const skipped = new Set(pieces.filter(({ isSkipped }) => isSkipped).map(({ key }) => key));
  const counted = wanted.filter(({ have }) => have > 0).map(({ key }) => key);
  const planned = wanted.filter(({ have, isPlanned }) => have > 0 || isPlanned).map(({ key }) => key);
  const usual = [
    ...sizes.flatMap((size) => usualDrawerOf(size, hasNewborn)).filter((key) => !skipped.has(key)),
    ...counted,
  ];
  const isCounted = dresses(counted);
  const isListed = isBag && !isCounted && dresses(planned);
  const protecting = usual.filter((key) => PROTECTING.includes(key));
  const isBegun = counted.length > 0;
  const levels: Level[] = [
    { keys: [...new Set([...counted, ...protecting])], beside: null },
    { keys: [...new Set([...planned, ...protecting])], beside: isBegun ? "planned" : null },
    { keys: [...new Set(usual)], beside: isBegun || isListed ? "usual" : null },
  ];
  const first = isCounted ? 0 : isListed ? 1 : 2;
  return { levels: levels.slice(first), counted: new Set(counted), isCounted, isListed };
}

/** Whether a baby can be dressed at home, where every set may be worn. */
function dresses(keys: readonly ItemKey[]): boolean {
  return basesOf("indoors", keptDrawer(keys)).some((base) => base.length > 0);
}

/** Where an outfit with the plan's pieces is still too light by more than this, the usual drawer's join, clo or TOG. */
const BESIDE_PLANNED = 0.6;

/** Others join only if they make it so much better, clo or TOG. */
const GAIN = 0.1;

/** An outfit, and what it is dressed from. */
export interface Found<Worn, From> {
  worn: Worn;
  from: From;
}

/**
 * Of some clothes to dress from, the least first, those that leave no baby cold: the next ones join where too much is undone and they
 * make it better.
 */
export function leastThatDresses<Worn extends { lack: Lack }, From extends Pick<Level, "beside">>(
  all: readonly From[],
  dress: (from: From) => Worn | null,
): Found<Worn, From> | null {
  let best: Found<Worn, From> | null = null;
  for (const from of all) {
    if (best && isEnough(best.worn.lack, from.beside)) continue;
    const worn = dress(from);
    if (worn && (!best || isBetter(worn.lack, best.worn.lack))) best = { worn, from };
  }
  return best;
}

/** The usual drawer's pieces join against the cold, never against the sun. */
function isEnough({ short, most, bare }: Lack, beside: Beside | null): boolean {
  return beside === "usual" ? bare < 2 && short <= BESIDE_PLANNED : bare === 0 && short <= most;
}

function isBetter(one: Lack, other: Lack): boolean {
  return one.bare === other.bare ? one.short <= other.short - GAIN + 1e-9 : one.bare < other.bare;
}

/** Drawers whose ladders are kept, the newest last. */
const kept = new Map<string, Drawer>();
const MOST_KEPT = 60;

/** A drawer with its ladders, which are worked out once and kept until others need the room (E38). Pieces that aren't `counted` go last. */
export function keptDrawer(keys: readonly ItemKey[], counted: ReadonlySet<ItemKey> = new Set(keys)): Drawer {
  const guessed = new Set(keys.filter((key) => !counted.has(key)));
  const name = [keys, [...guessed]].map((some) => some.toSorted().join()).join(" ");
  const drawer = kept.get(name) ?? drawerOf(keys, {}, (key) => guessed.has(key));
  kept.delete(name);
  kept.set(name, drawer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawer;
}
