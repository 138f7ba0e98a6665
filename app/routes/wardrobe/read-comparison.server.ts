// A plan's three laundry routines, read in the same round trip as the session check.
import { data } from "react-router";
import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { selectPlanForViewer, selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { selectItemRulesForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { agesOfScope, parseShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { chooseScenario } from "~/domain/wardrobe/scenarios.ts";
import { sizesToCome, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { isId } from "~/lib/new-id.ts";
import { viewOthers } from "~/views/members/people-view.ts";
import { drawComparison, viewScenarioComparison } from "~/views/wardrobe/comparison-view.ts";
import { ERROR_PAGE_COPY } from "~/words/en/layout.ts";
import { COMPARISON_COPY } from "~/words/en/wardrobe/comparison-copy.ts";

/**
 * The comparison that an address asks for; `shown` is null until the plan is complete, and for a scope
 * without weather. Throws 400 without an attempt and 404 for another user's.
 */
export async function readComparison(args: RouteArgs) {
  const { config, db, reader } = args.context.get(appContext);
  const planId = askedPlan(args.url);
  const [plan, items] = await readFound(args, noPlanToCompare(planId), (userId) => [
    reader.read(selectPlanForViewer(db, userId, planId)),
    reader.read(selectItemRulesForViewer(db, userId, planId)),
  ]);
  const {
    weatherGroups,
    laundryScenario,
    numberChanges: _,
    plannedSizes: __,
    sizeMoves: ___,
    memberNames,
    ...summary
  } = plan;
  const scenario = chooseScenario({
    url: args.url.searchParams.get("scenario"),
    plan: laundryScenario,
    stored: readPreferences(args.request.headers.get("Cookie"), config.isHttps).selectedScenario,
  });
  const { scope, ageRange, times, sizes, today } = askedScope(args, plan);
  const groups = isComplete(plan.status) ? readWeatherGroups(weatherGroups) : null;
  const hasWeather = groups !== null && agesOfScope(scope).some((age) => groups[age].length > 0);
  const comparison = hasWeather
    ? viewScenarioComparison(planOnDay(sizes, groups, today), items, scope)
    : null;
  return {
    attempt: { ...summary, others: viewOthers({ ownerName: summary.ownerName, memberNames }) },
    scope,
    scenario,
    /** The dashboard's age range, for the links back to it. */
    ageRange,
    times,
    shown: comparison && {
      ...comparison,
      chart: drawComparison(comparison.totals, scenario, sizesToCome(times)),
    },
  };
}

/** The age range of the dashboard to return to after a switch of routine; throws like `readComparison`. */
export async function readSwitch(args: RouteArgs) {
  const { db, reader } = args.context.get(appContext);
  const planId = askedPlan(args.url);
  const [plan] = await readFound(args, noPlanToCompare(planId), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
  ]);
  return { onboardingId: planId, ...askedScope(args, plan) };
}

/**
 * The scope in the address, or the size that leads if there isn't one or that size is over or not in the plan. From the year,
 * links also go back to that size.
 */
function askedScope({ url, context }: RouteArgs, plan: SizeColumns) {
  const { now, timeZone } = context.get(appContext);
  const today = dayInZone(new Date(now), timeZone);
  const sizes = readSizes(plan);
  const { days } = sizes;
  const { ageRange: currentAge } = leadingSize(days, today);
  const times = sizeTimes(days, today);
  const asked = parseShoppingScope(url.searchParams.get("for")) ?? currentAge;
  const scope = asked !== "year" && !sizesToCome(times).includes(asked) ? currentAge : asked;
  return { scope, ageRange: scope === "year" ? currentAge : scope, times, sizes, today };
}

function askedPlan(url: URL): string {
  const planId = url.searchParams.get("attempt");
  if (!planId) throw data({ message: COMPARISON_COPY.missingId }, { status: 400 });
  return planId;
}

/** Only a valid id is repeated from the address. */
function noPlanToCompare(asked: string) {
  const message = isId(asked) ? COMPARISON_COPY.notFound(asked) : ERROR_PAGE_COPY.notFoundText;
  return data({ message }, { status: 404 });
}
