// The one table of sizes. Whatever goes by size, the union type too, is derived from it or checked against it.
import { ITEM_CATEGORY } from "../ids.ts";

/** A size as addresses and stored texts name it: lower case, so that no stored text gets an essentiality's letter by it. */
export type SizeId = `${number}-${number}m`;

/** Whose standards shops follow; shop-sizes.ts says which countries do. */
export type ShopSystem = "EU" | "UK" | "JP" | "CN" | "AU";

interface Size {
  /** Stored, in addresses, and the key of its labels in copy. */
  id: SizeId;
  /** Months of the baby, both included, counted from 0; sizes follow each other without a gap. */
  firstMonth: number;
  lastMonth: number;
  /** What shops print, where that is not the size itself. */
  shops: Readonly<Record<ShopSystem, string>>;
  /** The garment that stands for it, drawn in the colors of a category. */
  drawing: { name: string; category: string };
}

/** In the order of time. A new size goes to the end: expert tables hold their figures by place. */
export const SIZES = [
  {
    id: "0-3m",
    firstMonth: 0,
    lastMonth: 2,
    shops: { EU: "56/62", UK: "0–3", JP: "50–60", CN: "52/59", AU: "000" },
    drawing: { name: "sleeper_footed_nb", category: ITEM_CATEGORY.sleepwear },
  },
  {
    id: "3-6m",
    firstMonth: 3,
    lastMonth: 5,
    shops: { EU: "68", UK: "3–6", JP: "60–70", CN: "66", AU: "00" },
    drawing: { name: "bodysuit_short_sleeve", category: ITEM_CATEGORY.bottoms },
  },
  {
    id: "6-9m",
    firstMonth: 6,
    lastMonth: 8,
    shops: { EU: "74", UK: "6–9", JP: "70", CN: "73", AU: "0" },
    drawing: { name: "overalls", category: ITEM_CATEGORY.blankets },
  },
  {
    id: "9-12m",
    firstMonth: 9,
    lastMonth: 11,
    shops: { EU: "80", UK: "9–12", JP: "70–80", CN: "80", AU: "0" },
    drawing: { name: "shoes_soft_sole", category: ITEM_CATEGORY.footwear },
  },
] as const satisfies readonly Size[];

type IdsOf<Table extends readonly Size[]> = { readonly [Place in keyof Table]: Table[Place]["id"] };

export const AGE_RANGES = SIZES.map(({ id }) => id) as unknown as IdsOf<typeof SIZES>;
export type AgeRange = (typeof AGE_RANGES)[number];

/** What is worn from the birth on. */
export const FIRST_AGE_RANGE = AGE_RANGES[0];

/** The last that a plan is made for. */
export const LAST_AGE_RANGE: AgeRange = AGE_RANGES.at(-1) ?? FIRST_AGE_RANGE;

type InTurn<Ages extends readonly AgeRange[], Value> = { readonly [Place in keyof Ages]: Value };

/** A value for each size, in the order of the table. */
export type PerAge<Value> = InTurn<typeof AGE_RANGES, Value>;

/** The sizes that stored texts hold which name none: all there were when they were written. This list never changes. */
export const UNNAMED_SIZES = ["0-3m", "3-6m", "6-9m", "9-12m"] as const satisfies readonly AgeRange[];
