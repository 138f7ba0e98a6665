// Reads the page about a baby's size in one round trip.
import { data, href } from "react-router";
import { appContext } from "~/context.ts";
import { DAY_PARAM, EDIT_PARAM, SAVED_PARAM } from "~/contracts/growth/size-addresses.ts";
import { selectBabies, selectFacts, selectSizedPlan } from "~/data/growth/size-facts.server.ts";
import { dayInZone, plusMonths, readDay } from "~/domain/calendar.ts";
import { printedSize } from "~/domain/growth/printed-sizes.ts";
import { CHART_SIZES } from "~/domain/growth/size-charts.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { isComplete, isWorking } from "~/domain/plans/plan-status.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { newId } from "~/lib/new-id.ts";
import { viewSizePage } from "~/views/growth/size-page-view.ts";

/** From this age on, a length makes the dates surer. */
const MONTHS_FOR_LENGTH = 4;
/** Longer than anything that the fields take. */
const LONGEST_VALUE = 40;

type SizePageArgs = RouteArgs & { params: { onboardingId: string } };

/** 404 for a plan that isn't the viewer's. */
export async function readSizePage(args: SizePageArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const { viewer, rows } = await readAsViewer(args, (viewerId) => {
    const asked = { viewerId, planId };
    return Promise.all([
      reader.read(selectSizedPlan(db, asked)),
      reader.read(selectFacts(db, asked)),
      reader.read(selectBabies(db, asked)),
      readUnsent(args),
    ]);
  });
  const [[plan], facts, sexes, unsent] = rows;
  if (!plan) throw data(null, { status: 404 });
  const { attemptNumber, cardTitle, status, country, babyBornOn, babies, role, ownerName } = plan;
  const today = dayInZone(new Date(now), timeZone);
  const view = viewSizePage(plan, facts, today);
  const factNamed = (param: string) =>
    view.facts.find(({ id }) => id === args.url.searchParams.get(param)) ?? null;
  const on = readDay(args.url.searchParams.get(DAY_PARAM) ?? "");
  return {
    plan: {
      onboardingId: planId,
      attemptNumber,
      cardTitle,
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
    saved: factNamed(SAVED_PARAM),
    changed: factNamed(EDIT_PARAM),
    form: {
      formKey: newId(),
      today,
      presetDay: on !== null && on <= today ? on : today,
      units: unitsFor(viewer.units, country),
      asksLength: today >= plusMonths(planStart(plan), MONTHS_FOR_LENGTH),
      sexes: sexes.map(({ baby, sex }) => ({ baby, sex: sex ?? "unsaid" })),
      printed: CHART_SIZES.slice(0, -1).map((size) => ({ size, print: printedSize(country, size) })),
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
