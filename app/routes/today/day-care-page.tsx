// /dashboards/{id}/today/day-care: what the day care needs of the baby's clothes, to change, to print, and to copy.
import { data, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { CopyAndPrint } from "~/components/shopping/list-buttons.tsx";
import { CareList, careText } from "~/components/today/care-list.tsx";
import { careFields, careForm, readCareFields } from "~/contracts/today/care-form.ts";
import { CARE_SIZE_PARAM, dayCarePath, labelsPath } from "~/contracts/today/today-addresses.ts";
import { selectPlanForViewer, selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { selectCareLists } from "~/data/today/day-care-lists.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { checkForm, type FormOutcome, formAgain, refuseForm } from "~/http/shown-form.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { noteAct } from "~/usecases/members/note-act.ts";
import { keepCareList } from "~/usecases/today/keep-care-list.ts";
import { viewDayCare } from "~/views/today/day-care-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { CARE_COPY, NAME_LABELS_COPY } from "~/words/en/today/day-care-copy.ts";
import type { Route } from "./+types/day-care-page";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(CARE_COPY.title, page);

/** 404 for a plan that isn't open to the viewer. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan, items, lists, unsent] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanForViewer(db, userId, planId)),
    reader.read(selectItemsForViewer(db, userId, planId)),
    reader.read(selectCareLists(db, userId, planId)),
    readUnsent(args),
  ]);
  const { cardTitle, babyNames, attemptNumber, status, role, ownerName } = plan;
  const asked = parseAgeRange(args.url.searchParams.get(CARE_SIZE_PARAM));
  const care = isComplete(status)
    ? viewDayCare(plan, readWardrobe(plan, items, { today: dayInZone(new Date(now), timeZone) }), {
        lists,
        asked,
      })
    : null;
  return {
    plan: { onboardingId: planId, cardTitle, babyNames, attemptNumber, status, role, ownerName },
    care,
    typed: unsent?.fields ?? null,
  };
}

/** Saves a size's list, or goes back to the usual one. */
export const action = formAction({
  contract: careForm,
  async act(sent): Promise<FormOutcome> {
    const { db, live, now } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const read = checkForm(sent, careFields);
    if ("refusal" in read) return read.refusal;
    const { intent, size, more } = read.value;
    const counts = readCareFields(sent.fields);
    if (!counts) return refuseForm(sent, "CARE_COUNT_INVALID");
    const list = { planId, size, own: intent === "save" ? { counts, more } : null };
    if (!(await keepCareList({ db, live, now }, sent.viewer.id, list))) {
      const [plan] = await selectPlanSummaryForViewer(db, sent.viewer.id, planId, "edit");
      if (!plan) throw data(null, { status: 404 });
      return refuseForm(sent, "ATTEMPT_NOT_READY");
    }
    noteAct(sent.app, { userId: sent.viewer.id, planId }, { act: "day-care" });
    return leads(await seeOther(sent, dayCarePath(planId, size), "care-saved"));
  },
  fault: { event: "care_list_not_saved", why: "CARE_NOT_SAVED", page: formAgain },
});

export default function DayCare({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, care, typed } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  const kept = typed && { isDone: false, message: null, errors: {}, typed: textsOf(typed) };
  return (
    <OnPlan value={plan}>
      <PageFrame
        title={care ? (care.without ?? CARE_COPY.headline(care.pieces)) : CARE_COPY.title}
        back={backToPlan(plan)}
      >
        {care ? (
          <>
            <ReaderNote />
            <p className="box-label-where">{NAME_LABELS_COPY.name}</p>
            <div data-chrome className="flow gap-x-4">
              <CopyAndPrint text={careText(care)} />
              <Link to={labelsPath(planId)} className="tap-link text-xs sm:text-sm">
                {CARE_COPY.labels}
              </Link>
            </div>
            <CareList planId={planId} care={care} refusal={actionData ?? kept} />
          </>
        ) : (
          <NotReady plan={plan} />
        )}
      </PageFrame>
    </OnPlan>
  );
}

function textsOf(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
