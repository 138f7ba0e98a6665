// A plan's stored rows, read once; every wardrobe page is calculated from them.

import type { AgeNeed, ShoppingItem } from "~/domain/shopping/shopping-list.ts";
import type { KeptItem } from "~/domain/wardrobe/pass-on.ts";
import type { CalculatedQuantities } from "~/domain/wardrobe/quantities.ts";
import { readSizes, type SizeColumns } from "../../contracts/growth/stored-sizes.ts";
import {
  readOwnedQuantities,
  readPersonalNotes,
  readSetAside,
  readValidAgeRanges,
  readWeatherGroups,
} from "../../contracts/plans/stored-plan.ts";
import { type Coming, comingOf, type MaySeeGiver, readComing } from "../../contracts/wardrobe/coming.ts";
import { type AroundColumns, readAround } from "../../contracts/wardrobe/stored-box.ts";
import type { IsoDay } from "../../domain/calendar.ts";
import { daysOfEach } from "../../domain/growth/still-asked.ts";
import {
  AGE_RANGES,
  type AgeRange,
  type ItemCategory,
  itemCategory,
  type LaundryScenario,
} from "../../domain/vocabulary.ts";
import { agesInPlan, isOfSecondYear, itemIn } from "../../domain/wardrobe/catalogue.ts";
import { isHeavyOuterwear, waitsForFit } from "../../domain/wardrobe/decide-outerwear.ts";
import {
  type AskedOnDay,
  type PiecesOnDay,
  type PlanOnDay,
  piecesOnDay,
  planOnDay,
} from "../../domain/wardrobe/family-wardrobe.ts";
import type { PlannedMonths } from "../../domain/wardrobe/growth.ts";
import type { OwnedQuantities, PersonalNotes } from "../../domain/wardrobe/owned.ts";
import { unpackQuantities } from "../../domain/wardrobe/quantity-code.ts";
import { chooseScenario } from "../../domain/wardrobe/scenarios.ts";
import { itemName } from "../../words/en/wardrobe/item-copy.ts";

/** One row of a page's query, selected by data/wardrobe/select-wardrobe.server.ts. */
export interface ItemRow {
  dashboardItemId: number;
  clothingId: number;
  clothingNameId: string;
  name: string;
  category: string;
  sizeUp: boolean;
  validAgeRanges: string;
  calculatedQuantities: string;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
  /** The piece that an own item is as warm as, where a page reads that. */
  warmAs?: string | null;
  /** The item's owner; null for the catalogue's. */
  ownerId: string | null;
  version: number;
  /** What givers have reserved of it, where a page reads that (data/gifts/lists-to-mail.server.ts). */
  coming?: string | null;
}

/** A row with its columns read; null for unreadable ones. */
export interface PlanItem {
  row: ItemRow;
  category: ItemCategory;
  ages: readonly AgeRange[];
  quantities: CalculatedQuantities | null;
  owned: OwnedQuantities | null;
  personalNotes: PersonalNotes;
  setAside: readonly AgeRange[];
  /** Null if nothing is reserved. */
  coming: Coming | null;
}

/** Reads one row, with a catalogue item's current name. Unreadable ages count as all, so no item is lost. */
export function readPlanItem(row: ItemRow): PlanItem {
  const quantities = unpackQuantities(row.calculatedQuantities);
  const ages = readValidAgeRanges(row.validAgeRanges) ?? AGE_RANGES;
  return {
    row: { ...row, name: itemName(row.clothingNameId, row.name) },
    category: itemCategory(row.category),
    ages: agesInPlan(row.clothingNameId, ages, quantities),
    quantities,
    owned: readOwnedQuantities(row.userAddedQuantities),
    personalNotes: readPersonalNotes(row.personalNotes) ?? {},
    setAside: readSetAside(row.setAside) ?? [],
    coming: readComing(row.coming),
  };
}

/** An item's id, and whether it may be worn a size up in a size of a plan of so many months. */
export function looseness(
  { clothingNameId, sizeUp }: Pick<ItemRow, "clothingNameId" | "sizeUp">,
  ageRange: AgeRange,
  months: PlannedMonths,
) {
  const item = isOfSecondYear(ageRange, months) ? itemIn(clothingNameId, ageRange, months) : null;
  return { clothing_name_id: clothingNameId, size_up: item ? item.sizeUp : sizeUp };
}

/** An item with its pieces on a day, by each of its sizes. */
export interface WardrobeItem extends PlanItem {
  at: ReadonlyMap<AgeRange, PiecesOnDay & Pick<AgeNeed, "coming" | "givers">>;
}

/** A plan's items on a day, by a laundry routine (O1). */
export type WardrobeOn<On extends AskedOnDay> = On & {
  scenario: LaundryScenario;
  /** Whether the viewer may see who brings a gift; missing for whoever sees only how much is coming. */
  maySeeGiver?: MaySeeGiver | undefined;
  items: readonly WardrobeItem[];
  /** The same as lists count them: without sizes that are over or that an item is set aside for. */
  needs: readonly ShoppingItem[];
};

export type FamilyWardrobe = WardrobeOn<PlanOnDay>;

export interface WardrobeColumns extends SizeColumns, AroundColumns {
  weatherGroups: string | null;
  laundryScenario: string | null;
}

/** For pages of what is worn: nothing is worn out of a box. */
export const UNSEEN_ATTIC = { attic: null } as const;

interface Reader {
  /** The reader's. */
  today: IsoDay;
  /** The routine that the reader looks at; the plan's own if missing. */
  scenario?: LaundryScenario;
  maySeeGiver?: MaySeeGiver | undefined;
}

/** All that a family has of a plan on a day: every page, list, mail, and file counts from this. */
export function readWardrobe(
  plan: WardrobeColumns,
  rows: readonly ItemRow[],
  { today, maySeeGiver, ...reader }: Reader,
): FamilyWardrobe {
  const scenario = reader.scenario ?? chooseScenario({ url: null, plan: plan.laundryScenario });
  return wardrobeOn(readPlanOnDay(plan, today), rows.map(readPlanItem), scenario, maySeeGiver);
}

/** A plan on one of its reader's days; without weather where that can't be read. */
export function readPlanOnDay(
  plan: SizeColumns & AroundColumns & { weatherGroups: string | null },
  today: IsoDay,
): PlanOnDay {
  const groups = readWeatherGroups(plan.weatherGroups) ?? {};
  return planOnDay(readSizes(plan), groups, today, readAround(plan, today));
}

/** The items with their pieces, as they count there. */
export function wardrobeOn<On extends AskedOnDay>(
  on: On,
  read: readonly PlanItem[],
  scenario: LaundryScenario,
  maySeeGiver?: MaySeeGiver,
): WardrobeOn<On> {
  const items = read.map((item) => itemOnDay(item, on, scenario, maySeeGiver));
  return { ...on, scenario, maySeeGiver, items, needs: items.map((item) => needsOn(item, on)) };
}

/** An item with its pieces on a day. */
function itemOnDay(
  item: PlanItem,
  on: AskedOnDay,
  scenario: LaundryScenario,
  maySeeGiver?: MaySeeGiver,
): WardrobeItem {
  const { clothingNameId: nameId } = item.row;
  const comingAt = (age: AgeRange) => comingOf(nameId, item.coming, age).coming ?? 0;
  const pieces = piecesOnDay({ ...item, nameId, owned: item.owned ?? {}, comingAt }, on, scenario);
  const at = [...pieces].map(
    ([age, own]) => [age, { ...own, ...comingOf(nameId, item.coming, age, maySeeGiver) }] as const,
  );
  return { ...item, at: new Map(at) };
}

/** An item as lists count it. */
function needsOn({ row, category, quantities, at }: WardrobeItem, { over }: AskedOnDay): ShoppingItem {
  const ages = [...at].flatMap(
    ([age, { wanted: _, asking: __, held: ___, kept: ____, forCare: _____, isSkipped, ...need }]): [
      AgeRange,
      AgeNeed,
    ][] => (quantities === null || isSkipped || over.includes(age) ? [] : [[age, need]]),
  );
  const { dashboardItemId: id, clothingNameId: nameId, name } = row;
  return { id, nameId, name, category, ages: Object.fromEntries(ages) };
}

/** What the family has of an item, for passing it on; unreadable counts are none. */
export function keptItem({ row, category, ages, owned, setAside }: PlanItem): KeptItem {
  const { dashboardItemId: id, clothingNameId: nameId, name } = row;
  return { id, nameId, name, category, ages, setAside, owned: owned ?? {} };
}

/** Whether a decision on the outerwear of a plan waits to be told what fits now. */
export function decidesOnFit({ items, sizes, groups, today }: FamilyWardrobe): boolean {
  const decided = items.flatMap(({ row, quantities, setAside, at }) => {
    const { clothingNameId: nameId } = row;
    const has = (age: AgeRange) => (at.get(age)?.owned ?? 0) + (at.get(age)?.coming ?? 0) > 0;
    return quantities && isHeavyOuterwear(nameId) ? [{ nameId, quantities, has, setAside }] : [];
  });
  const mayStart = sizes.startsOfEach.map((starts) =>
    Object.fromEntries(Object.entries(starts).map(([size, { early }]) => [size, early])),
  );
  const plan = { groups, newbornDays: sizes.newbornDays, babies: daysOfEach(sizes.shares) };
  return waitsForFit(decided, plan, mayStart, today);
}
