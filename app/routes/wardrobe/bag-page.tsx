// A whole bag of clothes: tapped, typed, or pasted, and saved at once. Without a network it is kept and sent later.

import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan, useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import type { LaterAnswer } from "~/components/offline/kept-forms.ts";
import {
  type KeptAnswer,
  type KeptForms,
  sendOrKeep,
  useFormKey,
  useKeptForms,
} from "~/components/offline/use-kept-forms.ts";
import { WaitingForms } from "~/components/offline/waiting-forms.tsx";
import { BagEditor } from "~/components/wardrobe/bag/bag-editor.tsx";
import { BagSaid, bagWords } from "~/components/wardrobe/bag/bag-row.tsx";
import { BAG_PARAM, type BagAnswered, bagPath, isBagAnswered } from "~/contracts/wardrobe/bag-addresses.ts";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import { RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { ownAsTyped } from "~/domain/wardrobe/bag-box.ts";
import { keptAs, planPageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { BOX_LINKS } from "~/words/en/wardrobe/box-links-copy.ts";
import { HAND_ME_DOWNS_COPY } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import type { Route } from "./+types/bag-page";
import { type BagAgain, readBagPage } from "./read-bag-page.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";
export { sendBag as action } from "./read-bag-page.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: planPageTitle(HAND_ME_DOWNS_COPY.add, loaderData?.plan) },
  ...(loaderData ? [keptAs(loaderData.plan, HAND_ME_DOWNS_COPY.add)] : []),
];

export const loader = (args: Route.LoaderArgs) => readBagPage(args);

const KIND = "bags";

/** What can't be sent now is kept, if it is a bag and there is room; anything else comes back as it was. */
export function clientAction(args: Route.ClientActionArgs) {
  const message = ERROR_TEXTS.BAG_NOT_SAVED;
  return sendOrKeep(args, {
    kind: KIND,
    intent: "save",
    wordsOf: bagWords,
    again: ({ text = "", cells = "", own = "", size }): BagAgain => {
      const typed = [text, ownAsTyped(own)].filter(Boolean).join("\n");
      return { message, isRead: false, text: typed, cells, size: ageRangeOf(size) };
    },
  });
}

const ageRangeOf = (text: string | undefined) => AGE_RANGES.find((ageRange) => ageRange === text) ?? null;

export default function BagPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, planPath } = loaderData;
  return (
    <OnPlan value={plan}>
      <PageFrame
        title={loaderData.box.title}
        back={{ ...backToPlan(plan), to: planPath }}
        beside={
          <Link to={boxesPath(plan.onboardingId)} className="tap-link">
            {BOX_LINKS.boxes}
          </Link>
        }
        lead={HAND_ME_DOWNS_COPY.intro}
      >
        <Bags key={plan.onboardingId} loaderData={loaderData} actionData={actionData} />
      </PageFrame>
    </OnPlan>
  );
}

interface BagsProps extends Pick<Route.ComponentProps, "loaderData"> {
  actionData: BagAgain | KeptAnswer | undefined;
}

/** A plan may be worked out again while its bags are sent: what wasn't understood of them outlives that. */
function Bags(props: BagsProps) {
  const { plan } = props.loaderData;
  const { onboardingId: planId, isReady } = plan;
  const navigate = useNavigate();
  /** Bags that were sent later, and what of their texts wasn't understood. */
  const [sent, setSent] = useState<readonly BagAnswered[]>([]);
  const { nextKey } = readAnswer(props.actionData);
  // One that was sent shows its answer.
  function onSaved(bag: LaterAnswer): void {
    if (!isBagAnswered(bag)) return;
    setSent((others) => [...others, bag]);
    const query = new URLSearchParams({ [BAG_PARAM]: bag.bagId });
    void navigate(`${bagPath(planId)}?${query}`, { replace: true, preventScrollReset: true });
  }
  const waiting = useKeptForms(KIND, planId, { told: nextKey, isReady, onSaved });
  if (!isReady) return <NotReady plan={plan} />;
  return <Packing {...props} sent={sent} waiting={waiting} />;
}

interface PackingProps extends BagsProps {
  sent: readonly BagAnswered[];
  waiting: KeptForms;
}

function Packing({ loaderData, actionData, sent, waiting }: PackingProps) {
  const { plan, box, bag, planPath } = loaderData;
  const { onboardingId: planId } = plan;
  const formKey = useFormKey(loaderData.formKey);
  usePlanRevalidation(planId);
  const { again: refusal } = readAnswer(actionData);
  const answered = useAnswered(bag, sent, actionData);
  const { nextKey, again } = readAnswer(answered.answer);
  const left = leftIn(bag, sent);
  if (!useMay("edit")) return <ReaderNote />;
  return (
    <>
      {bag && !refusal && <BagSaid planId={planId} bag={bag} />}
      <WaitingForms {...waiting} wordsOf={bagWords} copy={HAND_ME_DOWNS_COPY} />
      <BagEditor
        // Filled anew by each answer to this form.
        key={`${answered.bagId} ${nextKey} ${JSON.stringify(again)}`}
        plan={{ ...box, planId }}
        details={(name) => (
          <Link
            to={`${planPath}?${new URLSearchParams({ [RESULT_PARAMS.add]: "", [RESULT_PARAMS.draft]: `${new URLSearchParams({ name })}` })}`}
            className="tap-link text-sm"
          >
            {HAND_ME_DOWNS_COPY.details}
          </Link>
        )}
        formKey={nextKey ?? formKey}
        start={startOf(loaderData, again, left.join("\n"))}
        left={left}
        problem={refusal?.message ?? null}
        reading={readingOf(refusal, left.length > 0)}
      />
    </>
  );
}

function readAnswer(answer: BagsProps["actionData"]) {
  return {
    nextKey: answer && "nextKey" in answer ? answer.nextKey : null,
    again: answer && "cells" in answer ? answer : null,
  };
}

interface Answered {
  /** The bag that this page's own form became. */
  bagId: string | null;
  answer: BagsProps["actionData"];
}

/** How this page's form was answered last. A bag that was sent later is no answer to it, and takes no draft away. */
function useAnswered(
  bag: Loaded["bag"],
  sent: readonly BagAnswered[],
  answer: BagsProps["actionData"],
): Answered {
  const bagId = bag && !sent.some((later) => later.bagId === bag.id) ? bag.id : null;
  const [last, setLast] = useState<Answered>({ bagId, answer });
  const isOwnBag = bagId !== null && bagId !== last.bagId;
  const isAnswer = answer !== undefined && answer !== last.answer;
  if (!isOwnBag && !isAnswer) return last;
  const next = { bagId: bagId ?? last.bagId, answer };
  setLast(next);
  return next;
}

type Loaded = Route.ComponentProps["loaderData"];

/** What wasn't understood of the bags that were sent later, and of the one that is shown. */
function leftIn(bag: Loaded["bag"], sent: readonly BagAnswered[]): readonly string[] {
  const last = bag && !bag.undone ? bag.leftText : "";
  return [...new Set([...sent.map(({ leftText }) => leftText), last])].filter(Boolean);
}

function startOf({ size, typed }: Loaded, again: BagAgain | null, left: string) {
  return again
    ? { ...again, size: again.size ?? size }
    : { size, cells: typed.cells, text: typed.text || left };
}

function readingOf(again: BagAgain | null, hasLeft: boolean): string | null {
  if (again?.isRead) return again.text === "" ? HAND_ME_DOWNS_COPY.filled : HAND_ME_DOWNS_COPY.left;
  return hasLeft ? HAND_ME_DOWNS_COPY.left : null;
}
