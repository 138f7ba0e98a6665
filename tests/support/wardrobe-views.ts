// Pages of a wardrobe from stored columns and rows, on no day unless one is given.
import { readWeatherGroups } from "../../app/contracts/plans/stored-plan.ts";
import type { MaySeeGiver } from "../../app/contracts/wardrobe/coming.ts";
import type { PlannedGroups } from "../../app/domain/growth/plan-quantities.ts";
import type { ShoppingItem } from "../../app/domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "../../app/domain/vocabulary.ts";
import { type AskedOnDay, everAsked } from "../../app/domain/wardrobe/family-wardrobe.ts";
import { guestWardrobe, viewGuestAnswer } from "../../app/views/sharing/guest-answer-view.ts";
import { viewShoppingList } from "../../app/views/shopping/shopping-list-view.ts";
import { viewDashboard } from "../../app/views/wardrobe/dashboard-view.ts";
import {
  type ItemRow,
  type PlanItem,
  readPlanItem,
  type WardrobeOn,
  wardrobeOn,
} from "../../app/views/wardrobe/plan-items.ts";

interface PlanColumns extends Partial<Omit<AskedOnDay, "groups">> {
  weatherGroups: string | null;
  maySeeGiver?: MaySeeGiver;
}

/** The numbers of a plan with these columns; all of the stored ones, and no size over, unless others are given. */
function askedIn({ weatherGroups, newbornDays = null, still, over }: PlanColumns): AskedOnDay {
  const ever = everAsked(readWeatherGroups(weatherGroups) ?? {}, newbornDays);
  return { ...ever, ...(still && { still }), ...(over && { over }) };
}

export function wardrobeOf(
  { maySeeGiver, ...plan }: PlanColumns,
  rows: readonly ItemRow[],
  scenario: LaundryScenario,
): WardrobeOn<AskedOnDay> {
  return wardrobeOn(askedIn(plan), rows.map(readPlanItem), scenario, maySeeGiver);
}

type Wish = Parameters<typeof viewShoppingList>[1];

export function listOf(
  plan: PlanColumns,
  rows: readonly ItemRow[],
  scenario: LaundryScenario,
  { over, ...wish }: Wish & { over?: readonly AgeRange[] },
) {
  return viewShoppingList(wardrobeOf({ ...plan, ...(over && { over }) }, rows, scenario), wish);
}

type OnPage = { ageRange: AgeRange; scenario: LaundryScenario };

export function dashboardOf(
  { ageRange, scenario, ...plan }: PlanColumns & OnPage,
  rows: readonly ItemRow[],
  extras: Parameters<typeof viewDashboard>[2],
) {
  return viewDashboard(wardrobeOf(plan, rows, scenario), ageRange, extras);
}

export function guestAnswerOf(
  {
    scenario,
    showsToGet,
    current,
    ...plan
  }: PlanColumns & { scenario: LaundryScenario } & Parameters<typeof viewGuestAnswer>[1],
  rows: Parameters<typeof guestWardrobe>[1],
) {
  const wardrobe = guestWardrobe(askedIn(plan), rows, scenario, showsToGet);
  return viewGuestAnswer(wardrobe, { showsToGet, current });
}

/** An item as lists count it. */
export function needOf(
  item: PlanItem,
  { groups, ...asked }: Partial<AskedOnDay> & { groups: PlannedGroups },
  scenario: LaundryScenario,
  over: readonly AgeRange[] = [],
): ShoppingItem {
  const [need] = wardrobeOn({ ...everAsked(groups), over, ...asked }, [item], scenario).needs;
  if (!need) throw new Error("An item has its needs");
  return need;
}
