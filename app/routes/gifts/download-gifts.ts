import { redirect } from "react-router";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { fileAnswer } from "~/http/file-answer.server.ts";
import { giftsCsv } from "~/views/gifts/parents-gifts-view.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { FILE_NAMES, TITLED_FILES } from "~/words/en/shopping/shopping-list-copy.ts";
import type { Route } from "./+types/download-gifts";
import { readParentsGifts } from "./read-parents-gifts.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";

/** Who brings what, as a file. A plan without a list redirects to the page, which offers to make one. */
export async function loader(args: Route.LoaderArgs) {
  const { plan, gifts } = await readParentsGifts(args);
  if (!gifts) throw redirect(parentsGiftsPath(args.params.onboardingId));
  return fileAnswer(giftsCsv(gifts, plan.country), {
    type: "text/csv",
    plainName: FILE_NAMES.gifts,
    name: TITLED_FILES.gifts(titleOfPlan(plan)),
  });
}
