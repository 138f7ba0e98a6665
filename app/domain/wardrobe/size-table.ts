// The one table of sizes. Everything that depends on size, including the union type, is derived from it or
// checked against it.

/** A size in addresses and stored texts: lowercase, so that it can't contain an essentiality's letter. */
export type SizeId = `${number}-${number}m`;

/** Whose size standards shops follow; shop-sizes.ts assigns countries to them. */
export type ShopSystem = "EU" | "UK" | "JP" | "CN" | "AU";

interface Size {
  /** Stored, used in addresses, and the key of its labels in copy. */
  id: SizeId;
  /** The baby's months, both included, counted from 0; sizes follow each other without gaps. */
  firstMonth: number;
  lastMonth: number;
  /** What shops print, if it differs from the size itself. */
  shops: Readonly<Record<ShopSystem, string>>;
}

/** In time order. Add new sizes at the end: expert tables list their figures by position. */
export const SIZES = [
  {
    id: "0-3m",
    firstMonth: 0,
    lastMonth: 2,
    shops: { EU: "56/62", UK: "0–3", JP: "50–60", CN: "52/59", AU: "000" },
  },
  {
    id: "3-6m",
    firstMonth: 3,
    lastMonth: 5,
    shops: { EU: "68", UK: "3–6", JP: "60–70", CN: "66", AU: "00" },
  },
  { id: "6-9m", firstMonth: 6, lastMonth: 8, shops: { EU: "74", UK: "6–9", JP: "70", CN: "73", AU: "0" } },
  {
    id: "9-12m",
    firstMonth: 9,
    lastMonth: 11,
    shops: { EU: "80", UK: "9–12", JP: "70–80", CN: "80", AU: "0" },
  },
  {
    id: "12-18m",
    firstMonth: 12,
    lastMonth: 17,
    shops: { EU: "86", UK: "12–18", JP: "80", CN: "90", AU: "1" },
  },
  {
    id: "18-24m",
    firstMonth: 18,
    lastMonth: 23,
    shops: { EU: "92", UK: "18–24", JP: "90", CN: "90", AU: "2" },
  },
] as const satisfies readonly Size[];

type IdsOf<Table extends readonly Size[]> = { readonly [Place in keyof Table]: Table[Place]["id"] };

export const AGE_RANGES = SIZES.map(({ id }) => id) as unknown as IdsOf<typeof SIZES>;
export type AgeRange = (typeof AGE_RANGES)[number];

/** The size worn from birth. */
export const FIRST_AGE_RANGE = AGE_RANGES[0];

/** The last size that there is. */
export const LAST_AGE_RANGE: AgeRange = AGE_RANGES.at(-1) ?? FIRST_AGE_RANGE;

/** The sizes of stored texts that name none: all that existed at the time. This list never changes. */
export const UNNAMED_SIZES = ["0-3m", "3-6m", "6-9m", "9-12m"] as const satisfies readonly AgeRange[];

/** The sizes of the calendar's year, which every plan has until something is known of its baby. */
export const CALENDAR_SIZES = [...UNNAMED_SIZES] as const;
export type CalendarSize = (typeof CALENDAR_SIZES)[number];

/** The sizes of the second year. A plan of one year has the first of them only if the baby wears it within that year. */
export const SECOND_YEAR_SIZES = ["12-18m", "18-24m"] as const satisfies readonly AgeRange[];
export type SecondYearSize = (typeof SECOND_YEAR_SIZES)[number];

/** The last size that a plan of one year can have. */
export const LAST_OF_FIRST_YEAR: AgeRange = SECOND_YEAR_SIZES[0];

type InTurn<Ages extends readonly AgeRange[], Value> = { readonly [Place in keyof Ages]: Value };

/** One value per size, in the order of the table. */
export type PerSize<Value> = InTurn<typeof AGE_RANGES, Value>;

/** One value per size of the calendar, in the order of the table. */
export type PerCalendarSize<Value> = InTurn<typeof CALENDAR_SIZES, Value>;

/** One value per size of the second year, in the order of the table. */
export type PerSecondYearSize<Value> = InTurn<typeof SECOND_YEAR_SIZES, Value>;

const ONE_SIZE_IDS: ReadonlySet<string> = new Set([
  "burp_cloth",
  "bib_drool",
  "bib_feeding",
  "blanket_receiving",
  "blanket_stroller",
  "stroller_footmuff",
  "car_poncho",
  "sunglasses",
  "swim_coverup",
]);

/** The clothing_name_ids of items without a size: they are bought once, and the owned pieces serve every age. */
export const ONE_SIZE_ITEMS: readonly string[] = [...ONE_SIZE_IDS];

/** True if an item has no size. */
export function isOneSize(clothingNameId: string): boolean {
  return ONE_SIZE_IDS.has(clothingNameId);
}
