import { appContext } from "~/context.ts";
import type { Route } from "./+types/healthz";

/** Whether the Worker can serve: it and its database respond. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(appContext);
  // Only in development may it differ from the machine's clock.
  const clock = Math.abs(now - Date.now()) < 60_000 ? {} : { clock: new Date(now).toISOString() };
  // Names of variables, never their values.
  const wrong = config.wrongVariables.length === 0 ? {} : { variables: config.wrongVariables };
  try {
    await db.run("select 1");
    return Response.json({ ok: true, database: "ok", ...clock, ...wrong });
  } catch {
    return Response.json({ ok: false, database: "unreachable" }, { status: 503 });
  }
}
