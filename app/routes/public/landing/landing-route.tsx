import { redirect } from "react-router";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { selectHasPlan } from "~/data/plans/plans.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { offeredMonths } from "~/domain/public/plan-address.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { homeMeta } from "~/routes/page-meta.ts";
import { tellExample } from "~/views/public/landing-example.ts";
import { UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import type { Route } from "./+types/landing-route";
import { LandingPage } from "./landing-page.tsx";
import { LANDING_EXAMPLES } from "./read-landing-example.server.ts";

export const handle = publicHandle({ sameFor: { parameters: [] }, isInSitemap: true });

export const meta: Route.MetaFunction = (args) => homeMeta(args);

/** Shows what the product is; redirects a signed-in user to their plans or the quiz. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const example = tellExample(LANDING_EXAMPLES, UNKNOWN_COUNTRY);
  const page = { example, offered: offeredMonths(toDay(new Date(now))) };
  const session = args.context.get(sessionContext);
  if (!session.key) return page;
  const [viewer, plans] = await Promise.all([
    session.viewer(),
    reader.read(selectHasPlan(db, session.key.userId)),
  ]);
  if (viewer) throw redirect(plans.length > 0 ? "/dashboards" : "/onboarding");
  return page;
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />;
}
