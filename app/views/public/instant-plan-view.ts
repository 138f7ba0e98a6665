// What a baby of a month needs at a place, from its typical climate and the catalogue: the same rules and
// views as a family's own plan, without any user's data.

import type { InstantCategory, InstantPlan } from "~/contracts/public/instant-plan-answer.ts";
import type { ItemFacts } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { type Month, middleOf } from "~/domain/calendar.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { ALL_ASKED, type StillAsked, stillAsked } from "~/domain/growth/still-asked.ts";
import { type PlanAddress, sizesOfMonth } from "~/domain/public/plan-address.ts";
import { countedOnce, LEADING, progressOf } from "~/domain/shopping/shopping-list.ts";
import {
  CATALOGUE,
  type CatalogueItem,
  catalogueRules,
  validAgeRanges,
} from "~/domain/wardrobe/catalogue.ts";
import { isHeavyOuterwear, outerwearDecisions } from "~/domain/wardrobe/decide-outerwear.ts";
import { type AskedOnDay, everAsked, NOTHING_AROUND } from "~/domain/wardrobe/family-wardrobe.ts";
import { monthsOld, PLANNED_MONTHS, weeksOld } from "~/domain/wardrobe/growth.ts";
import { isBriefSize } from "~/domain/wardrobe/leading-size.ts";
import { calculateQuantities } from "~/domain/wardrobe/quantities.ts";
import type { CalendarSize } from "~/domain/wardrobe/size-table.ts";
import { sizesOver, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { type LeadingSack, plannedSack } from "~/domain/wardrobe/tog.ts";
import type { HistoryIndex } from "~/domain/weather/month-cards.ts";
import {
  type MonthNormal,
  type TypicalYear,
  typicalHistory,
  typicalYear,
} from "~/domain/weather/typical-climate.ts";
import type { Units } from "~/domain/weather/units.ts";
import { lruCache } from "~/lib/lru-cache.ts";
import { neededThen, viewFitInMonth } from "~/views/growth/fit-in-month.ts";
import { viewItemsForGuest } from "~/views/wardrobe/dashboard-view.ts";
import { reasonsOfItem } from "~/views/wardrobe/item-reasons-view.ts";
import { type PlanItem, type WardrobeOn, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { drawYear } from "~/views/weather/draw-year.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { itemName, itemNotes } from "~/words/en/wardrobe/item-copy.ts";
import { heldWords } from "~/words/en/wardrobe/item-words.ts";

/** What a plan needs to know about a place. */
export interface PlannedPlace {
  name: string;
  /** Two letters: decides the usual units. */
  country: string;
  /** Degrees. */
  latitude: number;
  /** Identifies the climate. */
  climateKey: string;
  /** Its twelve monthly normals. */
  readNormals: () => readonly MonthNormal[];
}

type Choice = Omit<PlanAddress, "place" | "units">;

/** The latest areas: building one takes a third of the work on a plan and serves every month. */
const histories = lruCache<HistoryIndex>(20);

function yearOf({ climateKey, latitude, readNormals }: PlannedPlace, month: Month): TypicalYear {
  const history = histories.get(climateKey) ?? typicalHistory(readNormals(), latitude);
  histories.set(climateKey, history);
  return typicalYear(history, middleOf(month));
}

/** The plan for a baby of the month, with weather in these units, as of `today`; throws if the normals are invalid. */
export function viewInstantPlan(
  place: PlannedPlace,
  choice: Choice,
  units: Units,
  today: IsoDay,
): InstantPlan {
  const { month, laundry } = choice;
  const start = middleOf(month);
  const year = yearOf(place, month);
  const { size, still, ...shown } = shownSizes(place, choice, today);
  const wardrobe = wardrobeOf(year.groups, laundry, { still, today, month });
  const shopping = wardrobe.needs;
  const dates = { expectedDueDate: start, babyBornOn: null };
  const sizes = sizesOfPlan(null, dates);
  const { monthCards } = year;
  const heldOf = (item: PlanItem | undefined): Pick<ItemFacts, "held"> => {
    const { row: { clothingNameId = "" } = {}, quantities } = item ?? {};
    if (!quantities || !isHeavyOuterwear(clothingNameId)) return {};
    const plan = { groups: year.groups, newbornDays: null, babies: [shown.days] };
    const decision = outerwearDecisions(clothingNameId, quantities, plan, today)[size];
    if (decision?.kind !== "waits") return {};
    const words = heldWords({ ...decision, day: dayWords(decision.day, place.country, "shortDay") });
    return { held: { words, waits: true } };
  };
  const categories = viewCategories(wardrobe, size, units, heldOf);
  return {
    place: place.name,
    country: place.country,
    month,
    age: shown.isBorn ? { months: monthsOld(start, today), weeks: weeksOld(start, today) } : null,
    size,
    opening: shown.opening,
    ending: shown.ending && {
      ageRange: shown.ending.ageRange,
      day: dayWords(shown.ending.lastDay, place.country, "shortDay"),
      remaining: progressOf(shopping, shown.ending.ageRange, LEADING).needed,
    },
    laundry,
    essentials: progressOf(shopping, size, LEADING).needed,
    everything: progressOf(shopping, size).needed,
    sizes: shown.sizes.map((age) => ({ size: age, essentials: progressOf(shopping, age, LEADING).needed })),
    year: progressOf(shopping, "year", LEADING).needed,
    countedOnce: countedOnce(shopping, "needed"),
    groups: year.groups[size],
    units,
    categories: only(categories, (level) => LEADING.includes(level)),
    others: only(categories, (level) => !LEADING.includes(level)),
    fit: viewFitInMonth(
      { sizes, dates, monthCards, units, country: place.country, today, asked: choice.fit },
      (then) => neededThen({ ...everAsked(year.groups), scenario: laundry, items: wardrobe.items }, then),
    ),
    picture: drawYear({
      monthCards: year.monthCards,
      weatherGroups: year.groups,
      start,
      days: sizes.days,
      // The year of a baby who is due is the same every day.
      today: shown.isBorn ? today : null,
      dueDate: shown.isBorn ? null : start,
      units,
      country: place.country,
    }),
  };
}

const ANYONES = { newbornDays: null, newborns: [], shares: [], months: PLANNED_MONTHS } as const;

/** The size on the page: the one that was asked for, unless it is over; otherwise the one that the plan opens at. */
function shownSizes(
  { country }: PlannedPlace,
  { month, size }: Pick<Choice, "month" | "size">,
  today: IsoDay,
) {
  const of = sizesOfMonth(month, today);
  const sack = plannedSack({ country, nightRoomF: null });
  const anyones = { ...ANYONES, days: of.days, sack };
  const isBrief = isBriefSize(of.days, of.opening, today);
  const still = isBrief ? { ...ALL_ASKED, sack } : stillAsked(anyones, {}, today);
  return { ...of, size: of.sizes.find((one) => one === size) ?? of.opening, still };
}

/** The whole catalogue in a plan without any counts. */
function wardrobeOf(
  groups: TypicalYear["groups"],
  laundry: Choice["laundry"],
  { still, today, month }: { still: StillAsked; today: IsoDay; month: Month },
): WardrobeOn<AskedOnDay> {
  const over = sizesOver(sizeTimes(sizesOfMonth(month, today).days, today));
  const items = CATALOGUE.map((item, at) => planItem(item, at, groups, still.sack));
  return wardrobeOn({ groups, newbornDays: null, still, over, ...NOTHING_AROUND }, items, laundry);
}

/** How many essentials of which size a baby of the month needs, for the plan's picture. */
export function countEssentials(
  place: PlannedPlace,
  { month, laundry, ...asked }: Omit<Choice, "fit">,
  today: IsoDay,
): { count: number; size: CalendarSize } {
  const { groups } = yearOf(place, month);
  const { size, still } = shownSizes(place, { month, ...asked }, today);
  const { needs } = wardrobeOf(groups, laundry, { still, today, month });
  return { count: progressOf(needs, size, LEADING).needed, size };
}

/** The catalogue's item in a plan without any counts, notes, or choices. */
function planItem(
  item: CatalogueItem,
  at: number,
  groups: TypicalYear["groups"],
  sack: LeadingSack,
): PlanItem {
  const rules = catalogueRules(item.key, sack);
  return {
    row: {
      dashboardItemId: at,
      clothingId: at,
      clothingNameId: item.key,
      name: itemName(item.key),
      category: item.category,
      sizeUp: item.sizeUp,
      validAgeRanges: "[]",
      calculatedQuantities: "",
      userAddedQuantities: "{}",
      personalNotes: "{}",
      setAside: "[]",
      ownerId: null,
      version: 0,
    },
    category: item.category,
    ages: validAgeRanges(item),
    quantities: rules && calculateQuantities(rules, groups),
    owned: {},
    personalNotes: {},
    setAside: [],
    coming: null,
  };
}

function viewCategories(
  wardrobe: WardrobeOn<AskedOnDay>,
  ageRange: CalendarSize,
  units: Units,
  /** Until when an item waits: its pieces count all the same. */
  heldOf: (item: PlanItem | undefined) => Pick<ItemFacts, "held">,
): InstantCategory[] {
  const itemOf = new Map(wardrobe.items.map((item) => [item.row.dashboardItemId, item]));
  return viewItemsForGuest(wardrobe, ageRange).map(({ category, items: facts }) => ({
    category,
    items: facts
      .filter(({ needed, isBrief }) => needed > 0 && !isBrief)
      .map(({ id, nameId, name, needed, essentiality, cells, advice }) => ({
        ...heldOf(itemOf.get(id)),
        nameId,
        name,
        needed,
        essentiality,
        cells,
        ...(advice && { advice }),
        reasons: reasonsOf(itemOf.get(id), nameId),
      })),
  }));

  function reasonsOf(item: PlanItem | undefined, key: string) {
    const rules = catalogueRules(key, wardrobe.still.sack);
    if (!item || !rules) return { reasons: [], about: null };
    const reasons = reasonsOfItem(item, rules, { ...wardrobe, ageRange, units });
    return { reasons, about: itemNotes(key) };
  }
}

function only(
  categories: readonly InstantCategory[],
  isWanted: (level: ItemFacts["essentiality"]) => boolean,
): InstantCategory[] {
  return categories
    .map(({ category, items }) => ({
      category,
      items: items.filter(({ essentiality }) => isWanted(essentiality)),
    }))
    .filter(({ items }) => items.length > 0);
}
