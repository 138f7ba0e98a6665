import { href, redirect } from "react-router";
import { FILE_NAMES } from "~/copy/shopping/shopping-list-copy.ts";
import { shoppingListCsv } from "~/views/shopping/shopping-list-view.ts";
import type { Route } from "./+types/download-shopping-list";
import { readShoppingList } from "./read-shopping-list.server.ts";

/** What is still to get, as a file. A plan without a list redirects to the page, which says why. */
export async function loader(args: Route.LoaderArgs) {
  const { attempt: plan, scope, view } = await readShoppingList(args);
  if (!view)
    throw redirect(
      href("/dashboards/:onboardingId/shopping-list", { onboardingId: args.params.onboardingId }),
    );
  return new Response(shoppingListCsv(view.list, plan.country), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${FILE_NAMES.shoppingList(scope)}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
