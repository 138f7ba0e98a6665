// /dashboards/default-attempt/{ageRange} and /age-range-dashboard/{ageRange}: an age range of the dashboard that the
// user means by default.
import { seeOther } from "~/http/form-page.server.ts";
import type { Route } from "./+types/open-default-attempt";
import { openDashboard } from "./open-default.server.ts";

/** Without an age range something is missing, and the list says so. */
export async function loader(args: Route.LoaderArgs) {
  const { ageRangeId } = args.params;
  if (ageRangeId) return openDashboard(args, ageRangeId);
  return seeOther(args, "/dashboards", "parameters-missing", 302);
}

/** Never rendered; with it, what the loader throws becomes a page. */
export default function DefaultAttempt() {
  return null;
}
