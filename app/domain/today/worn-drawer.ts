// The clothes that Today chooses from: what the family has counted in the sizes worn now; where that is nothing, what its plan asks for,
// or else the usual drawer (E6, E7).
import type { AgeRange } from "../vocabulary.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import type { Asking } from "../wardrobe/family-wardrobe.ts";
import type { Role } from "../wardrobe/insulation-table.ts";
import { type Drawer, drawerOf } from "./outfit-ladder.ts";
import { basesOf, roleOf } from "./outfit-sets.ts";
import type { Lack } from "./today-terms.ts";
import { usualDrawerOf } from "./usual-drawer.ts";

/** As the one that asks for most does: of some sizes, or of some items. */
export function askingOfAll(all: readonly Asking[]): Asking {
  const asking = all.filter(({ isPlanned }) => isPlanned);
  return asking.length > 0 ? { isPlanned: true, isNice: asking.every(({ isNice }) => isNice) } : {};
}

/** A piece of the plan in the sizes worn now. */
export interface PlanPiece extends Asking {
  key: ItemKey;
  /** How many of it are there. */
  have: number;
  /** The parents don't want it in any of these sizes. */
  isSkipped: boolean;
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
  /** Those that go before the others. */
  sure: ReadonlySet<ItemKey>;
}

export interface WornDrawer {
  /** The least first. */
  levels: readonly Level[];
  /** Packed, on a trip. */
  counted: ReadonlySet<ItemKey>;
  /** False where too little is counted to dress a baby with at all. */
  isCounted: boolean;
  /** Where too little is counted: all that the plan asks for is there, or on a trip the whole packing list. */
  isListed: boolean;
  /** At home, where nothing is counted and the plan is the drawer (O5): all that it asks for. Else null. */
  plan: ReadonlySet<ItemKey> | null;
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
    const row = ofKey.find(({ ownName }) => ownName === undefined);
    return own ?? (row ? { ...row, ...askingOfAll(ofKey.filter(({ isSkipped }) => !isSkipped)) } : []);
  });
}

/** For head and hands, which no outfit leaves bare only because a piece isn't counted; they change no set of clothes. */
const PROTECTING: readonly ItemKey[] = ["hat_warm", "hat_sun", "mittens_warm"];

/** They go with any set of clothes, so that the plan's are worn on whichever level it asks for them. */
const WITH_ANY_SET: readonly Role[] = ["head", "hands", "feet", "rain"];

/**
 * The drawer of these sizes, on a trip that of its list: what is counted (packed), with the plan's other pieces (the list's), with the
 * usual drawer's. Where too little is counted to dress a baby, what the plan asks for beyond nice to have stands in, then all of it,
 * then the usual drawer; on a trip its whole list. Where that isn't enough to dress a baby either, the usual drawer is all. Pieces that
 * were skipped are never worn. `hasNewborn`: the usual drawer has newborn sizes, too. Where nothing at all is counted, the first level
 * is beside nothing.
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
  const isListed = !isCounted && dresses(planned);
  const isBegun = counted.length > 0;
  const plan = isListed && !isBag && !isBegun ? new Set(planned) : null;
  // The plan's cap for a newborn is a hat, too.
  const isCovered = (key: ItemKey) => key === "hat_warm" && plan?.has("hat_cotton_nb");
  const protecting = usual.filter((key) => PROTECTING.includes(key) && !isCovered(key));
  const all = { counted, planned: [...planned, ...protecting], usual };
  const first = isBegun ? "planned" : null;
  const atHome = () =>
    levelsOfPlan(all, [...wanted.filter(isOfPlanDrawer).map(({ key }) => key), ...protecting]);
  const inPart = () => [
    ...(isCounted ? [levelOf([...counted, ...protecting], null)] : []),
    ...(isCounted || isListed ? [levelOf(all.planned, first, counted)] : []),
    levelOf(usual, isBegun || isListed ? "usual" : null, counted),
  ];
  const levels = isListed && !isBag ? atHome() : inPart();
  return { levels, counted: new Set(counted), isCounted, isListed, plan };
}

/** There, or asked for beyond nice to have; of what goes with any set, on any level. */
function isOfPlanDrawer({ key, have, isPlanned, isNice }: PlanPiece): boolean {
  return have > 0 || (isPlanned === true && (!isNice || WITH_ANY_SET.includes(roleOf(key))));
}

/** Where the plan stands in at home: most of it, all of it, and the usual drawer. */
function levelsOfPlan(
  { counted, planned, usual }: Readonly<Record<"counted" | "planned" | "usual", readonly ItemKey[]>>,
  most: readonly ItemKey[],
): Level[] {
  return [
    levelOf(most, counted.length > 0 ? "planned" : null, counted),
    ...(most.length < planned.length ? [levelOf(planned, "planned", most)] : []),
    levelOf([...usual, ...planned], "usual", planned),
  ];
}

function levelOf(keys: readonly ItemKey[], beside: Beside | null, sure: readonly ItemKey[] = keys): Level {
  return { keys: [...new Set(keys)], beside, sure: new Set(beside ? sure : keys) };
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
