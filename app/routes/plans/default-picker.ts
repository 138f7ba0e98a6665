// /age-ranges: the age range picker of the user's default dashboard.
import type { Route } from "./+types/default-picker";
import { openDashboard } from "./open-default.server.ts";

export function loader(args: Route.LoaderArgs) {
  return openDashboard(args, null);
}

/** Never rendered; without a component, what the loader throws would not become a page. */
export default function DefaultPicker() {
  return null;
}
