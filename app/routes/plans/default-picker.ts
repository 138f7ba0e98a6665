// /age-ranges: the age range picker of the user's default dashboard.
import type { Route } from "./+types/default-picker";
import { openDashboard } from "./open-default.server.ts";

export function loader(args: Route.LoaderArgs) {
  return openDashboard(args, null);
}

export { Nothing as default } from "~/routes/nothing.ts";
