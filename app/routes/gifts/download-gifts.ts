import { redirect } from "react-router";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { FILE_NAMES } from "~/copy/shopping/shopping-list-copy.ts";
import { giftsCsv } from "~/views/gifts/parents-gifts-view.ts";
import type { Route } from "./+types/download-gifts";
import { readParentsGifts } from "./read-parents-gifts.server.ts";

/** Who brings what, as a file. A plan without a list redirects to the page, which offers to make one. */
export async function loader(args: Route.LoaderArgs) {
  const { plan, gifts } = await readParentsGifts(args);
  if (!gifts) throw redirect(parentsGiftsPath(args.params.onboardingId));
  return new Response(giftsCsv(gifts, plan.country), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${FILE_NAMES.gifts}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
