// The preview picture for a shared link to an instant plan.

import { data } from "react-router";
import { toDay } from "~/domain/calendar.ts";
import { SHOWN_FIRST, sizesOfMonth } from "~/domain/public/plan-address.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { appContext } from "~/http/context.ts";
import { drawPlan } from "~/usecases/public/draw-plan.ts";
import { countEssentials } from "~/views/public/instant-plan-view.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { pictureLines } from "~/words/en/public/instant-plan-copy.ts";
import { essentialsWord } from "~/words/en/wardrobe/dashboard-copy.ts";
import type { Route } from "./+types/plan-picture-route";
import { findPlanPlace } from "./read-instant-plan.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";
export { plansLimited as middleware } from "~/http/guards.server.ts";

/** The numbers of a baby who is due change only with the rules, so caches may keep the picture for a week; others for a day. */
const DAY_S = 24 * 60 * 60;
const CACHED_S = { due: 7 * DAY_S, born: DAY_S } as const;

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const found = await findPlanPlace(args);
  if (found.kind !== "place") throw data(null, { status: 404 });
  const { month, place } = found;
  const { now, readFile } = args.context.get(appContext);
  const today = toDay(new Date(now));
  const { count, size } = countEssentials(place, { month, ...SHOWN_FIRST }, today);
  const lines = pictureLines(monthWords(`${month}-01`, "name"), place.name, shopSize(place.country, size));
  const picture = await drawPlan({ count, counted: essentialsWord(count), lines }, readFile);
  const seconds = CACHED_S[sizesOfMonth(month, today).isBorn ? "born" : "due"];
  return new Response(picture, {
    headers: { "Content-Type": "image/png", "Cache-Control": `public, max-age=${seconds}` },
  });
}
