// The page that has a plan go on to 24 months, and back to its first year.

import { data, Form, href, redirect } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { readMonths, readPlannedSizes } from "~/contracts/growth/stored-sizes.ts";
import { secondYearPath } from "~/contracts/plans/plan-addresses.ts";
import { readSecondYearForm, secondYearForm } from "~/contracts/plans/plan-forms.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { dayInZone, type IsoDay } from "~/domain/calendar.ts";
import { type SizesOfPlan, sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { CARRIED_ON_MONTHS } from "~/domain/wardrobe/growth.ts";
import { SECOND_YEAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import { sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { carryOn } from "~/usecases/plans/change-answers.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { SECOND_YEAR_COPY } from "~/words/en/plans/second-year-copy.ts";
import type { Route } from "./+types/second-year-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(SECOND_YEAR_COPY.title) }];

export const loader = forWhoMay("edit", async (args: Route.LoaderArgs) => {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const [plan] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, args.params.onboardingId, "edit")),
  ]);
  const { onboardingId: planId, cardTitle, babyNames, attemptNumber } = plan;
  const sizes = sizesOfPlan(readPlannedSizes(plan.plannedSizes), plan, plan.babies, CARRIED_ON_MONTHS);
  return {
    onboardingId: planId,
    cardTitle,
    babyNames,
    attemptNumber,
    isReady: isComplete(plan.status),
    goesOn: readMonths(plan) === CARRIED_ON_MONTHS,
    sizes: secondYearWords(sizes, dayInZone(new Date(now), timeZone), plan.country),
  };
});

/** '12–18m from Mar 3, 2028, 18–24m from Sep 3, 2028' */
function secondYearWords({ days, starts }: SizesOfPlan, today: IsoDay, country: string): string {
  const times = sizeTimes(days, today);
  const from = starts ? SECOND_YEAR_COPY.fromAbout : SECOND_YEAR_COPY.from;
  return SECOND_YEAR_SIZES.flatMap((size) => {
    const own = days[size];
    if (!own) return [];
    if (times[size] === "over") return [SECOND_YEAR_COPY.over(size)];
    return times[size] === "now" ? [SECOND_YEAR_COPY.now(size)] : [from(size, dayWords(own.start, country))];
  }).join(" · ");
}

export const action = formAction({
  contract: secondYearForm,
  async act(sent): Promise<FormOutcome> {
    const { app, viewer } = sent;
    const { onboardingId: planId = "" } = sent.params;
    const months = readSecondYearForm(sent.fields);
    if (months === null) return refuseForm(sent, "UNEXPECTED");
    const result = await carryOn(app, viewer.id, planId, months);
    switch (result.kind) {
      case "recalculating":
        noteAct(app, { userId: viewer.id, planId }, { act: "months", after: months });
        return leads(redirect(href("/onboarding/processing/:onboardingId", { onboardingId: planId }), 303));
      case "unchanged":
        return leads(redirect(href("/dashboards/:onboardingId", { onboardingId: planId }), 303));
      case "refused":
        return refuseForm(sent, result.code);
      case "not-found":
        throw data(null, { status: 404 });
      default:
        return result satisfies never;
    }
  },
});

export default function SecondYear({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId: planId, isReady, goesOn, sizes } = loaderData;
  const copy = SECOND_YEAR_COPY;
  return (
    <PageFrame title={copy.title} back={backToPlan(loaderData)}>
      <p className="figures font-display text-lg font-semibold wrap-anywhere">{sizes}</p>
      <p className="mt-3 text-ink-soft">{goesOn ? `${copy.isOn} ${copy.backLead}` : copy.lead}</p>
      {(actionData?.message || !isReady) && (
        <div className="mt-4">
          {isReady ? (
            <ErrorNotice>{actionData?.message}</ErrorNotice>
          ) : (
            <Notice look="look" title={copy.notReadyTitle}>
              {copy.notReady}
            </Notice>
          )}
        </div>
      )}
      {isReady && (
        <Form method="post" action={secondYearPath(planId)} noValidate className="mt-6 grid gap-3">
          <input type="hidden" name="intent" value={goesOn ? "first-year" : "go-on"} />
          <SubmitButton
            look={goesOn ? "quiet" : "primary"}
            path={secondYearPath(planId)}
            busy={goesOn ? copy.backBusy : copy.busy}
          >
            {goesOn ? copy.back : copy.button}
          </SubmitButton>
        </Form>
      )}
    </PageFrame>
  );
}
