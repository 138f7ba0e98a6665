import { appContext } from "~/context.ts";
import type { FoundDestinations } from "~/contracts/travel/found-destinations.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { findDestinations } from "~/usecases/travel/find-destinations.ts";
import type { Route } from "./+types/destinations";

/** As many as a list shows without being scrolled far. */
const MOST = 8;

export const middleware: Route.MiddlewareFunction[] = [limitRate("write", "GET")];

/** The places that what is typed names, for the field that searches while somebody types. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  await requireViewer(args);
  const { db } = args.context.get(appContext);
  const destinations = await findDestinations(db, args.url.searchParams.get("q") ?? "", MOST);
  return Response.json({ destinations } satisfies FoundDestinations);
}
