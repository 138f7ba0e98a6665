// What a guest sees of a wardrobe: by size, the essentials with their numbers and the total of all pieces. If
// the owner shows what is still to get, the numbers are what is left of that; if not, the rows come without
// anything that the owner has or decided.
import type { GuestAnswer, GuestSize } from "~/contracts/sharing/share-form.ts";
import { ALL_ASKED } from "~/domain/growth/still-asked.ts";
import { LEADING, progressOf, type ShoppingItem, shoppingList } from "~/domain/shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange, type LaundryScenario } from "~/domain/vocabulary.ts";
import { NO_ATTIC } from "~/domain/wardrobe/attic.ts";
import type { AskedOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { type ItemRow, readPlanItem, type WardrobeOn, wardrobeOn } from "~/views/wardrobe/plan-items.ts";

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
  showsToGet: boolean;
  /** The size that the baby is in. */
  current: AgeRange;
}

/** A plan's items as a link's reader sees them: those still to get on a day, or all that the plan asks for. */
export function guestWardrobe(
  on: AskedOnDay,
  rows: readonly GuestRow[],
  scenario: LaundryScenario,
  showsToGet: boolean,
): WardrobeOn<AskedOnDay> {
  const { isBrief, decisionsOn } = ALL_ASKED;
  const still = { ...on.still, isBrief, decisionsOn };
  const asked = showsToGet ? on : { ...on, attic: NO_ATTIC, over: [], still };
  return wardrobeOn(
    asked,
    rows.map((row) => readPlanItem(withoutOwner(row))),
    scenario,
  );
}

/** Null if the plan's weather can't be read or it needs nothing. */
export function viewGuestAnswer(
  { groups, items, needs, over }: WardrobeOn<AskedOnDay>,
  { showsToGet, current }: Shown,
): GuestAnswer | null {
  const asks = items.some(({ at }) =>
    [...at.values()].some(({ wanted, essentiality }) => wanted > 0 && LEADING.includes(essentiality)),
  );
  if (!asks || Object.keys(groups).length === 0) return null;
  const left = AGE_RANGES.filter((age) => (groups[age] ?? []).length > 0 && !over.includes(age));
  const sizes = sizesOf(needs, left);
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
