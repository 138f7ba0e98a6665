import { appContext } from "~/context.ts";
import type { Route } from "./+types/healthz";

/** Whether the Worker can serve: it and its database respond. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  try {
    await db.run("select 1");
    return Response.json({ ok: true, database: "ok" });
  } catch {
    return Response.json({ ok: false, database: "unreachable" }, { status: 503 });
  }
}
