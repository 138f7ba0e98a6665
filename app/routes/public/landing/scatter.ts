// Positions of the faint garments, in strips between the sections so that none is behind text. They look
// random but are fixed; otherwise they would move with every response.
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";

/** One garment of a strip. */
export interface Speck {
  name: string;
  category: ItemCategory;
  /** 0 to 1 of the space left by its size, so it never leaves the strip. */
  x: number;
  y: number;
  /** Rotation in degrees. */
  turn: number;
  /** Pixels on wide screens. */
  size: number;
  isWideOnly: boolean;
}

/** How many garments of each strip show below 640 px: 18 in all. */
export const NARROW_COUNTS = [4, 4, 3, 4, 3] as const;
/** How many show from 640 px up: 40 in all. */
export const WIDE_COUNT_PER_STRIP = 8;

const GARMENTS = [
  ["bodysuit_short_sleeve", ITEM_CATEGORY.sleepwear],
  ["hat_warm", ITEM_CATEGORY.accessories],
  ["booties_soft", ITEM_CATEGORY.footwear],
  ["romper_short", ITEM_CATEGORY.tops],
  ["bib_feeding", ITEM_CATEGORY.accessories],
  ["pants_soft", ITEM_CATEGORY.bottoms],
  ["sleep_sack_tog_10", ITEM_CATEGORY.blankets],
  ["socks", ITEM_CATEGORY.footwear],
  ["hat_sun", ITEM_CATEGORY.accessories],
  ["cardigan", ITEM_CATEGORY.tops],
  ["mittens_warm", ITEM_CATEGORY.accessories],
  ["overalls", ITEM_CATEGORY.bottoms],
  ["sleeper_footed", ITEM_CATEGORY.sleepwear],
  ["swaddle_wrap_nb", ITEM_CATEGORY.blankets],
  ["shorts", ITEM_CATEGORY.bottoms],
  ["shoes_soft_sole", ITEM_CATEGORY.footwear],
] as const satisfies readonly (readonly [string, ItemCategory])[];

/** Multiples of the golden ratio, modulo 1, stay evenly spread no matter how many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const HEIGHT_STEP = Math.SQRT2;
const TURN_STEP = Math.sqrt(3);
const MAX_TURN = 24;
const SIZES = [44, 60, 52] as const;

/** The garments of each strip, always in the same places. */
export function scatter(): Speck[][] {
  return NARROW_COUNTS.map((narrowCount, strip) =>
    Array.from({ length: WIDE_COUNT_PER_STRIP }, (_, position) =>
      speck(strip * WIDE_COUNT_PER_STRIP + position, position >= narrowCount),
    ),
  );
}

function speck(index: number, isWideOnly: boolean): Speck {
  const [name, category] = GARMENTS[index % GARMENTS.length] ?? GARMENTS[0];
  // Neighbors from left to right are an odd number of steps apart, so they alternate between the halves.
  const half = index % 2;
  return {
    name,
    category,
    x: fraction((index + 1) * GOLDEN),
    y: (half + fraction(index * HEIGHT_STEP)) / 2,
    turn: Math.round((2 * fraction((index + 1) * TURN_STEP) - 1) * MAX_TURN),
    size: SIZES[index % SIZES.length] ?? SIZES[0],
    isWideOnly,
  };
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
