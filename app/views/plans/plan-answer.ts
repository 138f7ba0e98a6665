// The list of plans: what each card says first is how many essentials are still to get at the baby's age.

import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readListedPeople } from "~/contracts/members/stored-acts.ts";
import { readNumberChanges, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { CategoryView, ShownEnding } from "~/contracts/wardrobe/shown-dashboard.ts";
import { type AroundColumns, readAround } from "~/contracts/wardrobe/stored-box.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { changesFor, type NumberChange } from "~/domain/plans/number-changes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { mayGoOn, type PlanFacts, type PlanSummary, summarisePlan } from "~/domain/plans/plan-summary.ts";
import { LEADING, type Progress, progressOf } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { type EndingSize, isBriefSize } from "~/domain/wardrobe/leading-size.ts";
import { type FamilyWardrobe, type ItemRow, readPlanItem, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { CHANGED_BY } from "~/words/en/plans/number-changes-copy.ts";

type PlanRow = Omit<PlanFacts, "sizeDays" | "memberNames"> &
  SizeColumns &
  AroundColumns & { laundryScenario: LaundryScenario; memberNames: string | null };

type WeatherRow = { onboardingId: string; weatherGroups: string | null };

/** The columns that counting needs; data/wardrobe/select-wardrobe.server.ts selects them. */
export type EssentialRow = { onboardingId: string } & Pick<
  ItemRow,
  "clothingNameId" | "validAgeRanges" | "calculatedQuantities" | "userAddedQuantities" | "setAside" | "coming"
>;

/** The attempts for their cards; complete ones need their weather and items, unless their year is over. */
export function viewPlans(
  plans: readonly PlanRow[],
  weather: readonly WeatherRow[],
  rows: readonly EssentialRow[],
  clock: { now: number; timeZone: string },
): PlanSummary[] {
  const weatherOf = new Map(weather.map((row) => [row.onboardingId, row.weatherGroups]));
  return plans.map((plan) => {
    const { onboardingId: planId, laundryScenario } = plan;
    const today = dayInZone(new Date(clock.now), clock.timeZone);
    const sizesOfPlan = readSizes(plan);
    const { days: sizeDays } = sizesOfPlan;
    const memberNames = readListedPeople(plan.memberNames);
    const card = summarisePlan({ ...plan, sizeDays, memberNames }, clock);
    const summary = { ...card, mayGoOn: isComplete(plan.status) && mayGoOn(plan, sizesOfPlan.months, today) };
    const items = rows.filter((row) => row.onboardingId === planId);
    if (summary.isOver) return summary;
    const groups = readWeatherGroups(weatherOf.get(planId) ?? null);
    const read = items.map((row) => readPlanItem(withoutTheRest(row)));
    const answerFor = answersOf(
      groups &&
        wardrobeOn(planOnDay(sizesOfPlan, groups, today, readAround(plan, today)), read, laundryScenario),
    );
    const sizes = summary.sizes.map((size) => {
      const answer = size.time === "over" ? null : answerFor(size.ageRange);
      const { remaining = null, coming, boxed } = answer ?? {};
      return { ...size, remaining, ...(coming && { coming }), ...(boxed && { boxed }) };
    });
    return { ...summary, answer: answerFor(summary.currentAge), sizes };
  });
}

/**
 * The answer for each size: null for a plan without weather, and for one that asks for nothing although it is worn long enough, which means
 * that it couldn't be read.
 */
function answersOf(wardrobe: FamilyWardrobe | null): (ageRange: AgeRange) => Progress | null {
  if (!wardrobe) return () => null;
  const { needs, sizes, today } = wardrobe;
  return (ageRange) => {
    const progress = progressOf(needs, ageRange, LEADING);
    return progress.needed > 0 || isBriefSize(sizes.days, ageRange, today) ? progress : null;
  };
}

/** The size in its last weeks, in words, with its essentials to go. */
export function viewEnding(
  { ageRange, lastDay }: EndingSize,
  country: string,
  remaining: number,
): ShownEnding {
  return { ageRange, day: dayWords(lastDay, country, "shortDay"), remaining };
}

/** Placeholders: counting uses none of the missing columns. */
function withoutTheRest(row: EssentialRow): ItemRow {
  return {
    ...row,
    dashboardItemId: 0,
    clothingId: 0,
    name: "",
    category: "",
    sizeUp: false,
    personalNotes: "{}",
    ownerId: null,
    version: 0,
  };
}

/** What has changed the numbers: newer rules, or the room at night, which only the sacks follow. */
export function whyNumbersChanged(changes: readonly NumberChange[]): string {
  return changes.every(({ followsRoom }) => followsRoom) ? CHANGED_BY.room : CHANGED_BY.rules;
}

/** The number changes of the items on a page, in its order, without those the parent has set aside or that aren't asked for anymore, or yet. */
export function viewNumberChanges(
  numberChanges: string | null,
  categories: readonly CategoryView[],
  ageRange: AgeRange,
  scenario: LaundryScenario,
): NumberChange[] {
  const changes = readNumberChanges(numberChanges);
  if (!changes) return [];
  const items = categories.flatMap((category) => category.items);
  const wanted = items.filter(
    ({ setAside, isBrief, held }) => !isBrief && !held && !setAside.includes(ageRange),
  );
  return changesFor(changes, wanted, ageRange, scenario);
}
