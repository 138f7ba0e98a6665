// What people have changed in a plan lately. A note that was replaced goes back by a plain form, and so do many counts.

import { href } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { Button } from "~/components/ui/button.tsx";
import { bagPath, enoughPath, passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import { selectActs } from "~/data/members/kept-acts.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { may } from "~/domain/members/roles.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { appContext } from "~/http/context.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { type ShownAct, viewChanges } from "~/views/members/people-view.ts";
import { CHANGES_COPY } from "~/words/en/members/changes-copy.ts";
import type { Route } from "./+types/changes-page";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(CHANGES_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan, acts] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
    reader.read(selectActs(db, userId, planId)),
  ]);
  const { cardTitle, babyNames, attemptNumber } = plan;
  return {
    plan: { onboardingId: planId, cardTitle, babyNames, attemptNumber },
    mayPutBack: may(plan.role, "edit"),
    acts: viewChanges(acts, timeZone, now, plan.role),
  };
}

export default function Changes({ loaderData: { plan, mayPutBack, acts } }: Route.ComponentProps) {
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  return (
    <PageFrame
      title={CHANGES_COPY.title}
      back={backToPlan(plan)}
      lead={acts.length === 0 ? CHANGES_COPY.none : CHANGES_COPY.lead}
    >
      <ol className="mt-4 grid">
        {acts.map((act) => (
          <li key={act.id} className="border-t border-hairline py-2">
            <p className="figures text-xs text-ink-soft">
              {act.who} · {act.when}
            </p>
            <p className="wrap-anywhere">{act.words}</p>
            {act.lost && <LostNote planId={planId} lost={act.lost} mayPutBack={mayPutBack} />}
            {act.undo && mayPutBack && <UndoAct planId={planId} undo={act.undo} />}
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}

const UNDO_AT: Readonly<Record<string, (planId: string) => string>> = {
  ...{ enough: enoughPath, bag: bagPath, "passed-on": passOnPath },
};

type UndoActProps = { planId: string; undo: NonNullable<ShownAct["undo"]> };

/** Takes many counts back, by the form of the page that has changed them. */
function UndoAct({ planId, undo: { kind, bagId, ageRange } }: UndoActProps) {
  return (
    <form method="post" noValidate action={(UNDO_AT[kind] ?? boxesPath)(planId)} className="text-sm">
      {ageRange && <BackHere planId={planId} ageRange={ageRange} />}
      <input type="hidden" name="bagId" value={bagId} />
      <Button type="submit" look="bare" name="intent" value="undo" className="min-h-11">
        {CHANGES_COPY.undo}
      </Button>
    </form>
  );
}

/** The size that a form is about, and the way back to this page. */
function BackHere({ planId, ageRange }: { planId: string; ageRange: AgeRange }) {
  const path = href("/dashboards/:onboardingId/changes", { onboardingId: planId });
  return (
    <>
      <input type="hidden" name="from" value={path} />
      <input type="hidden" name="ageRange" value={ageRange} />
    </>
  );
}

type LostNoteProps = { planId: string; lost: NonNullable<ShownAct["lost"]>; mayPutBack: boolean };

/** The note that was replaced, and the form that puts it back, which is the one that saves any note. */
function LostNote({ planId, lost: { itemId, ageRange, note }, mayPutBack }: LostNoteProps) {
  return (
    <form
      method="post"
      noValidate
      action={href("/dashboards/:onboardingId/items/:itemId", { onboardingId: planId, itemId: `${itemId}` })}
      className="mt-1 text-sm text-ink-soft"
    >
      <BackHere planId={planId} ageRange={ageRange} />
      <input type="hidden" name="note" value={note} />
      <p className="wrap-anywhere whitespace-pre-wrap">{CHANGES_COPY.before(note)}</p>
      {mayPutBack && (
        <Button type="submit" look="bare" className="min-h-11">
          {CHANGES_COPY.putBack}
        </Button>
      )}
    </form>
  );
}
