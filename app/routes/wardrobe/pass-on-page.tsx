// Pieces to pass on: a list to check off, print, and copy, by size.

import { Form, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan, useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { CopyAndPrint } from "~/components/shopping/list-buttons.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { PassOnSections, passOnText } from "~/components/wardrobe/bag/pass-on-sections.tsx";
import { bagPath, passOnPath, type TakenBack } from "~/contracts/wardrobe/bag-addresses.ts";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import { answerOr } from "~/lib/send-form.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import {
  HAND_ME_DOWNS_COPY,
  HAND_ME_DOWNS_LINKS,
  PASS_ON_COPY,
} from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { undoneWords } from "~/words/en/wardrobe/item-words.ts";
import { BOX_LINKS } from "~/words/en/wardrobe/page-links-copy.ts";
import type { Route } from "./+types/pass-on-page";
import { readPassOn } from "./pass-on-data.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";
export { sendPassOn as action } from "./pass-on-data.server.ts";

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
      <div data-chrome className="mt-1 flex flex-wrap items-center gap-x-4">
        {mayEdit && (
          <Link to={bagPath(planId)} className="linkish inline-flex min-h-11 items-center text-xs sm:text-sm">
            {HAND_ME_DOWNS_LINKS.bag}
          </Link>
        )}
        <Link to={boxesPath(planId)} className="linkish inline-flex min-h-11 items-center text-xs sm:text-sm">
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
      <Form
        method="post"
        action={path}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
      >
        <input type="hidden" name="bagId" value={bag.id} />
        <span className="figures">{PASS_ON_COPY.passedOn(bag.pieces)}</span>
        <SubmitButton path={path} busy={HAND_ME_DOWNS_COPY.undoing} look="quiet" name="intent" value="undo">
          {HAND_ME_DOWNS_COPY.undo}
        </SubmitButton>
      </Form>
    </Notice>
  );
}
