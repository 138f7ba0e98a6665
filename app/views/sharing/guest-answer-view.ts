// What a guest sees of a wardrobe at one age: the essentials with their numbers, and the total of all pieces.
// Uses only the rules and the catalogue, nothing that the owner has, wrote, or decided.
import type { GuestAnswer } from "~/contracts/sharing/guest-answer.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { viewForGuest } from "~/views/wardrobe/dashboard-view.ts";
import type { ItemRow } from "~/views/wardrobe/plan-items.ts";

/** A catalogue row with a plan's numbers, selected by data/sharing/shares.server.ts. */
export type GuestRow = Pick<
  ItemRow,
  "clothingId" | "clothingNameId" | "name" | "category" | "sizeUp" | "validAgeRanges" | "calculatedQuantities"
>;

interface Shown {
  weatherGroups: string | null;
  ageRange: AgeRange;
  scenario: LaundryScenario;
}

/** Null if the plan's weather can't be read or it needs nothing. */
export function viewGuestAnswer(shown: Shown, rows: readonly GuestRow[]): GuestAnswer | null {
  const { groups, categories } = viewForGuest(shown, rows.map(withoutOwner), new Map());
  const all = categories.flatMap(({ items }) => items);
  const essentials = all.filter(({ essentiality }) => essentiality === ESSENTIALITY.essential);
  const sum = (items: typeof all) => items.reduce((total, { needed }) => total + needed, 0);
  if (!groups || sum(essentials) === 0) return null;
  return {
    ageRange: shown.ageRange,
    essentials: sum(essentials),
    everything: sum(all),
    categories: categories.flatMap(({ category, items }) => {
      const shownItems = items
        .filter(({ essentiality }) => essentiality === ESSENTIALITY.essential)
        .map(({ nameId, name, needed }) => ({ nameId, name, needed }));
      return shownItems.length > 0 ? [{ category, items: shownItems }] : [];
    }),
  };
}

function withoutOwner(row: GuestRow): ItemRow {
  return {
    ...row,
    dashboardItemId: 0,
    userAddedQuantities: "{}",
    personalNotes: "{}",
    setAside: "[]",
    ownerId: null,
    version: 0,
  };
}
