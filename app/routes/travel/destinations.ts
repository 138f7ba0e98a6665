import { appContext } from "~/context.ts";
import type { FoundDestinations } from "~/contracts/places/found-places.ts";
import type { RouteFacts } from "~/contracts/route-facts.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { findDestinations } from "~/usecases/travel/plan-trip.ts";
import type { Route } from "./+types/destinations";

export const handle: RouteFacts = { readsNear: true };

/** As many as fit in a list without much scrolling. */
const MOST = 8;

export const middleware: Route.MiddlewareFunction[] = [limitRate("write", "GET")];

/** Places that match the typed text, for the field that searches as you type. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  await requireViewer(args);
  const { db } = args.context.get(appContext);
  const destinations = await findDestinations(db, args.url.searchParams.get("q") ?? "", MOST);
  return Response.json({ destinations } satisfies FoundDestinations);
}
