// What the box of + needs to know of the plan; fetched when it opens.
import type { BoxAnswer } from "~/contracts/wardrobe/box-answer.ts";
import type { Route } from "./+types/read-bag-items";
import { boxOf, readPlanAndBag } from "./read-bag-page.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export async function loader(args: Route.LoaderArgs) {
  const read = await readPlanAndBag(args, "in");
  return Response.json(boxOf(read) satisfies BoxAnswer);
}
