// The preview picture for a shared link to an instant plan.
import { data } from "react-router";
import { monthWords } from "~/copy/day-words.ts";
import { pictureLines } from "~/copy/public/instant-plan-copy.ts";
import { essentialsWord } from "~/copy/wardrobe/dashboard-copy.ts";
import { SHOWN_FIRST } from "~/domain/public/plan-address.ts";
import { shopSize } from "~/domain/wardrobe/size-times.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { drawPlan } from "~/usecases/public/draw-plan.ts";
import { countEssentials } from "~/views/public/instant-plan-view.ts";
import type { Route } from "./+types/plan-picture-route";
import { findPlanPlace } from "./read-instant-plan.server.ts";

export const middleware: Route.MiddlewareFunction[] = [limitRate("plans", "GET")];

/** Its numbers change only with the rules, so caches may keep it for a week. */
const CACHING = "public, max-age=604800";

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const found = await findPlanPlace(args);
  if (found.kind !== "place") throw data(null, { status: 404 });
  const { month, place } = found;
  const count = countEssentials(place, { month, ...SHOWN_FIRST });
  const lines = pictureLines(
    monthWords(`${month}-01`, "name"),
    place.name,
    shopSize(place.country, SHOWN_FIRST.size),
  );
  const picture = await drawPlan({ count, counted: essentialsWord(count), lines });
  return new Response(picture, { headers: { "Content-Type": "image/png", "Cache-Control": CACHING } });
}
