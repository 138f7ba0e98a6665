import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { selectShownPlan } from "~/data/plans/selection.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { readLastPlan } from "~/domain/plans/last-plan.ts";
import type { ShownPlan } from "~/domain/plans/places.ts";
import { appContext, sessionContext } from "./context.ts";
import type { RouteArgs } from "./request-context.server.ts";

type Asked = Pick<RouteArgs, "request" | "context"> & {
  params: Readonly<Record<string, string | undefined>>;
};

/**
 * The plan that the places are about, in an array of at most one. It is read for the user whom the cookie
 * names, so it may be used only once the session is verified. `asked` is what a page without a plan of its own is about.
 */
export async function readShownPlan(
  { request, params, context }: Asked,
  asked: { event?: string | null; asksToday?: boolean } = {},
): Promise<ShownPlan[]> {
  const { config, db, reader, now, timeZone } = context.get(appContext);
  const viewerId = context.get(sessionContext).key?.userId;
  if (viewerId === undefined) return [];
  const lastId = readLastPlan(request.headers.get("Cookie"), config.isHttps);
  const today = dayInZone(new Date(now), timeZone);
  const question = { viewerId, openId: params.onboardingId ?? null, lastId, today, ...asked };
  const rows = await reader.read(selectShownPlan(db, question));
  return rows.map(({ onboardingId: planId, status, bornChildren, ...plan }) => ({
    onboardingId: planId,
    status,
    isOfFamily: bornChildren > 1,
    sizeDays: readSizes(plan).days,
    start: planStart(plan),
  }));
}
