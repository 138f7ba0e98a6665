// The pieces still to get for an age range or the year: on screen, on paper, as text, and as a file. It updates when other tabs
// and devices change something.

import { useState } from "react";
import { href, Link } from "react-router";
import { SizeAsk } from "~/components/growth/size-ask.tsx";
import { WillItFit } from "~/components/growth/will-it-fit.tsx";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { PlanNotReady } from "~/components/plans/plan-not-ready.tsx";
import { ListToolsButton, OpenList } from "~/components/shopping/open-list.tsx";
import { shoppingListText } from "~/components/shopping/shopping-list-text.ts";
import { useAnswerFirst } from "~/components/ui/use-answer-first.ts";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { costPath } from "~/contracts/shopping/cost-addresses.ts";
import { placeWithZip } from "~/domain/places/place.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { failedPageMeta, keptAs, planPageTitle } from "~/routes/page-meta.ts";
import { costLine } from "~/views/shopping/cost-view.ts";
import type { ShoppingView } from "~/views/shopping/shopping-list-view.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { countedForBabies } from "~/words/en/plans/babies-copy.ts";
import { dueOrBorn } from "~/words/en/plans/due-date-copy.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { listUpdated, SCOPE_LABELS, SHOPPING_COPY } from "~/words/en/shopping/shopping-list-copy.ts";
import type { Route } from "./+types/shopping-list-page";
import { readShoppingList } from "./read-shopping-list.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

interface ShownList {
  /** The whole list in words, for detecting changes. */
  text: string;
  remaining: number;
}

/**
 * A sentence for screen readers when a list changes by itself. Switching to another list, named by `of`, is
 * not announced.
 */
export function useListAnnouncement(of: string, shown: ShownList | null): string {
  const text = shown?.text ?? null;
  const [known, setKnown] = useState({ of, text });
  const [words, setWords] = useState("");
  if (known.of !== of || known.text !== text) {
    setKnown({ of, text });
    setWords(known.of === of && shown ? listUpdated(shown.remaining) : "");
  }
  return words;
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error) return failedPageMeta(error);
  const kept = loaderData?.shown
    ? [keptAs(loaderData.plan, `${SHOPPING_COPY.title}, ${SCOPE_LABELS[loaderData.scope]}`)]
    : [];
  return [{ title: planPageTitle(SHOPPING_COPY.title, loaderData?.plan) }, ...kept];
};

export async function loader(args: Route.LoaderArgs) {
  const { attempt: plan, view, prices, ...list } = await readShoppingList(args);
  const { scope, scenario } = list;
  const { onboardingId: planId, status, babyBornOn } = plan;
  const place = placeWithZip(plan);
  const title = titleOfPlan(plan);
  const size = scope === "year" ? null : shopSize(plan.country, scope);
  const baby = dueOrBorn(dayWords(planStart(plan), plan.country), babyBornOn !== null);
  const subtitle = [title, place, baby, countedForBabies(plan.babies), size].filter(Boolean).join(" · ");
  const otherScenario = scenario === plan.laundryScenario ? null : scenario;
  const words = view && prices && costLine(view.list, prices);
  return {
    onboardingId: planId,
    status,
    onPlan: { role: plan.role, ownerName: plan.ownerName },
    subtitle,
    plan: { cardTitle: plan.cardTitle, babyNames: plan.babyNames, attemptNumber: plan.attemptNumber },
    ...list,
    /** For the page's links, which name a scenario only if it isn't the plan's own. */
    otherScenario,
    /** In words; null without prices, and where nothing is left to buy. With its page's address, which costs the browser no script. */
    cost: words ? { words, path: costPath(planId, scope, otherScenario) } : null,
    shown: view && shownView(view, subtitle),
  };
}

/** What the page needs of a view. The text leaves out what has just been ticked off. */
function shownView({ list, ...view }: ShoppingView, subtitle: string) {
  const over = view.passedOn.map(({ ageRange }) => ageRange);
  const text = shoppingListText(list, subtitle, over, view.waiting);
  return { ...view, text, left: list.essentials.remaining };
}

export default function ShoppingListPage({ loaderData }: Route.ComponentProps) {
  const {
    onboardingId: planId,
    status,
    currentAge,
    scope,
    scenario,
    otherScenario,
    hasNice,
    shown,
  } = loaderData;
  usePlanRevalidation(planId);
  const isWhole = useAnswerFirst();
  const name = `${scope} ${scenario} ${hasNice}`;
  const announcement = useListAnnouncement(name, shown && { text: shown.text, remaining: shown.left });
  const base = href("/dashboards/:onboardingId", { onboardingId: planId });
  const dashboardOf = (age: AgeRange) => `${base}/${age}${otherScenario ? `?scenario=${otherScenario}` : ""}`;
  function pathOf(list: { scope: ShoppingScope; hasNice: boolean }, file = ""): string {
    const query = new URLSearchParams({ for: list.scope });
    if (otherScenario) query.set("scenario", otherScenario);
    if (list.hasNice) query.set("nice", "1");
    return `${base}/shopping-list${file}?${query}`;
  }
  return (
    <OnPlan value={loaderData.onPlan}>
      <PageFrame
        title={SHOPPING_COPY.title}
        back={{
          ...backToPlan({ ...loaderData.plan, onboardingId: planId }),
          to: dashboardOf(scope === "year" ? currentAge : scope),
        }}
        beside={
          shown &&
          loaderData.hasGifts !== null && (
            <Link className="tap-link" to={parentsGiftsPath(planId)}>
              {loaderData.hasGifts ? SHOPPING_COPY.gifts : SHOPPING_COPY.makeGifts}
            </Link>
          )
        }
        acts={shown && <ListToolsButton scope={scope} />}
        isWide
      >
        <ReaderNote />
        {shown ? (
          <OpenList
            key={`${planId} ${name}`}
            {...loaderData}
            isWhole={isWhole}
            view={shown}
            text={shown.text}
            pathOf={pathOf}
            dashboardOf={dashboardOf}
          />
        ) : (
          <>
            <p className="figures break-words text-ink-soft">{loaderData.subtitle}</p>
            <PlanNotReady planId={planId} status={status} />
          </>
        )}
        <div className="mt-8">
          <WillItFit
            fit={loaderData.growth.fit}
            path={`${base}/shopping-list`}
            kept={{ for: scope, ...(otherScenario && { scenario: otherScenario }) }}
          />
        </div>
        {!loaderData.growth.ask?.sizes && <SizeAsk planId={planId} ask={loaderData.growth.ask} />}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </PageFrame>
    </OnPlan>
  );
}
