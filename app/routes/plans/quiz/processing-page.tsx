// The screen after the quiz. It shows the attempt's real status, pushed by the live channel and polled only while that is down.

import { useEffect, useState } from "react";
import { data, href, redirect, useNavigate } from "react-router";
import { ON_THE_LINE, Scene } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { PlainRefresh } from "~/components/layout/plain-refresh.tsx";
import { OnPlan } from "~/components/members/on-plan.ts";
import { NamesForm } from "~/components/plans/name-fields.tsx";
import { PlanFailure } from "~/components/plans/quiz/plan-failure.tsx";
import { usePlanStatus } from "~/components/plans/use-plan-status.ts";
import { ButtonLink } from "~/components/ui/button.tsx";
import { buttonForm } from "~/contracts/form-pages.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { askedName } from "~/domain/members/person-name.ts";
import { may } from "~/domain/members/roles.ts";
import { nameOfEach } from "~/domain/plans/names.ts";
import { isComplete, progressOf } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { retryPlan } from "~/usecases/plans/change-answers.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { MEANWHILE_COPY } from "~/words/en/plans/names-copy.ts";
import { PROCESSING_COPY } from "~/words/en/plans/processing-copy.ts";
import { NOT_READY_COPY } from "~/words/en/plans/title-of-plan.ts";
import type { Route } from "./+types/processing-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

/** The clothesline: one garment hangs for each stage the plan has reached. */
export function PlanProgress({ status }: { status: PlanStatus }) {
  const { percent, step } = progressOf(status) ?? { percent: 0, step: 0 };
  const { stages, marks } = PROCESSING_COPY;
  return (
    <div>
      <div className="relative mt-6 grid max-w-lg grid-cols-4 gap-2 px-3">
        <span aria-hidden="true" className="absolute inset-x-0 top-1 h-0.5 rounded-full bg-outline" />
        {stages.map((stage, index) => {
          const isReached = index < step;
          return (
            <div key={stage} className="flex flex-col items-center">
              <Scene
                name={ON_THE_LINE[index] ?? "line-onesie"}
                className={`mt-1 aspect-[72/88] w-16 origin-top transition duration-200 sm:w-20 ${isReached ? "" : "scale-90 opacity-15 grayscale"}`}
              />
              <p className={`mt-3 text-xs sm:text-sm ${isReached ? "font-semibold" : "text-ink-soft"}`}>
                {stage}
                <span className="sr-only">{isReached ? marks.reached : marks.ahead}</span>
              </p>
            </div>
          );
        })}
      </div>
      <div
        role="progressbar"
        aria-label={PROCESSING_COPY.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%, ${stages[step - 1] ?? stages[0]}`}
        className="mt-8 h-2.5 max-w-lg overflow-hidden rounded-full bg-hairline"
      >
        <svg
          width={`${percent}%`}
          aria-hidden="true"
          className="h-full rounded-full bg-rose transition-[width] duration-200"
        />
      </div>
      <p role="status" className="figures mt-3 text-sm text-ink-soft">
        {percent}% · {stages[step - 1] ?? stages[0]}
      </p>
    </div>
  );
}

export const meta: Route.MetaFunction = () => [{ title: `${PROCESSING_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    reader.read(selectPlanSummaryForViewer(db, userId, args.params.onboardingId)),
  );
  const [plan] = rows;
  if (!plan) throw noSuchPlan(args.params.onboardingId);
  const { onboardingId: planId, status, errorMessage, version, role, babyNames, babies } = plan;
  // A copy goes through none of these stages; the list shows its progress.
  if (status === "cloning_dashboard") throw redirect("/dashboards");
  const { ageRange } = leadingSize(readSizes(plan).days, dayInZone(new Date(now), timeZone));
  const planPath = href("/dashboards/:onboardingId/:ageRangeId", {
    onboardingId: planId,
    ageRangeId: ageRange,
  });
  /** What is asked meanwhile; null if that was answered or skipped, or isn't the viewer's to say. */
  const names = babyNames === null && may(role, "edit") ? nameOfEach(null, babies) : null;
  return {
    attempt: { onboardingId: planId, status, errorMessage, version, role },
    planPath,
    names,
    own: askedName(viewer),
    plainRefresh: plainRefresh(status, names === null ? planPath : null),
  };
}

/**
 * Without scripts: reloads every two seconds, then opens the plan; null waits for whoever answers the page's question. A failed one
 * waits for the parent.
 */
function plainRefresh(status: PlanStatus, planPath: string | null): PlainRefresh | null {
  if (isComplete(status)) return planPath === null ? null : { seconds: 2, path: planPath };
  return status === "failed" ? null : { seconds: 2 };
}

/** Try Again. */
export const action = formAction({
  contract: buttonForm(),
  async act(sent): Promise<FormOutcome> {
    const { onboardingId: planId = "" } = sent.params;
    const result = await retryPlan(sent.app, sent.viewer.id, planId);
    switch (result) {
      case "restarted":
      case "already-running":
        return leads(redirect(href("/onboarding/processing/:onboardingId", { onboardingId: planId })));
      case "limit-reached":
        return refuseForm(sent, "QUIZ_LIMIT_ON_SUBMIT");
      case "not-found":
        throw data(null, { status: 404 });
      default:
        return result satisfies never;
    }
  },
});

export default function Processing({ loaderData, actionData }: Route.ComponentProps) {
  const { attempt: plan, ...rest } = loaderData;
  const error = actionData?.message ?? null;
  return <Watch key={plan.onboardingId} attempt={plan} {...rest} error={error} />;
}

type WatchProps = Pick<Route.ComponentProps["loaderData"], "attempt" | "planPath" | "names" | "own"> & {
  error: string | null;
};

function Watch({ attempt: plan, planPath, names, own, error }: WatchProps) {
  // Whoever has begun to type a name finishes it: the plan then waits, one tap away.
  const [isNaming, setNaming] = useState(false);
  const { status, errorMessage, isOverdue } = usePlanStatus(plan, planPath, { isHeld: isNaming });
  const navigate = useNavigate();
  // The dashboard says that the plan is still being prepared, and listens.
  useEffect(() => {
    if (isOverdue && !isNaming) void navigate(planPath, { replace: true });
  }, [isOverdue, isNaming, navigate, planPath]);
  if (status === "failed")
    return (
      <OnPlan value={plan}>
        <PlanFailure planId={plan.onboardingId} message={errorMessage} error={error} />
      </OnPlan>
    );
  return (
    <PageFrame title={PROCESSING_COPY.title} back={{ to: "/dashboards", label: NOT_READY_COPY.toList }}>
      <PlanProgress status={status} />
      <p className="mt-6 text-ink-soft">
        {!isComplete(status)
          ? PROCESSING_COPY.lead
          : isNaming
            ? MEANWHILE_COPY.ready
            : PROCESSING_COPY.redirecting}
      </p>
      {isComplete(status) && (
        <ButtonLink to={planPath} className="mt-6">
          {PROCESSING_COPY.open}
        </ButtonLink>
      )}
      {names && (
        <section
          aria-labelledby="meanwhile"
          // A page that loads again every two seconds would take away what is typed.
          className={`card mt-8 max-w-md p-4 ${isComplete(status) ? "" : "noscript:hidden"}`}
          onInput={() => setNaming(true)}
        >
          <h2 id="meanwhile" className="mb-3 text-base">
            {MEANWHILE_COPY.title}
          </h2>
          <NamesForm planId={plan.onboardingId} babies={names} own={own} from={planPath} canSkip />
        </section>
      )}
    </PageFrame>
  );
}
