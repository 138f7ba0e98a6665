// /shopping: redirects to the list of the plan that a calendar's event speaks of, or that was open last, and says where it comes from if
// there is none.

import { redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { dayInZone } from "~/domain/calendar.ts";
import { EVENT_PARAM } from "~/domain/feed/announced-days.ts";
import { placesOf } from "~/domain/plans/places.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { appContext } from "~/http/context.ts";
import { readShownPlan } from "~/http/read-shown-plan.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { NO_LIST_COPY } from "~/words/en/shopping/shopping-list-copy.ts";
import type { Route } from "./+types/last-list";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(NO_LIST_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { now, timeZone } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, () =>
    readShownPlan(args, { event: args.url.searchParams.get(EVENT_PARAM) }),
  );
  const [plan] = rows;
  const places = placesOf(plan, dayInZone(new Date(now), timeZone));
  if (plan && isComplete(plan.status)) throw redirect(places.shopping);
  return { to: places.plan, isComing: plan !== undefined };
}

export default function NoListYet({ loaderData: { to, isComing } }: Route.ComponentProps) {
  return (
    <PageFrame
      title={NO_LIST_COPY.title}
      lead={isComing ? NO_LIST_COPY.coming : NO_LIST_COPY.text}
      scene="empty-plans"
    >
      <ButtonLink to={to}>{isComing ? NO_LIST_COPY.toPlans : NO_LIST_COPY.toQuiz}</ButtonLink>
    </PageFrame>
  );
}
