// /dashboards/{id}/today/helpers: Today for those who help, as a text to copy for everyone on the plan, and as links for its parents.
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { HelperLinks, HelperText, LinkForm } from "~/components/sharing/link-cards.tsx";
import { helpersPath, todayPath } from "~/contracts/today/today-addresses.ts";
import { MOST_LINKS } from "~/domain/sharing/made-link.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { madeLinkAction } from "~/routes/sharing/link-page.server.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";
import type { Route } from "./+types/helpers-page";
import { readHelpers } from "./read-helper.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(HELPERS_COPY.title, page);

export const loader = (args: Route.LoaderArgs) => readHelpers(args, args.params.onboardingId);

export const action = madeLinkAction("helper");

export default function Helpers({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, text, links, mayEdit, typed } = loaderData;
  const { onboardingId: planId } = plan;
  return (
    <PageFrame
      title={HELPERS_COPY.title}
      lead={HELPERS_COPY.lead}
      back={{ to: todayPath(planId), label: TODAY_COPY.title }}
    >
      {text === null ? (
        <NotReady plan={plan} />
      ) : (
        <>
          <HelperText text={text} />
          <HelperLinks planId={planId} links={links} />
          {mayEdit && (
            <LinkForm
              // Its fields are empty again once a link is made.
              key={links.length}
              path={helpersPath(planId)}
              copy={HELPERS_COPY}
              fields={[
                { name: "helper", label: HELPERS_COPY.helper, usual: HELPERS_COPY.usualHelper },
                { name: "shownName", label: HELPERS_COPY.name },
              ]}
              refusal={actionData ?? null}
              typed={typed}
              isFirst={links.length === 0}
              isFull={links.length >= MOST_LINKS.helper}
            />
          )}
        </>
      )}
    </PageFrame>
  );
}
