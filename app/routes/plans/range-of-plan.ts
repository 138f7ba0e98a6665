// /dashboards/0-3m?attempt={id} and the other age ranges.
import type { Route } from "./+types/range-of-plan";
import { openDashboard } from "./open-default.server.ts";

export function loader(args: Route.LoaderArgs) {
  const ageRange = args.url.pathname.split("/").filter(Boolean).at(-1) ?? "";
  return openDashboard(args, ageRange);
}

export { Nothing as default } from "~/routes/nothing.ts";
