// What the dashboard of one age range shows, read in the same round trip as the session check.

import { href, redirect } from "react-router";
import { readPlannedSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { secondYearPath } from "~/contracts/plans/plan-addresses.ts";
import { RESULT_PARAMS, removedItemId } from "~/contracts/wardrobe/page-search.ts";
import { readPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { selectItemsWithLinks } from "~/data/shopping/affiliate-links.server.ts";
import { selectRecentBags } from "~/data/wardrobe/bag-writes.server.ts";
import { selectReadyImages } from "~/data/wardrobe/image-uploads.server.ts";
import { selectRemovedItem } from "~/data/wardrobe/removed-items.server.ts";
import { selectItemRulesForViewer, selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone, type IsoDay, isKnownDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { askedName } from "~/domain/members/person-name.ts";
import { TAKEN_BACK_MS } from "~/domain/members/plan-acts.ts";
import type { Role } from "~/domain/members/roles.ts";
import type { CreditPart } from "~/domain/places/place-credit.ts";
import { dueMoment, leadingBabyPart, type PlanDates, planStart } from "~/domain/plans/birth-date.ts";
import { areSeveral } from "~/domain/plans/names.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { mayGoOn } from "~/domain/plans/plan-summary.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { isBriefSize } from "~/domain/wardrobe/leading-size.ts";
import { chooseScenario } from "~/domain/wardrobe/scenarios.ts";
import { creditParts } from "~/domain/weather/credits.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { newId } from "~/lib/new-id.ts";
import { selectSizesOnPage, viewSizesOnPage } from "~/routes/growth/read-size-page.server.ts";
import { readTodayLine, selectTodayLine } from "~/routes/today/read-today-line.server.ts";
import { maySeeGivers } from "~/views/gifts/parents-gifts-view.ts";
import { viewMovedSizes } from "~/views/growth/moved-sizes-view.ts";
import { viewSizeLine } from "~/views/growth/size-line-view.ts";
import { viewPlanOfPage } from "~/views/members/people-view.ts";
import { viewNumberChanges, whyNumbersChanged } from "~/views/plans/plan-answer.ts";
import { viewDashboard, viewEndingOn } from "~/views/wardrobe/dashboard-view.ts";
import { viewReasons } from "~/views/wardrobe/item-reasons-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { dueDateBanner } from "~/words/en/plans/due-date-copy.ts";
import { GO_ON } from "~/words/en/plans/second-year-copy.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { WEATHER_CREDITS } from "~/words/en/weather/credits-copy.ts";

type DashboardArgs = RouteArgs & { params: { onboardingId: string; ageRangeId: string } };

function creditOf(source: WeatherSource | null): CreditPart[] | null {
  return source && creditParts(WEATHER_CREDITS[source]);
}

/** The page's data; redirects to the choice of an age range if none is given, and throws 404 for someone else's plan. */
export async function readDashboard(args: DashboardArgs) {
  const { config, db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId, ageRangeId } = args.params;
  const ageRange = parseAgeRange(ageRangeId);
  if (!ageRange) throw redirect(href("/dashboards/:onboardingId", { onboardingId: planId }));
  const { searchParams } = new URL(args.request.url);
  const opened = searchParams.get("item");
  const removedId = removedItemId(searchParams);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectPlanForViewer(db, userId, planId)),
      reader.read(selectItemsForViewer(db, userId, planId)),
      reader.read(selectItemsWithLinks(db, userId, planId)),
      reader.read(selectReadyImages(db, userId, planId)),
      reader.read(selectSelection(db, userId)),
      removedId === null
        ? []
        : reader.read(selectRemovedItem(db, { viewerId: userId, planId, itemId: removedId })),
      opened ? reader.read(selectItemRulesForViewer(db, userId, planId)) : [],
      selectSizesOnPage(args, userId),
      selectTodayLine(args, userId, planId),
      reader.read(selectRecentBags(db, { viewerId: userId, planId }, now - TAKEN_BACK_MS, ageRange)),
    ]),
  );
  const [[plan], items, withLinks, images, [selection], [removed], rules, sizeRows, lineRows, bags] = rows;
  if (!plan) throw noSuchPlan(planId);
  const { laundryScenario, numberChanges, sizeMoves } = plan;
  const preferences = readPreferences(args.request.headers.get("Cookie"), config.isHttps);
  const scenario = chooseScenario({
    url: searchParams.get("scenario"),
    plan: laundryScenario,
    stored: preferences.selectedScenario,
  });
  const today = dayInZone(new Date(now), timeZone);
  const wardrobe = readWardrobe(plan, items, { today, scenario, maySeeGiver: maySeeGivers(plan, now) });
  const { sizes, groups, times, leading } = wardrobe;
  if (times[ageRange] === "none") {
    throw redirect(
      href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: leading.ageRange }),
    );
  }
  const isReady = isComplete(plan.status);
  const dashboard = isReady
    ? viewDashboard(wardrobe, ageRange, {
        withLinks: new Set(withLinks.map(({ clothingId }) => clothingId)),
        images: new Map(images.map(({ clothingId, contentHash }) => [clothingId, contentHash])),
        country: plan.country,
      })
    : null;
  const units = unitsFor(viewer.units, plan.country);
  const asked = rules.filter(({ dashboardItemId }) => String(dashboardItemId) === opened);
  const changes = dashboard ? viewNumberChanges(numberChanges, dashboard.categories, ageRange, scenario) : [];
  return {
    attempt: { ...viewPlanOfPage(plan), babyPart: leadingBabyPart(plan, today) },
    weatherCredit: creditOf(plan.weatherSource),
    ageRange,
    scenario,
    preferences,
    units,
    selectedOnboardingId: selection?.selectedOnboardingId ?? null,
    times,
    /** On the page of the size that leads, and on that of the one that is still worn. */
    ending: viewEndingOn(wardrobe, ageRange, plan.country),
    /** Whether the size is worn too briefly to get anything more. */
    isBrief: isBriefSize(sizes.days, ageRange, today),
    banner: bannerOf(plan, today),
    dashboard,
    lines: dashboard
      ? linesOf(plan, sizes, {
          today,
          todayLine: readTodayLine(lineRows, { plan, wardrobe, units, now }, ageRange),
          isLeading: ageRange === leading.ageRange,
        })
      : [],
    changes,
    changesWhy: whyNumbersChanged(changes),
    sizeLine: dashboard && viewSizeLine(sizes, today, plan.country, { groups, scenario }, plan.babyNames),
    moved: dashboard && viewMovedSizes(wardrobe, sizeMoves, plan.country),
    growth: await viewSizesOnPage(args, sizeRows, { plan, wardrobe, units }),
    removed: removed ?? null,
    ownName: askedName(viewer),
    /** The last change of a day that said this size is there, as long as it stands. */
    enoughBag: newestOf(bags),
    formKey: newId(),
    problem: problemIn(args.url.searchParams),
    reasons: asked.length > 0 ? viewReasons({ ...wardrobe, ageRange, units }, asked) : null,
  };
}

const newestOf = ([bag]: readonly { id: string }[]) => bag?.id ?? null;

/** Links below the banner: Today for a baby who is here, and the second year once it is near; on the page of the size that leads. */
function linesOf(
  plan: PlanDates & { onboardingId: string; role: Role },
  sizes: Pick<SizesOfPlan, "months">,
  { today, todayLine, isLeading }: { today: IsoDay; todayLine: string | null; isLeading: boolean },
): { to: string; words: string }[] {
  const { onboardingId: planId } = plan;
  const isOffered = isLeading && mayGoOn(plan, sizes.months, today);
  const todayPath = href("/dashboards/:onboardingId/today", { onboardingId: planId });
  return [
    ...(todayLine === null ? [] : [{ to: todayPath, words: todayLine }]),
    ...(isOffered ? [{ to: secondYearPath(planId), words: GO_ON }] : []),
  ];
}

function bannerOf(
  plan: Parameters<typeof isRead>[0] & { babyNames: readonly string[] | null },
  today: IsoDay,
): string {
  if (!isRead(plan)) return DASHBOARD_COPY.dataIssues;
  const moment = dueMoment(plan.expectedDueDate, today, plan.babyBornOn);
  return dueDateBanner(moment, { ...plan, areSeveral: areSeveral(plan) });
}

/** Whether the day, the place, and the sizes could be read: otherwise the numbers aren't those that were planned. */
function isRead(plan: SizeColumns & { zipcode: string; city: string | null }): boolean {
  const { zipcode, city, plannedSizes } = plan;
  const hasSizes = plannedSizes === null || readPlannedSizes(plannedSizes) !== null;
  return isKnownDay(planStart(plan)) && (zipcode !== "" || city !== null) && hasSizes;
}

/** The problem of a form without scripts that the address reports. The server reads it, so that browsers don't carry the texts. */
function problemIn(search: URLSearchParams): string | null {
  const code = REPORTED.find((one) => one === search.get(RESULT_PARAMS.problem));
  return code ? ERROR_TEXTS[code] : null;
}

const REPORTED = [
  "ITEM_INFORMATION_MISSING",
  "CUSTOM_ITEM_NOT_ADDED",
  "CUSTOM_ITEM_NOT_CREATED",
  "CUSTOM_ITEM_LIMIT",
  "CUSTOM_ITEM_NOT_REMOVED",
  "CUSTOM_ITEM_NOT_RESTORED",
  "ATTEMPT_NOT_READY",
] as const;
