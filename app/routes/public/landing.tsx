import { redirect } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { selectHasAttempt } from "~/data/plans/attempts.server.ts";
import { homeMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/landing";
import { LANDING_EXAMPLE } from "./landing-example.server.ts";
import { LandingPage } from "./landing-page.tsx";

export const handle = { isHydrated: false };

export const meta: Route.MetaFunction = (args) => homeMeta(args);

/** Shows what the product is; somebody signed in goes on to their plans, or to the quiz. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const session = args.context.get(sessionContext);
  if (!session.key) return { example: LANDING_EXAMPLE };
  const [viewer, attempts] = await Promise.all([
    session.viewer(),
    reader.read(selectHasAttempt(db, session.key.userId)),
  ]);
  if (viewer) throw redirect(attempts.length > 0 ? "/dashboards" : "/onboarding");
  return { example: LANDING_EXAMPLE };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage example={loaderData.example} />;
}
