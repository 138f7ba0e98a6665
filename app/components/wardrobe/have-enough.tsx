// "We have enough of this size": one tap for whoever counts nothing, and its undo.

import { type SubmitEvent, useTransition } from "react";
import { useLocation } from "react-router";
import { useReadAgain } from "~/components/live/use-live-line.ts";
import { useMay } from "~/components/members/on-plan.ts";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { type BagAnswered, enoughPath, isBagAnswered } from "~/contracts/wardrobe/bag-addresses.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { NO_NETWORK } from "~/words/en/offline/offline-copy.ts";
import { COUNT_COPY, ENOUGH_COPY, undoneWords } from "~/words/en/wardrobe/item-words.ts";
import type { DashboardChoice } from "./use-dashboard-choice.ts";

/** Long enough to think again. */
const UNDO_MS = 10_000;

interface HaveEnoughProps {
  planId: string;
  choice: Pick<DashboardChoice, "ageRange" | "scenario">;
  /** Whether essentials are missing. */
  isOpen: boolean;
  /** The change that parents can still take back; null without one. */
  lastBag: string | null;
}

export function HaveEnough({ planId, choice, isOpen, lastBag }: HaveEnoughProps) {
  const { ageRange, scenario } = choice;
  const { pathname, search } = useLocation();
  const mayCount = useMay("edit");
  const { send } = useFormSend(isBagAnswered);
  const readAgain = useReadAgain();
  const [isBusy, start] = useTransition();
  const address = enoughPath(planId);

  function post(fields: Readonly<Record<string, string>>, onDone: (answer: BagAnswered) => void) {
    if (!navigator.onLine) {
      showToast({ ...NO_NETWORK, look: "error" });
      return;
    }
    start(async () => {
      const result = await send(address, { ageRange, ...fields }, { failed: ERROR_TEXTS.QUANTITY_NOT_SAVED });
      if (result?.isDone === false) showToast({ title: result.problem.message, look: "error" });
      if (!result?.isDone) return;
      readAgain();
      onDone(result.answer);
    });
  }
  const takeBack = (bagId: string) =>
    post({ intent: "undo", bagId }, ({ undone }) =>
      showToast({ title: undoneWords(undone, "off"), look: "info" }),
    );
  const tell = ({ bagId }: BagAnswered) =>
    showToast({
      title: ENOUGH_COPY.done(ageRange),
      look: "info",
      ...(bagId && { duration: UNDO_MS, action: { label: COUNT_COPY.undo, act: () => takeBack(bagId) } }),
    });
  const submit = (act: () => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) act();
  };
  const form = (intent: "enough" | "undo", value: string, act: () => void) => (
    <form method="post" action={address} onSubmit={submit(act)} data-chrome className="have-enough">
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      <input type="hidden" name="ageRange" value={ageRange} />
      <input type="hidden" name={intent === "undo" ? "bagId" : "scenario"} value={value} />
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-disabled={isBusy || undefined}
        className="linkish min-h-11 text-sm"
      >
        {intent === "undo" ? ENOUGH_COPY.undoOf(ageRange) : ENOUGH_COPY.have}
      </button>
    </form>
  );
  if (!mayCount) return null;
  return (
    <>
      {isOpen && form("enough", scenario, () => post({ intent: "enough", scenario }, tell))}
      {lastBag && form("undo", lastBag, () => takeBack(lastBag))}
    </>
  );
}
