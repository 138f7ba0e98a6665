import { appContext } from "~/http/context.ts";
import { lookAround, mayLookAround } from "~/usecases/operations/tell-operator.ts";
import type { Route } from "./+types/healthz";

/**
 * Whether the Worker can serve: it and its database respond. With `?deep` and HEALTH_TOKEN, also what waits, what was given up, and
 * what of it is beyond its bound.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(appContext);
  const isDeep = new URL(request.url).searchParams.has("deep");
  if (isDeep && !mayLookAround(request.headers.get("Authorization"), config.healthToken))
    return Response.json({ ok: false, deep: "needs HEALTH_TOKEN" }, { status: 403 });
  // Only in development may it differ from the machine's clock.
  const clock = Math.abs(now - Date.now()) < 60_000 ? {} : { clock: new Date(now).toISOString() };
  // Names of variables, never their values.
  const wrong = config.wrongVariables.length === 0 ? {} : { variables: config.wrongVariables };
  try {
    const deep = isDeep
      ? await lookAround({ db, now, schema: config.schema })
      : await db.run("select 1").then(() => null);
    const ok = !deep || deep.findings.length === 0;
    return Response.json({ ok, database: "ok", ...clock, ...wrong, ...deep }, { status: ok ? 200 : 503 });
  } catch {
    return Response.json({ ok: false, database: "unreachable" }, { status: 503 });
  }
}
