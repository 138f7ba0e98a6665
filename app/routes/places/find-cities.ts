import { type FoundPlaces, foundPlace } from "~/contracts/places/found-places.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import type { Route } from "./+types/find-cities";

export { readsNear as handle } from "~/contracts/route-facts.ts";
export { readsLimited as middleware } from "~/http/guards.server.ts";

/** As many as fit in a list without much scrolling. */
const MOST = 8;

/** Cities that match the typed text, for the field that searches as you type. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { db } = args.context.get(appContext);
  const text = args.url.searchParams.get("q") ?? "";
  const { rows: places } = await readAsViewer(args, () => findPlaces(db, text, MOST));
  return Response.json({ places: places.map(foundPlace) } satisfies FoundPlaces);
}
