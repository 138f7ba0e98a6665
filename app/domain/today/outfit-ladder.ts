// The ladder: everything that a drawer can be worn as, in rungs from light to warm. A drawer, a situation, and an age decide
// it, and a temperature never does, so a warmer hour can't ask for more clothing.
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { INSULATION, isItemKey } from "../wardrobe/insulation-table.ts";
import { halfEven } from "./half-even.ts";
import {
  basesOf,
  type Covered,
  coversOf,
  fits,
  isAsCovered,
  middlesOf,
  type Owned,
  oddness,
  outersOf,
  type Part,
  type Parts,
  partOf,
} from "./outfit-sets.ts";
import type { DaySituation, Pieces } from "./today-terms.ts";
import { isStroller } from "./weather-asks.ts";

/** A step of the ladder. */
export interface Rung {
  /** Two decimals. */
  clo: number;
  keys: Pieces;
  /** Up to two sets within a tenth of a clo, the less odd one first. */
  swaps: readonly Pieces[];
}

/** The conditions that decide a ladder, besides the drawer. */
export interface LadderFor {
  situation: DaySituation;
  /** The least that the set next to the skin covers. */
  covered: Covered;
  /** A diaper alone is enough. */
  bare: boolean;
  /** It snows: a snowsuit goes before a coat. */
  snow: boolean;
  /** Six months or more, when sleepers are for the night. */
  isOlder: boolean;
  /** The one set next to the skin that is allowed; null for any. */
  base: Pieces | null;
}

/** Figures from a piece's own label, in place of the catalogue's: finite, 0 or more, two decimals. */
export type OwnFigures = Readonly<Partial<Record<ItemKey, { clo?: number; tog?: number }>>>;

/** Pieces that may be worn: those of the size worn now, and those without a size. Made by `drawerOf`. */
export interface Drawer extends Owned {
  tog: (key: ItemKey) => number;
  /** The sum of the pieces, two decimals. */
  cloOf: (keys: Pieces) => number;
  /** The ladder, worked out once and kept with the drawer. */
  ladder: (asked: LadderFor) => readonly Rung[];
  /** The same drawer with one piece more, kept with this one. */
  with: (key: ItemKey) => Drawer;
}

/**
 * A drawer of catalogue keys; others, such as those of own items, are left out. Pieces that are only guessed to be there go last. It keeps each ladder that was asked of it, so keep
 * the drawer until it changes. There are as many as situations and sets next to the skin, and all go with the drawer.
 */
export function drawerOf(
  keys: Iterable<string>,
  own: OwnFigures = {},
  isGuessed: Drawer["isGuessed"] = () => false,
): Drawer {
  const owned: ReadonlySet<ItemKey> = new Set([...keys].filter(isItemKey));
  const ladders = new Map<string, readonly Rung[]>();
  const fuller = new Map<ItemKey, Drawer>();
  const cents = (key: ItemKey) => Math.round((own[key]?.clo ?? INSULATION[key].clo) * 100);
  const drawer: Drawer = {
    has: (key) => owned.has(key),
    cents,
    isGuessed,
    tog: (key) => own[key]?.tog ?? INSULATION[key].tog,
    cloOf: (worn) => worn.reduce((sum, key) => sum + cents(key), 0) / 100,
    ladder: (asked) => keptIn(ladders, nameOf(asked), () => ladder(drawer, asked)),
    with: (key) => keptIn(fuller, key, () => drawerOf([...owned, key], own, isGuessed)),
  };
  return drawer;
}

function keptIn<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** Sleep asks for more warmth, and not for other sets. */
function nameOf({ situation, covered, bare, snow, isOlder, base }: LadderFor): string {
  const worn = isStroller(situation) ? "stroller" : situation;
  return [worn, covered, bare, snow, isOlder, base?.join("+")].join(" ");
}

/** A set with the figures that decide its place, in tenths of a point and hundredths of a clo. */
type Ranked = { odd: number; cents: number; parts: Parts };

/** A rung keeps so many sets: its own, and two to swap. */
const KEPT = 3;

/** Sets of so many hundredths of a clo share a rung. */
export const RUNG_CENTS = 10;

/** A rung that only an odd set fills: so many more points than a neighbor's, while the neighbors are so close in clo. */
const ODD_RUNG = { points: 1.2, clo: 0.3 } as const;

/**
 * The rungs from light to warm: of the sets within a tenth of a clo the least odd one, then the lighter, then the one whose keys come
 * first in the alphabet. Empty if nothing can be worn.
 */
function ladder(owned: Owned, asked: LadderFor): readonly Rung[] {
  const rungs = new Map<number, Ranked[]>();
  for (const set of walksInSnow(asked) ? suited([...setsOf(owned, asked)]) : setsOf(owned, asked)) {
    const rung = keptIn(rungs, Math.floor(set.cents / RUNG_CENTS), (): Ranked[] => []);
    insert(rung, set);
  }
  const rows = [...rungs].toSorted(([a], [b]) => a - b).map(([, sets]) => sets);
  return withoutOdd(rows.flatMap(toRung))
    .filter(({ keys }) => asked.bare || keys.length > 0)
    .map(({ clo, keys, swaps }) => ({ clo, keys, swaps }));
}

function walksInSnow({ situation, snow }: LadderFor): boolean {
  return situation === "walk" && snow;
}

/** The sets with a snowsuit, if there are any: a child who walks in snow sits and falls in it. */
function suited(sets: readonly Ranked[]): readonly Ranked[] {
  const found = sets.filter(({ parts }) => hasSnowsuit(parts));
  return found.length > 0 ? found : sets;
}

function hasSnowsuit({ outer }: Parts): boolean {
  return outer.keys[0] === "snowsuit";
}

function* setsOf(owned: Owned, asked: LadderFor): Generator<Ranked> {
  const { situation, isOlder } = asked;
  const part = (place: Parameters<typeof partOf>[0]) => (keys: Pieces) => partOf(place, keys, owned, isOlder);
  const middles = middlesOf(situation, owned).map(part("middle"));
  const outers = outersIn(asked, owned).map(part("outer"));
  const covers = coversOf(situation, owned).map(part("cover"));
  const bases = basesIn(asked, owned).map(part("base"));
  for (const base of bases) {
    const thermalFrom = base.isThermal ? thermalFromIn(situation) : 0;
    for (const set of setsOver(base, middles, outers, covers)) {
      if (set.cents < thermalFrom || !coversAs(set, asked)) continue;
      yield { odd: oddIn(asked, set), cents: set.cents, parts: set };
    }
  }
}

function basesIn({ situation, base }: LadderFor, owned: Owned): Pieces[] {
  return base ? [base] : basesOf(situation, owned);
}

/** The set next to the skin covers enough; at home a fleece sleeper over it does, too. */
function coversAs({ base, middle }: Parts, { situation, covered }: LadderFor): boolean {
  return (
    isAsCovered(base.covered, covered) || (situation === "indoors" && isAsCovered(middle.covered, covered))
  );
}

/** The outer layers; in snow a snowsuit takes the place of a coat. */
function outersIn({ situation, snow }: LadderFor, owned: Owned): Pieces[] {
  const isLeftOut = (outer: ItemKey | undefined) => snow && outer === "coat_warm" && owned.has("snowsuit");
  return outersOf(situation, owned).filter(([outer]) => !isLeftOut(outer));
}

/** Where the baby or the carrier moves. */
const IN_MOTION: readonly DaySituation[] = ["carrier", "play", "walk"];

/** From how much warmth on a thermal layer is worn, hundredths of a clo: less in motion. */
function thermalFromIn(situation: DaySituation): number {
  return IN_MOTION.includes(situation) ? 160 : 240;
}

function* setsOver(base: Part, middles: Part[], outers: Part[], covers: Part[]): Generator<Parts> {
  for (const middle of middles) {
    for (const outer of outers) {
      for (const cover of covers) {
        const set: Parts = {
          base,
          middle,
          outer,
          cover,
          cents: base.cents + middle.cents + outer.cents + cover.cents,
        };
        if (fits(set)) yield set;
      }
    }
  }
}

function oddIn({ situation, snow }: LadderFor, set: Parts): number {
  return oddness(set) + (situation === "walk" ? oddToWalkIn(set) : 0) - (snow ? likedInSnow(set) : 0);
}

/** Tenths of a point that snow takes off. */
function likedInSnow(set: Parts): number {
  return hasSnowsuit(set) ? 5 : 0;
}

/** Tenths of a point for feet without soles. */
function oddToWalkIn({ base }: Parts): number {
  return base.keys.includes("sleeper_footed") ? 25 : 0;
}

function keysOf({ base, middle, outer, cover }: Parts): Pieces {
  return [...base.keys, ...middle.keys, ...outer.keys, ...cover.keys];
}

/** Puts a set into its place among the few that a rung keeps. */
function insert(rung: Ranked[], set: Ranked): void {
  const place = rung.findIndex((other) => byRank(set, other) < 0);
  if (place < 0 && rung.length >= KEPT) return;
  rung.splice(place < 0 ? rung.length : place, 0, set);
  rung.length = Math.min(rung.length, KEPT);
}

function byRank(a: Ranked, b: Ranked): number {
  return a.odd - b.odd || a.cents - b.cents || byKeys(keysOf(a.parts), keysOf(b.parts));
}

/** By the alphabet, piece by piece; the shorter of two that begin alike comes first. */
export function byKeys(a: Pieces, b: Pieces): number {
  for (const [place, key] of a.entries()) {
    const other = b[place];
    if (other === undefined) return 1;
    if (key !== other) return key < other ? -1 : 1;
  }
  return a.length - b.length;
}

interface RankedRung extends Rung {
  points: number;
}

function toRung([best, ...others]: readonly Ranked[]): RankedRung[] {
  if (!best) return [];
  const swaps = others.map(({ parts }) => keysOf(parts));
  return [{ clo: best.cents / 100, keys: keysOf(best.parts), swaps, points: best.odd / 10 }];
}

/**
 * Leaves out rungs that only an odd set fills. Both limits are compared as binary fractions, in which 0.45 - 0.15 is more than 0.3:
 * that is how the reference and its cases were counted.
 */
function withoutOdd(rungs: RankedRung[]): RankedRung[] {
  const kept = [...rungs];
  let at = 1;
  while (at < kept.length - 1) {
    const [before, here, after] = kept.slice(at - 1, at + 2);
    if (!before || !here || !after) break;
    const isOdd = here.points > Math.min(before.points, after.points) + ODD_RUNG.points;
    if (isOdd && after.clo - before.clo <= ODD_RUNG.clo) kept.splice(at, 1);
    else at += 1;
  }
  return kept;
}

/** The place of the rung nearest to a need; of two equally near the lighter, because too warm is the greater danger. -1 if there is none. */
export function nearestPlace(rungs: readonly Rung[], need: number): number {
  let place = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, { clo }] of rungs.entries()) {
    const distance = distanceOf(clo, need);
    if (distance < least) [place, least] = [at, distance];
  }
  return place;
}

/** The distance of an outfit from a need, clo, four decimals: closer ones count as equal. */
export function distanceOf(clo: number, need: number): number {
  return halfEven(Math.abs(clo - need), 4);
}
