// Pieces to pass on: a list to check off, print, and copy, by size.

import { data, Form, href, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan, useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { CopyAndPrint } from "~/components/shopping/list-buttons.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { PassOnSections, passOnText } from "~/components/wardrobe/bag/pass-on-sections.tsx";
import { BAG_PARAM, bagPath, passOnPath, type TakenBack } from "~/contracts/wardrobe/bag-addresses.ts";
import { passOnForm, readPassOnForm } from "~/contracts/wardrobe/bag-form.ts";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import { piecesOf } from "~/domain/wardrobe/bag-answer.ts";
import { unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { PlanRouteArgs } from "~/http/request-context.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { newId } from "~/lib/new-id.ts";
import { answerOr } from "~/lib/send-form.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { noteAct } from "~/usecases/members/note-act.ts";
import { passOnPieces, takeBagBack } from "~/usecases/wardrobe/save-bag.ts";
import { viewPassOn } from "~/views/wardrobe/bag-view.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { BOX_LINKS } from "~/words/en/wardrobe/box-links-copy.ts";
import {
  HAND_ME_DOWNS_COPY,
  HAND_ME_DOWNS_LINKS,
  PASS_ON_COPY,
} from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { undoneWords } from "~/words/en/wardrobe/item-words.ts";
import type { Route } from "./+types/pass-on-page";
import { notFound, readPlanAndBag } from "./read-bag-page.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(PASS_ON_COPY.title) }];

export const loader = (args: Route.LoaderArgs) => readPassOn(args);

/** What can't be sent now isn't kept: the checks stay as they are. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, () => ({ message: ERROR_TEXTS.BAG_NOT_SAVED }));
}

export default function PassOnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, planPath } = loaderData;
  return (
    <OnPlan value={plan}>
      <PageFrame
        title={PASS_ON_COPY.title}
        back={{ ...backToPlan(plan), to: planPath }}
        lead={PASS_ON_COPY.intro}
      >
        {plan.isReady ? (
          <ToPassOn loaderData={loaderData} problem={actionData?.message ?? null} />
        ) : (
          <NotReady plan={plan} />
        )}
      </PageFrame>
    </OnPlan>
  );
}

interface ToPassOnProps extends Pick<Route.ComponentProps, "loaderData"> {
  problem: string | null;
}

function ToPassOn({ loaderData, problem }: ToPassOnProps) {
  const { plan, sections, formKey, bag } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  const mayEdit = useMay("edit");
  return (
    <>
      <ReaderNote />
      {problem && <ErrorNotice>{problem}</ErrorNotice>}
      {bag && !problem && mayEdit && <PassedOn planId={planId} bag={bag} />}
      <div data-chrome className="mt-1 flow gap-x-4">
        {mayEdit && (
          <Link to={bagPath(planId)} className="tap-link text-xs sm:text-sm">
            {HAND_ME_DOWNS_LINKS.bag}
          </Link>
        )}
        <Link to={boxesPath(planId)} className="tap-link text-xs sm:text-sm">
          {BOX_LINKS.boxes}
        </Link>
        {sections.length > 0 && <CopyAndPrint text={passOnText(sections)} />}
      </div>
      {sections.length === 0 && (
        <div className="mt-4">
          <p className="font-semibold">{PASS_ON_COPY.none}</p>
          <p className="text-sm text-ink-soft">{PASS_ON_COPY.noneText}</p>
        </div>
      )}
      {/* Unchecked again by each act. */}
      <PassOnSections key={bag?.id} planId={planId} sections={sections} formKey={formKey} />
    </>
  );
}

type PassedOnProps = { planId: string; bag: { id: string; undone: TakenBack | null; pieces: number } };

function PassedOn({ planId, bag }: PassedOnProps) {
  if (bag.undone) return <Notice>{undoneWords(bag.undone, "on")}</Notice>;
  const path = passOnPath(planId);
  return (
    <Notice look="good">
      <Form method="post" action={path} className="flow justify-between gap-x-4 gap-y-2">
        <input type="hidden" name="bagId" value={bag.id} />
        <span className="figures">{PASS_ON_COPY.passedOn(bag.pieces)}</span>
        <SubmitButton path={path} busy={HAND_ME_DOWNS_COPY.undoing} look="quiet" name="intent" value="undo">
          {HAND_ME_DOWNS_COPY.undo}
        </SubmitButton>
      </Form>
    </Notice>
  );
}

/** 404 for a plan that isn't open to the viewer. */
async function readPassOn(args: PlanRouteArgs) {
  const { items, bag, times, current, plan } = await readPlanAndBag(args, "out");
  const { onboardingId: planId } = plan;
  return {
    plan,
    planPath: href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: current }),
    sections: viewPassOn(items, times),
    formKey: newId(),
    bag: bag && {
      id: bag.id,
      undone: bag.undone,
      pieces: bag.changes.reduce((sum, { pieces }) => sum - pieces, 0),
    },
  };
}

type Page = Response | Promise<Response> | ReturnType<typeof data<{ message: string }>>;

export const action = formAction({
  contract: passOnForm,
  async act(sent) {
    const { onboardingId: planId = "" } = sent.params;
    const plan = { viewerId: sent.viewer.id, planId };
    const wish = readPassOnForm(sent.fields);
    const gone = (bagId: string, undone?: TakenBack) =>
      done(
        { bagId, leftText: "", undone },
        (): Page => seeOther(sent, `${passOnPath(planId)}?${new URLSearchParams({ [BAG_PARAM]: bagId })}`),
      );
    switch (wish.kind) {
      case "wrong":
        return refused(unreadable("BAG_NOT_SAVED"), onPage);
      case "nothing":
        return refused("PASS_ON_EMPTY", onPage);
      case "undo": {
        const act = { act: "passed-on-undone" } as const;
        const outcome = await takeBagBack(sent.app, { ...plan, bagId: wish.bagId }, act);
        if (outcome === "none") return notFound();
        if (outcome === "unreadable") return refused("COUNTS_UNREADABLE", onPage);
        return gone(wish.bagId, outcome);
      }
      case "pass-on": {
        const result = await passOnPieces(sent.app, plan, wish);
        if (result.kind === "nothing") return notFound();
        if (result.kind === "unreadable") return refused("COUNTS_UNREADABLE", onPage);
        const act = { act: "passed-on", after: piecesOf(wish.cells), bag: result.bagId } as const;
        noteAct(sent.app, { userId: sent.viewer.id, planId }, act);
        return gone(result.bagId);
      }
      default:
        return wish satisfies never;
    }
  },
  fault: { event: "pass_on_not_saved", why: "BAG_NOT_SAVED", page: (_, refusal) => onPage(refusal) },
});

function onPage({ status, message }: Refusal): Page {
  return data({ message }, { status });
}
