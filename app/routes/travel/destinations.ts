import type { FoundDestinations } from "~/contracts/places/found-places.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { findDestinations } from "~/usecases/travel/plan-trip.ts";
import type { Route } from "./+types/destinations";

export { readsNear as handle } from "~/contracts/route-facts.ts";
export { readsLimited as middleware } from "~/http/guards.server.ts";

/** As many as fit in a list without much scrolling. */
const MOST = 8;

/** Places that match the typed text, for the field that searches as you type. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { db } = args.context.get(appContext);
  const text = args.url.searchParams.get("q") ?? "";
  const { rows: destinations } = await readAsViewer(args, () => findDestinations(db, text, MOST));
  return Response.json({ destinations } satisfies FoundDestinations);
}
