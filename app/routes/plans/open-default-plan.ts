// /dashboards/default-attempt/{ageRange} and /age-range-dashboard/{ageRange}: an age range of the user's
// default dashboard.
import { seeOther } from "~/http/form-page.server.ts";
import type { Route } from "./+types/open-default-plan";
import { openDashboard } from "./open-default.server.ts";

/** Without an age range, the list says that something is missing. */
export async function loader(args: Route.LoaderArgs) {
  const { ageRangeId } = args.params;
  if (ageRangeId) return openDashboard(args, ageRangeId);
  return seeOther(args, "/dashboards", "parameters-missing", 302);
}

export { Nothing as default } from "~/routes/nothing.ts";
