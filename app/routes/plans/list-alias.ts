// /dashboard, as old links to the list say it.
import { redirect } from "react-router";
import { requireViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/list-alias";

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return redirect("/dashboards");
}
