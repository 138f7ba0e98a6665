// Reads the page about a baby's size, and that size as dashboard and list speak of it, in one round trip with their other rows: a
// quiet question now and then, and the sizes that fit in a month.

import { data, href } from "react-router";
import type { FitInMonth } from "~/contracts/growth/shown-sizes.ts";
import { DAY_PARAM, EDIT_PARAM, SAVED_PARAM } from "~/contracts/growth/size-addresses.ts";
import { readMonths, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import { selectBabies, selectFacts, selectSizedPlan } from "~/data/growth/size-facts.server.ts";
import { selectYearForViewer } from "~/data/plans/plans.server.ts";
import { selectOuterwearForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone, plusMonths, readDay } from "~/domain/calendar.ts";
import { FIT_FIELD } from "~/domain/growth/fit-field.ts";
import { printedSize } from "~/domain/growth/printed-sizes.ts";
import { CHART_SIZES } from "~/domain/growth/size-charts.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { isComplete, isWorking } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { CARRIED_ON_MONTHS } from "~/domain/wardrobe/growth.ts";
import { type Units, unitsFor } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { readSizeAsked } from "~/http/cookies/page-cookies.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { PlanRouteArgs } from "~/http/request-context.server.ts";
import { readFound, requireViewer } from "~/http/viewer.server.ts";
import { newId } from "~/lib/new-id.ts";
import { neededThen, viewFitInMonth } from "~/views/growth/fit-in-month.ts";
import { tellWaiting } from "~/views/growth/size-ahead-view.ts";
import { type ShownSizeAsk, viewSizeAsk } from "~/views/growth/size-line-view.ts";
import { viewSizePage } from "~/views/growth/size-page-view.ts";
import { decidesOnFit, type FamilyWardrobe, readWardrobe } from "~/views/wardrobe/plan-items.ts";

/** From this age on, a length makes the dates surer. */
const MONTHS_FOR_LENGTH = 4;
/** Longer than anything that the fields take. */
const LONGEST_VALUE = 40;

/** 404 for a plan that isn't the viewer's. */
export async function readSizePage(args: PlanRouteArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const absent = data(null, { status: 404 });
  const [plan, facts, sexes, outerwear, unsent] = await readFound(args, absent, (viewerId) => [
    reader.read(selectSizedPlan(db, { viewerId, planId })),
    reader.read(selectFacts(db, { viewerId, planId })),
    reader.read(selectBabies(db, { viewerId, planId })),
    reader.read(selectOuterwearForViewer(db, viewerId, planId)),
    readUnsent(args),
  ]);
  const viewer = await requireViewer(args);
  const { attemptNumber, cardTitle, babyNames, status, country, babyBornOn, babies, role, ownerName } = plan;
  const today = dayInZone(new Date(now), timeZone);
  const view = viewSizePage(plan, facts, today);
  const isOfTwoYears = readMonths(plan) === CARRIED_ON_MONTHS;
  const factNamed = (param: string) =>
    view.facts.find(({ id }) => id === args.url.searchParams.get(param)) ?? null;
  const on = readDay(args.url.searchParams.get(DAY_PARAM) ?? "");
  return {
    plan: {
      onboardingId: planId,
      attemptNumber,
      cardTitle,
      babyNames,
      babies,
      bornOn: babyBornOn,
      country,
      role,
      ownerName,
    },
    status,
    planPath: href("/dashboards/:onboardingId/:ageRangeId", {
      onboardingId: planId,
      ageRangeId: view.current,
    }),
    isReady: plan.hasBeenMade && (isComplete(status) || isWorking(status)),
    ...view,
    /** The outerwear that waits for its day. */
    waits: tellWaiting(readWardrobe(plan, outerwear, { today }), "year", country),
    saved: factNamed(SAVED_PARAM),
    changed: factNamed(EDIT_PARAM),
    form: {
      formKey: newId(),
      today,
      presetDay: on !== null && on <= today ? on : today,
      units: unitsFor(viewer.units, country),
      asksLength: today >= plusMonths(planStart(plan), MONTHS_FOR_LENGTH),
      sexes: sexes.map(({ baby, sex }) => ({ baby, sex: sex ?? "unsaid" })),
      printed: CHART_SIZES.slice(0, isOfTwoYears ? undefined : -1).map((size) => ({
        size,
        print: printedSize(country, size),
      })),
      typed: unsent ? typedIn(unsent.fields) : null,
    },
  };
}

/** What was typed, to show again; nothing that is too long for its field. */
export function typedIn(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      text !== undefined && text.length <= LONGEST_VALUE ? [[name, text] as const] : [],
    ),
  );
}

/** The rows for it, in the page's one round trip; the weather by months only if a month is asked about. */
export function selectSizesOnPage(args: PlanRouteArgs, viewerId: string) {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  return Promise.all([
    reader.read(selectFacts(db, { viewerId, planId })),
    askedMonth(args) === null ? [] : reader.read(selectYearForViewer(db, viewerId, planId)),
  ]);
}

/** The question, with what a form that answers it holds. */
type ShownAsk = ShownSizeAsk & { today: string; formKey: string };

interface OnPage {
  plan: SizeColumns & { onboardingId: string; status: PlanStatus; createdAt: number };
  wardrobe: FamilyWardrobe;
  units: Units;
}

/** The question and the months; both null where there is nothing to say. */
export async function viewSizesOnPage(
  args: PlanRouteArgs,
  [facts, year]: Awaited<ReturnType<typeof selectSizesOnPage>>,
  { plan, wardrobe, units }: OnPage,
): Promise<{ ask: ShownAsk | null; fit: FitInMonth | null }> {
  if (!isComplete(plan.status)) return { ask: null, fit: null };
  const { config, timeZone } = args.context.get(appContext);
  const { sizes, today } = wardrobe;
  const dismissed = await readSizeAsked(config, args.request);
  const fit = viewFitInMonth(
    {
      sizes,
      dates: plan,
      monthCards: readMonthCards(year[0]?.monthCards ?? null),
      units,
      country: plan.country,
      today,
      asked: askedMonth(args),
    },
    (then) => neededThen(wardrobe, then),
  );
  const isDismissed = dismissed.includes(plan.onboardingId);
  const createdOn = dayInZone(new Date(plan.createdAt), timeZone);
  const asked = { today, isDismissed, decides: decidesOnFit(wardrobe) };
  const ask = viewSizeAsk({ ...plan, createdOn }, facts, asked);
  return { ask: ask && { ...ask, today, formKey: newId() }, fit };
}

function askedMonth({ url }: PlanRouteArgs): string | null {
  return url.searchParams.get(FIT_FIELD);
}
