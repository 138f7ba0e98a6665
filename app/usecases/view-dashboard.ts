// A plan's stored rows as what one dashboard page shows: the weather of an age range and its items by category.

import type { CategoryView, DashboardView, ItemView } from "~/contracts/dashboard-view.ts";
import {
  readOwnedQuantities,
  readPersonalNotes,
  readValidAgeRanges,
  readWeatherGroups,
} from "~/contracts/stored-plan.ts";
import type { AttemptRow } from "~/data/attempts.server.ts";
import { catalogueItem } from "~/domain/catalogue.ts";
import { explainQuantity, wordExplanation } from "~/domain/explain.ts";
import { perAgeRange } from "~/domain/growth.ts";
import { sizeUpHint, totalForAgeRange } from "~/domain/quantities.ts";
import { unpackQuantities } from "~/domain/quantity-code.ts";
import {
  type AgeRange,
  ITEM_CATEGORIES,
  type ItemCategory,
  type LaundryScenario,
} from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";

/** One row of the reading behind the page; data/wardrobe.server.ts selects it. */
export interface ItemRow {
  dashboardItemId: number;
  clothingId: number;
  clothingNameId: string;
  name: string;
  category: string;
  notes: string | null;
  sizeUp: boolean;
  validAgeRanges: string;
  calculatedQuantities: string;
  userAddedQuantities: string;
  personalNotes: string;
  /** Whose item it is; null for the catalogue's. */
  ownerId: string | null;
  version: number;
}

/** What else is known of items, by clothing id. */
export interface ItemExtras {
  withLinks: ReadonlySet<number>;
  /** Content hashes of photos. */
  images: ReadonlyMap<number, string>;
}

/** The view of one age range under one laundry scenario. Items that are not for this age are left out. */
export function viewDashboard(
  attempt: Pick<AttemptRow, "weatherGroups">,
  rows: readonly ItemRow[],
  ageRange: AgeRange,
  scenario: LaundryScenario,
  extras: ItemExtras = { withLinks: new Set(), images: new Map() },
): DashboardView {
  const groups = readWeatherGroups(attempt.weatherGroups)?.[ageRange] ?? null;
  const isForAge = (row: ItemRow) =>
    (readValidAgeRanges(row.validAgeRanges) ?? [ageRange]).includes(ageRange);
  const view = (row: ItemRow) => viewItem(row, groups ?? [], ageRange, scenario, extras);
  const items = rows.filter(isForAge).map(view);
  const categories = ITEM_CATEGORIES.map((category) => viewCategory(category, items)).filter(
    ({ items, notNeeded }) => items.length + notNeeded.length > 0,
  );
  const others = rows
    .filter((row) => !isForAge(row))
    .map(view)
    .map(({ id, nameId, totals, owned, personalNotes, version }) => ({
      id,
      nameId,
      totals,
      owned,
      personalNotes,
      version,
    }));
  return { groups, categories, others };
}

function viewCategory(category: ItemCategory, all: readonly ItemView[]): CategoryView {
  const inCategory = all.filter((item) => item.category === category);
  const items = inCategory.filter((item) => item.total > 0 || !item.isIntact || item.isCustom);
  return {
    category,
    items,
    notNeeded: inCategory.filter((item) => !items.includes(item)),
  };
}

function viewItem(
  row: ItemRow,
  groups: readonly WeatherGroup[],
  ageRange: AgeRange,
  scenario: LaundryScenario,
  extras: ItemExtras,
): ItemView {
  const quantities = unpackQuantities(row.calculatedQuantities);
  const byGroup = quantities?.[scenario][ageRange] ?? {};
  const fromCatalogue = catalogueItem(row.clothingNameId);
  const flags = { clothing_name_id: row.clothingNameId, size_up: row.sizeUp };
  return {
    id: row.dashboardItemId,
    nameId: row.clothingNameId,
    name: row.name,
    category: ITEM_CATEGORIES.find((category) => category === row.category) ?? "Uncategorized",
    notes: row.notes,
    isCustom: row.ownerId !== null,
    hasShopLinks: extras.withLinks.has(row.clothingId),
    image: extras.images.get(row.clothingId) ?? null,
    total: totalForAgeRange(row.clothingNameId, byGroup),
    totals: perAgeRange((age) => totalForAgeRange(row.clothingNameId, quantities?.[scenario][age])),
    isIntact: quantities !== null,
    owned: readOwnedQuantities(row.userAddedQuantities) ?? {},
    personalNotes: readPersonalNotes(row.personalNotes) ?? {},
    version: row.version,
    cells: groups.map((group) => {
      const { quantity, essentiality } = byGroup[group.weather_group_order] ?? {
        quantity: 0,
        essentiality: null,
      };
      return {
        weatherGroupOrder: group.weather_group_order,
        quantity,
        essentiality,
        sizeUp: quantity > 0 && sizeUpHint(flags, group),
        why: fromCatalogue && wordExplanation(explainQuantity(fromCatalogue, scenario, ageRange, group)),
      };
    }),
  };
}
