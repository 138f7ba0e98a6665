import { searchText } from "~/contracts/places/city-search.ts";
import { placeInPath } from "~/domain/public/plan-address.ts";
import { appContext } from "~/http/context.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import type { Route } from "./+types/suggest-cities";

export { readsNear as handle } from "~/contracts/route-facts.ts";
// The same flood limit as the quiz's search has.
export { readsLimited as middleware } from "~/http/guards.server.ts";

/** As many as fit in a list without much scrolling. */
const MOST = 8;

/** Cities that match the typed text, for the public search of those outside the US; `place` is as in addresses. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const found = await findPlaces(db, searchText(url.searchParams.get("q")), MOST);
  const cities = found.map((place) => ({
    place: placeInPath(place),
    name: place.name,
    within: place.within,
  }));
  return Response.json({ cities });
}
