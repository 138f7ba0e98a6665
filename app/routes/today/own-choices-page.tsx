// The page of one's own times, whose form Today shows as well: without scripts it says why a time was refused. Chips on Today tell this
// address of the situation that somebody looks at.
import { data, redirect, useSearchParams } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { OwnTimesForm, timeFieldsOf } from "~/components/today/own-times-form.tsx";
import { aSituation, ownChoicesForm, ownTimesFields } from "~/contracts/today/own-choices-form.ts";
import { isAtHome, todayPath } from "~/contracts/today/today-addresses.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { saveOwnTimes, saveSituation, selectTodayChoices } from "~/data/today/today-choices.server.ts";
import { readOwnTimes } from "~/domain/today/own-times.ts";
import { SHOWN_SITUATIONS } from "~/domain/today/shown-situation.ts";
import { SITUATION_PARAM } from "~/domain/today/today-params.ts";
import { appContext } from "~/http/context.ts";
import { unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction } from "~/http/form-action.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { checkForm, type FormOutcome, formAgain, refuseForm } from "~/http/shown-form.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { OWN_TIMES_COPY, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import type { Route } from "./+types/own-choices-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(OWN_TIMES_COPY.title) }];

export const loader = async (args: Route.LoaderArgs) => {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [, [choices], unsent] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
    reader.read(selectTodayChoices(db, userId, planId)),
    readUnsent(args),
  ]);
  return { planId, times: readOwnTimes(choices), typed: unsent?.fields ?? null };
};

export const action = formAction({
  contract: ownChoicesForm,
  planAct: "read",
  async act(sent): Promise<FormOutcome> {
    const { db } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const shown = situationIn(sent.fields.situation ?? sent.url.searchParams.get(SITUATION_PARAM));
    const back = todayPath(planId, shown, isAtHome(sent.url.searchParams));
    const goOn = () => done({ success: true as const }, () => redirect(back));
    const viewerId = sent.viewer.id;
    if (sent.fields.situation !== undefined) {
      // Nobody types it, so that what can't be read comes from a script.
      if (shown === null) return refuseForm(sent, unreadable("CHOICE_NOT_SAVED"));
      if (!(await saveSituation(db, viewerId, planId, shown))) throw data(null, { status: 404 });
      return goOn();
    }
    const read = checkForm(sent, ownTimesFields);
    if ("refusal" in read) return read.refusal;
    if (!(await saveOwnTimes(db, viewerId, planId, read.value))) throw data(null, { status: 404 });
    return goOn();
  },
  fault: { event: "choice_not_saved", why: "CHOICE_NOT_SAVED", page: formAgain },
});

function situationIn(text: string | null) {
  return aSituation.safeParse(text).data ?? null;
}

export default function OwnChoices({ loaderData, actionData }: Route.ComponentProps) {
  const { planId, times } = loaderData;
  const [search] = useSearchParams();
  const typed = actionData?.typed ?? loaderData.typed;
  return (
    <PageFrame
      title={OWN_TIMES_COPY.title}
      back={{ to: todayPath(planId, null, isAtHome(search)), label: TODAY_COPY.title }}
    >
      <OwnTimesForm
        planId={planId}
        values={{ ...timeFieldsOf(times), ...typed }}
        isAtHome={isAtHome(search)}
        situation={SHOWN_SITUATIONS.find((one) => one === search.get(SITUATION_PARAM)) ?? null}
        refused={actionData}
      />
    </PageFrame>
  );
}
