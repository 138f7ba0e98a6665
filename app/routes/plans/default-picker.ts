// /age-ranges: the picker of the dashboard that the user means by default.
import type { Route } from "./+types/default-picker";
import { openDashboard } from "./open-default.server.ts";

export function loader(args: Route.LoaderArgs) {
  return openDashboard(args, null);
}

/** Never rendered; with it, what the loader throws becomes a page. */
export default function DefaultPicker() {
  return null;
}
