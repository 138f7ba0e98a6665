import { href, redirect } from "react-router";
import { fileAnswer } from "~/http/file-answer.server.ts";
import { shoppingListCsv } from "~/views/shopping/shopping-list-view.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { FILE_NAMES, TITLED_FILES } from "~/words/en/shopping/shopping-list-copy.ts";
import type { Route } from "./+types/download-shopping-list";
import { readShoppingList } from "./read-shopping-list.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";

/** What is still to get, as a file. A plan without a list redirects to the page, which says why. */
export async function loader(args: Route.LoaderArgs) {
  const { attempt: plan, scope, view } = await readShoppingList(args);
  if (!view)
    throw redirect(
      href("/dashboards/:onboardingId/shopping-list", { onboardingId: args.params.onboardingId }),
    );
  return fileAnswer(shoppingListCsv(view.list, plan.country, view.waiting), {
    type: "text/csv",
    plainName: FILE_NAMES.shoppingList(scope),
    name: TITLED_FILES.shoppingList(titleOfPlan(plan), scope),
  });
}
