// /dashboard: an old address of the list.
import { redirect } from "react-router";
import { requireViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/list-alias";

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return redirect("/dashboards");
}
