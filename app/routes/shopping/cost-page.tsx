// /dashboards/{id}/cost: the cost of a plan's pieces by the price sheet of its country, and the parents' own prices.
import { data } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { PlanCost } from "~/components/shopping/plan-cost.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { costPath } from "~/contracts/shopping/cost-addresses.ts";
import { ownPricesForm, readOwnPricesForm } from "~/contracts/shopping/price-forms.ts";
import type { ShownCost } from "~/contracts/shopping/shown-cost.ts";
import { selectPlanForViewer, selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { selectPricesForViewer } from "~/data/shopping/own-prices.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone, type IsoDay } from "~/domain/calendar.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { parseShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { chooseScenario } from "~/domain/wardrobe/scenarios.ts";
import { sizesToCome } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { type FormOutcome, formAgain, refuseFields, refuseForm } from "~/http/shown-form.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { noteAct } from "~/usecases/members/note-act.ts";
import { keepOwnPrices } from "~/usecases/shopping/keep-own-prices.ts";
import { countryName } from "~/views/places/country.ts";
import { type PlanPrices, readPlanPrices, viewCost } from "~/views/shopping/cost-view.ts";
import { type ItemRow, readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { COST_COPY } from "~/words/en/shopping/cost-copy.ts";
import type { Route } from "./+types/cost-page";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(COST_COPY.title, page);

/** 404 for a plan that isn't open to the viewer. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan, items, [priced], unsent] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanForViewer(db, userId, planId)),
    reader.read(selectItemsForViewer(db, userId, planId)),
    reader.read(selectPricesForViewer(db, userId, planId)),
    readUnsent(args),
  ]);
  const { cardTitle, babyNames, attemptNumber, status, role, ownerName, laundryScenario } = plan;
  const today = dayInZone(new Date(now), timeZone);
  const { searchParams } = args.url;
  const scenario = chooseScenario({ url: searchParams.get("scenario"), plan: laundryScenario });
  const prices = readPlanPrices(priced, today);
  return {
    plan: { onboardingId: planId, cardTitle, babyNames, attemptNumber, status, role, ownerName },
    isReady: isComplete(status),
    country: countryName(plan.country),
    otherScenario: scenario === laundryScenario ? null : scenario,
    cost:
      prices && isComplete(status)
        ? costOfPlan(plan, items, { prices, scenario, today, scope: searchParams.get("for") })
        : null,
    typed: unsent?.fields ?? null,
  };
}

interface AskedCost {
  prices: PlanPrices;
  scenario: LaundryScenario;
  today: IsoDay;
  /** As the address has it. */
  scope: string | null;
}

function costOfPlan(plan: PlanOfViewer, rows: readonly ItemRow[], asked: AskedCost): ShownCost {
  const { prices, scenario, today } = asked;
  const { needs, times } = readWardrobe(plan, rows, { today, scenario });
  return viewCost({
    items: needs,
    prices,
    scope: parseShoppingScope(asked.scope) ?? "year",
    scopes: [...sizesToCome(times), "year"],
  });
}

type PlanOfViewer = Awaited<ReturnType<typeof selectPlanForViewer>>[number];

/** Keeps own prices of some items. */
export const action = formAction({
  contract: ownPricesForm,
  async act(sent): Promise<FormOutcome> {
    const { db, live, now, timeZone } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const read = readOwnPricesForm(sent.fields);
    if ("errors" in read) return refuseFields(sent, read.errors);
    const { currency = "", scenario } = sent.fields;
    const today = dayInZone(new Date(now), timeZone);
    const prices = { planId, currency, today, prices: read.prices };
    if (!(await keepOwnPrices({ db, live, now }, sent.viewer.id, prices))) {
      const [plan] = await selectPlanSummaryForViewer(db, sent.viewer.id, planId, "edit");
      if (!plan) throw data(null, { status: 404 });
      return refuseForm(sent, isComplete(plan.status) ? "PRICES_CHANGED" : "ATTEMPT_NOT_READY");
    }
    noteAct(sent.app, { userId: sent.viewer.id, planId }, { act: "own-prices" });
    const scope = parseShoppingScope(sent.fields.for) ?? "year";
    const back = costPath(planId, scope, scenario ? chooseScenario({ url: scenario, plan: "daily" }) : null);
    return leads(await seeOther(sent, back, "prices-saved"));
  },
  fault: { event: "own_prices_not_saved", why: "PRICES_NOT_SAVED", page: formAgain },
});

export default function CostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, isReady, cost, country, otherScenario, typed } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  const kept = typed && { isDone: false, message: null, errors: {}, typed };
  const title = cost ? (cost.answer ?? COST_COPY.nothing) : COST_COPY.title;
  const refusal = actionData ?? kept;
  return (
    <OnPlan value={plan}>
      <PageFrame title={title} back={backToPlan(plan)}>
        {refusal?.message && <ErrorNotice>{refusal.message}</ErrorNotice>}
        {cost && <PlanCost planId={planId} cost={cost} scenario={otherScenario} refusal={refusal} />}
        {!cost && (isReady ? <p>{COST_COPY.noSheet(country)}</p> : <NotReady plan={plan} />)}
      </PageFrame>
    </OnPlan>
  );
}
