// A separate page confirms the deletion of a plan; the list then offers to undo it.

import { data, Form, href, redirect } from "react-router";
import { ButtonLink } from "~/components/ui/button.tsx";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import { appContext } from "~/context.ts";
import { buttonForm } from "~/contracts/form-pages.ts";
import { DELETED_PARAM, deletePath } from "~/contracts/plans/plan-addresses.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { attemptTitle } from "~/copy/plans/attempt-title.ts";
import { DELETE_PLAN_COPY } from "~/copy/plans/plan-changes.ts";
import { selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import { isComplete } from "~/domain/plans/attempt-status.ts";
import { formForWhoMay, forWhoMay } from "~/http/plan-refusal.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { deletePlan } from "~/usecases/plans/delete-plan.ts";
import type { Route } from "./+types/delete-plan-page";

export const meta: Route.MetaFunction = () => [{ title: `${DELETE_PLAN_COPY.title} · ${PRODUCT_NAME}` }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const loader = forWhoMay("manage", async (args: Route.LoaderArgs) => {
  const { db, reader } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    reader.read(selectAttemptSummaryForOwner(db, userId, args.params.onboardingId, "manage")),
  );
  const [attempt] = rows;
  if (!attempt) throw data(null, { status: 404 });
  const { onboardingId, cardTitle, attemptNumber, status } = attempt;
  return {
    onboardingId,
    title: attemptTitle(cardTitle, attemptNumber),
    wayBack: isComplete(status) ? href("/dashboards/:onboardingId", { onboardingId }) : "/dashboards",
  };
});

export const action = formForWhoMay("manage", buttonForm(), async (args: Route.ActionArgs) => {
  const viewer = await requireViewer(args);
  const { db, live, now } = args.context.get(appContext);
  const { onboardingId } = args.params;
  const result = await deletePlan({ db, live, now }, viewer.id, onboardingId);
  if (result === "not-found") throw data(null, { status: 404 });
  throw redirect(`/dashboards?${new URLSearchParams({ [DELETED_PARAM]: onboardingId })}`, { status: 303 });
});

export default function Delete({ loaderData: { onboardingId, title, wayBack } }: Route.ComponentProps) {
  return (
    <section className="container-page max-w-md py-8 md:py-12">
      <h1 className="text-xl wrap-anywhere">{DELETE_PLAN_COPY.question(title)}</h1>
      <p className="mt-2 text-ink-soft">{DELETE_PLAN_COPY.lead}</p>
      <p className="mt-2 text-ink-soft">{DELETE_PLAN_COPY.quota}</p>
      <Form method="post" action={deletePath(onboardingId)} className="mt-6 grid gap-3">
        <SubmitButton look="danger" path={deletePath(onboardingId)} busy={DELETE_PLAN_COPY.busy}>
          {DELETE_PLAN_COPY.button}
        </SubmitButton>
        <ButtonLink to={wayBack} look="quiet">
          {DELETE_PLAN_COPY.keep}
        </ButtonLink>
      </Form>
    </section>
  );
}
