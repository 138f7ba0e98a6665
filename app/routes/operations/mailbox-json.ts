import { data } from "react-router";
import { appContext } from "~/http/context.ts";
import { readMailbox } from "~/usecases/mail/read-mailbox.ts";
import type { Route } from "./+types/mailbox-json";

/** The development mailbox as JSON; doesn't exist in production. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, db } = context.get(appContext);
  if (!config.isDevelopment) throw data(null, { status: 404 });
  return Response.json(await readMailbox(db, config.tokenSecret));
}
