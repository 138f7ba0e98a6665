// Sets that can be put together from a drawer: one set next to the skin, one middle, one outer, one cover. Tables say which pieces
// there are, which sets nobody would wear, and how odd the others are.
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { FEET_FREE_FROM_12_MONTHS, INSULATION, isItemKey, type Role } from "../wardrobe/insulation-table.ts";
import type { DaySituation, Pieces } from "./today-terms.ts";
import { isOutdoors, isStroller } from "./weather-asks.ts";

/** An item's part, as a type that all parts share. */
export function roleOf(key: ItemKey): Role {
  return INSULATION[key].role;
}

/** True if the piece covers that part of the body. */
export function covers(key: ItemKey, part: "legs" | "feet" | "arms"): boolean {
  return INSULATION[key].covers.some((one) => one === part);
}

/** True if the piece has feet of its own, in the sizes of a baby of so many months. */
export function coversFeet(key: ItemKey, months: number): boolean {
  return covers(key, "feet") && !(months >= 12 && FEET_FREE_FROM_12_MONTHS.some((one) => one === key));
}

/** How much of a baby a set next to the skin has to cover, from the least: shorts are something on the legs, and sleeves come with long legs. */
export const COVERED = ["nothing", "shorts", "legs", "sleeves"] as const;
export type Covered = (typeof COVERED)[number];

/** The most that these pieces cover. */
export function coveredBy(keys: Pieces): Covered {
  if (keys.some((key) => covers(key, "legs")))
    return keys.some((key) => covers(key, "arms")) ? "sleeves" : "legs";
  return inRoles(keys, "legs", "onepiece").length > 0 ? "shorts" : "nothing";
}

/** Whether something covered is as much as is asked for. */
export function isAsCovered(covered: Covered, asked: Covered): boolean {
  return COVERED.indexOf(covered) >= COVERED.indexOf(asked);
}

/** The pieces with one of the parts, in their order. */
export function inRoles(keys: Pieces, ...roles: readonly Role[]): ItemKey[] {
  return keys.filter((key) => roles.includes(roleOf(key)));
}

/** Whether these pieces have nothing that a baby could be dressed in, over all else. */
export function hasNothingOn(keys: Pieces): boolean {
  return inRoles(keys, "onepiece", "top", "fleecesuit").length === 0;
}

const ITEMS = Object.keys(INSULATION).filter(isItemKey);

/** All pieces with one of these parts: the table of insulation decides alone what there is to put together. */
function ofRoles(...roles: readonly Role[]): Pieces {
  return inRoles(ITEMS, ...roles);
}

const TOPS = ofRoles("top");
const SUITS = ofRoles("onepiece");
const LEGS = ofRoles("legs");
const THERMALS = ofRoles("thermal");
const MIDDLES = ofRoles("mid");
const FLEECE_SUITS = ofRoles("fleecesuit");
const OUTERS = ofRoles("jacket", "coat", "suit");
const COVERS = ofRoles("cover");
const TWO_MIDDLES: Pieces = ["cardigan", "fleece_jacket_thin"];

/** Never worn outside the home. */
const HOME_ONLY: ReadonlySet<ItemKey> = new Set(["gown_knotted_nb", "pajama_two_piece", "pajama_short"]);

/** Not under a carrier's panel: a coat goes over both. */
const TOO_BULKY_TO_CARRY: readonly ItemKey[] = ["snowsuit", "coat_warm"];

/** Not on a child who walks: a bunting ends in a sack, or in feet without soles. */
const NOT_TO_WALK_IN: readonly ItemKey[] = ["bunting_fleece"];

const LEFT_OUT: Readonly<Partial<Record<DaySituation, readonly ItemKey[]>>> = {
  carrier: TOO_BULKY_TO_CARRY,
  walk: NOT_TO_WALK_IN,
};

const SEEN_UNDER_SUITS: ReadonlySet<ItemKey> = new Set(TOPS.filter((key) => key.startsWith("bodysuit")));

/** A top as warm as this or less is worn without anything for the legs, hundredths of a clo. */
const THIN_TOP = 15;

/** A drawer's pieces and their figures. */
export interface Owned {
  has: (key: ItemKey) => boolean;
  /** Hundredths of a clo, whole. */
  cents: (key: ItemKey) => number;
  /** Not known to be there: others go before it. */
  isGuessed: (key: ItemKey) => boolean;
}

/** The sets next to the skin: a top, a top and legs, a one-piece, a bodysuit under it, a thermal layer under one of those. */
export function basesOf(situation: DaySituation, owned: Owned): Pieces[] {
  const isHome = situation === "indoors";
  const tops = TOPS.filter(owned.has);
  const legs = LEGS.filter(owned.has);
  const suits = SUITS.filter((key) => owned.has(key) && (isHome || !HOME_ONLY.has(key)));
  const longSuits = suits.filter((key) => covers(key, "legs"));
  const bases: Pieces[] = [
    ...(isHome ? [[]] : []),
    ...tops.filter((top) => owned.cents(top) <= THIN_TOP).map((top) => [top]),
    ...tops.flatMap((top) =>
      legs.filter((leg) => leg !== "shorts" || !covers(top, "arms")).map((leg) => [top, leg]),
    ),
    ...suits.map((suit) => [suit]),
    ...longSuits.flatMap((suit) => tops.filter((top) => SEEN_UNDER_SUITS.has(top)).map((top) => [top, suit])),
  ];
  const thermals = isHome ? [] : THERMALS.filter(owned.has);
  const longLegs = legs.filter((leg) => covers(leg, "legs"));
  const longTops = tops.filter((top) => covers(top, "arms"));
  return [
    ...bases,
    ...thermals.flatMap((thermal) => [
      ...longSuits.map((suit): Pieces => [thermal, suit]),
      ...longLegs.flatMap((leg) => longTops.map((top): Pieces => [thermal, top, leg])),
    ]),
  ];
}

/** At most one middle; two only under a heavy outer layer. */
export function middlesOf(situation: DaySituation, { has }: Owned): Pieces[] {
  return [
    [],
    ...MIDDLES.filter((key) => has(key) && !(situation === "car" && key === "vest_layer")).map((key) => [
      key,
    ]),
    ...(hasBetterToWalkIn(situation, has) ? [] : FLEECE_SUITS.filter(has).map((key) => [key])),
    ...(situation !== "indoors" && TWO_MIDDLES.every(has) ? [TWO_MIDDLES] : []),
  ];
}

/** A fleece sleeper has feet without soles: a child walks in it only where nothing else covers the legs. */
function hasBetterToWalkIn(situation: DaySituation, has: Owned["has"]): boolean {
  return situation === "walk" && [...LEGS, ...SUITS].some((key) => has(key) && covers(key, "legs"));
}

/** At most one outer layer, none in a car seat or at home. */
export function outersOf(situation: DaySituation, { has }: Owned): Pieces[] {
  if (!isOutdoors(situation)) return [[]];
  const worn = OUTERS.filter((key) => has(key) && !LEFT_OUT[situation]?.includes(key));
  return [[], ...worn.map((key) => [key])];
}

/** At most one cover, in a stroller only. */
export function coversOf(situation: DaySituation, { has }: Owned): Pieces[] {
  return isStroller(situation) ? [[], ...COVERS.filter(has).map((key) => [key])] : [[]];
}

/** One part of a set, with the figures that depend on it alone. */
export interface Part {
  keys: Pieces;
  /** Hundredths of a clo. */
  cents: number;
  /** Tenths of a point. */
  odd: number;
  covered: Covered;
  /** Of a set next to the skin: its first piece is the thermal layer. */
  isThermal: boolean;
  /** An outer layer that is more than a light jacket. */
  isHeavy: boolean;
}

/** A set: its four parts, and the warmth of all in hundredths of a clo. */
export interface Parts {
  base: Part;
  middle: Part;
  outer: Part;
  cover: Part;
  cents: number;
}

/** Points for a piece that fewer families reach for, in tenths; a piece itself costs 10. */
const ODD_PIECES: Readonly<Partial<Record<ItemKey, number>>> = {
  overalls: 4,
  leggings: 3,
  pants_crawling: 3,
  joggers_lined: 2,
  kimono_top_nb: 5,
  tee_short_sleeve: 3,
  top_long_sleeve: 3,
  romper_long: 11,
  romper_short: 6,
  vest_layer: 6,
  sleeper_fleece: 3,
  bodysuit_sleeveless: 3,
  sweatshirt: 2,
  gown_knotted_nb: 12,
  pajama_two_piece: 6,
  pajama_short: 6,
};

/** For the night from six months on. */
const NIGHT_PIECES: readonly (ItemKey | undefined)[] = ["sleeper_footed", "gown_knotted_nb"];

/** A part with its figures. `isOlder`: six months or more, when sleepers are for the night. */
export function partOf(
  place: "base" | "middle" | "outer" | "cover",
  keys: Pieces,
  owned: Owned,
  isOlder: boolean,
): Part {
  const isThermal = inRoles(keys, "thermal").length > 0;
  const isNewborn = place === "base" && keys.some((key) => key.endsWith("_nb"));
  const isForNights = place === "base" && isOlder && NIGHT_PIECES.includes(keys.at(-1));
  return {
    keys,
    cents: keys.reduce((sum, key) => sum + owned.cents(key), 0),
    odd:
      keys.reduce((sum, key) => sum + 10 + (ODD_PIECES[key] ?? 0) + (owned.isGuessed(key) ? 15 : 0), 0) +
      (isNewborn ? -1 : 0) +
      (isThermal ? 8 : 0) +
      (place === "middle" && keys.length === 2 ? 10 : 0) +
      (isForNights ? 13 : 0),
    covered: coveredBy(keys),
    isThermal,
    isHeavy: place === "outer" && keys.length > 0 && keys[0] !== "jacket_light",
  };
}

const isOf = ({ keys }: Part, key: ItemKey) => keys.length === 1 && keys[0] === key;
const isNone = ({ keys }: Part) => keys.length === 0;

/** Sets that no parent would put together. */
const NOT_WORN: readonly ((set: Parts) => boolean)[] = [
  // Something warm over bare legs, but for a fleece sleeper over a single piece.
  ({ base, middle, outer, cover }) =>
    !isAsCovered(base.covered, "legs") &&
    !(isNone(middle) && isNone(outer) && isNone(cover)) &&
    !(isOf(middle, "sleeper_fleece") && base.keys.length === 1),
  // A fleece sleeper with nothing under it, over pants or a one-piece, or under a light jacket.
  ({ base, middle, outer }) =>
    isOf(middle, "sleeper_fleece") &&
    (isNone(base) ||
      base.isThermal ||
      base.keys.some((key) => ["legs", "onepiece"].includes(roleOf(key))) ||
      isOf(outer, "jacket_light")),
  ({ base, outer }) => base.isThermal && !outer.isHeavy,
  ({ middle, outer }) => middle.keys.length === 2 && !outer.isHeavy,
  ({ middle, outer, cover }) => isOf(cover, "stroller_footmuff") && isNone(middle) && isNone(outer),
  ({ middle, outer }) => isOf(middle, "vest_layer") && outer.isHeavy,
];

/** True if a parent would put these together. */
export function fits(set: Parts): boolean {
  return !NOT_WORN.some((isNotWorn) => isNotWorn(set));
}

/** Points for pieces that go together less well, in tenths. */
const ODD_SETS: readonly { odd: number; when: (set: Parts) => boolean }[] = [
  { odd: 10, when: ({ base, outer }) => outer.isHeavy && base.cents < 40 },
  { odd: 8, when: ({ outer, cover }) => isOf(cover, "stroller_footmuff") && isNone(outer) },
  { odd: 20, when: ({ outer, cents }) => isOf(outer, "snowsuit") && cents < 250 },
  { odd: 15, when: ({ outer, cents }) => isOf(outer, "coat_warm") && cents < 150 },
  {
    odd: 15,
    when: ({ base, middle, outer }) =>
      base.keys.includes("bodysuit_sleeveless") && !(isNone(middle) && isNone(outer)),
  },
  { odd: 15, when: ({ base, cents }) => base.keys.includes("joggers_lined") && cents < 100 },
  {
    odd: 6,
    when: ({ middle, outer, cover }) => isOf(cover, "blanket_stroller") && isNone(middle) && isNone(outer),
  },
];

/** Fewer pieces first, then what most families reach for: lower is better. Tenths of a point. */
export function oddness(set: Parts): number {
  const { base, middle, outer, cover } = set;
  return ODD_SETS.reduce(
    (sum, { odd, when }) => (when(set) ? sum + odd : sum),
    base.odd + middle.odd + outer.odd + cover.odd,
  );
}
