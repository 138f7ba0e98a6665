// What a guest sees of a wardrobe: by size, the essentials with their numbers and the total of all pieces. If
// the owner shows what is still to get, the numbers are what is left of that; if not, the rows come without
// anything that the owner has or decided.
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { GuestAnswer, GuestSize } from "~/contracts/sharing/share-form.ts";
import type { StillAsked } from "~/domain/growth/still-asked.ts";
import { LEADING, progressOf, type ShoppingItem, shoppingList } from "~/domain/shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange, type LaundryScenario } from "~/domain/vocabulary.ts";
import { type ItemRow, readPlanItem, shoppingItem } from "~/views/wardrobe/plan-items.ts";

/** A catalogue row with a plan's numbers, selected by data/sharing/shares.server.ts. */
export type GuestRow = Pick<
  ItemRow,
  | "clothingId"
  | "clothingNameId"
  | "name"
  | "category"
  | "sizeUp"
  | "validAgeRanges"
  | "calculatedQuantities"
  | "userAddedQuantities"
  | "setAside"
  | "coming"
>;

interface Shown {
  weatherGroups: string | null;
  newbornDays: number | null;
  /** The plan's numbers on the reader's day; all of the stored ones if missing. */
  still?: StillAsked;
  scenario: LaundryScenario;
  showsToGet: boolean;
  /** The size that the baby is in. */
  current: AgeRange;
  /** Sizes that are over: nothing is to get for them. */
  over: readonly AgeRange[];
}

/** Null if the plan's weather can't be read or it needs nothing. */
export function viewGuestAnswer(
  { weatherGroups, scenario, showsToGet, current, over, ...planned }: Shown,
  rows: readonly GuestRow[],
): GuestAnswer | null {
  const groups = readWeatherGroups(weatherGroups);
  if (!groups) return null;
  const items = rows.map((row) =>
    shoppingItem(readPlanItem(withoutOwner(row)), { groups, ...planned }, scenario),
  );
  const isWorthShowing = AGE_RANGES.some((age) => progressOf(items, age, LEADING).needed > 0);
  if (!isWorthShowing) return null;
  const left = AGE_RANGES.filter((age) => groups[age].length > 0 && !(showsToGet && over.includes(age)));
  const sizes = sizesOf(items, left);
  const now = sizes.find(({ ageRange }) => ageRange === current);
  // Where the size of now lacks nothing, the next one that does is the answer.
  const first = now && now.essentials > 0 ? now : (sizes.find(({ essentials }) => essentials > 0) ?? now);
  return { isToGet: showsToGet, first: first ?? sizes[0] ?? emptySize(current), sizes };
}

function sizesOf(items: readonly ShoppingItem[], ages: readonly AgeRange[]): GuestSize[] {
  return ages.map((ageRange) => {
    const { essentials, sections } = shoppingList(items, ageRange, LEADING);
    return {
      ageRange,
      essentials: essentials.remaining,
      everything: progressOf(items, ageRange).remaining,
      categories: sections.flatMap(({ categories }) =>
        categories.map(({ category, lines }) => ({
          category,
          items: lines.map(({ nameId, name, remaining }) => ({ nameId, name, pieces: remaining })),
        })),
      ),
    };
  });
}

/** Once every size is over. */
function emptySize(ageRange: AgeRange): GuestSize {
  return { ageRange, essentials: 0, everything: 0, categories: [] };
}

function withoutOwner(row: GuestRow): ItemRow {
  return { ...row, dashboardItemId: 0, personalNotes: "{}", ownerId: null, version: 0 };
}
