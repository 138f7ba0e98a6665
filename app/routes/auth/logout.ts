import { data, redirect } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { deleteSession } from "~/data/sessions.server.ts";
import { clearedSessionCookie } from "~/services/auth/session-cookie.server.ts";
import type { Route } from "./+types/logout";

/** Looking at the address signs nobody out. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action({ context }: Route.ActionArgs) {
  const { config, db } = context.get(appContext);
  const { claim } = context.get(sessionContext);
  if (claim) await deleteSession(db, claim.tokenHash);
  return redirect("/auth?notice=signed-out", {
    headers: { "Set-Cookie": await clearedSessionCookie(config) },
  });
}
