import { appContext } from "~/context.ts";
import { toDay } from "~/domain/calendar.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import type { Route } from "./+types/own-data";

/** Everything that is the signed-in user's, as a file. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now } = args.context.get(appContext);
  const text = JSON.stringify(await exportOwnData({ db, now }, viewer.id), null, 2);
  return new Response(text, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="layette-data-${toDay(new Date(now))}.json"`,
    },
  });
}
