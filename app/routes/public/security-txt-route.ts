import { data } from "react-router";
import { appContext } from "~/http/context.ts";
import { securityTxt } from "~/views/public/security-txt.ts";
import type { Route } from "./+types/security-txt-route";

/** Where to report a vulnerability; doesn't exist in a deployment without a contact. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { config, now } = context.get(appContext);
  if (!config.securityContact) throw data(null, { status: 404 });
  const text = securityTxt({ contact: config.securityContact, origin: config.origin, now });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
